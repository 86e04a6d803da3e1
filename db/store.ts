import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type Database from 'better-sqlite3';
import { backUp, keepNewestGoodBackup, listBackups } from './backup.ts';
import { loadBundled } from './bundled.ts';
import { type BundledFile, readBundledFiles } from './bundled-files.ts';
import { codeOf, errorFromThrown, messageOf, type Result, type StoreError } from './errors.ts';
import { libraryMigrations } from './migrations/library/index.ts';
import { userMigrations } from './migrations/user/index.ts';
import type { Bilingual } from './model/text.ts';
import { addNotice, type StoreNotice } from './notices.ts';
import { type Opened, openDatabase, setAside } from './open.ts';

/** How far the library is: what the window shows until cards can be asked for. */
export interface LibraryState {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly message: Bilingual | null;
}

/**
 * Both databases of a data folder. A side that could not be opened holds the reason, which every function on it then
 * returns; the other side works on.
 */
export interface Store {
  readonly dataDir: string;
  /** Where what ships with the app lies. */
  readonly assetsDir: string;
  readonly library: Result<Database.Database>;
  readonly user: Result<Database.Database>;
  readonly libraryState: LibraryState;
  /** What the user must be told about this opening; those of `user.db` itself are kept there too (notices.ts). */
  readonly notices: readonly StoreNotice[];
  close(): void;
}

export interface StoreOptions {
  /** Holds library.db and user.db; made when it is not there. */
  readonly dataDir: string;
  /** Holds the bundled `cards/*.json` and `decks/*.json`. */
  readonly assetsDir: string;
  /** Makes a backup of the user's data at once (A-144): hosts do, short commands do not. */
  readonly backup?: boolean;
  readonly onLibrary?: (state: LibraryState) => void;
  readonly now?: () => Date;
}

