import * as z from 'zod';
import { GameId } from '../../db/model/game.ts';
import { tableFields } from '../../db/model/table-fields.ts';
import { LocalizedText } from '../../db/model/text.ts';

/**
 * The calls of card import: open, send the bytes in pieces, detect, check, look through the lines, commit. Nothing is
 * written before the commit, which is one transaction.
 */

const sentence = z.object({ en: z.string(), ja: z.string() });
const id = z.string().min(1).max(100);
const count = z.int().min(0);

/** The largest piece of a file in one call, in bytes. */
const largestPiece = 600_000;

const cardForm = z.enum(['costwise', 'a', 'b', 'd', 'e', 'csv']);

export const TableMapping = z.partialRecord(z.enum(tableFields), z.string().max(1000));
export type TableMapping = z.infer<typeof TableMapping>;

/** What a file is, by its content. */
export const DetectedFile = z.object({
  form: cardForm,
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'shift_jis']).nullable(),
  rows: count,
  /** Of a table: its headings, its first rows, and which column is which: as remembered, or as the headings suggest. */
  table: z
    .object({
      columns: z.array(z.string()).readonly(),
      samples: z.array(z.array(z.string()).readonly()).readonly(),
      mapping: TableMapping,
      game: GameId.nullable(),
      remembered: z.boolean(),
    })
    .nullable(),
});
export type DetectedFile = z.infer<typeof DetectedFile>;

const fates = ['added', 'changed', 'same', 'refused'] as const;
export const RowFilter = z.enum(['all', ...fates, 'warned']);
export type RowFilter = z.infer<typeof RowFilter>;

/** Cards by what becomes of them, and in `rows` the rows of the file. */
export const ImportCounts = z.object({
  form: cardForm,
  added: count,
  changed: count,
  same: count,
  refused: count,
  warned: count,
  rows: z.record(RowFilter, count),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** A row of the file with what becomes of it. */
export const ImportLine = z.object({
  /** The line of a table, or the place in the list, from 1. */
  place: z.int().min(1),
  fate: z.enum(fates),
  id: z.string().nullable(),
  name: LocalizedText.nullable(),
  /** One more printing of a card that stands above it. */
  isPrinting: z.boolean(),
  refusal: sentence.nullable(),
  warnings: z.array(sentence).readonly(),
  changes: z
    .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
    .readonly(),
  /** The row as the file has it. */
  text: z.string(),
});
export type ImportLine = z.infer<typeof ImportLine>;

const stopped = z.object({ state: z.literal('stopped') });

const ImportResult = ImportCounts.extend({
  state: z.literal('done'),
  /** The sets that cards came into or changed in, those with most cards first. */
  sets: z.array(z.object({ game: GameId, code: z.string(), cards: count })).readonly(),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const importContract = {
  /** Refused where the file is too large, before any of it is read. Another file that is open is put away. */
  'import.open': { input: z.object({ bytes: count }), output: z.object({ id }) },
  'import.send': {
    input: z.object({ id, base64: z.base64().max(Math.ceil(largestPiece / 3) * 4) }),
    output: z.object({ received: count }),
  },
  'import.detect': { input: z.object({ id }), output: DetectedFile },
  /** A dry run. `mapping` and `game` are for tables and remembered. */
  'import.check': {
    input: z.object({ id, mapping: TableMapping.nullable(), game: GameId.nullable() }),
    output: z.discriminatedUnion('state', [ImportCounts.extend({ state: z.literal('done') }), stopped]),
  },
  'import.lines': {
    input: z.object({ id, show: RowFilter, offset: count, limit: z.int().min(1).max(500) }),
    output: z.object({ total: count, lines: z.array(ImportLine).readonly() }),
  },
  /** Writes the cards in one transaction; with `nothing` one refused row keeps all of them out. */
  'import.commit': {
    input: z.object({ id, whenRefused: z.enum(['rest', 'nothing']) }),
    output: z.discriminatedUnion('state', [ImportResult, stopped]),
  },
  /** Ends a check or a commit in its middle: it answers `stopped`, and nothing has happened. */
  'import.stop': { input: z.object({ id }), output: z.object({}) },
  'import.close': { input: z.object({ id }), output: z.object({}) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

/** How far a check or an import is: what it does now, and for how many of the cards (or rows) it is done. */
export const ImportProgress = z.object({
  id,
  phase: z.enum(['reading', 'planning', 'writing', 'indexing']),
  done: count,
  total: count,
});
export type ImportProgress = z.infer<typeof ImportProgress>;
