import type Database from 'better-sqlite3';
import { ok, type Result } from './errors.ts';
import type { LibraryCard } from './model/card.ts';
import type { SortBy } from './model/facets.ts';
import { nameKey } from './model/fold.ts';
import type { GameId } from './model/game.ts';
import type { Language } from './model/text.ts';
import type { QueryError } from './search/query.ts';
import { searchSources } from './search-sources.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

export interface CardQuery {
  /** A search in the query language (search/parse.ts); blank = every card. */
  readonly text: string;
  readonly game: GameId | null;
  readonly offset: number;
  readonly limit: number;
  /** By which names `sort:name` goes. */
  readonly language?: Language | undefined;
  /** The deck that `in:deck`, `in:side` and `in:maybe` mean; without it any of the user's decks. */
  readonly deck?: string | undefined;
}

export interface CardPage {
  readonly total: number;
  readonly cards: LibraryCard[];
  /** Where the search is wrong and what was expected there; then there are no cards, and their absence means nothing. */
  readonly error: QueryError | null;
  /** What the search sorts by, in this order; nothing = the library's order. */
  readonly sorts: readonly SortBy[];
}

interface CardRow {
  readonly game: GameId;
  readonly id: string;
  readonly definition: string;
}

/** The SQL of a page of all cards; exported for the tests of its query plan. */
export function pageSql(game: boolean): { readonly rows: string; readonly count: string } {
  const from = `FROM cards${game ? ' WHERE game = @game' : ''}`;
  return {
    rows: `SELECT game, id, definition ${from} ORDER BY sort_order LIMIT @limit OFFSET @offset`,
    count: `SELECT count(*) AS total ${from}`,
  };
}

/**
 * A page of what a search finds, the best first (search/search.ts); of a blank one, every card in the library's order
 * (game, set, colour, cost).
 */
export async function searchCards(store: Store, query: CardQuery): Promise<Result<CardPage>> {
  if (!store.library.ok) return store.library;
  const db = store.library.value;
  if (query.text.trim() === '') return ok(pageOfAll(db, query));
  // The grammar takes as long to load as the first page of the library, which does without it.
  const { search } = await import('./search/search.ts');
  const { game, language, offset, limit, deck } = query;
  const sources = searchSources(store, deck);
  const found = search(db, query.text, { offset, limit }, { game, sources, ...(language && { language }) });
  if (!found.ok) return ok({ total: 0, cards: [], error: found.error, sorts: [] });
  const find = statement<CardRow>(db, cardByIdSql);
  const cards = found.value.cards.flatMap(({ game, id }) => find.all(game, id).map(cardOf));
  return ok({ total: found.value.total, cards, error: null, sorts: found.value.sorts });
}

function pageOfAll(db: Database.Database, { game, offset, limit }: CardQuery): CardPage {
  const sql = pageSql(game !== null);
  const filter = game === null ? {} : { game };
  const count = statement<{ total: number }>(db, sql.count).get(filter);
  const rows = statement<CardRow>(db, sql.rows).all({ ...filter, limit, offset });
  return { total: count?.total ?? 0, cards: rows.map(cardOf), error: null, sorts: [] };
}

/** SQL of one card by its id; exported for the tests of its query plan. */
export const cardByIdSql = 'SELECT game, id, definition FROM cards WHERE game = ? AND id = ?';

/** Cards by id in the order asked for, each once; ids that the library does not know are named in `missing`. */
export function getCards(
  store: Store,
  game: GameId,
  ids: readonly string[],
): Result<{ readonly cards: LibraryCard[]; readonly missing: string[] }> {
  if (!store.library.ok) return store.library;
  const find = statement<CardRow>(store.library.value, cardByIdSql);
  const cards: LibraryCard[] = [];
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const row = find.get(game, id);
    if (row === undefined) missing.push(id);
    else cards.push(cardOf(row));
  }
  return ok({ cards, missing });
}

/** SQL of cards by a folded name, in either language; exported for the tests of its query plan. */
export const cardsByNameSql = `SELECT DISTINCT cards.game, cards.id, cards.definition, cards.sort_order
  FROM card_names JOIN cards ON cards.key = card_names.card_key
  WHERE card_names.folded = ? AND cards.game = ? ORDER BY cards.sort_order`;

/** Cards whose name in one of the languages is `name`, folded (A-138: by index). */
export function findCardsByName(store: Store, game: GameId, name: string): Result<readonly LibraryCard[]> {
  if (!store.library.ok) return store.library;
  return ok(statement<CardRow>(store.library.value, cardsByNameSql).all(nameKey(name), game).map(cardOf));
}

/** Cards with a printing of this number, in the library's order. */
export function findCardsByNumber(store: Store, game: GameId, number: string): Result<readonly LibraryCard[]> {
  if (!store.library.ok) return store.library;
  const sql = `SELECT DISTINCT cards.game, cards.id, cards.definition, cards.sort_order
    FROM printings JOIN cards ON cards.key = printings.card_key
    WHERE printings.game = ? AND printings.number = ? ORDER BY cards.sort_order`;
  return ok(statement<CardRow>(store.library.value, sql).all(game, number).map(cardOf));
}

/** The definition was checked against its schema when it was written; the host checks it again on the way out. */
function cardOf(row: CardRow): LibraryCard {
  return { game: row.game, id: row.id, card: JSON.parse(row.definition) } as LibraryCard;
}
