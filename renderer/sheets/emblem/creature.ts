import { mixed } from '../face/palette.ts';
import { circlePath, polar } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { mask } from './mask.ts';
import { type Nature, natureOf } from './nature.ts';
import { beads, gear, type Petal, type PetalForm, petal, rosette, star, starPolygon, ticks } from './ornaments.ts';
import { line, radial, type Stage } from './stage.ts';

type Forms = readonly [PetalForm, ...PetalForm[]];

type Eye = 'gear' | 'slit' | 'round' | 'faceted' | 'star';

/** What a nature looks like: the petals of its rosettes, its wings, its eye. */
interface Look {
  readonly forms: Forms;
  readonly wings: PetalForm | null;
  readonly eye: Eye;
}

const looks: Readonly<Record<Exclude<Nature, 'any'>, Look>> = {
  machine: { forms: ['kite', 'blade', 'thorn'], wings: 'kite', eye: 'gear' },
  dragon: { forms: ['flame', 'claw', 'thorn', 'blade'], wings: 'claw', eye: 'slit' },
  bird: { forms: ['feather', 'blade', 'leaf'], wings: 'feather', eye: 'round' },
  insect: { forms: ['drop', 'leaf', 'kite'], wings: 'drop', eye: 'faceted' },
  undead: { forms: ['thorn', 'claw', 'flame'], wings: 'thorn', eye: 'slit' },
  beast: { forms: ['claw', 'blade', 'flame'], wings: null, eye: 'slit' },
  warrior: { forms: ['blade', 'kite', 'thorn'], wings: 'blade', eye: 'star' },
  fae: { forms: ['leaf', 'drop', 'feather'], wings: 'leaf', eye: 'star' },
};

const anyForm: Forms = ['blade', 'leaf', 'flame', 'drop', 'kite', 'thorn', 'feather', 'claw'];

function lookOf(nature: Nature, draws: Stage['draws']): Look {
  if (nature !== 'any') return looks[nature];
  return {
    forms: [draws.pick(anyForm), draws.pick(anyForm)],
    wings: draws.chance(0.6) ? draws.pick(anyForm) : null,
    eye: draws.pick(['slit', 'round', 'star', 'faceted']),
  };
}

/** A pair of wings (or horns, or fins) behind the rosette, as wide as the field allows. */
function wings(stage: Stage, form: PetalForm): Shape[] {
  const { area, center, radius, tone, second, draws } = stage;
  const span = Math.min(area.width * 0.49, radius * 1.62);
  const feathers = draws.whole(4, 7);
  const top = draws.between(38, 62);
  const fan = draws.between(11, 17);
  const thin = form === 'claw' || form === 'thorn' || form === 'flame' || form === 'blade';
  const spread = draws.between(4.5, 7) * (thin ? 1.6 : 1);
  let front = '';
  let back = '';
  for (let index = 0; index < feathers; index++) {
    const reach = span * (1 - index * draws.between(0.07, 0.1));
    const shape: Petal = { form, from: radius * 0.12, to: reach, spread };
    const behind: Petal = { ...shape, to: reach * 0.86, spread: spread * 1.15 };
    const angle = top + index * fan;
    front += petal(center, angle, shape, -1) + petal(center, -angle, shape, 1);
    back += petal(center, angle + fan / 2, behind, -1) + petal(center, -angle - fan / 2, behind, 1);
  }
  const glow = radial(
    center,
    span,
    [second.bright, 0.15],
    [second.hue, 0.75],
    [mixed(second.bright, tone.accent, 0.35), 0.95],
  );
  return [
    { kind: 'path', d: back, fill: second.deep, fillOpacity: 0.8, stroke: second.hue, strokeWidth: radius * 0.01 },
    { kind: 'path', d: front, fill: glow, stroke: second.bright, strokeOpacity: 0.7, strokeWidth: radius * 0.012 },
  ];
}

function eyeOf(stage: Stage, eye: Eye, size: number, turn: number): Shape[] {
  const { center, tone, draws } = stage;
  const [x, y] = center;
  const iris = radial([x, y - size * 0.25], size * 1.3, '#ffffff', tone.bright, tone.hue, tone.deep);
  const ball: Shape = { kind: 'circle', x, y, radius: size, fill: iris, stroke: tone.night, strokeWidth: size * 0.1 };
  const light: Shape = {
    kind: 'circle',
    x: x - size * 0.3,
    y: y - size * 0.36,
    radius: size * 0.17,
    fill: '#ffffff',
    fillOpacity: 0.9,
  };
  switch (eye) {
    case 'slit': {
      const pupil: Petal = { form: 'blade', from: -size * 0.82, to: size * 0.82, spread: draws.between(60, 95) };
      const [px, py] = polar(center, 0, size * 0.86);
      const [qx, qy] = polar(center, 180, size * 0.86);
      const w = (size * pupil.spread) / 190;
      const d = `M${px} ${py}Q${x + w} ${y} ${qx} ${qy}Q${x - w} ${y} ${px} ${py}Z`;
      return [ball, { kind: 'path', d, fill: tone.night }, light];
    }
    case 'gear':
      return [
        {
          kind: 'path',
          d: gear(center, size * 1.15, size * 0.86, draws.whole(8, 12), turn, size * 0.42),
          evenOdd: true,
          fill: tone.bright,
          stroke: tone.night,
          strokeWidth: size * 0.07,
        },
        { kind: 'circle', x, y, radius: size * 0.3, fill: tone.accent },
      ];
    case 'faceted':
      return [
        ball,
        line(starPolygon(center, size, draws.pick([6, 8, 10]), draws.pick([2, 3]), turn), tone.night, size * 0.07, 0.7),
        light,
      ];
    case 'star':
      return [
        ball,
        {
          kind: 'path',
          d: star(center, size * 0.86, size * 0.34, draws.whole(4, 7), turn),
          fill: '#ffffff',
          fillOpacity: 0.85,
          stroke: tone.deep,
          strokeWidth: size * 0.06,
        },
      ];
    case 'round':
      return [ball, { kind: 'circle', x, y, radius: size * draws.between(0.36, 0.5), fill: tone.night }, light];
  }
}

