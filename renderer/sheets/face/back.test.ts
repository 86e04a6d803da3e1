import { expect, test } from 'vitest';
import { backOf } from './back.ts';
import type { Shape } from './shapes.ts';
import { sizeOfGame } from './size.ts';

/** The corners of a drawn shape, as whole hundredths of a millimetre. */
function cornersOf(shape: Shape): readonly (readonly [number, number])[] {
  switch (shape.kind) {
    case 'group':
      return shape.shapes.flatMap(cornersOf);
    case 'rect':
      return [
        [shape.x, shape.y],
        [shape.x + shape.width, shape.y + shape.height],
      ];
    case 'polygon':
      return shape.points;
    case 'path':
      return [...shape.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    default:
      return [];
  }
}

const written = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${Math.round(x * 100)},${Math.round(y * 100)}`).sort();

test.each(['battle-spirits', 'colossus-order'] as const)(
  'A back has the size of the cards of its game and tells no end of the card from the other: %s',
  (game) => {
    const back = backOf(game);
    expect(back).toMatchObject(sizeOfGame(game));
    const corners = back.shapes.flatMap(cornersOf);
    expect(corners.length).toBeGreaterThan(40);
    const turned = corners.map(([x, y]) => [back.width - x, back.height - y] as const);
    expect(written(turned)).toEqual(written(corners));
  },
);
