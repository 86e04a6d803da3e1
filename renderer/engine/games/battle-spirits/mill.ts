import type { Applied } from '../../table/game.ts';
import type { BattleSpiritsState } from './state.ts';

/** Puts up to `count` cards from the top of the deck into the Trash. */
export function mill(state: BattleSpiritsState, count: number): Applied<BattleSpiritsState> {
  const { player } = state;
  const cards = player.deck.slice(0, count);
  const milled = { ...player, deck: player.deck.slice(cards.length), trash: [...player.trash, ...cards] };
  const noun = cards.length === 1 ? 'card goes' : 'cards go';
  const message = {
    en: `${cards.length} ${noun} from the top of the deck to the Trash.`,
    ja: `デッキの上からカードを${cards.length}枚トラッシュに置きます。`,
  };
  const told = { type: 'mill', message, cards: cards.map(({ id }) => id) };
  return { ok: true, state: { ...state, player: milled }, events: [told] };
}
