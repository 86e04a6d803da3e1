import type { OpenDeck } from './deck-store.ts';
import { DeckFiles, ImportButton } from './files/DeckFiles.tsx';
import { OpenLines } from './files/OpenLines.tsx';

/** In the head of an open deck, before its own menu: buttons and menus of other parts of the screen. */
export function HeadTools({ deck }: { readonly deck: OpenDeck }) {
  return <DeckFiles deck={deck} />;
}

/** Above the lines of an open deck. */
export function AboveLines({ deck }: { readonly deck: OpenDeck }) {
  return <OpenLines deck={deck} />;
}

/** In the head of the list of decks, before the button for a new one. */
export function ListTools() {
  return <ImportButton />;
}
