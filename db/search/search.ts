import type Database from 'better-sqlite3';
import type { SortBy } from '../model/facets.ts';
import { isSignsOnly } from '../model/fold.ts';
import type { GameId } from '../model/game.ts';
import type { Language } from '../model/text.ts';
import { compileParts, type SearchSources } from './compile.ts';
import {
  asSql,
  type Condition,
  every,
  everything,
  keyIs,
  not,
  ofRow,
  type SqlCondition,
  split,
  wordsCondition,
} from './condition.ts';
import { parseQuery } from './parse.ts';
import type { Expression, Result } from './query.ts';
import { defaultOrder, type Sorted, takeSorts } from './sort.ts';

export interface SearchOptions {
  /** Only this game; null or absent = all. */
  readonly game?: GameId | null;
  /** By which names `sort:name` goes; Japanese where absent. */
  readonly language?: Language;
  readonly sources?: SearchSources;
}

export interface FoundCard {
  readonly game: GameId;
  readonly id: string;
}

/** A set of cards: what the full-text table gives (null = all of it), and what must be true of each row. */
export interface Selection {
  readonly match: string | null;
  readonly where: SqlCondition;
}

/** A search ready to be asked of the database: selections, the best first, each holding the one before. */
export interface Plan {
  readonly tiers: readonly [Selection, ...Selection[]];
  readonly order: string;
  readonly first: Sorted['first'];
  readonly sorts: readonly SortBy[];
}

/** Reads a search and makes its SQL; nothing is asked of the database yet. */
export function planSearch(text: string, options: SearchOptions = {}): Result<Plan> {
  const parsed = parseQuery(text);
  if (!parsed.ok) return parsed;
  const taken = takeSorts(parsed.value, options.language ?? 'ja');
  if (!taken.ok) return taken;
  const { expression, order, first, by: sorts } = taken.value;
  const game = options.game ? [ofRow('game = ?', options.game)] : [];
  if (expression === null) return { ok: true, value: { tiers: [select(game)], order, first, sorts } };
  const sources = options.sources ?? {};
  const all = compileParts(expression, { scope: 'everywhere', sources });
  if (!all.ok) return all;
  const whole = select([...game, ...all.value]);
  // An order that the user asked for is the order; without one, names come before texts and the exact name first of all.
  if (order !== defaultOrder || !hasText(expression))
    return { ok: true, value: { tiers: [whole], order, first, sorts } };
  const names = compileParts(expression, { scope: 'names', sources });
  if (!names.ok) return names;
  const named = select([...game, ...names.value]);
  if (isSignsOnly(text)) return { ok: true, value: { tiers: [named, whole], order, first, sorts } };
  const exact = select([keyIs(text), every([...game, ...names.value])].map(asSql));
  return { ok: true, value: { tiers: [exact, named, whole], order, first, sorts } };
}

function select(parts: readonly Condition[]): Selection {
  const { match, rest } = split(parts);
  return { match, where: rest.length === 0 ? everything : asSql(every(rest)) };
}

function hasText(expression: Expression): boolean {
  switch (expression.type) {
    case 'text':
      return true;
    case 'field':
    case 'not':
      return false;
    case 'all':
    case 'any':
      return expression.parts.some(hasText);
  }
}

/** FROM and WHERE of a selection: the full-text table leads where it is asked, so that rows come in order and stop early. */
export function fromSelection({ match, where }: Selection): { readonly sql: string; readonly params: unknown[] } {
  return match === null
    ? { sql: `FROM search_cards WHERE ${where.sql}`, params: [...where.params] }
    : {
        sql: `FROM search_words CROSS JOIN search_cards ON place = search_words.rowid
          WHERE search_words MATCH ? AND (${where.sql})`,
        params: [match, ...where.params],
      };
}

/** How many cards a search finds. */
function countFound(db: Database.Database, plan: Plan): number {
  return countSelected(db, plan.tiers.at(-1)!);
}

function countSelected(db: Database.Database, selection: Selection): number {
  // Every row of the full-text table is a card: where only it is asked, the cards need not be read.
  const from =
    selection.match !== null && selection.where === everything
      ? { sql: 'FROM search_words WHERE search_words MATCH ?', params: [selection.match] }
      : fromSelection(selection);
  return prepared(db, `SELECT count(*) ${from.sql}`)
    .pluck()
    .get(...from.params) as number;
}

