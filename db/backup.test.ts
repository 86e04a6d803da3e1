import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, backupFolder, backupsKept, keepNewestGoodBackup, listBackups } from './backup.ts';
import { freshFolder } from './testing/data-folder.ts';

function database(dataDir: string): Database.Database {
  const db = new Database(join(dataDir, 'user.db'));
  onTestFinished(() => {
    db.close();
  });
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE t(n INTEGER) STRICT');
  return db;
}

const at = (second: number) => new Date(2026, 0, 1, 0, 0, second);

test('A-144: a backup is one whole file with what was committed, even with rows still in the journal', async () => {
  const dataDir = freshFolder();
  const db = database(dataDir);
  db.exec('INSERT INTO t VALUES (42)');
  const path = await backUp(db, dataDir, at(5));
  expect(path).toBe(join(backupFolder(dataDir), 'user-20260101-000005.db'));
  expect(readdirSync(backupFolder(dataDir))).toEqual(['user-20260101-000005.db']);
  const copy = new Database(path, { readonly: true });
  expect(copy.prepare('SELECT n FROM t').all()).toEqual([{ n: 42 }]);
  expect(copy.pragma('journal_mode', { simple: true })).toBe('delete');
  copy.close();
});

test('A-144: the same state is not kept twice; the last ones stay, the oldest goes first', async () => {
  const dataDir = freshFolder();
  const db = database(dataDir);
  const first = await backUp(db, dataDir, at(0));
  expect(await backUp(db, dataDir, at(1))).toBe(first);
  for (let n = 1; n <= backupsKept + 2; n += 1) {
    db.prepare('INSERT INTO t VALUES (?)').run(n);
    await backUp(db, dataDir, at(n));
  }
  const kept = listBackups(dataDir);
  expect(kept).toHaveLength(backupsKept);
  expect(kept.at(-1)).toContain('user-20260101-000012.db');
  expect(kept[0]).toContain('user-20260101-000003.db');
});

test('A-144: backups of one second overwrite nothing', async () => {
  const dataDir = freshFolder();
  const db = database(dataDir);
  await backUp(db, dataDir, at(0));
  db.exec('INSERT INTO t VALUES (1)');
  await backUp(db, dataDir, at(0));
  expect(listBackups(dataDir)).toHaveLength(2);
});

test('A-144: the newest backup that is sound leaves the rotation; a damaged one is passed over and stays', async () => {
  const dataDir = freshFolder();
  const db = database(dataDir);
  await backUp(db, dataDir, at(1));
  writeFileSync(join(backupFolder(dataDir), 'user-20260101-000009.db'), 'not a database');
  expect(keepNewestGoodBackup(dataDir)).toBe(join(backupFolder(dataDir), 'kept-user-20260101-000001.db'));
  expect(readdirSync(backupFolder(dataDir)).sort()).toEqual([
    'kept-user-20260101-000001.db',
    'user-20260101-000009.db',
  ]);
  expect(keepNewestGoodBackup(dataDir)).toBeNull();
});
