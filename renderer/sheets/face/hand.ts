import type { CardDefinition } from '../../../db/model/card.ts';
import { keywordWord } from '../../../db/model/card-words.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { Language } from '../../../db/model/text.ts';
import { costMedal, markRibbon } from './cost.ts';
import { followerFigures } from './figures.ts';
import { frame } from './frame.ts';
import { pictureField } from './full.ts';
import { kindFoot } from './kind-line.ts';
import { levelTable } from './levels.ts';
import { textWidth } from './measure.ts';
import { nameBlock } from './name.ts';
import { lightInk, mixed, type Tone, toneOf, tonesOfCard } from './palette.ts';
import type { Area, Face, Shape } from './shapes.ts';
import { sizeOfGame } from './size.ts';
import { symbolCorner } from './symbols.ts';
import { textIn } from './text.ts';

const border = 2.2;
const header = 13.4;
const medal = { x: 8.6, y: 8.9, radius: 6.7 };
const levelRow = 5.7;

/** The card as it is held: cost, name, emblem and levels, large enough to read at a hand's width on the screen. */
export function handFace(game: GameId, card: CardDefinition, language: Language): Face {
  const { width, height, corner } = sizeOfGame(game);
  const tones = tonesOfCard(card);
  const tone = toneOf(tones[0]);
  const panel: Area = { x: border, y: border, width: width - border * 2, height: height - border * 2 };
  const footHeight = footOf(card);
  const foot: Area = { x: panel.x, y: panel.y + panel.height - footHeight, width: panel.width, height: footHeight };
  const picture: Area = { x: panel.x, y: panel.y + header, width: panel.width, height: foot.y - panel.y - header };
  const nameX = medal.x + medal.radius + 1.2;
  return {
    width,
    height,
    corner,
    shapes: [
      frame(width, height, corner, tones, panel),
      pictureField(card, picture),
      ...keywordPills(card, tone, language, picture),
      ...markRibbon(
        card,
        tone,
        [medal.x, medal.y],
        medal.radius,
        2.7,
        picture.y + picture.height - medal.y - medal.radius - 2,
      ),
      costMedal(card, tone, [medal.x, medal.y], medal.radius),
      nameBlock(
        card.name,
        language,
        { x: nameX, y: panel.y + 0.4, width: width - border - 1 - nameX, height: header - 0.8 },
        { one: 6, least: 4.7, two: 5.2, small: 0 },
      ),
      ...footShapes(card, tone, language, foot),
    ],
  };
}

function footOf(card: CardDefinition): number {
  switch (card.kind) {
    case 'spirit':
    case 'nexus':
      return Math.max(card.levels?.length ?? 1, 2) * levelRow + 1.2;
    case 'follower':
      return 9.4;
    default:
      return 7.4;
  }
}

function footShapes(card: CardDefinition, tone: Tone, language: Language, area: Area): Shape[] {
  switch (card.kind) {
    case 'spirit':
    case 'nexus': {
      const corner = Object.keys(card.symbols).length > 0 ? 9.6 : 0;
      return [
        levelTable(
          card.levels,
          tone,
          { x: area.x + 1, y: area.y + 0.6, width: area.width - corner - 2.2, height: area.height - 1.2 },
          levelRow,
          false,
        ),
        ...symbolCorner(card.symbols, {
          x: area.x + area.width - corner - 0.5,
          y: area.y + 1,
          width: corner,
          height: area.height - 1.8,
        }),
      ];
    }
    case 'follower':
      return [
        followerFigures(
          card,
          tone,
          language,
          { x: area.x + 0.4, y: area.y + 0.6, width: area.width - 0.8, height: area.height - 1.2 },
          false,
        ),
      ];
    default:
      return [kindFoot(card, tone, language, area)];
  }
}

/** The card's keywords at the lower edge of the picture: they decide what can be done with a card in hand. */
function keywordPills(card: CardDefinition, tone: Tone, language: Language, picture: Area): Shape[] {
  const size = 3.9;
  const height = 5.4;
  let right = picture.x + picture.width - 0.8;
  const shapes: Shape[] = [];
  for (const keyword of card.keywords) {
    const text = keywordWord(typeof keyword === 'string' ? keyword : keyword.id)[language];
    const width = textWidth(text, size, 700) + 2.4;
    if (right - width < picture.x + 12) break;
    const y = picture.y + picture.height - height - 0.8;
    shapes.push(
      {
        kind: 'rect',
        x: right - width,
        y,
        width,
        height,
        radius: 1.4,
        fill: mixed(tone.deep, tone.night, 0.7),
        fillOpacity: 0.92,
        stroke: tone.bright,
        strokeOpacity: 0.8,
        strokeWidth: 0.25,
      },
      textIn(
        {
          x: right - width / 2,
          y: y + height / 2 + size * 0.36,
          width: width - 1,
          size,
          weight: 700,
          anchor: 'middle',
          fill: lightInk,
        },
        text,
      ),
    );
    right -= width + 0.8;
  }
  return shapes;
}
