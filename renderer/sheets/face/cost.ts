import type { ReductionKey } from '../../../db/model/battle-spirits-card.ts';
import type { CardDefinition } from '../../../db/model/card.ts';
import { type GemMark, markOfColor } from '../../../db/model/colossus-order-card.ts';
import { cutOutline } from './gem-cut.ts';
import { gemMark, unknownMark } from './gem-mark.ts';
import { cornerCost } from './notation.ts';
import { ink, lightInk, metal, mixed, type Tone } from './palette.ts';
import { closed, type Point, short } from './path.ts';
import { type Area, part, type Shape } from './shapes.ts';
import { symbolMark } from './symbol-mark.ts';
import { textIn } from './text.ts';

/** One mark under the cost: a reduction symbol or a Gem mark; `count` where there are too many to draw each. */
interface CornerMark {
  readonly draw: (center: Point, radius: number) => Shape[];
  readonly count: number;
}

/** What stands in the circle at the card's corner: a number, `?`, or a sign for a kind that has no cost (C02). */
export function costText(card: CardDefinition): string | null {
  switch (card.kind) {
    case 'spirit':
    case 'nexus':
    case 'magic':
      return card.cost === null ? '?' : String(card.cost);
    case 'follower':
    case 'action':
      return cornerCost(card.cost).points;
    default:
      return null;
  }
}

/** The cost in its circle. A Gem shows its stone there, a Colossus a crest: they have no cost. */
export function costMedal(card: CardDefinition, tone: Tone, center: Point, radius: number): Shape {
  const [x, y] = center;
  const text = costText(card);
  const area: Area = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  const ring: Shape[] = [
    { kind: 'circle', x, y, radius, fill: tone.night },
    {
      kind: 'circle',
      x,
      y,
      radius: radius * 0.95,
      fill: {
        kind: 'linear',
        from: [x - radius, y - radius],
        to: [x + radius, y + radius],
        stops: [
          { at: 0, color: '#fffbe9' },
          { at: 0.5, color: metal },
          { at: 1, color: '#8f7440' },
        ],
      },
    },
    {
      kind: 'circle',
      x,
      y,
      radius: radius * 0.83,
      fill: {
        kind: 'radial',
        center: [x, y - radius * 0.3],
        radius: radius * 1.2,
        stops: [
          { at: 0, color: mixed(tone.hue, tone.deep, 0.85) },
          { at: 1, color: tone.night },
        ],
      },
      stroke: tone.night,
      strokeWidth: radius * 0.04,
    },
  ];
  if (text !== null) {
    const size = radius * (text.length > 1 ? 1.0 : 1.24);
    ring.push(
      textIn(
        { x, y: y + size * 0.365, width: radius * 1.4, size, weight: 700, anchor: 'middle', fill: '#ffffff' },
        text,
      ),
    );
  } else if (card.kind === 'gem' || card.kind === 'colossus') {
    const mark = card.color === null ? '*' : markOfColor[card.color];
    ring.push(...(card.kind === 'gem' ? gemMark(mark, center, radius * 0.56) : crest(mark, center, radius * 0.6)));
  }
  return part('cost', area, ring);
}

/** A Colossus' sign: the horned head over its stone. */
function crest(mark: GemMark, [x, y]: Point, r: number): Shape[] {
  const p = (dx: number, dy: number): Point => [x + dx * r, y + dy * r];
  const head = closed([
    p(0, -0.5),
    p(0.4, -0.4),
    p(0.62, -1.05),
    p(0.86, -0.3),
    p(0.62, 0.2),
    p(0.36, 0.82),
    p(0, 1.02),
    p(-0.36, 0.82),
    p(-0.62, 0.2),
    p(-0.86, -0.3),
    p(-0.62, -1.05),
    p(-0.4, -0.4),
  ]);
  return [
    { kind: 'path', d: head, fill: lightInk },
    { kind: 'polygon', points: cutOutline(mark, p(0, 0.2), r * 0.36), fill: '#2a2118' },
  ];
}

const drawnAtMost = 6;

function cornerMarks(card: CardDefinition): CornerMark[] {
  switch (card.kind) {
    case 'spirit':
    case 'nexus':
    case 'magic':
      return grouped(
        Object.entries(card.reduction).map(([key, count]) => ({
          draw: (center: Point, radius: number) => symbolMark(key as ReductionKey, center, radius),
          count: count ?? 0,
        })),
      );
    case 'follower':
    case 'action': {
      const { gems } = cornerCost(card.cost);
      return grouped(
        [...new Set(gems)].map((mark) => ({
          draw: (center: Point, radius: number) =>
            mark === '?' ? unknownMark(center, radius) : gemMark(mark, center, radius),
          count: gems.filter((other) => other === mark).length,
        })),
      );
    }
    default:
      return [];
  }
}

/** Each mark by itself while they are few, else one a sort with its number. */
function grouped(marks: readonly CornerMark[]): CornerMark[] {
  const total = marks.reduce((sum, { count }) => sum + count, 0);
  if (total > drawnAtMost) return marks.filter(({ count }) => count > 0);
  return marks.flatMap(({ draw, count }) => Array.from({ length: count }, () => ({ draw, count: 1 })));
}

/**
 * The reduction symbols or Gem marks on a ribbon that hangs from the cost.
 * @param from the centre of the cost
 * @param room how far down the ribbon may reach, from the cost's lower edge
 */
export function markRibbon(
  card: CardDefinition,
  tone: Tone,
  from: Point,
  medal: number,
  radius: number,
  room: number,
): Shape[] {
  const marks = cornerMarks(card);
  if (marks.length === 0) return [];
  const [x, y] = from;
  const pitch = Math.min(radius * 2.42, (room - radius * 1.2) / marks.length);
  const size = Math.min(radius, pitch / 2.2);
  const top = y + medal;
  const first = top + size * 1.2;
  const half = radius * 1.36;
  const end = first + pitch * (marks.length - 1) + size * 1.42;
  const tail = closed([
    [x - half, y],
    [x + half, y],
    [x + half, end + radius * 0.7],
    [x, end],
    [x - half, end + radius * 0.7],
  ]);
  const shapes: Shape[] = [
    {
      kind: 'path',
      d: tail,
      fill: {
        kind: 'linear',
        from: [x - half, 0],
        to: [x + half, 0],
        stops: [
          { at: 0, color: '#e9dfc8' },
          { at: 0.35, color: '#fdf9ee' },
          { at: 1, color: '#dfd2b6' },
        ],
      },
      stroke: tone.night,
      strokeWidth: 0.25,
    },
    {
      kind: 'path',
      d: `M${short(x - half + 0.45)} ${short(y)}V${short(end + radius * 0.2)}M${short(x + half - 0.45)} ${short(y)}V${short(end + radius * 0.2)}`,
      stroke: tone.deep,
      strokeOpacity: 0.6,
      strokeWidth: 0.16,
    },
  ];
  marks.forEach((mark, index) => {
    const center: Point = [x, first + pitch * index];
    if (mark.count === 1) shapes.push(...mark.draw(center, size));
    else {
      shapes.push(
        ...mark.draw([x - size * 0.6, center[1]], size * 0.72),
        textIn(
          {
            x: x + half - 0.3,
            y: center[1] + size * 0.45,
            width: half * 1.1,
            size: size * 1.2,
            weight: 700,
            anchor: 'end',
            fill: ink,
          },
          String(mark.count),
        ),
      );
    }
  });
  return [part('marks', { x: x - half, y: top, width: half * 2, height: end + radius * 0.7 - top }, shapes)];
}
