import type { LibraryCard } from '../../../db/model/card.ts';
import { type GemMark, markOfColor } from '../../../db/model/colossus-order-card.ts';
import type { GameId } from '../../../db/model/game.ts';
import { cornerCost } from '../../sheets/face/notation.ts';
import type { SymbolKey } from './Mark.tsx';

/** The kinds of each game's cards, in the order in which players sort them. */
export const kindsOf = {
  'battle-spirits': ['spirit', 'nexus', 'magic'],
  'colossus-order': ['colossus', 'follower', 'action', 'gem'],
} as const satisfies Record<GameId, readonly string[]>;

export type CardKind = (typeof kindsOf)[GameId][number];

/** What a card costs in a list: its number (null = not known), or `free` where the kind has no cost. */
export type ListCost = number | null | 'free';

/** The number by which a card stands in the curve: its cost, or its Locus Cost. */
export function costOf(card: LibraryCard): ListCost {
  if (card.game === 'battle-spirits') return card.card.cost;
  if (card.card.kind === 'colossus' || card.card.kind === 'gem') return 'free';
  const { points } = cornerCost(card.card.cost);
  return points === '?' ? null : Number(points);
}

/** A card's colours as marks: symbols of Battle Spirits, or the Gem of a colour. */
export function marksOf(card: LibraryCard): readonly ColourMark[] {
  if (card.game === 'battle-spirits') {
    return card.card.colors.map((color) => ({ of: 'symbol', key: color, color }));
  }
  const { color } = card.card;
  return color === null ? [] : [{ of: 'gem', key: markOfColor[color], color }];
}

export type ColourName = 'red' | 'purple' | 'green' | 'white' | 'yellow' | 'blue' | 'black';

export type ColourMark =
  | { readonly of: 'symbol'; readonly key: SymbolKey; readonly color: ColourName }
  | { readonly of: 'gem'; readonly key: GemMark; readonly color: ColourName };

/** The Gem marks of a card's Gem Level, in their order; none for other games and kinds. */
export function gemLevelOf(card: LibraryCard): readonly (GemMark | '?')[] {
  if (card.game !== 'colossus-order' || card.card.kind === 'colossus' || card.card.kind === 'gem') return [];
  return cornerCost(card.card.cost).gems;
}