/**
 * Opens the data folder and brings it up to date with the bundled cards. Never throws for what the folder holds: a
 * damaged file is set aside under a new name, and `notices` say so.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const now = options.now ?? (() => new Date());
  const notices: StoreNotice[] = [];
  const madeFolder = makeFolder(options.dataDir);
  if (!madeFolder.ok) return closedStore(options, madeFolder.error);

  const user = await openUser(options.dataDir, now, notices);
  const library = await openLibrary(options.dataDir, now, notices);
  if (user.ok && options.backup === true) await backUpAtStart(user.value, options.dataDir, now, notices);
  if (user.ok) for (const notice of notices) if (notice.lasting) addNotice(user.value, notice, now());

  const libraryState = library.ok
    ? fillLibrary(library.value, options, notices)
    : failed(library.error.message, options.onLibrary);
  return {
    dataDir: options.dataDir,
    assetsDir: options.assetsDir,
    library,
    user,
    libraryState,
    notices,
    close() {
      if (library.ok) library.value.close();
      if (user.ok) user.value.close();
    },
  };
}

function makeFolder(dataDir: string): Result<null> {
  try {
    mkdirSync(dataDir, { recursive: true });
    return { ok: true, value: null };
  } catch (thrown) {
    return {
      ok: false,
      error: {
        code: 'read-only',
        message: {
          en: `The data folder ${dataDir} cannot be made (${codeOf(thrown) || messageOf(thrown)}). Start Costwise with another one: --data FOLDER.`,
          ja: `データフォルダー ${dataDir} を作成できません（${codeOf(thrown) || messageOf(thrown)}）。--data で別のフォルダーを指定して起動してください。`,
        },
      },
    };
  }
}

function closedStore(options: StoreOptions, error: StoreError): Store {
  const closed = { ok: false, error } as const;
  return {
    dataDir: options.dataDir,
    assetsDir: options.assetsDir,
    library: closed,
    user: closed,
    libraryState: failed(error.message, options.onLibrary),
    notices: [{ id: 'data-folder', level: 'error', message: error.message, lasting: false }],
    close() {},
  };
}

function failed(message: Bilingual, onLibrary: StoreOptions['onLibrary']): LibraryState {
  const state: LibraryState = { state: 'failed', done: 0, total: 0, message };
  onLibrary?.(state);
  return state;
}

async function openUser(dataDir: string, now: () => Date, notices: StoreNotice[]): Promise<Result<Database.Database>> {
  const path = join(dataDir, 'user.db');
  const open = (): Promise<Opened> =>
    openDatabase({
      path,
      migrations: userMigrations,
      synchronous: 'FULL',
      emptyIsDamage: listBackups(dataDir).length > 0,
      beforeMigrating: async (db) => {
        await backUp(db, dataDir, now());
      },
    });
  const first = await open();
  if (first.state !== 'damaged') return resultOf(first, 'user', notices);

  const moved = moveAway(path, 'damaged', now());
  if (!moved.ok) return refuse('user', moved.error, notices);
  const backup = keepNewestGoodBackup(dataDir);
  notices.push(userSetAside(moved.value, first.cause, backup, now()));
  return resultOf(await open(), 'user', notices);
}

async function openLibrary(
  dataDir: string,
  now: () => Date,
  notices: StoreNotice[],
): Promise<Result<Database.Database>> {
  const path = join(dataDir, 'library.db');
  const open = (): Promise<Opened> =>
    openDatabase({ path, migrations: libraryMigrations, synchronous: 'NORMAL', emptyIsDamage: false });
  const first = await open();
  if (first.state !== 'damaged' && first.state !== 'newer') return resultOf(first, 'library', notices);

  // Card data of a newer version can be built again too; the newer program finds its own file under the new name.
  const moved = moveAway(path, first.state, now());
  if (!moved.ok) return refuse('library', moved.error, notices);
  notices.push(librarySetAside(moved.value, first.state, now()));
  return resultOf(await open(), 'library', notices);
}

function moveAway(path: string, why: 'damaged' | 'newer', now: Date): Result<string> {
  try {
    return { ok: true, value: setAside(path, why, now) };
  } catch (thrown) {
    return { ok: false, error: errorFromThrown(thrown) };
  }
}

function resultOf(opened: Opened, file: 'user' | 'library', notices: StoreNotice[]): Result<Database.Database> {
  switch (opened.state) {
    case 'open':
      return { ok: true, value: opened.db };
    case 'newer':
      return refuse(file, { code: 'read-only', message: opened.message }, notices);
    case 'unreachable':
      return refuse(file, { code: 'read-only', message: opened.message }, notices);
    case 'damaged':
      return refuse(file, errorFromThrown(Object.assign(new Error(opened.cause), { code: 'SQLITE_CORRUPT' })), notices);
  }
}

function refuse(file: 'user' | 'library', error: StoreError, notices: StoreNotice[]): Result<Database.Database> {
  notices.push({ id: `${file}-closed`, level: 'error', message: error.message, lasting: false });
  return { ok: false, error };
}

function userSetAside(path: string, cause: string, backup: string | null, now: Date): StoreNotice {
  const rescueEn =
    backup === null
      ? 'There is no backup yet.'
      : `The newest sound backup is ${backup}. To use it, quit Costwise and copy it over user.db.`;
  const rescueJa =
    backup === null
      ? 'バックアップはまだありません。'
      : `最新の正常なバックアップは ${backup} です。復元するには、Costwiseを終了し、このファイルをuser.dbにコピーしてください。`;
  return {
    id: `user-damaged-${now.toISOString()}`,
    level: 'error',
    message: {
      en: `The file with your decks and playtests was damaged (${cause}). It was set aside, unchanged, as ${path}, and Costwise began an empty one. ${rescueEn}`,
      ja: `デッキとプレイテストのファイルが破損していました（${cause}）。内容を変更せずに ${path} として保管し、新しい空のファイルで起動しました。${rescueJa}`,
    },
    lasting: true,
  };
}

function librarySetAside(path: string, why: 'damaged' | 'newer', now: Date): StoreNotice {
  const en = why === 'damaged' ? 'was damaged' : 'was written by a newer version of Costwise';
  const ja = why === 'damaged' ? '破損していました' : '新しいバージョンのCostwiseで作成されていました';
  return {
    id: `library-${why}-${now.toISOString()}`,
    level: 'warning',
    message: {
      en: `The card database ${en}. It was set aside as ${basename(path)} and built again from the bundled sets. Your decks and playtests are not affected. Card files of your own must be imported again.`,
      ja: `カードデータベースが${ja}。${basename(path)} として保管し、同梱のカードセットから作り直しました。デッキとプレイテストへの影響はありません。自分で読み込んだカードは、もう一度インポートしてください。`,
    },
    lasting: true,
  };
}

async function backUpAtStart(
  db: Database.Database,
  dataDir: string,
  now: () => Date,
  notices: StoreNotice[],
): Promise<void> {
  try {
    await backUp(db, dataDir, now());
  } catch (thrown) {
    notices.push({
      id: 'backup-failed',
      level: 'warning',
      message: {
        en: `No backup of your decks and playtests could be made (${messageOf(thrown)}). Check that the disk has space and that ${join(dataDir, 'backups')} can be written to.`,
        ja: `デッキとプレイテストのバックアップを作成できませんでした（${messageOf(thrown)}）。ディスクの空き容量と、${join(dataDir, 'backups')} のアクセス権を確認してください。`,
      },
      lasting: false,
    });
  }
}

function fillLibrary(db: Database.Database, options: StoreOptions, notices: StoreNotice[]): LibraryState {
  let progress = { done: 0, total: 0 };
  const tell = (state: LibraryState): LibraryState => {
    options.onLibrary?.(state);
    return state;
  };
  try {
    const files: readonly BundledFile[] = readBundledFiles(options.assetsDir);
    if (!existsSync(join(options.assetsDir, 'cards'))) throw new Error(`no folder ${join(options.assetsDir, 'cards')}`);
    const faults = loadBundled(db, files, (next) => {
      progress = next;
      tell({ state: 'loading', ...next, message: null });
    });
    for (const fault of faults) {
      notices.push({ id: `bundled-${fault.path}`, level: 'warning', message: fault.message, lasting: false });
    }
    return tell({ state: 'ready', ...progress, message: null });
  } catch (thrown) {
    const error = errorFromThrown(thrown);
    notices.push({ id: 'bundled-load', level: 'error', message: error.message, lasting: false });
    return tell({ state: 'failed', ...progress, message: error.message });
  }
}
