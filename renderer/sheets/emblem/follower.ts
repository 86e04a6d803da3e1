import { mixed } from '../face/palette.ts';
import { closed, type Point, polar, short } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { mask } from './mask.ts';
import { type Nature, natureOf } from './nature.ts';
import { beads, mirrored, type PetalForm, petal, rosette, star } from './ornaments.ts';
import { shields } from './shields.ts';
import { line, linear, radial, type Stage } from './stage.ts';

/** A coat of arms: wings, banners or weapons behind a shield with a division and a charge, a crown above. */
export function follower(stage: Stage): Shape[] {
  return [
    ...(stage.draws.chance(0.7) ? supporters(stage) : sunburst(stage)),
    ...weapons(stage),
    ...shield(stage),
    ...crown(stage),
  ];
}

const wingForms: Readonly<Record<Nature, PetalForm | null>> = {
  bird: 'feather',
  dragon: 'claw',
  machine: 'kite',
  fae: 'leaf',
  undead: 'thorn',
  insect: 'drop',
  beast: 'flame',
  warrior: null,
  any: null,
};

function wingForm({ families, draws }: Stage): PetalForm {
  const own = draws.pick(['feather', 'blade', 'flame', 'leaf']);
  return wingForms[natureOf(families)] ?? own;
}

function supporters(stage: Stage): Shape[] {
  const { area, center, radius, tone, draws } = stage;
  const form = wingForm(stage);
  const span = Math.min(area.width * 0.48, radius * 1.5);
  const root: Point = [center[0], center[1] + radius * 0.1];
  const feathers = draws.whole(4, 6);
  const top = draws.between(34, 52);
  const fan = draws.between(13, 18);
  const layer = (reach: number, spread: number, offset: number) => {
    let d = '';
    for (let index = 0; index < feathers; index++) {
      const shape = { form, from: radius * 0.2, to: span * reach * (1 - index * 0.085), spread };
      const angle = top + offset + index * fan;
      d += petal(root, angle, shape, -1) + petal(root, -angle, shape, 1);
    }
    return d;
  };
  return [
    { kind: 'path', d: layer(0.9, 8, fan / 2), fill: tone.deep, stroke: tone.hue, strokeWidth: radius * 0.012 },
    {
      kind: 'path',
      d: layer(1, 6.5, 0),
      fill: radial(root, span, tone.deep, tone.hue, tone.bright),
      stroke: tone.night,
      strokeWidth: radius * 0.014,
    },
  ];
}

/** A wheel of petals in place of wings. */
function sunburst(stage: Stage): Shape[] {
  const { center, radius, tone, second, draws } = stage;
  const order = draws.whole(8, 14);
  const form = wingForm(stage);
  const spread = (180 / order) * 0.8;
  const back = rosette(center, order, 180 / order, { form, from: radius * 0.3, to: radius * 1.02, spread });
  const front = rosette(center, order, 0, { form, from: radius * 0.3, to: radius * 0.94, spread });
  const stroke = { stroke: tone.night, strokeWidth: radius * 0.014 } as const;
  return [
    { kind: 'path', d: back, fill: second.deep, ...stroke },
    { kind: 'path', d: front, fill: radial(center, radius, tone.deep, tone.hue, tone.bright), ...stroke },
  ];
}

/** Two crossed swords, spears or staffs. */
function weapons({ center, radius, tone, draws }: Stage): Shape[] {
  const kind = draws.pick(['sword', 'spear', 'staff', 'none']);
  if (kind === 'none') return [];
  const lean = draws.between(26, 38);
  const long = radius * 0.96;
  const half = radius * 0.035;
  const one = (angle: number): string => {
    const end = (along: number, across: number): Point => polar(polar(center, angle, along), angle + 90, across);
    const shaft = closed([end(-long, -half), end(long * 0.6, -half), end(long * 0.6, half), end(-long, half)]);
    if (kind === 'sword') {
      const guard = closed([
        end(-long * 0.62, -half * 5),
        end(-long * 0.55, -half * 5),
        end(-long * 0.55, half * 5),
        end(-long * 0.62, half * 5),
      ]);
      const blade = closed([
        end(-long * 0.55, -half * 1.7),
        end(long * 0.85, -half * 1.5),
        end(long * 1.02, 0),
        end(long * 0.85, half * 1.5),
        end(-long * 0.55, half * 1.7),
      ]);
      return (
        closed([end(-long * 0.9, -half), end(-long * 0.6, -half), end(-long * 0.6, half), end(-long * 0.9, half)]) +
        guard +
        blade
      );
    }
    if (kind === 'spear')
      return (
        shaft +
        closed([
          end(long * 0.58, -half),
          end(long * 0.72, -half * 3),
          end(long * 1.05, 0),
          end(long * 0.72, half * 3),
          end(long * 0.58, half),
        ])
      );
    const [hx, hy] = polar(center, angle, long * 0.78);
    return shaft + star([hx, hy], radius * 0.17, radius * 0.09, 6, angle);
  };
  return [
    {
      kind: 'path',
      d: one(lean) + one(-lean),
      fill: linear(
        [0, center[1] - radius],
        [0, center[1] + radius],
        '#ffffff',
        tone.accent,
        mixed(tone.accent, tone.night, 0.5),
      ),
      stroke: tone.night,
      strokeWidth: radius * 0.016,
    },
  ];
}

