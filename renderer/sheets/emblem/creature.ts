import { mixed } from '../face/palette.ts';
import { circlePath, polar } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { beads, gear, type Petal, type PetalForm, petal, rosette, star, starPolygon, ticks } from './ornaments.ts';
import { line, radial, type Stage } from './stage.ts';

type Forms = readonly [PetalForm, ...PetalForm[]];

/** What a family looks like: the petals of its rosettes, its wings, its eye. First fit wins. */
const looks: readonly {
  readonly families: RegExp;
  readonly forms: Forms;
  readonly wings: PetalForm | null;
  readonly eye: Eye;
}[] = [
  { families: /機|動|machine|construct|golem/i, forms: ['kite', 'blade', 'thorn'], wings: 'kite', eye: 'gear' },
  { families: /竜|龍|dragon|drake|wyrm/i, forms: ['flame', 'claw', 'thorn', 'blade'], wings: 'claw', eye: 'slit' },
  { families: /鳥|翼|wing|bird|griffin/i, forms: ['feather', 'blade', 'leaf'], wings: 'feather', eye: 'round' },
  { families: /虫|insect|parasite|swarm/i, forms: ['drop', 'leaf', 'kite'], wings: 'drop', eye: 'faceted' },
  { families: /獣|牙|beast|wolf|fang/i, forms: ['claw', 'blade', 'flame'], wings: null, eye: 'slit' },
  { families: /幽|無|魔|蛇|dead|wraith|shade|zombie/i, forms: ['thorn', 'claw', 'flame'], wings: 'thorn', eye: 'slit' },
  { families: /騎|人|knight|soldier|guard|warrior/i, forms: ['blade', 'kite', 'thorn'], wings: 'blade', eye: 'star' },
  { families: /精|化|天|spirit|angel|fae|sprite/i, forms: ['leaf', 'drop', 'feather'], wings: 'leaf', eye: 'star' },
];

type Eye = 'gear' | 'slit' | 'round' | 'faceted' | 'star';

const anyForm: Forms = ['blade', 'leaf', 'flame', 'drop', 'kite', 'thorn', 'feather', 'claw'];

function lookOf({ families, draws }: Stage) {
  const found = looks.find((look) => families.some((family) => look.families.test(family)));
  if (found) return found;
  return {
    forms: [draws.pick(anyForm), draws.pick(anyForm)] as Forms,
    wings: draws.chance(0.6) ? draws.pick(anyForm) : null,
    eye: draws.pick(['slit', 'round', 'star', 'faceted']),
  } as const;
}

/** A pair of wings (or horns, or fins) behind the rosette, as wide as the field allows. */
function wings(stage: Stage, form: PetalForm): Shape[] {
  const { area, center, radius, tone, second, draws } = stage;
  const span = Math.min(area.width * 0.49, radius * 1.62);
  const feathers = draws.whole(4, 7);
  const top = draws.between(38, 62);
  const fan = draws.between(11, 17);
  const spread = draws.between(4.5, 7);
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

/** A creature: wings, three to four rosettes of the family's petals, rings of beads, an eye. */
export function creature(stage: Stage): Shape[] {
  const { center, radius, tone, second, draws } = stage;
  const look = lookOf(stage);
  const order = draws.whole(4, 8);
  const turn = draws.pick([0, 180 / order]);
  const shapes: Shape[] = [];
  if (look.wings) shapes.push(...wings(stage, look.wings));

  const layers = draws.whole(3, 4);
  const steps = [1, 0.77, 0.56, 0.38];
  for (let layer = 0; layer < layers; layer++) {
    const to = radius * steps[layer]! * (look.wings ? 0.82 : 0.94);
    const form = look.forms[(layer + draws.whole(0, look.forms.length - 1)) % look.forms.length]!;
    const count = layer === 0 || draws.chance(0.7) ? order * (layer % 2 === 0 && order < 6 ? 2 : 1) : order * 2;
    const spread = (180 / count) * draws.between(0.5, 0.85);
    const bent = form === 'flame' || form === 'claw' || form === 'feather';
    const ringTone = layer % 2 === 0 ? tone : second;
    const tip = [ringTone.bright, ringTone.accent, mixed(ringTone.bright, ringTone.hue, 0.5), ringTone.bright][layer]!;
    shapes.push({
      kind: 'path',
      d: rosette(
        center,
        count,
        turn + (layer % 2) * (180 / order),
        { form, from: radius * 0.1, to, spread },
        bent && draws.chance(0.6),
      ),
      fill: radial(center, to, [ringTone.deep, 0.95], [ringTone.hue, 0.92], [tip, 0.92]),
      stroke: mixed(ringTone.night, ringTone.deep, 0.3),
      strokeWidth: radius * 0.016,
    });
    if (layer === 0 || (layer === 2 && draws.chance(0.5))) {
      const ring = to * draws.between(0.58, 0.68);
      shapes.push(line(circlePath(center[0], center[1], ring), tone.bright, radius * 0.014, 0.75), {
        kind: 'path',
        d: beads(center, ring, order * draws.pick([2, 3, 4]), radius * 0.02, turn),
        fill: tone.bright,
      });
    }
  }
  const eye = radius * draws.between(0.14, 0.19);
  shapes.push(
    {
      kind: 'circle',
      x: center[0],
      y: center[1],
      radius: eye * 1.5,
      fill: tone.night,
      fillOpacity: 0.75,
      stroke: tone.bright,
      strokeWidth: radius * 0.014,
    },
    line(ticks(center, eye * 1.22, eye * 1.42, order * 4, turn), tone.bright, radius * 0.014, 0.8),
    ...eyeOf(stage, look.eye, eye, turn),
  );
  return shapes;
}
