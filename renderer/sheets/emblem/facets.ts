import { mixed } from '../face/palette.ts';
import type { Point } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { mirrored } from './ornaments.ts';
import { linear, type Stage } from './stage.ts';

/**
 * A slab of cut stone and its mirror image at the stage's middle: the left one lit, the right one in shade.
 * @param unit the size of the figure, for the width of its lines
 * @param right the right slab, any order
 * @param depth 0 = at the front and bright, 1 = far back
 */
export function slabs({ tone, center }: Stage, unit: number, right: readonly Point[], depth: number): Shape[] {
  const stroke = { stroke: tone.night, strokeWidth: unit * 0.016 } as const;
  const ys = right.map(([, y]) => y);
  const top = Math.min(...ys);
  const low = Math.max(...ys);
  const lit = linear([0, top], [0, low], mixed(tone.bright, tone.hue, depth), mixed(tone.hue, tone.deep, depth));
  const shade = linear(
    [0, top],
    [0, low],
    mixed(tone.hue, tone.deep, 0.35 + depth / 3),
    mixed(tone.deep, tone.night, 0.35 + depth / 3),
  );
  return [
    { kind: 'polygon', points: mirrored(right, center[0]), fill: lit, ...stroke },
    { kind: 'polygon', points: right, fill: shade, ...stroke },
  ];
}
