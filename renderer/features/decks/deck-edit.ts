import type { DeckLine, DeckZone, UnresolvedDeckLine } from '../../../db/model/deck.ts';
import type { LocalizedText } from '../../../db/model/text.ts';

/** What a user changes in a deck: a value, never changed in place. */
export interface DeckContent {
  readonly name: LocalizedText;
  readonly lines: readonly DeckLine[];
  /** Lines of an imported list that no card was found for, as they were written. */
  readonly unresolved: readonly UnresolvedDeckLine[];
}

/** The most copies that a line can hold. */
export const mostCopies = 999;

/** How many copies of a card lie in a zone. */
export function copiesIn(content: DeckContent, card: string, zone: DeckZone): number {
  return content.lines.reduce((sum, line) => (line.card === card && line.zone === zone ? sum + line.count : sum), 0);
}

/** The deck with so many copies of a card in a zone, held between 0 (no line) and 999; other lines stay as they are. */
export function withCopies(content: DeckContent, card: string, zone: DeckZone, wanted: number): DeckContent {
  const count = Math.min(mostCopies, Math.max(0, wanted));
  const isIt = (line: DeckLine) => line.card === card && line.zone === zone;
  if (count === copiesIn(content, card, zone)) return content;
  if (count === 0) return { ...content, lines: content.lines.filter((line) => !isIt(line)) };
  const place = content.lines.findIndex(isIt);
  if (place === -1) return { ...content, lines: [...content.lines, { card, count, zone }] };
  const lines = content.lines.filter((line, index) => index <= place || !isIt(line));
  return { ...content, lines: lines.map((line, index) => (index === place ? { ...line, count } : line)) };
}

/** A value with what it was before and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

export function begin<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** A change: what was undone before it is given up. The same value is no change. */
export function record<T>(history: History<T>, next: T): History<T> {
  if (next === history.present) return history;
  return { past: [...history.past, history.present], present: next, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
