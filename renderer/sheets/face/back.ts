import type { GameId } from '../../../db/model/game.ts';
import { metal, type ToneId, toneOf } from './palette.ts';
import type { Face, Shape } from './shapes.ts';
import { sizeOfGame } from './size.ts';

const toneOfGame: Readonly<Record<GameId, ToneId>> = { 'battle-spirits': 'blue', 'colossus-order': 'black' };

/** Width of the border and space between the lines of the lattice, in millimetres. */
const border = 3;
const lattice = 5;

/** The back that all cards of a game share here: a lattice in a frame, the same from both ends. */
export function backOf(game: GameId): Face {
  const { width, height, corner } = sizeOfGame(game);
  const tone = toneOf(toneOfGame[game]);
  const inner = { x: border, y: border, width: width - 2 * border, height: height - 2 * border, radius: corner - 1 };
  const middle = [width / 2, height / 2] as const;
  return {
    width,
    height,
    corner,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width, height, fill: tone.night },
      {
        kind: 'rect',
        ...inner,
        fill: {
          kind: 'radial',
          center: middle,
          radius: height / 2,
          stops: [
            { at: 0, color: tone.hue },
            { at: 1, color: tone.deep },
          ],
        },
      },
      { kind: 'group', clip: { kind: 'rect', ...inner }, shapes: latticeOf(width, height, tone.bright) },
      { kind: 'rect', ...inner, stroke: metal, strokeWidth: 0.6 },
      diamond(middle, 13, tone.night),
      diamond(middle, 10, tone.deep),
      diamond(middle, 4, metal),
    ],
  };
}

function latticeOf(width: number, height: number, color: string): readonly Shape[] {
  const line = (d: string): Shape => ({ kind: 'path', d, stroke: color, strokeOpacity: 0.22, strokeWidth: 0.35 });
  // From the middle outwards on both sides, so that the picture turned round is the same.
  const steps = Math.ceil((width + height) / 2 / lattice);
  const reach = height;
  return Array.from({ length: 2 * steps + 1 }, (_, i) => width / 2 + (i - steps) * lattice).flatMap((x) => [
    line(`M ${x - reach} ${height / 2 - reach} L ${x + reach} ${height / 2 + reach}`),
    line(`M ${x - reach} ${height / 2 + reach} L ${x + reach} ${height / 2 - reach}`),
  ]);
}

function diamond([x, y]: readonly [number, number], half: number, fill: string): Shape {
  const points = [
    [x, y - half * 1.3],
    [x + half, y],
    [x, y + half * 1.3],
    [x - half, y],
  ] as const;
  return { kind: 'polygon', points, fill, stroke: metal, strokeWidth: 0.5 };
}
