import { expect, test } from 'vitest';
import { similarCards } from './similar-cards.ts';
import { good, openTestStore } from './testing/data-folder.ts';

test('A-77: a wrongly written name leads to the cards that come near, in both languages, the nearest first', async () => {
  const store = await openTestStore();
  const idsFor = (name: string) =>
    good(similarCards(store, { name, game: 'battle-spirits', limit: 5 })).map(({ id }) => id);
  expect(idsFor('Red Dragoon')[0]).toBe('T1-002');
  expect(idsFor("Ivy' s purpel dragon")[0]).toBe('T1-003');
  expect(idsFor('レッドドラコン')[0]).toBe('T1-002');
  expect(idsFor('わがはい様')).toEqual(['T1-001']);
  expect(idsFor('zzzz')).toEqual([]);
});

test('A-89: signs of the search language, an empty name and a whole text in place of a name are no harm', async () => {
  const store = await openTestStore();
  for (const name of ['', '"', '100%_', 'a"b OR "c', '{ja} : x', '* NOT (', '🐉', 'Red Dragon '.repeat(900)]) {
    expect(similarCards(store, { name, game: null, limit: 5 }).ok, name).toBe(true);
  }
});

test('A-77: only cards of the game that is asked for are offered', async () => {
  const store = await openTestStore();
  expect(good(similarCards(store, { name: 'Selectiv Snare', game: 'battle-spirits', limit: 5 }))).toEqual([]);
  expect(good(similarCards(store, { name: 'Selectiv Snare', game: null, limit: 5 }))).toMatchObject([{ id: 'T2-001' }]);
});
