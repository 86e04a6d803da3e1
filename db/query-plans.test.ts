import type Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { cardsByKeySql, numbersSql } from './card-resolver.ts';
import { cardByIdSql, cardsByNameSql, pageSql } from './cards.ts';
import { actionsSql, listSql } from './playtests.ts';
import { fromSelection, planSearch } from './search/search.ts';
import { good, openTestStore } from './testing/data-folder.ts';

function planOf(db: Database.Database, sql: string, values: Record<string, unknown> | unknown[]): string {
  const rows = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(values as never) as { detail: string }[];
  return rows.map((row) => row.detail).join('\n');
}

test('A-139: a page of the library is read in its order by index: no sort, no scan of the wide rows', async () => {
  const db = good((await openTestStore()).library);
  const all = planOf(db, pageSql(false).rows, { limit: 60, offset: 0 });
  expect(all).toContain('USING INDEX cards_by_sort_order');
  expect(all).not.toContain('TEMP B-TREE');
  const game = planOf(db, pageSql(true).rows, { game: 'battle-spirits', limit: 60, offset: 0 });
  expect(game).toContain('USING INDEX cards_by_game_and_sort_order (game=?)');
  expect(game).not.toContain('TEMP B-TREE');
});

test('A-138: a card is found by id and by folded name through an index', async () => {
  const db = good((await openTestStore()).library);
  expect(planOf(db, cardByIdSql, ['battle-spirits', 'x'])).toMatch(
    /SEARCH cards USING INDEX \S+ \(game=\? AND id=\?\)/,
  );
  expect(planOf(db, cardsByNameSql, ['x', 'battle-spirits'])).toContain(
    'SEARCH card_names USING COVERING INDEX card_names_by_folded (folded=?)',
  );
});

test('A-138: cards for the lines of a deck are found by index at every step', async () => {
  const db = good((await openTestStore()).library);
  const plan = planOf(db, cardsByKeySql, ['x']);
  expect(plan).toContain('SEARCH search_keys USING PRIMARY KEY (key=?)');
  expect(plan).not.toContain('SCAN');
  expect(plan).not.toContain('TEMP B-TREE');
  expect(planOf(db, numbersSql, ['x'])).toContain('INDEX printings_by_card (card_key=?)');
  expect(planOf(db, 'SELECT id FROM cards WHERE bundled_path = ?', ['x'])).toContain('USING INDEX cards_by_path');
});

test('A-98: a search for a word asks the index, never every card', async () => {
  const db = good((await openTestStore()).library);
  const plan = planSearch('red dragon');
  if (!plan.ok) throw new Error(plan.error.expected.en);
  for (const tier of plan.value.tiers) {
    const { sql, params } = fromSelection(tier);
    const steps = planOf(db, `SELECT id ${sql} ORDER BY ${plan.value.order}`, params);
    expect(steps).not.toMatch(/SCAN search_(?:cards|names)/);
  }
});

test('A-141: an action of a playtest is written and read through the primary key; the list is read in order', async () => {
  const db = good((await openTestStore()).user);
  const byKey = 'USING PRIMARY KEY (playtest_id=?';
  expect(planOf(db, actionsSql, ['p'])).toBe(`SEARCH line_actions ${byKey})`);
  expect(planOf(db, listSql, [])).toContain('SCAN playtests USING INDEX playtests_by_change');
});

test('the tables that point at cards, sets and decks are reached by index when those go', async () => {
  const store = await openTestStore();
  const library = good(store.library);
  const user = good(store.user);
  for (const sql of [
    'SELECT 1 FROM printings WHERE card_key = ?',
    'SELECT 1 FROM sets WHERE bundled_path = ?',
    'SELECT 1 FROM starter_decks WHERE bundled_path = ?',
    'SELECT 1 FROM starter_deck_cards WHERE deck_id = ?',
    'SELECT 1 FROM card_names WHERE card_key = ?',
  ]) {
    expect(planOf(library, sql, ['x'])).toMatch(/^SEARCH /);
  }
  expect(planOf(user, 'SELECT deck_id FROM deck_cards WHERE card_id = ?', ['x'])).toMatch(
    /^SEARCH .*deck_cards_by_card/,
  );
});
