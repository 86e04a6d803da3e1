import type { GemMark } from '../../../db/model/colossus-order-card.ts';
import { cutOutline } from '../face/gem-cut.ts';
import { circlePath, closed, type Point } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { slabs } from './facets.ts';
import { beads, rays, rosette, ticks } from './ornaments.ts';
import { line, linear, radial, type Stage } from './stage.ts';

/** A giant of stone from below: a wheel of light behind its head, horns or crown, shoulders, a Gem of its colour in its chest. */
export function colossus(mark: GemMark): (stage: Stage) => Shape[] {
  return (stage) => {
    const { area, center, radius, draws } = stage;
    const bottom = area.y + area.height;
    const unit = Math.min(area.height / 2, area.width * 0.46);
    const head: Point = [center[0], center[1] - unit * 0.38];
    const wide = draws.between(0.78, 0.98);
    const figure: Figure = { unit, head, wide, bottom };
    return [
      ...wheel(stage, figure),
      ...body(stage, figure),
      ...face(stage, figure),
      ...heart(stage, figure, mark, radius),
    ];
  };
}

interface Figure {
  readonly unit: number;
  readonly head: Point;
  readonly wide: number;
  readonly bottom: number;
}

function wheel({ tone, second, draws }: Stage, { unit, head }: Figure): Shape[] {
  const r = unit * draws.between(0.62, 0.74);
  const order = draws.whole(6, 12);
  return [
    {
      kind: 'path',
      d: rays(head, r * 0.6, unit * 2.2, order * 2, 0.5),
      fill: radial(head, unit * 2, [tone.bright, 0.45], [tone.bright, 0]),
    },
    {
      kind: 'circle',
      x: head[0],
      y: head[1],
      radius: r,
      fill: radial(head, r, [tone.bright, 0.9], [tone.hue, 0.7], [second.deep, 0.6]),
    },
    {
      kind: 'path',
      d: rosette(head, order * 2, 0, {
        form: draws.pick(['kite', 'blade', 'leaf', 'drop', 'thorn']),
        from: r * 0.4,
        to: r * 1.05,
        spread: (90 / order) * 0.8,
      }),
      fill: radial(head, r, tone.accent, tone.bright),
      stroke: tone.night,
      strokeWidth: unit * 0.012,
    },
    line(
      circlePath(head[0], head[1], r * 0.8) + circlePath(head[0], head[1], r * 1.12),
      tone.bright,
      unit * 0.018,
      0.8,
    ),
    line(ticks(head, r * 1.15, r * 1.22, order * 4), tone.bright, unit * 0.014, 0.7),
    {
      kind: 'path',
      d: beads(head, r * 1.12, order, unit * 0.034),
      fill: tone.accent,
      stroke: tone.night,
      strokeWidth: unit * 0.01,
    },
  ];
}

function body(stage: Stage, { unit, head, wide, bottom }: Figure): Shape[] {
  const { center, draws } = stage;
  const x = center[0];
  const neck = head[1] + unit * 0.3;
  const p = (dx: number, y: number): Point => [x + dx * unit, y];
  const spike = draws.between(0.1, 0.5);
  const slope = draws.between(0.1, 0.3);
  const arm: Point[] = [
    p(wide * 0.86, neck + unit * (slope + 0.3)),
    p(wide * 1.22, neck + unit * (slope + 0.42)),
    p(wide * 1.32, bottom),
    p(wide * 0.8, bottom),
  ];
  const shoulder: Point[] = [
    p(0.3, neck + unit * 0.08),
    p(wide * 0.72, neck + unit * (slope - 0.16)),
    p(wide * 1.02, neck + unit * (slope - spike)),
    p(wide * 1.3, neck + unit * (slope + 0.22)),
    p(wide * 1.18, neck + unit * (slope + 0.52)),
    p(wide * 0.72, neck + unit * (slope + 0.44)),
  ];
  const chest: Point[] = [
    p(0, neck + unit * 0.02),
    p(0.34, neck + unit * 0.06),
    p(wide * 0.78, neck + unit * 0.4),
    p(wide * 0.62, neck + unit * 0.82),
    p(0.3, bottom),
    p(0, bottom),
  ];
  const plate: Point[] = [
    p(0, neck + unit * 0.72),
    p(0.26, neck + unit * 0.62),
    p(wide * 0.6, neck + unit * 0.82),
    p(0.4, bottom),
    p(0, bottom),
  ];
  return [
    ...slabs(stage, unit, arm, 0.55),
    ...slabs(stage, unit, chest, 0.3),
    ...slabs(stage, unit, plate, 0.5),
    ...slabs(stage, unit, shoulder, 0.1),
  ];
}

function face(stage: Stage, { unit, head }: Figure): Shape[] {
  const { tone, draws } = stage;
  const [x, y] = head;
  const p = (dx: number, dy: number): Point => [x + dx * unit, y + dy * unit];
  const jaw = draws.between(0.12, 0.2);
  const brow = draws.between(0.22, 0.28);
  const headRight: Point[] = [
    p(0, -0.34),
    p(0.16, -0.3),
    p(brow, -0.06),
    p(brow - 0.03, 0.14),
    p(jaw, 0.36),
    p(0, 0.44),
  ];
  const horn: readonly [readonly Point[], ...(readonly Point[])[]] = [
    [p(0.12, -0.28), p(0.24, -0.12), p(0.5, -0.34), p(0.56, -0.74), p(0.36, -0.44)],
    [p(0.1, -0.3), p(0.22, -0.16), p(0.32, -0.62), p(0.18, -0.48)],
    [p(0.2, -0.14), p(0.25, 0.04), p(0.62, 0.02), p(0.78, -0.3), p(0.5, -0.16)],
    [p(0, -0.32), p(0.2, -0.24), p(0.24, -0.5), p(0.12, -0.42), p(0, -0.74)],
  ];
  const mask: Point[] = [p(0, -0.12), p(0.1, -0.04), p(0.14, 0.16), p(0.08, 0.3), p(0, 0.33)];
  const eye = (side: number): Point[] => [
    p(side * 0.06, 0.05),
    p(side * 0.19, -0.03),
    p(side * 0.18, 0.04),
    p(side * 0.1, 0.09),
  ];
  return [
    ...slabs(stage, unit, draws.pick(horn), 0.15),
    ...slabs(stage, unit, headRight, 0.2),
    ...slabs(stage, unit, mask, 0.6),
    {
      kind: 'path',
      d: closed(eye(1)) + closed(eye(-1)),
      fill: '#ffffff',
      stroke: tone.accent,
      strokeWidth: unit * 0.02,
    },
  ];
}

/** The Gem in the chest. */
function heart({ tone, center }: Stage, { unit, head }: Figure, mark: GemMark, radius: number): Shape[] {
  const at: Point = [center[0], head[1] + unit * 0.72];
  const size = Math.min(unit * 0.2, radius * 0.22);
  return [
    {
      kind: 'circle',
      x: at[0],
      y: at[1],
      radius: size * 2.2,
      fill: radial(at, size * 2.2, [tone.bright, 0.9], [tone.accent, 0.35], [tone.accent, 0]),
    },
    { kind: 'polygon', points: cutOutline(mark, at, size * 1.18), fill: tone.night },
    {
      kind: 'polygon',
      points: cutOutline(mark, at, size),
      fill: linear([at[0], at[1] - size], [at[0], at[1] + size], '#ffffff', tone.accent),
      stroke: tone.bright,
      strokeWidth: size * 0.08,
    },
    { kind: 'polygon', points: cutOutline(mark, at, size * 0.5), fill: '#ffffff', fillOpacity: 0.75 },
  ];
}
