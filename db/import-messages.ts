import type { Result } from './errors.ts';
import type { CardForm, CardWarning, Refusal } from './formats/cards/card-file.ts';
import type { DecodedText } from './formats/decode.ts';
import type { ImportPhase, ImportReport } from './import-cards.ts';
import type { GameId } from './model/game.ts';
import type { TableMapping } from './model/table-fields.ts';
import type { LocalizedText } from './model/text.ts';

/** What the import thread is asked and answers; each file has a thread of its own (import-worker.ts). */

/** What a file is, before its rows are read. */
export interface DetectedFile {
  readonly form: CardForm;
  /** Null for a pasted text. */
  readonly encoding: DecodedText['encoding'] | null;
  readonly rows: number;
  /** Of a table: its headings, the mapping that they suggest, and its first rows. */
  readonly table: {
    readonly columns: readonly string[];
    readonly suggested: TableMapping;
    readonly samples: readonly (readonly string[])[];
  } | null;
}

/** What becomes of a row of the file. */
export const rowFates = ['added', 'changed', 'same', 'refused'] as const;
export type RowFate = (typeof rowFates)[number];
export type RowFilter = RowFate | 'all' | 'warned';

/** Cards by what becomes of them, and rows by what becomes of theirs: a card may have several printings. */
export interface ImportCounts extends Omit<ImportReport, 'refused' | 'warnings'> {
  readonly refused: number;
  readonly warned: number;
  readonly rows: Readonly<Record<RowFilter, number>>;
}

export interface FieldChange {
  readonly field: string;
  /** As text, cut where it is long; null = nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface ImportLine {
  /** The line of a table, or the place in the list, from 1. */
  readonly place: number;
  readonly fate: RowFate;
  /** The card's id and name where the row is one. */
  readonly id: string | null;
  readonly name: LocalizedText | null;
  /** The row is one more printing of a card above it. */
  readonly isPrinting: boolean;
  readonly refusal: Refusal['why'] | null;
  readonly warnings: readonly CardWarning['message'][];
  readonly changes: readonly FieldChange[];
  /** The row as the file has it, cut where it is long. */
  readonly text: string;
}

export interface LineQuery {
  readonly show: RowFilter;
  readonly offset: number;
  readonly limit: number;
}

export interface LinePage {
  readonly total: number;
  readonly lines: readonly ImportLine[];
}

/** Set and number of cards that came in or changed. */
export interface ImportedSet {
  readonly game: GameId;
  readonly code: string;
  readonly cards: number;
}

/** The user may stop a check or an import in its middle; then nothing has happened. */
export type Stoppable<T> = ({ readonly state: 'done' } & T) | { readonly state: 'stopped' };

export interface ImportProgress {
  readonly phase: 'reading' | ImportPhase;
  readonly done: number;
  readonly total: number;
}

export interface CheckInput {
  readonly game: GameId | null;
  readonly mapping: TableMapping | null;
}

/** What a thread does, by name. */
export interface ImportTasks {
  readonly receive: (bytes: Uint8Array) => Result<{ readonly received: number }>;
  readonly detect: (input: null) => Result<DetectedFile>;
  readonly check: (input: CheckInput) => Result<Stoppable<ImportCounts>>;
  readonly lines: (query: LineQuery) => Result<LinePage>;
  readonly commit: (input: {
    readonly whenRefused: 'rest' | 'nothing';
  }) => Result<Stoppable<ImportCounts & { readonly sets: readonly ImportedSet[] }>>;
}
export type ImportTaskName = keyof ImportTasks;
export type ImportTaskInput<N extends ImportTaskName> = Parameters<ImportTasks[N]>[0];
export type ImportTaskOutput<N extends ImportTaskName> =
  ReturnType<ImportTasks[N]> extends Result<infer Output> ? Output : never;

export interface ImportStart {
  readonly library: string;
  /** The size of the file in bytes, as announced. */
  readonly bytes: number;
  /** One number shared with the asker: 1 = stop what is going on. */
  readonly stop: Int32Array;
}

export type ImportRequest = { readonly seq: number; readonly name: ImportTaskName; readonly input: unknown };

export type ImportReply =
  | { readonly type: 'answer'; readonly seq: number; readonly result: Result<unknown> }
  | { readonly type: 'progress'; readonly progress: ImportProgress };
