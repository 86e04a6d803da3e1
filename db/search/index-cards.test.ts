import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { LibraryCard } from '../model/card.ts';
import { createBatchIndexer, createCardIndexer } from './index-cards.ts';
import { searchIndexSql } from './index-tables.ts';
import { createSyntheticCards } from './synthetic.ts';

const seed = 20261201;

function emptyIndex(): Database.Database {
  const db = new Database(':memory:');
  db.exec(searchIndexSql);
  return db;
}

function made(count: number) {
  const cards = createSyntheticCards(seed);
  return Array.from({ length: count }, () => cards.next());
}

/** All that searches can read, labels by their names: their numbers go by the order of arrival. */
function contents(db: Database.Database): unknown {
  db.exec("CREATE VIRTUAL TABLE temp.instances USING fts5vocab('main', 'search_words', 'instance')");
  const all = (sql: string) => db.prepare(sql).all();
  const found = [
    all('SELECT * FROM search_cards ORDER BY place'),
    all('SELECT place, ja, en, number FROM search_names ORDER BY place'),
    all('SELECT * FROM search_keys ORDER BY key, place'),
    all('SELECT what, key, amount, place FROM search_facts JOIN search_labels USING (label) ORDER BY 1, 2, 3, 4'),
    all('SELECT * FROM temp.instances ORDER BY term, doc, col, offset'),
  ];
  db.exec('DROP TABLE temp.instances');
  return found;
}

test('many cards in a batch stand in the tables exactly as they do one by one, and so they do when some are taken out', () => {
  const cards = made(400);
  const oneByOne = emptyIndex();
  const indexer = createCardIndexer(oneByOne);
  for (const { entry, printing } of cards) indexer.add(entry, [printing]);

  const together = emptyIndex();
  const batch = createBatchIndexer(together);
  for (const { entry, printing } of cards) batch.add(entry, [printing]);
  let written = 0;
  batch.finish(() => {
    written += 1;
  });
  expect(written).toBe(400);
  expect(contents(together)).toEqual(contents(oneByOne));

  const others = createCardIndexer(together);
  for (const { entry } of cards.slice(0, 150)) {
    indexer.remove(entry.game, entry.id);
    others.remove(entry.game, entry.id);
  }
  expect(contents(together)).toEqual(contents(oneByOne));
});

test('a batch puts a card in the place of the one that is there, counts the last of two, and leaves out what is removed', () => {
  const [first, second, third] = made(3).map(({ entry }) => entry);
  const db = emptyIndex();
  createCardIndexer(db).add(first!, []);
  const batch = createBatchIndexer(db);
  const renamed = (card: LibraryCard): LibraryCard => ({ ...card, id: first!.id });
  batch.add(renamed(second!), []);
  batch.add(third!, []);
  batch.add(second!, []);
  batch.remove(third!.game, third!.id);
  batch.add(renamed(third!), []);
  batch.finish(() => {});

  const expected = emptyIndex();
  const indexer = createCardIndexer(expected);
  indexer.add(renamed(third!), []);
  indexer.add(second!, []);
  const ids = (of: Database.Database) => of.prepare('SELECT game, id FROM search_cards ORDER BY id').all();
  const keys = (of: Database.Database) => of.prepare('SELECT DISTINCT key FROM search_keys ORDER BY key').all();
  expect(ids(db)).toEqual(ids(expected));
  expect(keys(db)).toEqual(keys(expected));
});
