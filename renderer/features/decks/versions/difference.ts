import type { DeckZone } from '../../../../db/model/deck.ts';
import type { LocalizedText } from '../../../../db/model/text.ts';
import type { DeckContent } from '../deck-edit.ts';

/** Copies of a card that one deck has and another has not, in one of the zones. */
export interface LineChange {
  readonly card: string;
  readonly zone: DeckZone;
  readonly before: number;
  readonly after: number;
}

/** What is not the same in two contents of a deck. */
export interface Difference {
  /** Null where it is the same. */
  readonly name: { readonly before: LocalizedText; readonly after: LocalizedText } | null;
  /** Cards whose number of copies is another, more copies first. */
  readonly lines: readonly LineChange[];
  /** Lines that no card was found for, as they were written. */
  readonly unresolved: { readonly added: readonly string[]; readonly removed: readonly string[] };
  readonly tags: { readonly added: readonly string[]; readonly removed: readonly string[] };
  readonly notes: boolean;
  readonly cover: boolean;
  /** Cards of which other printings are in the deck, without another number of copies. */
  readonly printings: readonly string[];
}

type Lines = DeckContent['lines'];

/** Every card and zone of two lists of lines with its copies in both, in order of first appearance. */
export function lineChanges(before: Lines, after: Lines): readonly LineChange[] {
  const found = new Map<string, { card: string; zone: DeckZone; before: number; after: number }>();
  const count = (lines: Lines, side: 'before' | 'after') => {
    for (const { card, zone, count: copies } of lines) {
      const key = `${zone}/${card}`;
      const entry = found.get(key) ?? { card, zone, before: 0, after: 0 };
      entry[side] += copies;
      found.set(key, entry);
    }
  };
  count(before, 'before');
  count(after, 'after');
  return [...found.values()];
}

/** What changed from one content of a deck to the next. */
export function differenceOf(before: DeckContent, after: DeckContent): Difference {
  const changed = lineChanges(before.lines, after.lines).filter((line) => line.before !== line.after);
  return {
    name: sameText(before.name, after.name) ? null : { before: before.name, after: after.name },
    lines: changed.toSorted((a, b) => b.after - b.before - (a.after - a.before)),
    unresolved: addedAndRemoved(texts(before), texts(after)),
    tags: addedAndRemoved(before.tags, after.tags),
    notes: before.notes !== after.notes,
    cover: before.cover !== after.cover,
    printings: otherPrintings(before.lines, after.lines, changed),
  };
}

/** Whether nothing at all is different. */
export function isSame({ name, lines, unresolved, tags, notes, cover, printings }: Difference): boolean {
  const lists = [lines, unresolved.added, unresolved.removed, tags.added, tags.removed, printings];
  return name === null && !notes && !cover && lists.every((list) => list.length === 0);
}

const sameText = (one: LocalizedText, other: LocalizedText) => one.en === other.en && one.ja === other.ja;

const texts = ({ unresolved }: DeckContent) => unresolved.map(({ text }) => text);

function addedAndRemoved(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((each) => !before.includes(each)),
    removed: before.filter((each) => !after.includes(each)),
  };
}

function otherPrintings(before: Lines, after: Lines, changed: readonly LineChange[]): readonly string[] {
  const printingsOf = (lines: Lines, card: string) =>
    JSON.stringify(
      lines
        .filter((line) => line.card === card)
        .map(({ zone, printing = '', count }) => [zone, printing, count])
        .toSorted((a, b) => (`${a}` < `${b}` ? -1 : 1)),
    );
  const cards = [...new Set([...before, ...after].map(({ card }) => card))];
  return cards.filter(
    (card) => changed.every((line) => line.card !== card) && printingsOf(before, card) !== printingsOf(after, card),
  );
}
