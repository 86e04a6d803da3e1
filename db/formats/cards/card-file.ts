import type { LibraryCard } from '../../model/card.ts';
import type { GameId } from '../../model/game.ts';
import type { Bilingual, LocalizedText } from '../../model/text.ts';

/** The forms of card data that are read: our own, the public data sets (a), (b), (d), (e), and CSV. */
const cardForms = ['costwise', 'a', 'b', 'd', 'e', 'csv'] as const;
export type CardForm = (typeof cardForms)[number];

export interface DraftPrinting {
  readonly number: string;
  readonly setCode: string;
  readonly rarity: string | null;
}

/** A card as the file gives it, checked against the model: nothing is in the library yet. */
export interface CardDraft {
  readonly entry: LibraryCard;
  readonly printings: readonly DraftPrinting[];
  /** Where it stands in the file: "row 12", "card 3 (BS01-001)". */
  readonly at: string;
}

export interface Refusal {
  readonly at: string;
  readonly why: Bilingual;
}

/** A place as a Japanese sentence names it: "row 12" → 12行目. */
export function placeInJapanese(at: string): string {
  return at.replace(/^row (\d+)$/u, '$1行目').replace(/^card (\d+)/u, '$1枚目');
}

export type CardWarningCode = 'levels-unknown' | 'cost-unknown' | 'faces-differ' | 'repeated';

export interface CardWarning {
  readonly at: string;
  readonly code: CardWarningCode;
  readonly message: Bilingual;
}

export interface DraftSet {
  readonly game: GameId;
  readonly code: string;
  readonly name: LocalizedText;
}

/** A row of a file, whatever has become of it. */
export interface FileRow {
  readonly at: string;
  /** The line of a table, or the place in the list, from 1. */
  readonly place: number;
  /** Its card's place in `cards`; null = the row is refused. */
  readonly card: number | null;
  /** The row itself: its text, or the value in the JSON. */
  readonly source: unknown;
}

const longestText = 300;

/** A row's own text, cut where it is long. */
export function textOfRow(source: unknown): string {
  const text = typeof source === 'string' ? source : (JSON.stringify(source) ?? '');
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/** What a file of card data holds. */
export interface CardReading {
  readonly form: CardForm;
  readonly sets: readonly DraftSet[];
  readonly cards: readonly CardDraft[];
  readonly refused: readonly Refusal[];
  readonly warnings: readonly CardWarning[];
  /** All rows in the order of the file; `refused` and `warnings` name them by `at`. */
  readonly rows: readonly FileRow[];
}

/** One row of a file: a card with what must be said about it, or why it is none. */
export type RowReading =
  | { readonly ok: true; readonly draft: CardDraft; readonly warnings: readonly CardWarning[] }
  | { readonly ok: false; readonly refusal: Refusal };

export function refuseRow(at: string, en: string, ja: string): RowReading {
  return { ok: false, refusal: { at, why: { en, ja } } };
}
