import { expect, test } from 'vitest';
import { getCards, searchCards } from './cards.ts';
import { isOwnCard, removeOwnCard, saveOwnCard } from './own-cards.ts';
import type { Store } from './store.ts';
import { errorOf, good, openTestStore } from './testing/data-folder.ts';

const dragon = {
  kind: 'spirit',
  name: { en: 'Paper Dragon', ja: '紙の竜' },
  colors: ['red'],
  cost: 4,
  reduction: { red: 2 },
  symbols: { red: 1 },
  levels: [{ level: 1, cores: 1, bp: 3000 }],
} as const;
const snare = { kind: 'action', name: { en: 'Paper Snare' }, color: 'blue', cost: '{2}{U}' } as const;
const bs = { game: 'battle-spirits', id: null, dryRun: false } as const;

const found = async (store: Store, text: string) =>
  good(await searchCards(store, { text, game: null, offset: 0, limit: 20 })).cards.map(({ id }) => id);

test('A-134: an own card of either game is found at once by name, number, set and field; so is what it becomes', {
  timeout: 30_000,
}, async () => {
  const store = await openTestStore();
  const made = good(saveOwnCard(store, { ...bs, card: dragon }));
  expect(made.card).toMatchObject({ id: 'OWN-001', card: { set: 'OWN', number: 'OWN-001', families: [] } });
  good(
    saveOwnCard(store, {
      id: null,
      game: 'colossus-order',
      dryRun: false,
      card: { ...snare, number: 'MINE-7', set: 'MINE' },
    }),
  );
  expect(await found(store, 'paper')).toEqual(expect.arrayContaining(['OWN-001', 'MINE-7']));
  expect(await found(store, 'set:OWN 紙の竜 cost:4 red:red=2')).toEqual(['OWN-001']);
  expect(await found(store, 'set:MINE')).toEqual(['MINE-7']);

  const changed = { ...dragon, name: { ja: '石の竜' }, cost: 5, set: 'ROCK', number: 'ROCK-001' };
  good(saveOwnCard(store, { ...bs, id: 'OWN-001', card: changed }));
  expect(await found(store, '石の竜 cost:5 set:ROCK')).toEqual(['OWN-001']);
  expect(await found(store, 'rock-001')).toEqual(['OWN-001']);
  expect(await found(store, '紙の竜')).toEqual([]);
  expect(await found(store, 'set:OWN')).toEqual([]);
});

test('a new card takes the first free number; a number that another card has is said at the number, and nothing is written', async () => {
  const store = await openTestStore();
  for (const id of ['OWN-001', 'OWN-002']) expect(good(saveOwnCard(store, { ...bs, card: dragon })).card?.id).toBe(id);
  const taken = good(saveOwnCard(store, { ...bs, card: { ...dragon, set: 'T1', number: 'T1-002' } }));
  expect(taken.card).toBeNull();
  expect(taken.faults).toEqual([
    { path: 'number', message: expect.objectContaining({ en: expect.stringContaining('Red Dragon (T1-002)') }) },
  ]);
  expect(await found(store, 'paper')).toEqual(['OWN-001', 'OWN-002']);
});

test('every fault of a card is said at its fact in both languages, and nothing is written; a dry run writes nothing either', async () => {
  const store = await openTestStore();
  const wrong = { ...dragon, name: {}, cost: -1, levels: [{ level: 1, cores: 0 }] };
  const { card, faults } = good(saveOwnCard(store, { ...bs, card: wrong }));
  expect(card).toBeNull();
  expect(faults.map(({ path }) => path).toSorted()).toEqual(['cost', 'levels', 'name']);
  for (const { message } of faults) expect(message.ja).toMatch(/[ぁ-ん]/u);
  expect(good(saveOwnCard(store, { ...bs, card: dragon, dryRun: true }))).toEqual({ card: null, faults: [] });
  expect(await found(store, 'paper')).toEqual([]);
});

test('A-137: a card that ships with the app is neither changed nor removed; an own one is removed with its set', async () => {
  const store = await openTestStore();
  const bundled = { game: 'battle-spirits', id: 'T1-001' } as const;
  expect(good(isOwnCard(store, { game: bundled.game, card: bundled.id }))).toEqual({ own: false });
  expect(errorOf(saveOwnCard(store, { ...bundled, card: dragon, dryRun: false })).code).toBe('read-only');
  expect(errorOf(removeOwnCard(store, bundled)).code).toBe('read-only');

  good(saveOwnCard(store, { ...bs, card: dragon }));
  expect(good(isOwnCard(store, { game: 'battle-spirits', card: 'OWN-001' }))).toEqual({ own: true });
  good(removeOwnCard(store, { game: 'battle-spirits', id: 'OWN-001' }));
  expect(good(getCards(store, 'battle-spirits', ['OWN-001', 'T1-001'])).missing).toEqual(['OWN-001']);
  expect(await found(store, 'paper')).toEqual([]);
  expect(good(store.library).prepare("SELECT code FROM sets WHERE code = 'OWN'").all()).toEqual([]);
  expect(errorOf(removeOwnCard(store, { game: 'battle-spirits', id: 'OWN-001' })).code).toBe('not-found');
});