/** What is in `selection` and not in `before`, which it holds. */
function without(selection: Selection, before: Selection | undefined): Selection {
  if (before === undefined) return selection;
  if (before.match !== null && before.where === selection.where && selection.match !== null) {
    return { match: `(${selection.match}) NOT (${before.match})`, where: selection.where };
  }
  const parts = before.match === null ? [before.where] : [wordsCondition(before.match), before.where];
  return { match: selection.match, where: asSql(every([selection.where, not(every(parts))])) };
}

/** A page of what a search finds: ids only, so that sorting touches narrow rows and nothing else. */
function pageFound(db: Database.Database, plan: Plan, offset: number, limit: number): FoundCard[] {
  const page: FoundCard[] = [];
  let skip = offset;
  for (const [i, tier] of plan.tiers.entries()) {
    const selection = without(tier, plan.tiers[i - 1]);
    const { sql, params } = pageSql(selection, plan, skip, limit - page.length);
    const rows = prepared(db, sql).all(...params) as FoundCard[];
    page.push(...rows);
    if (page.length === limit) break;
    if (rows.length > 0) skip = 0;
    else if (skip > 0) skip -= countSelected(db, selection);
  }
  return page;
}

/** SQL of a page of a selection: ids only. */
function pageSql(selection: Selection, { order, first }: Plan, offset: number, limit: number) {
  const from = fromSelection(selection);
  if (order === defaultOrder) {
    // The rows stand in this order, so a page is read from the first on and nothing is sorted.
    const rows = from.sql.replace('FROM search_cards WHERE', 'FROM search_cards NOT INDEXED WHERE');
    const place = selection.match === null ? 'place' : 'search_words.rowid';
    return {
      sql: `SELECT game, id ${rows} ORDER BY ${place} LIMIT ? OFFSET ?`,
      params: [...from.params, limit, offset],
    };
  }
  if (first === null) {
    return {
      sql: `SELECT game, id ${from.sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
      params: [...from.params, limit, offset],
    };
  }
  // Only rows up to the last of the page by the first term can be on it: for the others no name need be looked up.
  const { column, falling } = first;
  const last = `SELECT ${column} ${from.sql} ORDER BY ${column} ${falling ? 'DESC' : 'ASC'} NULLS LAST LIMIT 1 OFFSET ?`;
  return {
    sql: `SELECT game, id ${from.sql} AND coalesce(${column} ${falling ? '>=' : '<='} (${last}), true)
      ORDER BY ${order} LIMIT ? OFFSET ?`,
    params: [...from.params, ...from.params, offset + limit - 1, limit, offset],
  };
}

const cache = new WeakMap<Database.Database, Map<string, Database.Statement<unknown[]>>>();
const cachedStatements = 200;

/** Searches come in few shapes, so their statements are kept; the oldest goes when there are too many. */
export function prepared(db: Database.Database, sql: string): Database.Statement<unknown[]> {
  const known = cache.get(db) ?? new Map<string, Database.Statement<unknown[]>>();
  cache.set(db, known);
  let found = known.get(sql);
  if (found === undefined) {
    found = db.prepare(sql);
    known.set(sql, found);
    if (known.size > cachedStatements) known.delete(known.keys().next().value!);
  }
  return found;
}

export interface SearchPage {
  readonly total: number;
  readonly cards: readonly FoundCard[];
  readonly sorts: readonly SortBy[];
}

/**
 * Searches the cards.
 * @param text the search as the user wrote it; empty = all cards
 * @returns how many there are and the page asked for, or where the search is wrong: never an empty page instead
 */
export function search(
  db: Database.Database,
  text: string,
  page: { readonly offset: number; readonly limit: number },
  options: SearchOptions = {},
): Result<SearchPage> {
  const plan = planSearch(text, options);
  if (!plan.ok) return plan;
  const cards = pageFound(db, plan.value, page.offset, page.limit);
  // A first page that is not full holds all there are.
  const isAll = page.offset === 0 && cards.length < page.limit;
  return {
    ok: true,
    value: { total: isAll ? cards.length : countFound(db, plan.value), cards, sorts: plan.value.sorts },
  };
}
