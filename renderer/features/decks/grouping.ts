import type { LibraryCard } from '../../../db/model/card.ts';
import type { DeckLine, DeckZone } from '../../../db/model/deck.ts';
import { type Language, localized } from '../../../db/model/text.ts';
import { type CardKind, type ColourName, costOf, kindsOf, marksOf } from '../../shared/card-facts/look-up.ts';

/** A line with its card; null = not in the library. */
export interface KnownLine {
  readonly line: DeckLine;
  readonly card: LibraryCard | null;
}

export type GroupId = CardKind | 'unknown' | 'side' | 'maybe';

export interface Group {
  readonly id: GroupId;
  readonly count: number;
  readonly lines: readonly KnownLine[];
}

export type Cards = ReadonlyMap<string, LibraryCard>;

const kinds: readonly GroupId[] = Object.values(kindsOf).flat();
const order: readonly GroupId[] = [...kinds, 'unknown', 'side', 'maybe'];

/** The lines by kind, inside a kind by cost and name; what lies beside the deck comes last. Empty groups are left out. */
export function groupsOf(lines: readonly DeckLine[], cards: Cards, language: Language): readonly Group[] {
  const known = lines.map((line): KnownLine => ({ line, card: cards.get(line.card) ?? null }));
  return order
    .map((id) => {
      const members = known.filter((each) => groupOf(each) === id).sort((a, b) => compare(a, b, language));
      return { id, count: members.reduce((sum, { line }) => sum + line.count, 0), lines: members };
    })
    .filter((group) => group.lines.length > 0);
}

function groupOf({ line, card }: KnownLine): GroupId {
  if (line.zone === 'side' || line.zone === 'maybe') return line.zone;
  return card === null ? 'unknown' : card.card.kind;
}

function compare(one: KnownLine, other: KnownLine, language: Language): number {
  return (
    costRank(one.card) - costRank(other.card) ||
    collators[language].compare(nameIn(one, language), nameIn(other, language)) ||
    (one.line.card === other.line.card
      ? byCode(one.line.printing ?? '', other.line.printing ?? '')
      : byCode(one.line.card, other.line.card))
  );
}

/** Made once: a comparison by locale makes its own each time, and takes most of the time of a sort. */
const collators = { en: new Intl.Collator('en'), ja: new Intl.Collator('ja') } as const;

const byCode = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function nameIn({ line, card }: KnownLine, language: Language): string {
  return card === null ? line.card : localized(card.card.name, language);
}

function costRank(card: LibraryCard | null): number {
  const cost = card === null ? 'free' : costOf(card);
  if (cost === 'free') return -1;
  return cost ?? Number.MAX_SAFE_INTEGER;
}

/** Where a card belongs when it is added. */
export function zoneFor(card: LibraryCard): DeckZone {
  return card.card.kind === 'colossus' ? 'colossus' : 'main';
}

/** The zone that a card takes where the user means the main deck, the side deck or Maybe. */
export function zoneOf(meant: Exclude<DeckZone, 'colossus'>, card: LibraryCard | undefined): DeckZone {
  return meant === 'main' && card !== undefined ? zoneFor(card) : meant;
}

/** Whether a line counts as the deck itself. */
const isInDeck = ({ zone }: DeckLine) => zone === 'main' || zone === 'colossus';

export function deckSize(lines: readonly DeckLine[]): number {
  return lines.reduce((sum, line) => (isInDeck(line) ? sum + line.count : sum), 0);
}

export interface Bar {
  /** null = cost not known. */
  readonly cost: number | null;
  readonly count: number;
}

/** How many cards of each cost: every cost from 0 to the highest (at least 7), and those with no known cost. */
export function curveOf(lines: readonly DeckLine[], cards: Cards): readonly Bar[] {
  const counts = new Map<number | null, number>();
  for (const line of lines.filter(isInDeck)) {
    const card = cards.get(line.card);
    const cost = card === undefined ? 'free' : costOf(card);
    if (cost !== 'free') counts.set(cost, (counts.get(cost) ?? 0) + line.count);
  }
  const highest = Math.max(7, ...[...counts.keys()].filter((cost) => cost !== null));
  const bars: Bar[] = Array.from({ length: highest + 1 }, (_, cost) => ({ cost, count: counts.get(cost) ?? 0 }));
  const unknown = counts.get(null);
  return unknown === undefined ? bars : [...bars, { cost: null, count: unknown }];
}

/** How many cards have each colour, most first; a card of two colours counts for both. */
export function coloursOf(
  lines: readonly DeckLine[],
  cards: Cards,
): readonly { readonly color: ColourName; readonly count: number; readonly card: LibraryCard }[] {
  const found = new Map<ColourName, { count: number; card: LibraryCard }>();
  for (const line of lines.filter(isInDeck)) {
    const card = cards.get(line.card);
    if (card === undefined) continue;
    for (const { color } of marksOf(card)) {
      found.set(color, { count: (found.get(color)?.count ?? 0) + line.count, card: found.get(color)?.card ?? card });
    }
  }
  return [...found]
    .map(([color, { count, card }]) => ({ color, count, card }))
    .sort((a, b) => b.count - a.count || a.color.localeCompare(b.color));
}

/** The card that stands for a deck: the one on its cover, its Colossus, or else the card that weighs most by cost and copies. */
export function coverOf({ lines, cover }: CoveredDeck, cards: Cards): LibraryCard | null {
  const chosen = cover === null || cover === undefined ? undefined : cards.get(cover);
  if (chosen !== undefined) return chosen;
  let best: { readonly card: LibraryCard; readonly weight: number } | null = null;
  for (const line of lines.filter(isInDeck)) {
    const card = cards.get(line.card);
    if (card === undefined) continue;
    if (card.card.kind === 'colossus') return card;
    const cost = costOf(card);
    const weight = typeof cost === 'number' ? cost * line.count : 0;
    if (best === null || weight > best.weight) best = { card, weight };
  }
  return best?.card ?? null;
}

interface CoveredDeck {
  readonly lines: readonly DeckLine[];
  /** The id of the card that the user chose. */
  readonly cover?: string | null | undefined;
}
