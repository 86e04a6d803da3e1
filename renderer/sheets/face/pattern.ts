import type { ToneId } from './palette.ts';
import { circlePath, closed, type Point, polar } from './path.ts';
import type { Area } from './shapes.ts';

const cell = 2.7;

/** One figure of a colour's pattern: the colour's shape again, so that the frame too tells more than a hue. */
function figure(tone: ToneId, [x, y]: Point): string {
  const around = (radius: number, angles: readonly number[]) =>
    closed(angles.map((angle) => polar([x, y], angle, radius)));
  switch (tone) {
    case 'red':
      return around(0.95, [0, 120, 240]);
    case 'purple':
      return around(1, [0, 90, 180, 270]);
    case 'green':
      return circlePath(x, y, 0.75);
    case 'white':
      return around(1, [45, 135, 225, 315]);
    case 'yellow':
      return closed(Array.from({ length: 10 }, (_, index) => polar([x, y], index * 36, index % 2 === 0 ? 1.05 : 0.45)));
    case 'blue':
      return around(0.95, [0, 60, 120, 180, 240, 300]);
    case 'black':
      return closed([
        [x, y - 1.2],
        [x + 0.6, y],
        [x, y + 1.2],
        [x - 0.6, y],
      ]);
    case 'none':
      return circlePath(x, y, 0.35);
  }
}

/**
 * The pattern of a frame: figures in brick order over the whole card, left out where `hole` covers them.
 * @param toneAt the colour at a place (a card of two colours is parted)
 */
export function framePattern(width: number, height: number, hole: Area, toneAt: (x: number) => ToneId): string {
  let d = '';
  for (let row = 0, y = cell / 2; y < height; row++, y += cell) {
    for (let x = row % 2 === 0 ? cell / 2 : 0; x <= width; x += cell) {
      const covered =
        x > hole.x + 1.4 && x < hole.x + hole.width - 1.4 && y > hole.y + 1.4 && y < hole.y + hole.height - 1.4;
      if (!covered) d += figure(toneAt(x), [x, y]);
    }
  }
  return d;
}
