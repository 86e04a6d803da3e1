import { expect, test } from 'vitest';
import { getSettings, setSettings } from './settings.ts';
import { freshFolder, good, openTestStore } from './testing/data-folder.ts';

test('settings begin with their defaults; a change touches only what it names, and stays', async () => {
  const dataDir = freshFolder();
  const store = await openTestStore({ dataDir });
  const atFirst = good(getSettings(store));
  expect(atFirst).toMatchObject({ language: 'system', theme: 'system', zoom: 1 });
  expect(good(setSettings(store, { theme: 'dark' }))).toEqual({ ...atFirst, theme: 'dark' });
  good(setSettings(store, { language: 'ja' }));
  store.close();
  expect(good(getSettings(await openTestStore({ dataDir })))).toEqual({ ...atFirst, theme: 'dark', language: 'ja' });
});

test('a stored value of another version falls back to its default; the others stay', async () => {
  const store = await openTestStore();
  good(setSettings(store, { theme: 'dark' }));
  good(store.user).exec(`INSERT INTO settings VALUES ('language', '"klingon"'), ('future', '1'), ('zoom', '99')`);
  expect(good(getSettings(store))).toMatchObject({ theme: 'dark', language: 'system', zoom: 1 });
});
