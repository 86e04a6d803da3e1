import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { backupFolder } from './backup.ts';
import { searchCards } from './cards.ts';
import { getDeck, listDecks, saveDeck } from './decks.ts';
import { migrate } from './migrate.ts';
import { userMigrations } from './migrations/user/index.ts';
import { dismissNotice, listNotices } from './notices.ts';
import { getSettings, setSettings } from './settings.ts';
import { errorOf, freshFolder, good, openTestStore } from './testing/data-folder.ts';

const mine = {
  id: null,
  game: 'battle-spirits',
  name: { en: 'Mine' },
  lines: [{ card: 'T1-001', count: 3, zone: 'main' }],
} as const;

async function folderWithDeck(backup = true): Promise<{ dataDir: string; deck: string }> {
  const dataDir = freshFolder();
  const store = await openTestStore({ dataDir, backup: false });
  const deck = good(saveDeck(store, mine)).id;
  store.close();
  if (backup) (await openTestStore({ dataDir, backup: true })).close();
  return { dataDir, deck };
}

const all = { text: '', game: null, offset: 0, limit: 10 } as const;

test('an empty folder becomes a data folder with the bundled cards', async () => {
  const dataDir = join(freshFolder(), 'not', 'there', 'yet');
  const states: string[] = [];
  const store = await openTestStore({
    dataDir,
    onLibrary: ({ state, done, total }) => states.push(`${state} ${done}/${total}`),
  });
  expect(states.at(0)).toBe('loading 0/5');
  expect(states.at(-1)).toBe('ready 5/5');
  expect(store.notices).toEqual([]);
  expect(good(await searchCards(store, all)).total).toBe(4);
  expect(good(listDecks(store)).map((deck) => deck.id)).toEqual(['starter-one']);
});

