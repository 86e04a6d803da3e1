import type { CardDefinition } from '../../../db/model/card.ts';
import { markOfColor } from '../../../db/model/colossus-order-card.ts';
import type { Language } from '../../../db/model/text.ts';
import { costMedal } from './cost.ts';
import { gemMark } from './gem-mark.ts';
import { nameBlock } from './name.ts';
import { mixed, toneOf, tonesOfCard } from './palette.ts';
import type { Point } from './path.ts';
import type { Face, Shape } from './shapes.ts';
import { symbolMark } from './symbol-mark.ts';

const width = 66;
const height = 12;

/** A pill for lines of text and narrow lists: cost, name, and the colour as hue and shape. */
export function chipFace(card: CardDefinition, language: Language): Face {
  const tones = tonesOfCard(card);
  const tone = toneOf(tones[0]);
  const last = toneOf(tones.at(-1) ?? tones[0]);
  const marks = colorMarks(card);
  const shapes: Shape[] = [
    {
      kind: 'rect',
      x: 0,
      y: 0,
      width,
      height,
      radius: height / 2,
      fill: {
        kind: 'linear',
        from: [0, 0],
        to: [width, 0],
        stops: [
          { at: 0, color: tone.deep },
          { at: 0.5, color: mixed(tone.hue, tone.deep, 0.3) },
          { at: 1, color: mixed(last.hue, last.deep, 0.4) },
        ],
      },
    },
    {
      kind: 'rect',
      x: 0.8,
      y: 0.8,
      width: width - 1.6,
      height: height - 1.6,
      radius: height / 2 - 0.8,
      fill: mixed(tone.paper, '#ffffff', 0.3),
    },
    costMedal(card, tone, [height / 2, height / 2], height / 2),
    ...marks.flatMap((draw, index) => draw([width - 5 - index * 5.4, height / 2], 2.7)),
    nameBlock(
      card.name,
      language,
      { x: height + 1.2, y: 1, width: width - height - 1.2 - 3 - Math.max(1, marks.length) * 5.4, height: height - 2 },
      { one: 5.8, least: 3.8, two: 4.2, small: 0 },
    ),
  ];
  return { width, height, corner: height / 2, shapes };
}

function colorMarks(card: CardDefinition): ((center: Point, radius: number) => Shape[])[] {
  switch (card.kind) {
    case 'spirit':
    case 'nexus':
    case 'magic':
      return [...card.colors]
        .reverse()
        .slice(0, 3)
        .map((color) => (center, radius) => symbolMark(color, center, radius));
    default: {
      const mark = card.color === null ? '*' : markOfColor[card.color];
      return [(center, radius) => gemMark(mark, center, radius)];
    }
  }
}
