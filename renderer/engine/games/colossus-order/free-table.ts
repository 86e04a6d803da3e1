import type { FreeTable } from '../../table/free/index.ts';
import type { CardInstance } from '../../table/game.ts';
import { withMarks } from '../../table/marks.ts';
import { moveCard } from './acts.ts';
import type { ColossusOrderState, ColossusOrderZone } from './state.ts';
import { cardName } from './words.ts';
import { takenOut, withPlayer } from './zones.ts';

/** The name under which the Colossus can be marked; it is no card instance. */
const colossusId = 'colossus';

function everywhere({ player }: ColossusOrderState): CardInstance[] {
  const { colossus, locus, field } = player;
  return [
    { id: colossusId, card: colossus.card },
    ...field.flatMap(({ ref, card, marks }) => [{ id: ref, card }, ...(marks?.attached ?? [])]),
    ...player.hand,
    ...player.deck,
    ...player.discard,
    ...locus.cards,
    ...colossus.setGems,
    ...colossus.captureGems,
  ];
}

/** How the acts that all games share reach this game's cards. */
export const freeTable: FreeTable<ColossusOrderState, ColossusOrderZone> = {
  deck: ({ player }) => player.deck,
  withDeck: (state, deck) => withPlayer(state, { deck }),
  nameOf: (state, key) => cardName(state.cards, key),
  find: (state, id) => everywhere(state).find((card) => card.id === id) ?? null,
  marksOf({ player }, id) {
    const marked = id === colossusId ? player.colossus : player.field.find(({ ref }) => ref === id);
    return marked === undefined ? null : (marked.marks ?? {});
  },
  withMarks(state, id, marks) {
    if (id === colossusId) return withPlayer(state, { colossus: withMarks(state.player.colossus, marks) });
    const field = state.player.field.map((follower) => (follower.ref === id ? withMarks(follower, marks) : follower));
    return withPlayer(state, { field });
  },
  isOnField: ({ player }, id) => player.field.some(({ ref }) => ref === id),
  takenOut,
  move: moveCard,
};
