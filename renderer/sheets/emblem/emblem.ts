import type { CardDefinition } from '../../../db/model/card.ts';
import { familiesOf } from '../../../db/model/card-words.ts';
import { type GemMark, markOfColor } from '../../../db/model/colossus-order-card.ts';
import { toneOf, tonesOfCard } from '../face/palette.ts';
import type { Area, Shape } from '../face/shapes.ts';
import { action } from './action.ts';
import { colossus } from './colossus.ts';
import { creature } from './creature.ts';
import { follower } from './follower.ts';
import { gem } from './gem.ts';
import { ground } from './ground.ts';
import { magic } from './magic.ts';
import { nexus } from './nexus.ts';
import { drawsFor } from './random.ts';
import type { Motif } from './stage.ts';

/**
 * The picture that a card has when the user gave it none: its own, and always the same. The motif comes from the kind,
 * the ornaments from the families or races, the colours from the card's, everything else from its number and name.
 * @param area the picture field in millimetres; the same card in another field gives the same picture at another size
 */
export function emblemOf(card: CardDefinition, area: Area): Shape[] {
  const [first, second = first] = tonesOfCard(card);
  const stage = {
    area,
    center: [area.x + area.width / 2, area.y + area.height / 2] as const,
    radius: Math.min(area.width, area.height) / 2,
    tone: toneOf(first),
    second: toneOf(second),
    families: familiesOf(card),
  };
  const seed = [card.kind, card.number ?? '', card.name.ja ?? card.name.en ?? ''].join('|');
  // The ground has draws of its own: a change to it leaves every motif as it was.
  return [
    ...ground({ ...stage, draws: drawsFor(`ground|${seed}`) }),
    ...motifOf(card)({ ...stage, draws: drawsFor(seed) }),
  ];
}

function motifOf(card: CardDefinition): Motif {
  switch (card.kind) {
    case 'spirit':
      return creature;
    case 'nexus':
      return nexus;
    case 'magic':
      return magic;
    case 'follower':
      return follower;
    case 'action':
      return action;
    case 'gem':
      return gem(markOf(card.color), card.unique);
    case 'colossus':
      return colossus(markOf(card.color));
  }
}

function markOf(color: keyof typeof markOfColor | null): GemMark {
  return color === null ? '*' : markOfColor[color];
}
