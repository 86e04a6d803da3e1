import type { OpenDeck } from './deck-store.ts';
import type { Cards } from './grouping.ts';

/** In the head of an open deck, before its own menu: buttons and menus of other parts of the screen. */
export function HeadTools(_: { readonly deck: OpenDeck }) {
  return null;
}

/** Above the lines of an open deck. */
export function AboveLines(_: { readonly deck: OpenDeck; readonly cards: Cards }) {
  return null;
}

/** In the head of the list of decks, before the button for a new one. */
export function ListTools() {
  return null;
}
