import { parse } from 'csv-parse/sync';
import { type FileResult, refused } from '../deck-file.ts';
import type { Refusal } from './card-file.ts';

/** A row of a table that can be read. */
export interface TableRow {
  /** The line of the file, from 1; of a row over several lines the last. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** The row as the file has it. */
  readonly text: string;
}

/** A row that is none: its cells do not fit under the headings. */
export interface BrokenRow {
  readonly line: number;
  readonly text: string;
  readonly why: Refusal['why'];
}

export interface CsvTable {
  /** The headings, each once: a second "name" is called "name (2)", and one without a name after its place. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  readonly broken: readonly BrokenRow[];
}

/** The separator that the heading line has most of. */
function separatorOf(text: string): string {
  const first = /^[^\r\n]*/u.exec(text)![0];
  const count = (sign: string) => first.split(sign).length;
  return [',', '\t', ';'].toSorted((a, b) => count(b) - count(a))[0]!;
}

function headingsOf(cells: readonly string[]): string[] {
  const headings = cells.map((cell) => cell.trim());
  // Spare separators at the ends of lines are columns without a heading and without content.
  while (headings.at(-1) === '') headings.pop();
  const columns: string[] = [];
  for (const [i, heading] of headings.entries()) {
    const name = heading === '' ? `#${i + 1}` : heading;
    let own = name;
    for (let n = 2; columns.includes(own); n += 1) own = `${name} (${n})`;
    columns.push(own);
  }
  return columns;
}

/** Reads a table: a row with more or fewer cells than headings is broken and the others go on. */
export function readCsvTable(text: string): FileResult<CsvTable> {
  const broken: BrokenRow[] = [];
  const records = parse(text, {
    bom: true,
    delimiter: separatorOf(text.replace(/^\uFEFF/u, '')),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    raw: true,
    skip_records_with_error: true,
    on_skip: (error, raw) => {
      broken.push(openQuotation(Number(error?.lines ?? 1), raw ?? ''));
      return undefined;
    },
  }) as unknown as { record: string[]; info: { lines: number }; raw: string }[];
  const [head, ...body] = records;
  if (head === undefined) return refused(1, 'The table is empty.', '表が空です。');
  const columns = headingsOf(head.record);
  const rows: TableRow[] = [];
  for (const { record, info, raw } of body) {
    const row = { line: info.lines, text: raw.trim() };
    const spare = record.slice(columns.length);
    if (record.length < columns.length || spare.some((cell) => cell.trim() !== '')) {
      broken.push({ ...row, why: wrongWidth(record.length, columns.length) });
    } else {
      rows.push({ ...row, cells: Object.fromEntries(columns.map((column, i) => [column, record[i] ?? ''])) });
    }
  }
  return { ok: true, value: { columns, rows, broken } };
}

function wrongWidth(found: number, wanted: number): Refusal['why'] {
  return {
    en: `${found} cells where the heading has ${wanted}. A comma inside a cell needs quotation marks around the cell.`,
    ja: `セルが${found}個ありますが、見出しは${wanted}個です。セルの中にカンマがある場合は、セル全体を引用符で囲んでください。`,
  };
}

function openQuotation(line: number, raw: string): BrokenRow {
  return {
    line,
    text: raw.trim(),
    why: {
      en: 'A quotation mark opens in this row or above it and is never closed; from there on nothing was read. Close it, or double it ("") inside a quoted cell.',
      ja: 'この行かそれより上で始まる引用符が閉じていないため、そこから先は読み込めませんでした。引用符を閉じるか、セルの中では二重（""）にしてください。',
    },
  };
}
