import type { SortBy, SortKey } from '../model/facets.ts';
import type { Language } from '../model/text.ts';
import { readField } from './fields.ts';
import { type Expression, type FieldTerm, type Result, wrong } from './query.ts';
import { readSort } from './vocabulary.ts';

/** The order in which the rows stand: game, colour, cost, arrival. */
export const defaultOrder = 'place';

export interface Sorted {
  /** What is left of the search without its `sort:`; null = all cards. */
  readonly expression: Expression | null;
  /** What follows ORDER BY: column names of our own only. */
  readonly order: string;
  /** The first of several terms, where it is a column of the row: what stands behind it decides among few rows only. */
  readonly first: { readonly column: string; readonly falling: boolean } | null;
  /** The same in the words of searches. */
  readonly by: readonly SortBy[];
}

const name = (column: string) => `(SELECT ${column} FROM search_names AS n WHERE n.place = search_cards.place)`;

function columnOf(key: SortKey, language: Language): string {
  switch (key) {
    case 'name': {
      // A card without a name in this language stands where its other name would.
      const other = language === 'ja' ? 'en' : 'ja';
      return `(SELECT CASE WHEN ${language} = '' THEN ${other} ELSE ${language} END FROM search_names AS n WHERE n.place = search_cards.place)`;
    }
    case 'number':
      return name('number');
    case 'color':
      return 'colors';
    default:
      return key;
  }
}

/** Takes the `sort:` terms out of the top of a search and makes the ORDER BY of them. */
export function takeSorts(expression: Expression | null, language: Language): Result<Sorted> {
  if (expression === null) return { ok: true, value: { expression, order: defaultOrder, first: null, by: [] } };
  const parts = expression.type === 'all' ? expression.parts : [expression];
  const sorts = parts.filter(isSort);
  const rest = parts.filter((part) => !isSort(part));
  const by: SortBy[] = [];
  for (const sort of sorts) {
    const read = readTerms(sort);
    if (!read.ok) return read;
    by.push(...read.value);
  }
  const left = rest.length === 0 ? null : rest.length === 1 ? rest[0]! : ({ type: 'all', parts: rest } as const);
  // Figures that are not known stand last in both directions.
  const terms = by.map(({ key, falling }) => `${columnOf(key, language)} ${falling ? 'DESC' : 'ASC'} NULLS LAST`);
  return { ok: true, value: { expression: left, order: [...terms, defaultOrder].join(', '), first: firstOf(by), by } };
}

function firstOf([first, second]: readonly SortBy[]): Sorted['first'] {
  if (first === undefined || second === undefined || first.key === 'name' || first.key === 'number') return null;
  return { column: columnOf(first.key, 'ja'), falling: first.falling };
}

function isSort(part: Expression): part is FieldTerm {
  return part.type === 'field' && readField(part.name)?.type === 'sort';
}

function readTerms(sort: FieldTerm): Result<SortBy[]> {
  const terms: SortBy[] = [];
  let at = sort.valueAt;
  for (const written of sort.value.split(/[,、，]/u)) {
    const down = /^[-－−]/u.test(written);
    const key = readSort(down ? written.slice(1) : written);
    if (key === null || sort.comparison !== ':') {
      return wrong(
        at,
        'one or more of cost, name, bp, number, kind, color, game, with "-" before it for falling order',
        'コスト、名前、bp、番号、種類、色、ゲームのいずれか（降順は前に「-」を付けます）',
      );
    }
    terms.push({ key, falling: down });
    at += written.length + 1;
  }
  return { ok: true, value: terms };
}
