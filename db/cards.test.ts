import { expect, test } from 'vitest';
import { findCardsByName, getCards, searchCards } from './cards.ts';
import { saveDeck } from './decks.ts';
import { LibraryCard } from './model/card.ts';
import { good, openTestStore } from './testing/data-folder.ts';

const all = { text: '', game: null, offset: 0, limit: 100 } as const;

test('the library stands in order of game, set, colour and cost', async () => {
  const store = await openTestStore();
  const { total, cards } = good(await searchCards(store, all));
  expect(total).toBe(4);
  expect(cards.map((card) => card.id)).toEqual(['T1-001', 'T1-002', 'T1-003', 'T2-001']);
  expect(cards.map((card) => LibraryCard.safeParse(card).success)).toEqual([true, true, true, true]);
});

test('A-139: pages meet without a gap and the total stays', async () => {
  const store = await openTestStore();
  const pages = await Promise.all(
    [0, 2].map(async (offset) => good(await searchCards(store, { ...all, offset, limit: 2 }))),
  );
  expect(pages.map((page) => page.total)).toEqual([4, 4]);
  expect(pages.flatMap((page) => page.cards.map((card) => card.id))).toEqual(['T1-001', 'T1-002', 'T1-003', 'T2-001']);
});

test.each([
  ['A-150: full width', 'ＲＥＤ', ['T1-001', 'T1-002']],
  ['A-151: half-width katakana', 'ﾜｶﾞﾊｲ', ['T1-001']],
  ['A-151: hiragana for katakana', 'れっどどらごん', ['T1-002']],
  ['A-75: another apostrophe', 'ivy’s', ['T1-003']],
  ['A-98: words in any order, punctuation left out', 'dragon ivys', ['T1-003']],
  ['A-89: an SQL word in a name', 'selective snare', ['T2-001']],
  ['A-89: a quote and a wildcard find nothing rather than everything', '"%\' OR 1=1 --"', []],
])('%s', async (_what, text, ids) => {
  const store = await openTestStore();
  expect(good(await searchCards(store, { ...all, text })).cards.map((card) => card.id)).toEqual(ids);
});

test('A-101: the library answers the whole query language; a wrong search says where and what was expected', async () => {
  const store = await openTestStore();
  const ids = async (text: string) => good(await searchCards(store, { ...all, text })).cards.map((card) => card.id);
  expect(await ids('c:red コスト>=2')).toEqual(['T1-002']);
  expect(await ids('t:spirit -c:red')).toEqual(['T1-003']);
  expect(await ids('sort:-cost game:bs')).toEqual(['T1-002', 'T1-003', 'T1-001']);
  expect(good(await searchCards(store, { ...all, text: 'c:red cost<=many' }))).toEqual({
    total: 0,
    cards: [],
    sorts: [],
    error: { at: 12, expected: { en: expect.stringContaining('whole number'), ja: expect.stringContaining('整数') } },
  });
  expect(good(await searchCards(store, { ...all, text: 'own>=1' }))).toMatchObject({ total: 0, error: null });
});

test('sort:name goes by the names of the language asked for', async () => {
  const store = await openTestStore();
  const names = async (language: 'en' | 'ja') => {
    const { cards } = good(await searchCards(store, { ...all, text: 'sort:name game:bs', language }));
    return cards.map(({ card }) => card.name[language]);
  };
  expect(await names('en')).toEqual(["Ivy's Purple Dragon", 'Red Dragon', 'Small Red']);
  expect(await names('ja')).toEqual(['レッドドラゴン', 'ワガハイ', '紫竜アイビー']);
});

test("in:decks finds what stands in the user's decks, as they are now; what is only thought of does not count", async () => {
  const store = await openTestStore();
  const found = async (text: string) => good(await searchCards(store, { ...all, text })).cards.map((card) => card.id);
  expect(await found('in:decks')).toEqual([]);
  const lines = [
    { card: 'T1-001', count: 3, zone: 'main' },
    { card: 'T1-002', count: 1, zone: 'maybe' },
  ] as const;
  good(saveDeck(store, { id: null, game: 'battle-spirits', name: { en: 'Mine' }, lines }));
  expect(await found('in:decks')).toEqual(['T1-001']);
  expect(await found('-場所:全デッキ')).toEqual(['T1-002', 'T1-003', 'T2-001']);
});

test('one game only, where that is asked for', async () => {
  const store = await openTestStore();
  expect(good(await searchCards(store, { ...all, game: 'colossus-order' })).cards.map((card) => card.id)).toEqual([
    'T2-001',
  ]);
});

test('cards by id come in the order asked for, once each; unknown ids are named, also those of the other game', async () => {
  const store = await openTestStore();
  const found = good(getCards(store, 'battle-spirits', ['T1-002', 'T2-001', 'T1-001', 'T1-002', 'nobody']));
  expect(found.cards.map((card) => card.id)).toEqual(['T1-002', 'T1-001']);
  expect(found.missing).toEqual(['T2-001', 'nobody']);
});

test('A-138: a card is found by its whole name in either language', async () => {
  const store = await openTestStore();
  expect(good(findCardsByName(store, 'battle-spirits', 'レツド ドラゴン'))).toEqual([]);
  expect(good(findCardsByName(store, 'battle-spirits', 'ﾚｯﾄﾞﾄﾞﾗｺﾞﾝ')).map((card) => card.id)).toEqual(['T1-002']);
  expect(good(findCardsByName(store, 'battle-spirits', 'red dragon')).map((card) => card.id)).toEqual(['T1-002']);
});
