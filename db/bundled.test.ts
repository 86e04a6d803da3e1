import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getCards, searchCards } from './cards.ts';
import { listDecks } from './decks.ts';
import { listNotices } from './notices.ts';
import { freshFolder, good, openTestStore, smallBundle, writeBundle } from './testing/data-folder.ts';

const all = { text: '', game: null, offset: 0, limit: 100 } as const;
const one = smallBundle['cards/one.json'] as { cards: { id: string; card: Record<string, unknown> }[] };

test('a set is read again only when its content has changed, and then wholly', async () => {
  const assetsDir = writeBundle();
  const dataDir = freshFolder();
  (await openTestStore({ dataDir, assetsDir })).close();
  const unchanged: number[] = [];
  (await openTestStore({ dataDir, assetsDir, onLibrary: ({ total }) => unchanged.push(total) })).close();
  expect(unchanged).toEqual([0]);

  const [first, ...others] = one.cards;
  writeBundle({ 'cards/one.json': { ...one, cards: [{ ...first, id: 'T1-009' }, ...others] } }, assetsDir);
  const store = await openTestStore({ dataDir, assetsDir });
  expect(good(await searchCards(store, all)).total).toBe(4);
  expect(good(getCards(store, 'battle-spirits', ['T1-009', 'T1-003']))).toMatchObject({ missing: ['T1-003'] });
  // The search tables were filled by both runs and hold each card once.
  const found = good(await searchCards(store, { ...all, text: 'set:T1' }));
  expect(found).toMatchObject({ total: 3, error: null });
  expect(found.cards.map((card) => card.id)).toEqual(['T1-001', 'T1-002', 'T1-009']);
});

test('a set that is no longer bundled is taken out with its names and printings', async () => {
  const assetsDir = writeBundle();
  const dataDir = freshFolder();
  (await openTestStore({ dataDir, assetsDir })).close();
  rmSync(join(assetsDir, 'cards', 'two.json'));
  const store = await openTestStore({ dataDir, assetsDir });
  expect(good(await searchCards(store, { ...all, text: 'snare' })).total).toBe(0);
  const rows = good(store.library)
    .prepare(
      `SELECT (SELECT count(*) FROM printings WHERE game = 'colossus-order') AS printings, (SELECT count(*) FROM search_cards) AS searched,
       (SELECT count(*) FROM search_names) AS named, (SELECT count(*) FROM search_words) AS worded`,
    )
    .get();
  expect(rows).toEqual({ printings: 0, searched: 3, named: 3, worded: 3 });
});

const broken: readonly (readonly [what: string, text: string, place: RegExp])[] = [
  ['no JSON', '{ "format": ', /JSON/],
  ['no JSON but a byte order mark and an end', '\uFEFF[', /JSON/],
  ['another format', '{"format":"costwise.cards/9"}', /game|format/],
  [
    'a card that breaks its schema',
    JSON.stringify({ ...one, cards: [one.cards[0], { id: 'T1-777', card: { ...one.cards[1]?.card, levels: [] } }] }),
    /cards\[1\]\.card\.levels \(T1-777\).*S12/,
  ],
  ['a list in place of an object', '[]', /\//],
];
for (const [what, text, place] of broken) {
  test(`a damaged bundled set (${what}) is named with file, place and cause; the others load and the app starts`, async () => {
    const assetsDir = writeBundle();
    writeFileSync(join(assetsDir, 'cards', 'one.json'), text);
    const store = await openTestStore({ assetsDir });
    expect(store.libraryState.state).toBe('ready');
    expect(good(await searchCards(store, all)).cards.map((card) => card.id)).toEqual(['T2-001']);
    expect(good(listDecks(store))).toHaveLength(1);
    const notices = listNotices(store);
    expect(notices).toMatchObject([{ level: 'warning' }]);
    expect(notices[0]?.message.en).toContain('cards/one.json');
    expect(notices[0]?.message.en).toMatch(place);
    expect(notices[0]?.message.ja).toContain('cards/one.json');
  });
}

test('A-133: a set that is damaged by an update leaves its last good state; it is told at each start until mended', async () => {
  const assetsDir = writeBundle();
  const dataDir = freshFolder();
  (await openTestStore({ dataDir, assetsDir })).close();
  writeFileSync(join(assetsDir, 'cards', 'one.json'), '{');
  for (let start = 0; start < 2; start += 1) {
    const store = await openTestStore({ dataDir, assetsDir });
    expect(good(await searchCards(store, all)).total).toBe(4);
    expect(listNotices(store)).toHaveLength(1);
    store.close();
  }
  writeBundle(smallBundle, assetsDir);
  expect(listNotices(await openTestStore({ dataDir, assetsDir }))).toEqual([]);
});

test('a card id or a set code that another file already holds is left out and named', async () => {
  const assetsDir = writeBundle({
    ...smallBundle,
    'cards/three.json': { ...one, set: { code: 'T3', name: { en: 'Three' } } },
    'cards/four.json': one,
  });
  const store = await openTestStore({ assetsDir });
  expect(good(await searchCards(store, all)).total).toBe(4);
  expect(listNotices(store)).toHaveLength(2);
});

test('bundled files that are missing altogether are said so; the app starts', async () => {
  const store = await openTestStore({ assetsDir: freshFolder() });
  expect(store.libraryState).toMatchObject({ state: 'failed' });
  expect(listNotices(store)).toMatchObject([{ id: 'bundled-load', level: 'error' }]);
});
