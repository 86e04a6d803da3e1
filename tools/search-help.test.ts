import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LibraryCard } from '../db/model/card.ts';
import { CardSetFile } from '../db/model/card-set.ts';
import { condition } from '../db/search/condition.ts';
import { fieldNames } from '../db/search/fields.ts';
import { createCardIndexer } from '../db/search/index-cards.ts';
import { searchByColorSql, searchIndexSql } from '../db/search/index-tables.ts';
import { search } from '../db/search/search.ts';
import { helpSections } from '../renderer/shared/search/help/examples.ts';
import { root } from './build.ts';

// The help of the app and the page of the documentation say what the parser does.

const page = readFileSync(join(root, 'docs', 'search.md'), 'utf8');
const examples = helpSections.flatMap((section) => section.examples);
const goradon = condition("SELECT 'battle-spirits' AS game, 'BS01-001' AS id, 1 AS count");
const sources = {
  owned: goradon,
  places: { deck: goradon, side: goradon, maybe: goradon, decks: goradon },
  decksNamed: () => goradon,
};
const db = new Database(':memory:');

beforeAll(() => {
  db.exec(searchIndexSql);
  db.exec(searchByColorSql);
  const indexer = createCardIndexer(db);
  const folder = join(root, 'assets', 'cards');
  for (const file of readdirSync(folder)) {
    const { game, set, cards } = CardSetFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    for (const { id, card } of cards) {
      const printing = { number: card.number ?? id, setCode: set.code, rarity: card.rarity ?? null };
      indexer.add({ game, id, card } as LibraryCard, [printing]);
    }
  }
});

/** How many of the bundled cards a search finds; a wrong one fails the test with its fault. */
function count(text: string): number {
  const result = search(db, text, { offset: 0, limit: 1 }, { sources });
  if (!result.ok) throw new Error(`${text}: ${result.error.at} ${result.error.expected.en}`);
  return result.value.total;
}

describe('A-101: the help of the app', () => {
  test.each(examples.map(({ search: { en, ja } }) => [en, ja]))('%s and %s can be read and find cards', (en, ja) => {
    expect(count(en), en).toBeGreaterThan(0);
    expect(count(ja), ja).toBeGreaterThan(0);
  });

  test('every field stands in an example of its language', () => {
    const written = (language: 'en' | 'ja') =>
      examples.map(({ search: text, finds }) => `${text[language]} ${finds[language]}`).join(' ');
    for (const language of ['en', 'ja'] as const) {
      const missing = fieldNames[language].filter((name) => !written(language).includes(name));
      expect(missing, language).toEqual([]);
    }
  });
});

describe('A-101: docs/search.md', () => {
  const inCode = [...page.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
  const searches = inCode.filter(
    (code) =>
      /[:"「『]|OR|[<>]=?|=\S/.test(code) &&
      !/\.ts$|costwise /.test(code) &&
      !/^(?:OR|[^\p{L}]+)$/u.test(code) &&
      !code.endsWith(':'),
  );

  test('every search on the page can be read and finds cards', () => {
    expect(searches.length).toBeGreaterThan(45);
    for (const text of searches) expect(count(text), text).toBeGreaterThan(0);
  });

  test('every field stands on the page, in both languages', () => {
    for (const name of [...fieldNames.en, ...fieldNames.ja]) expect(page, name).toContain(name);
  });
});
