import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { freePath, timeStamp } from './open.ts';

/** How many backups of the user's data stay; the oldest goes first. */
export const backupsKept = 10;

const rotated = /^user-\d{8}-\d{6}(-\d+)?\.db$/;

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** The backups in rotation, oldest first: full paths. */
export function listBackups(dataDir: string): readonly string[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => rotated.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => join(folder, name));
}

/**
 * Copies the user's database while it stays in use (SQLite's online backup), checks the copy, and drops the oldest
 * copies over `backupsKept`. A copy equal to the newest one is not kept twice.
 * @returns the path of the newest backup that holds this state
 */
export async function backUp(db: Database.Database, dataDir: string, now: Date): Promise<string> {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const unfinished = freePath(join(folder, `unfinished-${process.pid}-${timeStamp(now)}`), '.db');
  try {
    await db.backup(unfinished);
    const fault = makeWholeAndCheck(unfinished);
    if (fault !== null) throw new Error(`the copy is not sound: ${fault}`);
    const newest = listBackups(dataDir).at(-1);
    if (newest !== undefined && hashOf(newest) === hashOf(unfinished)) return newest;
    const target = freePath(join(folder, `user-${timeStamp(now)}`), '.db');
    renameSync(unfinished, target);
    for (const old of listBackups(dataDir).slice(0, -backupsKept)) rmSync(old);
    return target;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Takes the copy out of WAL mode, so that one file is the whole backup. @returns the first fault found, or null */
function makeWholeAndCheck(path: string): string | null {
  const copy = new Database(path, { fileMustExist: true });
  try {
    copy.pragma('journal_mode = DELETE');
    const found = copy.pragma('quick_check(1)', { simple: true });
    return found === 'ok' ? null : String(found);
  } finally {
    copy.close();
  }
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/**
 * Takes the newest sound backup out of the rotation, so that later backups of a fresh file cannot push it out.
 * @returns its new path, or null where there is none
 */
export function keepNewestGoodBackup(dataDir: string): string | null {
  for (const path of listBackups(dataDir).toReversed()) {
    if (!isSound(path)) continue;
    const target = freePath(join(backupFolder(dataDir), `kept-${basename(path, '.db')}`), '.db');
    renameSync(path, target);
    return target;
  }
  return null;
}

function isSound(path: string): boolean {
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true });
    try {
      return db.pragma('quick_check(1)', { simple: true }) === 'ok';
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}
