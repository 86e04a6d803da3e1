import Database from 'better-sqlite3';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LibraryCard } from '../model/card.ts';
import { fold, nameKey } from '../model/fold.ts';
import { createCardIndexer } from './index-cards.ts';
import { searchIndexSql } from './index-tables.ts';
import { search } from './search.ts';
import { createSyntheticCards } from './synthetic.ts';

const seed = 20261130;

function indexed(cards: readonly LibraryCard[]): Database.Database {
  const db = new Database(':memory:');
  db.exec(searchIndexSql);
  const indexer = createCardIndexer(db);
  for (const card of cards) indexer.add(card, []);
  return db;
}

function named(id: number, ja: string, en: string): LibraryCard {
  const names = { ...(ja === '' ? {} : { ja }), ...(en === '' ? {} : { en }) };
  const name = ja === '' && en === '' ? { en: 'x' } : names;
  return {
    game: 'colossus-order',
    id: `c${id}`,
    card: { kind: 'gem', name, color: null, unique: false, races: [], keywords: [] },
  };
}

function found(db: Database.Database, query: string): string[] {
  const result = search(db, query, { offset: 0, limit: 10_000 });
  if (!result.ok) throw new Error(`${query}: ${result.error.expected.en}`);
  expect(result.value.total).toBe(result.value.cards.length);
  return result.value.cards.map((card) => card.id).sort();
}

/** Characters that stand for every script and every trouble: kana, kanji, surrogates, accents, marks, digits, signs. */
const alphabet = fc.constantFrom(
  ...Array.from('aAbBéß0１9ＧカガがｶﾞァーヴΩβЖ竜龍𠮷野한ㄅ・、。「」 \'’"&:;-_%[]()★+*/\\!?\u3000ａ々'),
);
const name = fc.string({ unit: alphabet, minLength: 1, maxLength: 14 });

describe('finding names', () => {
  test('no name that contains the words is ever missed, and none is found that does not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 25 }),
        fc.array(name, { minLength: 8, maxLength: 8 }),
        (names, others) => {
          const cards = names.map(([ja, en], i) => named(i, ja, en));
          const db = indexed(cards);
          // Parts of the names themselves, which are there to be missed, and words that mostly are not.
          const parts = names.flat().map((text) => {
            const characters = Array.from(text);
            return characters.slice(Math.floor(characters.length / 3), characters.length).join('');
          });
          for (const text of [...parts, ...others]) {
            const key = nameKey(text);
            if (key === '' || /["“”„＂]/u.test(text)) continue;
            const signs = fold(text);
            const byKey = /^[^\p{L}\p{N}\p{M}]+$/u.test(signs);
            const expected = cards
              .filter(({ card }) =>
                [card.name.ja, card.name.en].some(
                  (own) => own !== undefined && (byKey ? fold(own).includes(signs) : nameKey(own).includes(key)),
                ),
              )
              .map((card) => card.id)
              .sort();
            expect(found(db, `name:"${text}"`), text).toEqual(expected);
          }
          db.close();
        },
      ),
      { numRuns: 120, seed },
    );
  });

  test('the same over made-up cards: every part of a name of 1, 2, 3 and 8 characters, thousands of them', () => {
    const cards = createSyntheticCards(seed);
    const entries = Array.from({ length: 400 }, () => cards.next().entry);
    const db = indexed(entries);
    const keys = entries.map(
      (entry) => [entry.id, nameKey(entry.card.name.ja ?? ''), nameKey(entry.card.name.en ?? '')] as const,
    );
    let asked = 0;
    for (const [, ...both] of keys.filter((_, i) => i % 4 === 0)) {
      for (const key of both) {
        const characters = Array.from(key);
        for (const length of [1, 2, 3, 8]) {
          for (let at = 0; at + length <= characters.length; at += length === 1 ? 3 : 2) {
            const part = characters.slice(at, at + length).join('');
            const expected = keys.filter(([, ja, en]) => ja.includes(part) || en.includes(part)).map(([id]) => id);
            expect(found(db, `name:${part}`), part).toEqual(expected.sort());
            asked += 1;
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(3000);
    db.close();
  });
});

describe('finding texts', () => {
  const cards = createSyntheticCards(seed);
  const entries = Array.from({ length: 300 }, () => cards.next().entry);
  const db = indexed(entries);
  const texts = entries.map(
    (entry) => [entry.id, fold(entry.card.text?.ja ?? ''), fold(entry.card.text?.en ?? '')] as const,
  );

  test.each(['コ', 'コア', '手札', 'リザーブに置く', 'ぶろっく', 'ﾘｻﾞｰﾌﾞ', '1', 'BPを+3000'])(
    'a part of a Japanese text: %s',
    (part) => {
      const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
      const expected = texts.filter(([, ja]) => bare(ja).includes(bare(part))).map(([id]) => id);
      const both = new Set([
        ...expected,
        ...texts.filter(([, , en]) => new RegExp(`\\b${bare(part)}`, 'u').test(en)).map(([id]) => id),
      ]);
      expect(both.size).toBeGreaterThan(0);
      expect(found(db, `text:"${part}"`)).toEqual([...both].sort());
    },
  );

  test.each(['d', 'dr', 'draw', 'draw 2', 'opponent', "opponent's life", 'turn, look'])(
    'the start of words of an English text: %s',
    (part) => {
      const plain = (text: string) =>
        ` ${fold(text)
          .replaceAll("'", '')
          .replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
      const expected = texts.filter(([, , en]) => plain(en).includes(plain(part).trimEnd())).map(([id]) => id);
      expect(expected.length).toBeGreaterThan(0);
      expect(found(db, `text:"${part}"`)).toEqual(expected.sort());
    },
  );

  test('a bare word of two Japanese characters or three letters is found in texts too, a shorter one in names only', () => {
    expect(found(db, '手札')).toEqual(
      expect.arrayContaining(texts.filter(([, ja]) => ja.includes('手札')).map(([id]) => id)),
    );
    const withD = entries.filter(
      (entry) => nameKey(entry.card.name.en ?? '').includes('d') || nameKey(entry.card.name.ja ?? '').includes('d'),
    );
    expect(found(db, 'd')).toEqual(withD.map((entry) => entry.id).sort());
  });
});
