import { expect, test } from 'vitest';
import { getDeck, listDecks, removeDeck, saveDeck } from './decks.ts';
import { errorOf, good, openTestStore } from './testing/data-folder.ts';

const line = (card: string, count: number, zone: 'main' | 'side' = 'main') => ({ card, count, zone });
const deck = {
  id: null,
  game: 'battle-spirits',
  name: { en: 'Mine', ja: '私の' },
  lines: [line('T1-001', 3), line('gone', 1)],
} as const;

test('a saved deck is read back as it was, cards that the library does not know included', async () => {
  const store = await openTestStore();
  const saved = good(saveDeck(store, deck));
  expect(good(getDeck(store, saved.id))).toEqual({ ...deck, id: saved.id, starter: false });
});

test('A-71: lines of the same card and zone add up; other zones stay apart', async () => {
  const store = await openTestStore();
  const lines = [line('a', 2), line('b', 1), line('a', 1), line('a', 1, 'side')];
  expect(good(saveDeck(store, { ...deck, lines })).lines).toEqual([line('a', 3), line('b', 1), line('a', 1, 'side')]);
  expect(errorOf(saveDeck(store, { ...deck, lines: [line('a', 999), line('a', 1)] })).code).toBe('bad-input');
});

test('saving under an id replaces the whole deck and nothing else', async () => {
  const store = await openTestStore();
  const first = good(saveDeck(store, deck));
  const other = good(saveDeck(store, deck));
  good(saveDeck(store, { ...deck, id: first.id, name: { ja: '変更後' }, lines: [line('T1-002', 1)] }));
  expect(good(getDeck(store, first.id))).toMatchObject({ name: { ja: '変更後' }, lines: [line('T1-002', 1)] });
  expect(good(getDeck(store, other.id)).lines).toEqual(deck.lines);
});

test('A-95: a deck that is gone is not written back; a starter deck is never changed or removed', async () => {
  const store = await openTestStore();
  const saved = good(saveDeck(store, deck));
  good(removeDeck(store, saved.id));
  expect(errorOf(saveDeck(store, { ...deck, id: saved.id })).code).toBe('not-found');
  expect(errorOf(removeDeck(store, saved.id)).code).toBe('not-found');
  expect(errorOf(getDeck(store, saved.id)).code).toBe('not-found');
  expect(errorOf(saveDeck(store, { ...deck, id: 'starter-one' })).code).toBe('read-only');
  expect(errorOf(removeDeck(store, 'starter-one')).code).toBe('read-only');
  expect(good(getDeck(store, 'starter-one')).lines).toEqual([line('T1-001', 3), line('T1-002', 2, 'side')]);
});

test('the list names the user’s decks, the last changed first, then the starter decks, with their counts', async () => {
  const store = await openTestStore();
  const old = good(saveDeck(store, deck, new Date('2026-01-01')));
  const young = good(
    saveDeck(store, { ...deck, lines: [line('a', 40), line('b', 5, 'side')] }, new Date('2026-02-01')),
  );
  expect(good(listDecks(store)).map(({ id, starter, cardCount }) => [id, starter, cardCount])).toEqual([
    [young.id, false, 40],
    [old.id, false, 4],
    ['starter-one', true, 3],
  ]);
});

test('A-77: lines that no card was found for stay in the deck until they are taken out, in every later save', async () => {
  const store = await openTestStore();
  const unresolved = [
    { text: '3 Nobody Knows', count: 3, name: 'Nobody Knows', zone: 'main' },
    { text: 'SB: 0 誰も知らない', count: 0, name: '誰も知らない', zone: 'side' },
  ] as const;
  const saved = good(saveDeck(store, { ...deck, unresolved }));
  expect(saved.unresolved).toEqual(unresolved);
  expect(good(getDeck(store, saved.id)).unresolved).toEqual(unresolved);
  expect(good(saveDeck(store, { ...deck, id: saved.id, lines: [line('a', 1)] })).unresolved).toEqual(unresolved);
  good(saveDeck(store, { ...deck, id: saved.id, unresolved: [unresolved[1]] }));
  expect(good(getDeck(store, saved.id)).unresolved).toEqual([unresolved[1]]);
  good(removeDeck(store, saved.id));
});
