import type { GemMark } from '../../../db/model/colossus-order-card.ts';
import { type Point, polar } from './path.ts';

/** The four cuts and the uncut stone, as corners on a circle of radius 1, clockwise from the top. */
const cuts: Readonly<Record<GemMark, readonly Point[]>> = {
  /** White: a step cut, square with cut corners. */
  W: [
    [-0.5, -0.92],
    [0.5, -0.92],
    [0.92, -0.5],
    [0.92, 0.5],
    [0.5, 0.92],
    [-0.5, 0.92],
    [-0.92, 0.5],
    [-0.92, -0.5],
  ],
  /** Black: a lozenge. */
  B: [
    [0, -1.12],
    [0.5, -0.56],
    [1, 0],
    [0.5, 0.56],
    [0, 1.12],
    [-0.5, 0.56],
    [-1, 0],
    [-0.5, -0.56],
  ],
  /** Blue: a drop. */
  U: [
    [0, -1.16],
    [0.4, -0.62],
    [0.76, -0.16],
    [0.9, 0.26],
    [0.74, 0.7],
    [0.36, 0.97],
    [0, 1.04],
    [-0.36, 0.97],
    [-0.74, 0.7],
    [-0.9, 0.26],
    [-0.76, -0.16],
    [-0.4, -0.62],
  ],
  /** Red: a trillion, three bulging sides, point down. */
  R: [
    [-0.98, -0.78],
    [-0.4, -0.92],
    [0.4, -0.92],
    [0.98, -0.78],
    [0.86, -0.12],
    [0.5, 0.52],
    [0, 1.1],
    [-0.5, 0.52],
    [-0.86, -0.12],
  ],
  /** Colourless: a round pebble. */
  '*': Array.from({ length: 12 }, (_, index) => polar([0, 0], index * 30 + 15, 0.95)),
};

/** The outline of a stone around a centre. */
export function cutOutline(mark: GemMark, center: Point, radius: number): Point[] {
  return cuts[mark].map(([x, y]) => [center[0] + x * radius, center[1] + y * radius]);
}
