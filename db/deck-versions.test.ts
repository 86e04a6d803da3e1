import { expect, test } from 'vitest';
import { listDeckVersions } from './deck-versions.ts';
import { getDeck, listDecks, removeDeck, saveDeck } from './decks.ts';
import { good, openTestStore } from './testing/data-folder.ts';

const line = (card: string, count: number) => ({ card, count, zone: 'main' as const });
const deck = { id: null, game: 'battle-spirits', name: { en: 'Mine' }, lines: [line('a', 3)] } as const;

test('All saves of one session are one version; another session makes the next, the newest first', async () => {
  const store = await openTestStore();
  const { id } = good(saveDeck(store, deck, new Date('2026-01-01')));
  for (const count of [4, 5, 6]) {
    good(saveDeck(store, { ...deck, id, session: 's1', lines: [line('a', count)] }, new Date('2026-01-02')));
  }
  good(saveDeck(store, { ...deck, id, session: 's2', name: { en: 'New' }, lines: [line('b', 1)] }));
  const versions = good(listDeckVersions(store, id));
  expect(versions.map(({ number, content }) => [number, content.name.en, content.lines])).toEqual([
    [3, 'New', [line('b', 1)]],
    [2, 'Mine', [line('a', 6)]],
    [1, 'Mine', [line('a', 3)]],
  ]);
  expect(versions[1]?.savedAt).toBe('2026-01-02T00:00:00.000Z');
});

test('A session that ends where it began is no version; a save that changes nothing is none either', async () => {
  const store = await openTestStore();
  const { id } = good(saveDeck(store, deck));
  good(saveDeck(store, { ...deck, id, session: 's1', lines: [] }));
  good(saveDeck(store, { ...deck, id, session: 's1' }));
  good(saveDeck(store, { ...deck, id, session: 's2' }));
  expect(good(listDeckVersions(store, id)).map(({ number }) => number)).toEqual([1]);
});

test('A-95: what a deck was before the first version is kept: a deck that was saved empty can be brought back', async () => {
  const store = await openTestStore();
  const { id } = good(saveDeck(store, { ...deck, notes: 'slow', tags: ['red'], cover: 'a' }));
  if (store.user.ok) store.user.value.exec('DELETE FROM deck_versions');
  good(saveDeck(store, { ...deck, id, session: 's1', lines: [], notes: '', tags: [], cover: null }));
  const versions = good(listDeckVersions(store, id));
  expect(versions.map(({ content }) => content)).toEqual([
    { name: deck.name, lines: [], unresolved: [], notes: '', tags: [], cover: null },
    { name: deck.name, lines: deck.lines, unresolved: [], notes: 'slow', tags: ['red'], cover: 'a' },
  ]);
  good(saveDeck(store, { ...versions[1]!.content, id, game: deck.game, session: 's1' }));
  expect(good(getDeck(store, id))).toMatchObject({ lines: deck.lines, notes: 'slow', tags: ['red'], cover: 'a' });
});

test('Versions go with their deck', async () => {
  const store = await openTestStore();
  const { id } = good(saveDeck(store, deck));
  good(removeDeck(store, id));
  expect(good(listDeckVersions(store, id))).toEqual([]);
});

test('Notes, tags and cover stay where a save does not name them; a tag stands once; the list tells the tags', async () => {
  const store = await openTestStore();
  const { id } = good(saveDeck(store, { ...deck, notes: 'slow', tags: ['赤', 'fast', '赤'], cover: 'a' }));
  good(saveDeck(store, { ...deck, id, lines: [line('b', 2)] }));
  expect(good(getDeck(store, id))).toMatchObject({ notes: 'slow', tags: ['赤', 'fast'], cover: 'a' });
  expect(good(listDecks(store))[0]?.tags).toEqual(['赤', 'fast']);
});

test('A card stands in a zone once for each printing', async () => {
  const store = await openTestStore();
  const lines = [
    line('a', 1),
    { ...line('a', 2), printing: 'S/1/ja' },
    line('a', 1),
    { ...line('a', 1), printing: 'S/1/ja' },
  ];
  const saved = good(saveDeck(store, { ...deck, lines }));
  expect(saved.lines).toEqual([line('a', 2), { ...line('a', 3), printing: 'S/1/ja' }]);
  expect(good(getDeck(store, saved.id)).lines).toEqual(saved.lines);
});
