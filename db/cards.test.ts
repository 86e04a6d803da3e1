import { expect, test } from 'vitest';
import { findCardsByName, getCards, searchCards } from './cards.ts';
import { LibraryCard } from './model/card.ts';
import { good, openTestStore } from './testing/data-folder.ts';

const all = { text: '', game: null, offset: 0, limit: 100 } as const;

test('the library stands in order of game, set, colour and cost', async () => {
  const store = await openTestStore();
  const { total, cards } = good(searchCards(store, all));
  expect(total).toBe(4);
  expect(cards.map((card) => card.id)).toEqual(['T1-001', 'T1-002', 'T1-003', 'T2-001']);
  expect(cards.map((card) => LibraryCard.safeParse(card).success)).toEqual([true, true, true, true]);
});

test('A-139: pages meet without a gap and the total stays', async () => {
  const store = await openTestStore();
  const pages = [0, 2].map((offset) => good(searchCards(store, { ...all, offset, limit: 2 })));
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
  ['A-89: a quote and a wildcard find nothing rather than everything', "%' OR 1=1 --", []],
])('%s', async (_what, text, ids) => {
  const store = await openTestStore();
  expect(good(searchCards(store, { ...all, text })).cards.map((card) => card.id)).toEqual(ids);
});

test('one game only, where that is asked for', async () => {
  const store = await openTestStore();
  expect(good(searchCards(store, { ...all, game: 'colossus-order' })).cards.map((card) => card.id)).toEqual(['T2-001']);
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
