import type { DeckZone } from '../model/deck.ts';
import type { GameId } from '../model/game.ts';
import type { Bilingual } from '../model/text.ts';

/** The deck formats that are read and written. */
export const deckFormats = [
  'text',
  'json',
  'tcg-arena',
  'tabletop-simulator',
  'octgn',
  'cockatrice',
  'lackey',
  'yaml',
  'code',
] as const;
export type DeckFormat = (typeof deckFormats)[number];

export interface DeckFileCard {
  /** The printing's number where the file names one, else the card's id. */
  readonly card: string;
  readonly name: string;
  readonly count: number;
  readonly zone: DeckZone;
  /** Which printing a deck of ours asks for (model/deck-content.ts, printingKey). */
  readonly printing?: string | undefined;
}

/** What a deck of ours says of itself besides its cards; absent = nothing. */
export interface DeckFileDetails {
  readonly notes?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** The id of the card that stands for the deck. */
  readonly cover?: string | undefined;
}

/** A line that no card was found for: it stays in the deck until the user mends it. */
export interface UnresolvedLine {
  /** From 1; in formats without lines the place in the list. */
  readonly line: number;
  readonly text: string;
  readonly count: number;
  readonly name: string;
  readonly zone: DeckZone;
  /** Ids of cards that it could be, where there are several. */
  readonly candidates?: readonly string[];
}

export type DeckWarningCode =
  | 'count-limit'
  | 'count-zero'
  | 'count-or-name'
  | 'header-or-card'
  | 'number-unknown'
  | 'number-name-mismatch'
  | 'ambiguous-name'
  | 'other-game'
  | 'more-decks'
  | 'zone-unknown'
  | 'encoding';

export interface DeckWarning {
  readonly line: number;
  readonly code: DeckWarningCode;
  readonly message: Bilingual;
}

/** A deck as `deck convert` prints it: every line of the file is in `cards`, in `unresolved`, or no card line. */
export interface DeckFile extends DeckFileDetails {
  readonly format: 'costwise.deck/1';
  /** Null where the file says nothing and no card was found. */
  readonly game: GameId | null;
  readonly name: string;
  readonly detected: DeckFormat;
  readonly cards: readonly DeckFileCard[];
  readonly unresolved: readonly UnresolvedLine[];
  readonly warnings: readonly DeckWarning[];
  /** Comment lines of the file, kept so that they are written again. */
  readonly comments: readonly string[];
}

/** One way to read a line: the resolver decides which is right. */
export interface EntryReading {
  readonly count: number;
  /** A card's name, where the line has one. */
  readonly name: string | null;
  /** A printing's number or a card's id, where the line has one. */
  readonly number: string | null;
  /** Only a name in the very same letters counts, as this reading is a far one. */
  readonly strict: boolean;
}

/** A line of a deck file before its card is known. */
export interface RawEntry {
  readonly line: number;
  readonly text: string;
  readonly zone: DeckZone;
  /** Count and name as the line states them: what is shown when no card is found. */
  readonly stated: { readonly count: number; readonly name: string };
  /** Best first. */
  readonly readings: readonly EntryReading[];
  readonly printing?: string | undefined;
}

/** A line that could be a header or a card of that name. */
export interface HeaderLine {
  readonly line: number;
  readonly text: string;
}

/** What a format's reader makes of a file: nothing of it is looked up yet. */
export interface RawDeck extends DeckFileDetails {
  readonly detected: DeckFormat;
  readonly game: GameId | null;
  readonly name: string;
  readonly entries: readonly RawEntry[];
  readonly headers: readonly HeaderLine[];
  readonly warnings: readonly DeckWarning[];
  readonly comments: readonly string[];
}

/** Why a file cannot be read at all. */
export interface FileError {
  /** From 1; null where the fault has no place. */
  readonly line: number | null;
  readonly message: Bilingual;
}

export type FileResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: FileError };

export function refused(
  line: number | null,
  en: string,
  ja: string,
): { readonly ok: false; readonly error: FileError } {
  return { ok: false, error: { line, message: { en, ja } } };
}

/** What a format's writer is given. */
export type DeckToWrite = Pick<DeckFile, 'game' | 'name' | 'cards' | 'unresolved' | 'comments' | keyof DeckFileDetails>;

/** An entry whose card is named outright, as in all formats but plain text. */
export function plainEntry(
  line: number,
  zone: DeckZone,
  { count, name, number }: { readonly count: number; readonly name: string | null; readonly number: string | null },
): RawEntry {
  const parts = [name, number].filter((part) => part !== null && part !== '');
  return {
    line,
    zone,
    text: [count, ...parts].join(' '),
    stated: { count, name: parts[0] ?? '' },
    readings: [
      { count, name: name === '' ? null : name, number: number === '' ? null : number, strict: false },
      // Files written by hand have ids where names belong.
      ...(name === null || name === '' ? [] : [{ count, name: null, number: name, strict: true }]),
    ],
  };
}
