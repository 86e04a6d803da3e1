import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getLimits, setLimits } from './card-limits.ts';
import { good, openTestStore, writeBundle } from './testing/data-folder.ts';

const bundled = [{ name: { en: 'Life Chain' }, allowed: 0, from: '2010-12-01' }];
const own = [{ name: { ja: 'ストームドロー' }, allowed: null, from: '2020-01-01' }];

test('The list of a game is the one that ships with the app until the user keeps another, and again when that is given up', async () => {
  const assetsDir = writeBundle();
  mkdirSync(join(assetsDir, 'limits'));
  const file = { format: 'costwise.limits/1', game: 'battle-spirits', cards: bundled };
  writeFileSync(join(assetsDir, 'limits', 'battle-spirits.json'), JSON.stringify(file));
  const store = await openTestStore({ assetsDir });
  expect(good(getLimits(store, 'battle-spirits'))).toEqual({ cards: bundled, own: false });
  expect(good(getLimits(store, 'colossus-order'))).toEqual({ cards: [], own: false });
  expect(good(setLimits(store, { game: 'battle-spirits', cards: own }))).toEqual({ cards: own, own: true });
  expect(good(setLimits(store, { game: 'battle-spirits', cards: [] }))).toEqual({ cards: [], own: true });
  expect(good(setLimits(store, { game: 'battle-spirits', cards: null }))).toEqual({ cards: bundled, own: false });
});