/** A creature: wings, rosettes of its nature's petals and rings of beads; in the middle its eye, or its face. */
export function creature(stage: Stage): Shape[] {
  const { draws, families } = stage;
  const nature = natureOf(families);
  const look = lookOf(nature, draws);
  const withFace = draws.chance(0.6);
  const order = draws.whole(4, 8);
  const turn = draws.pick([0, 180 / order]);
  const wide = look.wings !== null && draws.chance(0.75) ? wings(stage, look.wings) : [];
  const layers = withFace ? 2 : draws.whole(3, 4);
  const reach = wide.length > 0 ? 0.82 : 0.94;
  return [
    ...wide,
    ...Array.from({ length: layers }, (_, layer) => rosetteLayer(stage, look.forms, layer, order, turn, reach)).flat(),
    ...(withFace
      ? [halo(stage), ...mask(stage, nature, stage.radius * draws.between(0.44, 0.52))]
      : setEye(stage, look.eye, order, turn)),
  ];
}

/** A dark glow that lifts a face off the petals behind it. */
function halo({ center, radius, tone }: Stage): Shape {
  const reach = radius * 0.8;
  return {
    kind: 'circle',
    x: center[0],
    y: center[1],
    radius: reach,
    fill: radial(center, reach, [tone.night, 0.85], [tone.night, 0.6], [tone.night, 0]),
  };
}

const steps = [1, 0.77, 0.56, 0.38] as const;

/** One ring of petals; the outermost and some others carry a ring of beads. */
function rosetteLayer(stage: Stage, forms: Forms, layer: number, order: number, turn: number, reach: number): Shape[] {
  const { center, radius, tone, second, draws } = stage;
  const to = radius * (steps[layer] ?? 0.3) * reach;
  const form = forms[(layer + draws.whole(0, forms.length - 1)) % forms.length] ?? forms[0];
  const count = layer === 0 || draws.chance(0.7) ? order * (layer % 2 === 0 && order < 6 ? 2 : 1) : order * 2;
  const spread = (180 / count) * draws.between(0.5, 0.85);
  const bent = form === 'flame' || form === 'claw' || form === 'feather';
  const own = layer % 2 === 0 ? tone : second;
  const tip = layer === 1 ? own.accent : layer === 2 ? mixed(own.bright, own.hue, 0.5) : own.bright;
  const petals: Petal = { form, from: radius * 0.1, to, spread };
  const shapes: Shape[] = [
    {
      kind: 'path',
      d: rosette(center, count, turn + (layer % 2) * (180 / order), petals, bent && draws.chance(0.6)),
      fill: radial(center, to, [own.deep, 0.95], [own.hue, 0.92], [tip, 0.92]),
      stroke: mixed(own.night, own.deep, 0.3),
      strokeWidth: radius * 0.016,
    },
  ];
  if (layer === 0 || (layer === 2 && draws.chance(0.5))) {
    const ring = to * draws.between(0.58, 0.68);
    const count = order * draws.pick([2, 3, 4]);
    shapes.push(line(circlePath(center[0], center[1], ring), tone.bright, radius * 0.014, 0.75), {
      kind: 'path',
      d: beads(center, ring, count, radius * 0.02, turn),
      fill: tone.bright,
    });
  }
  return shapes;
}

/** The eye in a dark setting with marks around it. */
function setEye(stage: Stage, eye: Eye, order: number, turn: number): Shape[] {
  const { center, radius, tone, draws } = stage;
  const size = radius * draws.between(0.14, 0.22);
  const [x, y] = center;
  return [
    {
      kind: 'circle',
      x,
      y,
      radius: size * 1.5,
      fill: tone.night,
      fillOpacity: 0.75,
      stroke: tone.bright,
      strokeWidth: radius * 0.014,
    },
    line(ticks(center, size * 1.22, size * 1.42, order * 4, turn), tone.bright, radius * 0.014, 0.8),
    ...eyeOf(stage, eye, size, turn),
  ];
}