test('A-143: user.db keeps what was committed through a power cut: WAL, synchronous FULL, foreign keys on', async () => {
  const user = good((await openTestStore()).user);
  expect(user.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(user.pragma('synchronous', { simple: true })).toBe(2);
  expect(user.pragma('foreign_keys', { simple: true })).toBe(1);
});

test('A-135: a damaged user.db is set aside unchanged with its journal; the newest sound backup is kept and named', async () => {
  const { dataDir } = await folderWithDeck();
  const bytes = readFileSync(join(dataDir, 'user.db'));
  bytes.fill(0xaa, 4096, 12288);
  writeFileSync(join(dataDir, 'user.db'), bytes);

  const store = await openTestStore({ dataDir, backup: true, now: () => new Date(2026, 10, 30, 23, 59, 0) });
  expect(readFileSync(join(dataDir, 'user.db.damaged-20261130-235900'))).toEqual(bytes);
  const [kept, ...more] = readdirSync(backupFolder(dataDir)).filter((name) => name.startsWith('kept-user-'));
  expect(more).toEqual([]);
  const [notice] = listNotices(store);
  expect(notice?.message.en).toContain('user.db.damaged-20261130-235900');
  expect(notice?.message.en).toContain(kept);
  expect(notice?.message.ja).toContain(kept);
  expect(good(listDecks(store)).filter((deck) => !deck.starter)).toEqual([]);

  // What the notice says to do brings the deck back.
  store.close();
  copyFileSync(join(backupFolder(dataDir), kept ?? ''), join(dataDir, 'user.db'));
  const restored = await openTestStore({ dataDir });
  expect(
    good(listDecks(restored))
      .filter((deck) => !deck.starter)
      .map((deck) => deck.name.en),
  ).toEqual(['Mine']);
});

test('A-143: a user.db of zero bytes is damage where a backup shows that there was more', async () => {
  const { dataDir } = await folderWithDeck();
  writeFileSync(join(dataDir, 'user.db'), '');
  const store = await openTestStore({ dataDir });
  expect(listNotices(store)).toMatchObject([{ level: 'error', lasting: true }]);
});

test('a notice of damage is told at every start until it is dismissed; two damages in one second collide in nothing', async () => {
  const dataDir = freshFolder();
  const now = () => new Date(2026, 0, 1, 12, 0, 0);
  for (const expected of [1, 2]) {
    writeFileSync(join(dataDir, 'user.db'), 'no database at all, but long enough to be looked at as one'.repeat(20));
    const store = await openTestStore({ dataDir, now });
    expect(readdirSync(dataDir).filter((name) => name.startsWith('user.db.damaged-'))).toHaveLength(expected);
    store.close();
  }
  const again = await openTestStore({ dataDir });
  const [notice] = listNotices(again);
  expect(notice).toBeDefined();
  dismissNotice(again, notice?.id ?? '');
  again.close();
  expect(listNotices(await openTestStore({ dataDir }))).toEqual([]);
});

test('A-135: a damaged library.db is set aside and built again; the decks are not touched', async () => {
  const { dataDir, deck } = await folderWithDeck();
  writeFileSync(join(dataDir, 'library.db'), Buffer.alloc(20_000, 7));
  const store = await openTestStore({ dataDir });
  expect(good(await searchCards(store, all)).total).toBe(4);
  expect(good(getDeck(store, deck)).name).toEqual({ en: 'Mine' });
  expect(listNotices(store)).toMatchObject([
    { level: 'warning', message: { en: expect.stringContaining('library.db.damaged-') } },
  ]);
});

test('a user.db of a newer version is left as it is, byte for byte; the library works, saving is refused with the sentence', async () => {
  const { dataDir } = await folderWithDeck(false);
  const db = new Database(join(dataDir, 'user.db'));
  db.exec("INSERT INTO schema_migrations VALUES (9990, 'from-the-future', '2030-01-01')");
  db.close();
  const before = readFileSync(join(dataDir, 'user.db'));

  const store = await openTestStore({ dataDir, backup: true });
  expect(good(await searchCards(store, all)).total).toBe(4);
  expect(good(getSettings(store)).language).toBe('system');
  expect(errorOf(saveDeck(store, mine)).message.en).toContain('newer version');
  expect(errorOf(setSettings(store, { theme: 'dark' })).code).toBe('read-only');
  expect(listNotices(store)).toMatchObject([{ id: 'user-closed', level: 'error' }]);
  store.close();
  expect(readFileSync(join(dataDir, 'user.db'))).toEqual(before);
});

test('a library.db of a newer version is set aside and built again', async () => {
  const { dataDir } = await folderWithDeck(false);
  const db = new Database(join(dataDir, 'library.db'));
  db.exec("INSERT INTO schema_migrations VALUES (9990, 'from-the-future', '2030-01-01')");
  db.close();
  const store = await openTestStore({ dataDir });
  expect(good(await searchCards(store, all)).total).toBe(4);
  expect(readdirSync(dataDir).some((name) => name.startsWith('library.db.newer-'))).toBe(true);
});

test('a user.db that cannot be opened at all is named in a sentence, and the rest works', async () => {
  const dataDir = freshFolder();
  mkdirSync(join(dataDir, 'user.db'));
  const store = await openTestStore({ dataDir, backup: true });
  expect(good(await searchCards(store, all)).total).toBe(4);
  expect(errorOf(saveDeck(store, mine)).message.en).toContain(join(dataDir, 'user.db'));
});

test('a data folder that cannot be made is named in a sentence', async () => {
  const file = join(freshFolder(), 'a-file');
  writeFileSync(file, '');
  const store = await openTestStore({ dataDir: join(file, 'data') });
  expect(store.libraryState.state).toBe('failed');
  expect(listNotices(store)).toMatchObject([{ level: 'error', message: { en: expect.stringContaining('--data') } }]);
});

test('A-144: a backup is made before a database with rows changes its shape, and at each start of a host', async () => {
  const dataDir = freshFolder();
  const old = new Database(join(dataDir, 'user.db'));
  migrate(old, userMigrations.slice(0, 1));
  old.exec("INSERT INTO decks VALUES ('d', 'battle-spirits', 'Old', NULL, '2026', '2026')");
  old.close();

  const store = await openTestStore({ dataDir, backup: false });
  expect(good(getDeck(store, 'd')).name).toEqual({ en: 'Old' });
  const [backup] = readdirSync(backupFolder(dataDir));
  const before = new Database(join(backupFolder(dataDir), backup ?? ''), { readonly: true });
  expect(before.prepare('SELECT max(version) AS version FROM schema_migrations').get()).toEqual({ version: 10 });
  expect(before.prepare('SELECT name_en FROM decks').get()).toEqual({ name_en: 'Old' });
  before.close();
  expect(existsSync(join(dataDir, 'user.db'))).toBe(true);
});
