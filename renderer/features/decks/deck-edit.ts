import type { DeckLine, DeckZone, DeckContent as StoredContent } from '../../../db/model/deck.ts';

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** What a user changes in a deck: a value, never changed in place. */
export type DeckContent = Frozen<StoredContent>;

/** Which line of a deck: the card, its zone and its printing. */
export type LineName = Pick<DeckLine, 'card' | 'zone' | 'printing'>;

/** The most copies that a line can hold. */
export const mostCopies = 999;

export const emptyContent: DeckContent = { name: {}, lines: [], unresolved: [], notes: '', tags: [], cover: null };

/** One name for a line that no other line of its deck has. */
export function keyOfLine({ card, zone, printing = '' }: LineName): string {
  return `${zone}/${card}/${printing}`;
}

/** How many copies of a card lie in a zone, over all printings. */
export function copiesIn({ lines }: Pick<DeckContent, 'lines'>, card: string, zone: DeckZone): number {
  return lines.reduce((sum, line) => (line.card === card && line.zone === zone ? sum + line.count : sum), 0);
}

/** How many copies the line itself has; 0 = it is not there. */
export function copiesOf({ lines }: Pick<DeckContent, 'lines'>, name: LineName): number {
  const key = keyOfLine(name);
  return lines.reduce((sum, line) => (keyOfLine(line) === key ? sum + line.count : sum), 0);
}

/** The deck with so many copies in one line, held between 0 (no line) and 999; other lines stay as they are. */
export function withLine<C extends Pick<DeckContent, 'lines'>>(content: C, name: LineName, wanted: number): C {
  const count = Math.min(mostCopies, Math.max(0, wanted));
  if (count === copiesOf(content, name)) return content;
  const key = keyOfLine(name);
  const { lines } = content;
  if (count === 0) return { ...content, lines: lines.filter((line) => keyOfLine(line) !== key) };
  const { card, zone, printing } = name;
  const next: DeckLine = printing === undefined ? { card, count, zone } : { card, count, zone, printing };
  const place = lines.findIndex((line) => keyOfLine(line) === key);
  if (place === -1) return { ...content, lines: [...lines, next] };
  const kept = lines.filter((line, index) => index <= place || keyOfLine(line) !== key);
  return { ...content, lines: kept.map((line, index) => (index === place ? next : line)) };
}

/**
 * The deck with so many copies of a card in a zone, over all printings: more go to its first line there, fewer come off
 * its last.
 */
export function withCopies<C extends Pick<DeckContent, 'lines'>>(
  content: C,
  card: string,
  zone: DeckZone,
  wanted: number,
): C {
  const more = Math.max(0, wanted) - copiesIn(content, card, zone);
  const there = content.lines.filter((line) => line.card === card && line.zone === zone);
  if (more >= 0) {
    const name = there[0] ?? { card, zone };
    return withLine(content, name, copiesOf(content, name) + more);
  }
  const last = there.at(-1);
  if (last === undefined) return content;
  const copies = copiesOf(content, last);
  const left = withLine(content, last, copies + more);
  return copies + more < 0 ? withCopies(left, card, zone, wanted) : left;
}

/** The deck with copies of a line moved to another zone, where they join a line of the same printing. */
export function withMoved(content: DeckContent, name: LineName, zone: DeckZone, copies: number): DeckContent {
  if (name.zone === zone) return content;
  const target = { ...name, zone };
  const room = mostCopies - copiesOf(content, target);
  const moving = Math.min(copies, copiesOf(content, name), room);
  if (moving <= 0) return content;
  const added = withLine(content, target, copiesOf(content, target) + moving);
  return withLine(added, name, copiesOf(added, name) - moving);
}

/** The deck with a line as another printing of its card (undefined = any); it keeps its place where it can. */
export function withPrinting(content: DeckContent, name: LineName, printing: string | undefined): DeckContent {
  const { card, zone } = name;
  const next: LineName = printing === undefined ? { card, zone } : { card, zone, printing };
  const copies = copiesOf(content, name);
  if (copies === 0 || keyOfLine(next) === keyOfLine(name)) return content;
  if (copiesOf(content, next) > 0) {
    return withLine(withLine(content, next, copiesOf(content, next) + copies), name, 0);
  }
  const key = keyOfLine(name);
  const lines = content.lines.map((line) => (keyOfLine(line) === key ? { ...next, count: line.count } : line));
  return { ...content, lines };
}
