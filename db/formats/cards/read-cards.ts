import * as z from 'zod';
import { GameId } from '../../model/game.ts';
import { missingFields, type TableMapping } from '../../model/table-fields.ts';
import { LocalizedText } from '../../model/text.ts';
import { type FileResult, refused } from '../deck-file.ts';
import { type DecodedText, decodeText } from '../decode.ts';
import { parseJson } from '../json-text.ts';
import type { CardReading, RowReading } from './card-file.ts';
import { readCsvRow, suggestMapping } from './csv.ts';
import { type CsvTable, readCsvTable } from './csv-table.ts';
import { checked } from './draft.ts';
import { tooLarge } from './file-size.ts';
import { gather, type RowOfFile } from './gather.ts';
import { readRowA, readRowB, readRowD, readRowE } from './public-forms.ts';

export interface ReadCardsOptions {
  /** The game of a table without a column for it. */
  readonly game: GameId | null;
  /** Which column of a table is which fact; null = as the headings suggest. */
  readonly mapping: TableMapping | null;
  /** Called after each row; what it throws ends the reading. */
  readonly onRow?: () => void;
}

const rowReaders = { a: readRowA, b: readRowB, d: readRowD, e: readRowE } as const;
type PublicForm = keyof typeof rowReaders;

/** The public form of a row, by the fields that only it has. */
function publicFormOf(row: unknown): PublicForm | null {
  if (typeof row !== 'object' || row === null) return null;
  if ('cardId' in row) return 'a';
  if ('cardNo' in row) return 'e';
  if ('nameEN' in row || 'nameJP' in row || 'cardType' in row) return 'b';
  return 'Color' in row || 'Reduction' in row || 'isToken' in row ? 'd' : null;
}

/** A file of which is known what it is; its rows are not read yet. */
export type CardFile = { readonly encoding: DecodedText['encoding'] | null } & (
  | { readonly form: 'csv'; readonly table: CsvTable }
  | { readonly form: 'costwise'; readonly set: OwnSet }
  | { readonly form: PublicForm; readonly rows: readonly JsonRow[] }
);