function shield(stage: Stage): Shape[] {
  const { center, radius, tone, second, draws } = stage;
  const [x, y] = [center[0], center[1] + radius * 0.07];
  const half = draws.pick(shields);
  const w = radius * 0.52;
  const h = radius * 0.66;
  const outline = (scale: number): Point[] => {
    const right = half.map(([px, py]): Point => [x + px * w * scale, y + py * h * scale]);
    return [...right, ...mirrored(right, x).reverse()];
  };
  const clip = { kind: 'path', d: closed(outline(0.86)) } as const;
  const field: Shape = {
    kind: 'path',
    d: closed(outline(0.86)),
    fill: linear([x, y - h], [x, y + h], tone.hue, tone.deep),
  };
  return [
    { kind: 'path', d: closed(outline(1.08)), fill: tone.night, fillOpacity: 0.7 },
    {
      kind: 'path',
      d: closed(outline(1)),
      fill: linear([x - w, y - h], [x + w, y + h], '#ffffff', tone.accent, mixed(tone.accent, tone.night, 0.45)),
      stroke: tone.night,
      strokeWidth: radius * 0.018,
    },
    { kind: 'group', clip, shapes: [field, ...division(stage, x, y, w, h), ...charge(stage, x, y, radius * 0.33)] },
    { kind: 'path', d: closed(outline(0.86)), stroke: second.night, strokeWidth: radius * 0.02 },
  ];
}

/** How the field of the shield is parted: every way is the same left and right. */
function division({ radius, second, draws }: Stage, x: number, y: number, w: number, h: number): Shape[] {
  const fill = { fill: second.bright, fillOpacity: 0.3 } as const;
  const kind = draws.pick(['chevrons', 'cross', 'lozenges', 'rays', 'saltire', 'bars']);
  switch (kind) {
    case 'chevrons': {
      const rows = draws.whole(2, 4);
      let d = '';
      for (let row = 0; row < rows; row++) {
        const top = y - h + ((row + 0.6) * 2 * h) / rows;
        const thick = h / rows / 1.7;
        d += closed([
          [x, top - thick],
          [x + w, top + thick],
          [x + w, top + thick * 2],
          [x, top],
          [x - w, top + thick * 2],
          [x - w, top + thick],
        ]);
      }
      return [{ kind: 'path', d, ...fill }];
    }
    case 'cross': {
      const t = w * draws.between(0.18, 0.3);
      return [
        {
          kind: 'path',
          d: `M${short(x - t)} ${short(y - h)}H${short(x + t)}V${short(y + h * 1.1)}H${short(x - t)}ZM${short(x - w)} ${short(y - t)}H${short(x + w)}V${short(y + t)}H${short(x - w)}Z`,
          ...fill,
        },
      ];
    }
    case 'lozenges': {
      const step = w / draws.whole(2, 3);
      let d = '';
      for (let row = -3; row <= 3; row++) {
        for (let column = -3; column <= 3; column++) {
          const [cx, cy] = [x + column * step, y + row * step * 1.4];
          d += closed([
            [cx, cy - step * 0.7],
            [cx + step * 0.5, cy],
            [cx, cy + step * 0.7],
            [cx - step * 0.5, cy],
          ]);
        }
      }
      return [{ kind: 'path', d, ...fill }];
    }
    case 'rays':
      return [
        {
          kind: 'path',
          d: rosette([x, y], draws.whole(8, 14), 0, { form: 'kite', from: 0, to: h * 1.3, spread: 9 }),
          ...fill,
        },
      ];
    case 'saltire': {
      const t = w * draws.between(0.2, 0.32);
      const bar = (side: number) =>
        closed([
          [x - w * side - t, y - h],
          [x - w * side + t, y - h],
          [x + w * side + t, y + h],
          [x + w * side - t, y + h],
        ]);
      return [
        { kind: 'path', d: bar(1), ...fill },
        { kind: 'path', d: bar(-1), ...fill },
      ];
    }
    case 'bars': {
      const rows = draws.whole(3, 5);
      let d = '';
      for (let row = 0; row < rows; row++) {
        const top = y - h + (row * 2 * h) / rows;
        d += `M${short(x - w)} ${short(top)}H${short(x + w)}V${short(top + h / rows)}H${short(x - w)}Z`;
      }
      return [
        { kind: 'path', d, ...fill },
        { kind: 'path', d: beads([x, y], radius * 0.38, 12, radius * 0.02), ...fill },
      ];
    }
  }
}

