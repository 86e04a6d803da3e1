import type { CardDefinition } from '../../../db/model/card.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { Language } from '../../../db/model/text.ts';
import { emblemOf } from '../emblem/emblem.ts';
import { costMedal, markRibbon } from './cost.ts';
import { followerFigures } from './figures.ts';
import { frame } from './frame.ts';
import { kindLine } from './kind-line.ts';
import { levelTable } from './levels.ts';
import { nameBlock } from './name.ts';
import { lightInk, metal, mixed, toneOf, tonesOfCard } from './palette.ts';
import { drawText, layText, paragraphsOf } from './rules-text.ts';
import { type Area, type Face, part, type Shape } from './shapes.ts';
import { sizeOfGame } from './size.ts';
import { symbolCorner } from './symbols.ts';
import { textIn } from './text.ts';

const border = 2.4;
const imprint = 3.4;
const header = 10.6;
const kindHeight = 4.5;
const levelRow = 4.3;
const medal = { x: 8, y: 8, radius: 5.6 };
const leastPicture = 22;

/** The whole card, as it is printed: everything that its data says. */
export function fullFace(game: GameId, card: CardDefinition, language: Language): Face {
  const { width, height, corner } = sizeOfGame(game);
  const tones = tonesOfCard(card);
  const tone = toneOf(tones[0]);
  const panel: Area = { x: border, y: border, width: width - border * 2, height: height - border - imprint };
  const bottom = panel.y + panel.height;
  const footHeight = footOf(card);
  const textWidth = panel.width - 3.2;
  const room = panel.height - header - leastPicture - kindHeight - footHeight - 2.2;
  const text = layText(paragraphsOf(card, language), textWidth, room);
  const textHeight = text.height === 0 ? 0 : text.height + 2;
  const kindTop = bottom - footHeight - textHeight - kindHeight;
  const picture: Area = { x: panel.x, y: panel.y + header, width: panel.width, height: kindTop - panel.y - header };
  const foot: Area = { x: panel.x + 1.5, y: bottom - footHeight, width: panel.width - 3, height: footHeight };

  const shapes: Shape[] = [
    frame(width, height, corner, tones, panel),
    pictureField(card, picture),
    ...markRibbon(
      card,
      tone,
      [medal.x, medal.y],
      medal.radius,
      2.15,
      picture.y + picture.height - medal.y - medal.radius - 2,
    ),
    costMedal(card, tone, [medal.x, medal.y], medal.radius),
    nameBlock(
      card.name,
      language,
      { x: 14.6, y: panel.y + 0.5, width: width - border - 14.6 - 1.4, height: header - 1 },
      { one: 4.5, least: 3.3, two: 3.5, small: 2.15 },
    ),
    kindLine(card, tone, language, { x: panel.x, y: kindTop, width: panel.width, height: kindHeight }),
    ...drawText(text, { x: panel.x + 1.6, y: kindTop + kindHeight + 1, width: textWidth, height: text.height }),
    ...footShapes(card, language, foot),
    ...imprintLine(card, { x: border, y: height - imprint, width: width - border * 2, height: imprint }, tones[0]),
  ];
  return { width, height, corner, shapes };
}

/** How high the foot is: the level table, the Follower's figures, or only a margin. */
function footOf(card: CardDefinition): number {
  switch (card.kind) {
    case 'spirit':
    case 'nexus':
      return Math.max((card.levels?.length ?? 1) * levelRow, Object.keys(card.symbols).length > 0 ? 9 : 0) + 1.8;
    case 'follower':
      return 10.4;
    default:
      return 1.2;
  }
}

function footShapes(card: CardDefinition, language: Language, area: Area): Shape[] {
  const tone = toneOf(tonesOfCard(card)[0]);
  const rule: Shape = {
    kind: 'path',
    d: `M${area.x} ${area.y + 0.2}H${area.x + area.width}`,
    stroke: mixed(tone.deep, tone.hue, 0.5),
    strokeOpacity: 0.45,
    strokeWidth: 0.18,
  };
  switch (card.kind) {
    case 'spirit':
    case 'nexus': {
      const corner = 9.4;
      const table: Area = { x: area.x, y: area.y + 0.6, width: area.width - corner - 1.6, height: area.height - 1.2 };
      return [
        rule,
        levelTable(card.levels, tone, table, levelRow, true),
        ...symbolCorner(card.symbols, {
          x: area.x + area.width - corner,
          y: area.y + 0.8,
          width: corner,
          height: area.height - 1.7,
        }),
      ];
    }
    case 'follower':
      return [
        rule,
        followerFigures(
          card,
          tone,
          language,
          { x: area.x, y: area.y + 1, width: area.width, height: area.height - 2 },
          true,
        ),
      ];
    default:
      return [];
  }
}

/** The picture field; a painter that has the user's picture puts it in place of this group's shapes. */
export function pictureField(card: CardDefinition, area: Area): Shape {
  const window = { kind: 'rect', ...area } as const;
  return part('picture', area, [
    { kind: 'group', clip: window, shapes: emblemOf(card, area) },
    {
      kind: 'path',
      d: `M${area.x} ${area.y}H${area.x + area.width}M${area.x} ${area.y + area.height}H${area.x + area.width}`,
      stroke: metal,
      strokeWidth: 0.35,
    },
  ]);
}

function imprintLine(card: CardDefinition, area: Area, tone: keyof typeof plates): Shape[] {
  const left = [card.number ?? card.set, card.rarity].filter((text) => text !== undefined).join(' · ');
  const baseline = area.y + area.height / 2 + 0.62;
  const words: Shape[] = [
    textIn(
      {
        x: area.x + area.width - 1.2,
        y: baseline,
        width: area.width / 3,
        size: 1.7,
        weight: 400,
        anchor: 'end',
        fill: lightInk,
      },
      'Costwise',
    ),
  ];
  if (left !== '')
    words.unshift(
      textIn({ x: area.x + 1.2, y: baseline, width: area.width / 2, size: 1.7, weight: 700, fill: lightInk }, left),
    );
  return [
    part('foot', area, [
      {
        kind: 'rect',
        x: area.x,
        y: area.y + area.height / 2 - 1.15,
        width: area.width,
        height: 2.3,
        radius: 1.15,
        fill: plates[tone],
      },
      ...words,
    ]),
  ];
}

const plates = Object.fromEntries(
  (['red', 'purple', 'green', 'white', 'yellow', 'blue', 'black', 'none'] as const).map((id) => [
    id,
    mixed(toneOf(id).deep, toneOf(id).night, 0.5),
  ]),
) as Record<ReturnType<typeof tonesOfCard>[0], string>;
