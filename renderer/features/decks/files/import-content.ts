import type { LibraryCard } from '../../../../db/model/card.ts';
import type { DeckLine, DeckZone, UnresolvedDeckLine } from '../../../../db/model/deck.ts';
import type { DeckReading } from '../../../../electron/ipc/contract.ts';
import { copiesOf, type DeckContent, emptyContent, type LineName, mostCopies, withLine } from '../deck-edit.ts';

/** What the user made of a line that no card was found for: it is this card, or it is left out. */
export type Mend = { readonly type: 'card'; readonly card: LibraryCard } | { readonly type: 'drop' };

/** By `keyOfLine`: what was mended stays mended while the rest of a list is changed. */
export type Mends = ReadonlyMap<string, Mend>;

type OpenLine = DeckReading['unresolved'][number];

/** The key under which a line's mend is kept. */
export const keyOfLine = ({ line, text }: Pick<OpenLine, 'line' | 'text'>): string => `${line}\n${text}`;

export type ImportedContent = Pick<DeckContent, 'lines' | 'unresolved' | 'notes'>;

type ReadLines = Pick<DeckReading, 'cards' | 'unresolved' | 'comments' | 'notes'>;

/** The lines of a reading as a deck holds them, with what the user has mended; nothing else is left out. */
export function contentOf(reading: ReadLines, mends: Mends): ImportedContent {
  const left: UnresolvedDeckLine[] = [];
  let content: DeckContent = {
    ...emptyContent,
    lines: reading.cards.map(({ name, ...line }) => line),
  };
  for (const open of reading.unresolved) {
    const { text, count, name, zone } = open;
    const mend = mends.get(keyOfLine(open));
    if (mend === undefined) left.push({ text, count, name, zone });
    else if (mend.type === 'card') content = withMendedLine(content, { text, count, name, zone }, mend.card);
  }
  return { lines: content.lines, unresolved: [...left, ...content.unresolved], notes: notesOf(reading) };
}

/** The notes of a list: those of a file of ours, else the lines of comment without their signs. */
function notesOf({ notes, comments }: ReadLines): string {
  return notes ?? comments.map((line) => line.replace(/^(?:#|\/\/)\s?/u, '')).join('\n');
}

/** The notes of a deck with those of a list added, where they do not stand there already. */
function withNotes(own: string, added: string): string {
  const notes = added === '' || own.includes(added) ? own : own === '' ? added : `${own}\n${added}`;
  return notes.slice(0, mostNotes);
}

/** The most letters that the notes of a deck hold. */
const mostNotes = 20_000;

/** A deck with the imported lines added to its own: copies of one card in one zone add up. */
export function withImported(content: DeckContent, imported: ImportedContent): DeckContent {
  const added = imported.lines.reduce((sum, line) => withCopiesAdded(sum, line, line.card), content);
  return {
    ...added,
    unresolved: [...added.unresolved, ...imported.unresolved],
    notes: withNotes(content.notes, imported.notes),
  };
}

/** A deck of the same name with the imported lines in place of its own. */
export function replacedBy(content: DeckContent, imported: ImportedContent): DeckContent {
  const { lines, unresolved, notes } = imported;
  return { ...content, lines, unresolved, notes: withNotes(content.notes, notes) };
}

/** A deck in which an open line, by its place, has become the card that the user says it is. */
export function withMended(content: DeckContent, place: number, card: LibraryCard): DeckContent {
  const line = content.unresolved[place];
  return line === undefined ? content : withMendedLine(withoutOpenLine(content, place), line, card);
}

/** A deck without an open line, by its place. */
export function withoutOpenLine(content: DeckContent, place: number): DeckContent {
  return { ...content, unresolved: content.unresolved.filter((_, index) => index !== place) };
}

function withMendedLine(content: DeckContent, line: UnresolvedDeckLine, card: LibraryCard): DeckContent {
  const zone: DeckZone = line.zone === 'main' && card.card.kind === 'colossus' ? 'colossus' : line.zone;
  // A line that asked for no copies was wrong in its number as well: it is meant to be there.
  return withCopiesAdded(content, { card: card.id, count: Math.max(1, line.count), zone }, line.name);
}

/**
 * A line without a printing joins the first line of its card in the zone. What goes beyond the most copies that a line
 * can hold stays as an open line: nothing is lost unsaid.
 */
function withCopiesAdded(content: DeckContent, line: DeckLine, name: string): DeckContent {
  const { card, zone, count, printing } = line;
  const joined =
    printing === undefined ? content.lines.find((own) => own.card === card && own.zone === zone) : undefined;
  const target: LineName = joined ?? line;
  const wanted = copiesOf(content, target) + count;
  const next = withLine(content, target, wanted);
  if (wanted <= mostCopies) return next;
  const rest = wanted - mostCopies;
  return { ...next, unresolved: [...next.unresolved, { text: `${rest} ${name}`, count: rest, name, zone }] };
}