/** The sign on the shield: the face of its bearer, or rosettes around a stone. */
function charge(stage: Stage, x: number, y: number, size: number): Shape[] {
  if (stage.draws.chance(0.6))
    return mask({ ...stage, center: [x, y + size * 0.12] }, natureOf(stage.families), size * 0.95);
  return flower(stage, x, y, size);
}

function flower({ tone, second, draws }: Stage, x: number, y: number, size: number): Shape[] {
  const order = draws.whole(3, 8);
  const turn = draws.pick([0, 180 / order]);
  const outer = draws.pick(['blade', 'leaf', 'flame', 'drop', 'kite', 'thorn', 'feather', 'claw'] as const);
  const inner = draws.pick(['blade', 'leaf', 'kite', 'drop'] as const);
  const center: Point = [x, y];
  return [
    {
      kind: 'path',
      d: rosette(
        center,
        order,
        turn,
        { form: outer, from: size * 0.1, to: size, spread: (180 / order) * 0.8 },
        outer === 'flame' || outer === 'claw',
      ),
      fill: radial(center, size, tone.accent, tone.bright),
      stroke: tone.night,
      strokeWidth: size * 0.05,
    },
    {
      kind: 'path',
      d: rosette(center, order, turn + 180 / order, {
        form: inner,
        from: size * 0.08,
        to: size * 0.62,
        spread: (180 / order) * 0.6,
      }),
      fill: second.deep,
      stroke: tone.bright,
      strokeWidth: size * 0.035,
    },
    {
      kind: 'circle',
      x,
      y,
      radius: size * 0.2,
      fill: radial([x, y - size * 0.06], size * 0.24, '#ffffff', tone.bright, tone.hue),
      stroke: tone.night,
      strokeWidth: size * 0.05,
    },
  ];
}

function crown(stage: Stage): Shape[] {
  const { center, radius, tone, draws } = stage;
  const x = center[0];
  const base = center[1] - radius * 0.64;
  const w = radius * draws.between(0.26, 0.34);
  const tall = radius * draws.between(0.2, 0.28);
  const spikes = draws.pick([1, 3, 5, 7]);
  const line_: Point[] = [[x - w, base]];
  for (let index = 0; index < spikes; index++) {
    const share = spikes === 1 ? 0.5 : index / (spikes - 1);
    const px = x - w + share * 2 * w;
    const middle = 1 - Math.abs(share - 0.5) * 0.7;
    line_.push([px, base - tall * middle]);
    if (index < spikes - 1) line_.push([px + w / (spikes - 1), base - tall * 0.32]);
  }
  line_.push([x + w, base], [x + w * 0.9, base + tall * 0.3], [x - w * 0.9, base + tall * 0.3]);
  return [
    {
      kind: 'path',
      d: closed(line_),
      fill: linear([0, base - tall], [0, base + tall * 0.3], '#ffffff', tone.accent),
      stroke: tone.night,
      strokeWidth: radius * 0.016,
    },
    line(`M${short(x - w * 0.94)} ${short(base + tall * 0.08)}H${short(x + w * 0.94)}`, tone.deep, radius * 0.018, 0.7),
  ];
}
