import { DeckList } from './DeckList.tsx';
import { DeckPage } from './DeckPage.tsx';

/** The decks: all of them, or the one with `id`. */
export function DeckScreen({ id }: { readonly id: string | null }) {
  return id === null ? <DeckList /> : <DeckPage key={id} id={id} />;
}
