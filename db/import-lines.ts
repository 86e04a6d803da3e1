import { isDeepStrictEqual } from 'node:util';
import { type FileRow, textOfRow } from './formats/cards/card-file.ts';
import { reportOf } from './import-cards.ts';
import type {
  FieldChange,
  ImportCounts,
  ImportLine,
  LinePage,
  LineQuery,
  RowFate,
  RowFilter,
} from './import-messages.ts';
import type { PlannedCard, PlannedFile } from './import-plan.ts';
import type { CardDefinition } from './model/card.ts';
import type { Bilingual } from './model/text.ts';

/** A planned import row by row: what the user looks through before anything is written. */
export interface ImportLines {
  readonly counts: ImportCounts;
  readonly page: (query: LineQuery) => LinePage;
}

const filters: readonly RowFilter[] = ['all', 'added', 'changed', 'same', 'refused', 'warned'];

export function linesOf(file: PlannedFile): ImportLines {
  const { reading, cards } = file;
  const report = reportOf(file);
  const refusals = new Map(report.refused.map(({ at, why }) => [at, why]));
  const warnings = new Map<string, Bilingual[]>();
  for (const { at, message } of report.warnings) warnings.set(at, [...(warnings.get(at) ?? []), message]);

  // A number that stands in the file already brings nothing.
  const repeated = new Set(reading.warnings.filter(({ code }) => code === 'repeated').map(({ at }) => at));
  const cardOf = ({ card }: FileRow): PlannedCard | null => (card === null ? null : cards[card]!);
  const fateOf = (row: FileRow): RowFate => (repeated.has(row.at) ? 'same' : (cardOf(row)?.what ?? 'refused'));
  const shown = new Map<RowFilter, FileRow[]>(filters.map((filter) => [filter, []]));
  for (const row of reading.rows) {
    shown.get('all')!.push(row);
    shown.get(fateOf(row))!.push(row);
    if (warnings.has(row.at)) shown.get('warned')!.push(row);
  }

  function lineOf(row: FileRow): ImportLine {
    const card = cardOf(row);
    const draft = row.card === null ? null : reading.cards[row.card]!;
    const entry = card === null || card.what === 'refused' ? (draft?.entry ?? null) : card.entry;
    return {
      place: row.place,
      fate: fateOf(row),
      id: entry?.id ?? null,
      name: entry?.card.name ?? null,
      isPrinting: draft !== null && draft.at !== row.at,
      refusal: card?.what === 'refused' ? card.why : (refusals.get(row.at) ?? null),
      warnings: warnings.get(row.at) ?? [],
      changes: card?.what === 'changed' && draft?.at === row.at ? changesOf(card.before, card.entry.card) : [],
      text: textOfRow(row.source),
    };
  }

  const { refused, warnings: said, ...others } = report;
  return {
    counts: {
      ...others,
      refused: refused.length,
      warned: said.length,
      rows: Object.fromEntries(filters.map((filter) => [filter, shown.get(filter)!.length])) as ImportCounts['rows'],
    },
    page: ({ show, offset, limit }) => {
      const rows = shown.get(show)!;
      return { total: rows.length, lines: rows.slice(offset, offset + limit).map(lineOf) };
    },
  };
}

/** What differs between a card as it is and as it will be, field by field. */
function changesOf(before: CardDefinition, after: CardDefinition): FieldChange[] {
  const values: readonly Readonly<Record<string, unknown>>[] = [before, JSON.parse(JSON.stringify(after))];
  const fields = new Set(values.flatMap((value) => Object.keys(value)));
  return Array.from(fields).flatMap((field) => {
    const [old, now] = values.map((value) => value[field]);
    return isDeepStrictEqual(old, now) ? [] : [{ field, before: shortText(old), after: shortText(now) }];
  });
}

const longestValue = 80;

function shortText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = plainText(value);
  if (text === '') return null;
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** A value without the signs of JSON: both languages beside each other, `red 2`, levels as tables write them. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('level' in value && 'cores' in value) return levelText(value);
  const entries = Object.entries(value).filter(([, part]) => part !== null);
  if (entries.every(([key]) => key === 'en' || key === 'ja')) return entries.map(([, part]) => part).join(' / ');
  return entries.map(([key, part]) => `${key} ${plainText(part)}`).join(' ');
}

/** `LV1 1/2000`: cores and battle points. */
function levelText({ level, cores, bp }: { readonly level: unknown; readonly cores: unknown; readonly bp?: unknown }) {
  return `LV${level} ${cores}${bp === undefined || bp === null ? '' : `/${bp}`}`;
}
