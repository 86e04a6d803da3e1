import { ok, type Result } from './errors.ts';
import type { LibraryCard } from './model/card.ts';
import { fold, nameKey } from './model/fold.ts';
import type { GameId } from './model/game.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

export interface CardQuery {
  /** Words that must all stand in one of the card's names, folded; empty = every card. */
  readonly text: string;
  readonly game: GameId | null;
  readonly offset: number;
  readonly limit: number;
}

export interface CardPage {
  readonly total: number;
  readonly cards: LibraryCard[];
}

interface CardRow {
  readonly game: GameId;
  readonly id: string;
  readonly definition: string;
}

/** The SQL of a page; exported for the tests of its query plan. `words` conditions stand for `@w0`, `@w1`, … */
export function pageSql(game: boolean, words: number): { readonly rows: string; readonly count: string } {
  const named = Array.from(
    { length: words },
    (_, i) =>
      `EXISTS (SELECT 1 FROM card_names WHERE card_names.card_key = cards.key AND instr(card_names.folded, @w${i}) > 0)`,
  );
  const where = [...(game ? ['cards.game = @game'] : []), ...named];
  const from = `FROM cards${where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`}`;
  return {
    rows: `SELECT game, id, definition ${from} ORDER BY cards.sort_order LIMIT @limit OFFSET @offset`,
    count: `SELECT count(*) AS total ${from}`,
  };
}

/** A page of the library in its order (game, set, colour, cost). */
export function searchCards(store: Store, query: CardQuery): Result<CardPage> {
  if (!store.library.ok) return store.library;
  const db = store.library.value;
  const words = fold(query.text)
    .split(' ')
    .filter((word) => word !== '')
    .map(nameKey);
  const sql = pageSql(query.game !== null, words.length);
  const filter = {
    ...(query.game === null ? {} : { game: query.game }),
    ...Object.fromEntries(words.map((word, i) => [`w${i}`, word])),
  };
  const count = statement<{ total: number }>(db, sql.count).get(filter);
  const rows = statement<CardRow>(db, sql.rows).all({ ...filter, limit: query.limit, offset: query.offset });
  return ok({ total: count?.total ?? 0, cards: rows.map(cardOf) });
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
