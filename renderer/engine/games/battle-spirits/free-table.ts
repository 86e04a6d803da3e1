import type { FreeTable } from '../../table/free/index.ts';
import type { CardInstance } from '../../table/game.ts';
import { withMarks } from '../../table/marks.ts';
import type { BattleSpiritsState, BattleSpiritsZone } from './state.ts';
import { nameOf } from './words.ts';
import { moveCard, taken } from './zone-moves.ts';

function everywhere({ player }: BattleSpiritsState): CardInstance[] {
  const onField = player.field.flatMap(({ ref, card, marks }) => [{ id: ref, card }, ...(marks?.attached ?? [])]);
  return [...onField, ...player.hand, ...player.deck, ...player.trash, ...player.removed];
}

/** How the acts that all games share reach this game's cards. */
export const freeTable: FreeTable<BattleSpiritsState, BattleSpiritsZone> = {
  deck: ({ player }) => player.deck,
  withDeck: (state, deck) => ({ ...state, player: { ...state.player, deck } }),
  nameOf: (state, key) => nameOf(state.cards[key]!),
  find: (state, id) => everywhere(state).find((card) => card.id === id) ?? null,
  marksOf({ player }, id) {
    const permanent = player.field.find(({ ref }) => ref === id);
    return permanent === undefined ? null : (permanent.marks ?? {});
  },
  withMarks(state, id, marks) {
    const field = state.player.field.map((card) => (card.ref === id ? withMarks(card, marks) : card));
    return { ...state, player: { ...state.player, field } };
  },
  isOnField: ({ player }, id) => player.field.some(({ ref }) => ref === id),
  takenOut(state, id) {
    const out = taken(state.player, id);
    return out === null ? null : { state: { ...state, player: out.player }, card: out.card, under: out.under };
  },
  move: moveCard,
};
