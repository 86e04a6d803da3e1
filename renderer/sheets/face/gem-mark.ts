import type { GemMark } from '../../../db/model/colossus-order-card.ts';
import { cutOutline } from './gem-cut.ts';
import { ink, lightInk, mixed, type ToneId, toneOf } from './palette.ts';
import { closed, type Point } from './path.ts';
import type { Shape } from './shapes.ts';
import { textIn } from './text.ts';

const toneIds: Readonly<Record<GemMark, ToneId>> = { W: 'white', B: 'black', U: 'blue', R: 'red', '*': 'none' };

/** A Gem mark of Colossus Order: a stone in the cut of its colour with its letter; the colourless one is a pebble with a star. */
export function gemMark(mark: GemMark, center: Point, radius: number): Shape[] {
  const tone = toneOf(toneIds[mark]);
  const [x, y] = center;
  const pale = mark === 'W' || mark === '*';
  const bright = pale ? '#ffffff' : mixed(tone.hue, tone.bright, 0.25);
  const body = mark === 'W' ? '#cfdbe4' : mark === '*' ? '#cbc1b0' : mixed(tone.hue, tone.deep, 0.45);
  const outer = cutOutline(mark, center, radius);
  const table = cutOutline(mark, center, radius * 0.74);
  const facets = outer.map((corner, index) => closed([corner, table[index]!])).join('');
  return [
    {
      kind: 'path',
      d: closed(outer),
      fill: {
        kind: 'linear',
        from: [x, y - radius],
        to: [x, y + radius],
        stops: [
          { at: 0, color: bright },
          { at: 1, color: mixed(tone.hue, tone.deep, pale ? 0.1 : 0.6) },
        ],
      },
      stroke: '#1d1712',
      strokeWidth: radius * 0.16,
    },
    {
      kind: 'path',
      d: closed(table) + facets,
      fill: body,
      stroke: bright,
      strokeOpacity: 0.6,
      strokeWidth: radius * 0.06,
    },
    ...letter(
      mark,
      x,
      y + (mark === 'U' ? radius * 0.12 : mark === 'R' ? -radius * 0.08 : 0),
      radius,
      pale ? ink : lightInk,
    ),
  ];
}

function letter(mark: GemMark, x: number, y: number, radius: number, fill: string): Shape[] {
  const size = radius * (mark === 'B' ? 0.98 : 1.1);
  const baseline = mark === '*' ? y + size * 0.62 : y + size * 0.37;
  return [textIn({ x, y: baseline, width: radius * 1.5, size, weight: 700, anchor: 'middle', fill }, mark)];
}

/** A Gem Level that is not known. */
export function unknownMark(center: Point, radius: number): Shape[] {
  const [x, y] = center;
  return [
    { kind: 'circle', x, y, radius: radius * 0.92, fill: '#ffffff', stroke: '#1d1712', strokeWidth: radius * 0.16 },
    textIn(
      { x, y: y + radius * 0.45, width: radius * 1.5, size: radius * 1.25, weight: 700, anchor: 'middle', fill: ink },
      '?',
    ),
  ];
}
