import type { Deck, DeckContent } from './deck.ts';
import type { Language } from './text.ts';

/** The content of a deck, with the empty parts named. */
export function contentOf(deck: Omit<Deck, 'id' | 'game' | 'starter'>): DeckContent {
  const { name, lines, unresolved = [], notes = '', tags = [], cover = null } = deck;
  return { name, lines, unresolved, notes, tags, cover };
}

interface Printing {
  readonly setCode: string;
  readonly number: string;
  readonly language: Language;
}

/** How a line names the printing of its card. */
export function printingKey({ setCode, number, language }: Printing): string {
  return [setCode, number, language].join('/');
}
