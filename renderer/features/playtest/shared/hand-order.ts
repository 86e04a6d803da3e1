import type { LibraryCard } from '../../../../db/model/card.ts';
import type { CardInstance, TableState } from '../../../engine/table/game.ts';
import { costOf, kindsOf } from '../../../shared/card-facts/look-up.ts';
import { definitionOf } from './cards.ts';
import { optionsOfCard } from './options.ts';

export const handOrders = ['drawn', 'cost', 'kind', 'playable'] as const;
export type HandOrder = (typeof handOrders)[number];

interface WithHand {
  readonly player: { readonly hand: readonly CardInstance[] };
}

/** The hand in the player's order; equal cards keep the order in which they were drawn. */
export function orderedHand(state: TableState, order: HandOrder): readonly CardInstance[] {
  const { hand } = (state as TableState & WithHand).player;
  if (order === 'drawn') return hand;
  const weight = (instance: CardInstance): number => {
    if (order === 'playable') return optionsOfCard(state, instance.id).some((option) => option.playable) ? 0 : 1;
    const card = definitionOf(state, instance.card);
    if (card === undefined) return Number.MAX_SAFE_INTEGER;
    if (order === 'kind') return (kindsOf[state.game] as readonly string[]).indexOf(card.kind);
    const cost = costOf({ id: instance.card, game: state.game, card } as LibraryCard);
    return cost === 'free' ? -1 : (cost ?? Number.MAX_SAFE_INTEGER);
  };
  return [...hand].sort((a, b) => weight(a) - weight(b));
}