/** Finds out from the content what a file is; or says why it is no card data. */
export function openCardFile(file: Uint8Array | string): FileResult<CardFile> {
  const large = tooLarge(file.length);
  if (large !== null) return large;
  const decoded = typeof file === 'string' ? ({ ok: true, value: { text: file } } as const) : decodeText(file);
  if (!decoded.ok) return decoded;
  const text = decoded.value.text.replace(/^\uFEFF/u, '');
  const encoding = 'encoding' in decoded.value ? decoded.value.encoding : null;
  if (/^\s*[[{]/u.test(text)) return openJson(text, encoding);
  const table = readCsvTable(text);
  return table.ok ? { ok: true, value: { encoding, form: 'csv', table: table.value } } : table;
}

function openJson(text: string, encoding: CardFile['encoding']): FileResult<CardFile> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const own = OwnSet.safeParse(json.value);
  if (own.success) return { ok: true, value: { encoding, form: 'costwise', set: own.data } };
  const rows = rowsOf(json.value);
  const form = rows.map((row) => publicFormOf(row.value)).find((found) => found !== null);
  if (form !== undefined) return { ok: true, value: { encoding, form, rows } };
  return refused(
    1,
    'The JSON is no card data that is known: costwise.cards/1, or a list of cards with cardId, cardNo, nameEN or Color was expected.',
    'このJSONはカードデータとして読み込めません。costwise.cards/1か、cardId、cardNo、nameEN、Colorを持つカードのリストが必要です。',
  );
}

/** How many rows a file has that are read one by one. */
export function rowCount(file: CardFile): number {
  if (file.form === 'csv') return file.table.rows.length;
  return file.form === 'costwise' ? file.set.cards.length : file.rows.length;
}

/** Reads the rows of a file: the cards, the rows that are refused and what must be said. */
export function readCardFile(file: CardFile, options: ReadCardsOptions): FileResult<CardReading> {
  if (file.form === 'csv') return readTable(file.table, options);
  const { onRow = () => {} } = options;
  if (file.form === 'costwise') return { ok: true, value: readOwnSet(file.set, onRow) };
  const readRow = rowReaders[file.form];
  const rows = file.rows.map(({ value, at }, i): RowOfFile => {
    onRow();
    return { place: i + 1, source: value, reading: readRow(value, at) };
  });
  return { ok: true, value: gather(file.form, rows, []) };
}

/**
 * Reads a file of card data; its form is found out from the content.
 * @returns the cards, the rows that are refused and what must be said; or why the file as a whole is no card data
 */
export function readCards(file: Uint8Array | string, options: ReadCardsOptions): FileResult<CardReading> {
  const opened = openCardFile(file);
  return opened.ok ? readCardFile(opened.value, options) : opened;
}

interface JsonRow {
  readonly value: unknown;
  readonly at: string;
}

/** The rows of a list, of an object keyed by id, or of a list inside an object, with where they stand. */
function rowsOf(value: unknown): JsonRow[] {
  const inner = typeof value === 'object' && value !== null && 'cards' in value ? value.cards : value;
  if (Array.isArray(inner)) {
    return inner.map((row: unknown, i) => ({ value: row, at: `card ${i + 1}${named(row)}` }));
  }
  if (typeof inner !== 'object' || inner === null) return [];
  return Object.entries(inner).map(([key, row]: [string, unknown]) => ({ value: row, at: `card ${key}` }));
}

/** The number by which a row names itself, in brackets. */
function named(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const { cardId, cardNo, id } = row as Readonly<Record<string, unknown>>;
  const number = [cardId, cardNo, id].find((value) => typeof value === 'string');
  return number === undefined ? '' : ` (${number})`;
}

/** Our own form with its cards unchecked, so that one wrong card does not refuse the others. */
const OwnSet = z.object({
  format: z.literal('costwise.cards/1'),
  game: GameId,
  set: z.object({ code: z.string().min(1), name: LocalizedText }),
  cards: z.array(z.unknown()),
});
type OwnSet = z.infer<typeof OwnSet>;

const OwnRow = z.looseObject({
  id: z.string().min(1),
  card: z.looseObject({ number: z.string().optional(), rarity: z.string().optional() }),
});

function readOwnSet({ game, set, cards }: OwnSet, onRow: () => void): CardReading {
  function read(value: unknown, i: number): RowReading {
    const at = `card ${i + 1}${named(value)}`;
    const row = OwnRow.safeParse(value);
    if (!row.success) {
      const place = row.error.issues[0]?.path.join('.') || 'card';
      return {
        ok: false,
        refusal: {
          at,
          why: {
            en: `${place}: expected {"id": "…", "card": {…}}.`,
            ja: `${place}：{"id": "…", "card": {…}}が必要です。`,
          },
        },
      };
    }
    const { id, card } = row.data;
    const printing = { number: card.number ?? id, setCode: set.code, rarity: card.rarity ?? null };
    return checked(game, id, card, printing, at, []);
  }
  const rows = cards.map((value, i): RowOfFile => {
    onRow();
    return { place: i + 1, source: value, reading: read(value, i) };
  });
  return gather('costwise', rows, [{ game, ...set }]);
}

function readTable({ columns, rows, broken }: CsvTable, options: ReadCardsOptions): FileResult<CardReading> {
  const { game, mapping, onRow = () => {} } = options;
  const used = mapping ?? suggestMapping(columns);
  if (missingFields(used).length > 0) {
    return refused(
      1,
      `The table needs columns for number, kind and a name; its headings are: ${columns.join(', ')}. Say which column is which.`,
      `番号、種類、名前の列が必要です。見出しは「${columns.join('、')}」です。どの列がどれに当たるかを指定してください。`,
    );
  }
  const read = rows.map(({ line, cells, text }): RowOfFile => {
    onRow();
    return { place: line, source: text, reading: readCsvRow(cells, used, game, `row ${line}`) };
  });
  const others = broken.map(({ line, text, why }): RowOfFile => {
    return { place: line, source: text, reading: { ok: false, refusal: { at: `row ${line}`, why } } };
  });
  const all = [...read, ...others].sort((a, b) => a.place - b.place);
  return { ok: true, value: gather('csv', all, []) };
}
