import { existsSync, renameSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import Database from 'better-sqlite3';
import { codeOf, meansDamage, messageOf } from './errors.ts';
import { type Migration, migrate, planMigrations } from './migrate.ts';
import type { Bilingual } from './model/text.ts';

export interface OpenOptions {
  readonly path: string;
  readonly migrations: readonly Migration[];
  /** `FULL`: a committed row survives a power cut; `NORMAL`: for what can be built again. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** An empty file is damage where one with rows must have been. */
  readonly emptyIsDamage: boolean;
  /** Called before a database that already holds something changes its shape. */
  readonly beforeMigrating?: (db: Database.Database) => Promise<void>;
}

export type Opened =
  | { readonly state: 'open'; readonly db: Database.Database }
  /** The bytes are no sound database. */
  | { readonly state: 'damaged'; readonly cause: string }
  /** Written by a newer version: it must not be touched. */
  | { readonly state: 'newer'; readonly message: Bilingual }
  /** There, perhaps sound, but out of reach (permissions, a folder of that name, a full disk). */
  | { readonly state: 'unreachable'; readonly message: Bilingual };

/** How long a writer waits for another process, in milliseconds. */
const busyTimeout = 5000;

/** Opens a database file, checks its bytes and brings it to the present shape. Never throws for what a file can hold. */
export async function openDatabase(options: OpenOptions): Promise<Opened> {
  if (options.emptyIsDamage && existsSync(options.path) && statSync(options.path).size === 0) {
    return { state: 'damaged', cause: 'the file is empty' };
  }
  let db: Database.Database | undefined;
  try {
    db = new Database(options.path, { timeout: busyTimeout });
    const cause = prepare(db, options.synchronous);
    if (cause !== null) {
      db.close();
      return { state: 'damaged', cause };
    }
    const plan = planMigrations(db, options.migrations, basename(options.path));
    if (!plan.ok) {
      db.close();
      return { state: 'newer', message: plan.message };
    }
    if (plan.pending.length > 0) {
      if (plan.applied > 0) await options.beforeMigrating?.(db);
      migrate(db, plan.pending);
    }
    return { state: 'open', db };
  } catch (thrown) {
    db?.close();
    if (meansDamage(thrown)) return { state: 'damaged', cause: messageOf(thrown) };
    return { state: 'unreachable', message: unreachable(options.path, thrown) };
  }
}

/** Sets the connection up and checks the file. @returns the first fault found, or null */
function prepare(db: Database.Database, synchronous: OpenOptions['synchronous']): string | null {
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${synchronous}`);
  db.pragma('foreign_keys = ON');
  const found = db.pragma('quick_check(1)', { simple: true });
  return found === 'ok' ? null : String(found);
}

function unreachable(path: string, thrown: unknown): Bilingual {
  const cause = codeOf(thrown) === '' ? messageOf(thrown) : `${codeOf(thrown)}: ${messageOf(thrown)}`;
  return {
    en: `${path} cannot be opened (${cause}). It was left as it is. Check that it is a file that you may read and write, then restart Costwise.`,
    ja: `${path} を開けません（${cause}）。ファイルには変更を加えていません。読み書きできるファイルかどうかを確認し、Costwiseを再起動してください。`,
  };
}

/** `20261130-235900` in local time, for names of files that people look at. */
export function timeStamp(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;
  return `${day}-${two(date.getHours())}${two(date.getMinutes())}${two(date.getSeconds())}`;
}

/** A path that nothing stands at: `base`, or `base-2`, `base-3`, … before `ending`. */
export function freePath(base: string, ending = ''): string {
  for (let n = 1; ; n += 1) {
    const path = n === 1 ? `${base}${ending}` : `${base}-${n}${ending}`;
    if (!existsSync(path)) return path;
  }
}

/**
 * Renames a database with its journal, so that a later rescue finds both, and leaves the old place free.
 * @returns the new path. Throws what the system says when the folder does not allow it.
 */
export function setAside(path: string, why: 'damaged' | 'newer', now: Date): string {
  const target = freePath(`${path}.${why}-${timeStamp(now)}`);
  renameSync(path, target);
  for (const part of ['-wal', '-shm']) {
    if (existsSync(path + part)) renameSync(path + part, target + part);
  }
  return target;
}
