import { join, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { openStore, type Store } from '../../db/store.ts';
import { dataFolder } from '../services/data-folder.ts';
import { InputError } from './command.ts';
import { programRoot } from './program.ts';

/** The option of the commands that work on the data folder itself. */
export const folderOption = {
  data: {
    type: 'string',
    value: 'DIR',
    about: {
      en: "the folder of the databases (default: COSTWISE_DATA, else the app's own); an empty one is filled with the bundled cards",
      ja: 'データベースのフォルダー(既定はCOSTWISE_DATA。なければアプリと同じ場所)。空なら収録カードを読み込みます',
    },
  },
} as const;

export interface OpenLibrary {
  readonly store: Store;
  readonly db: Database.Database;
  readonly dataDir: string;
}

/** Opens the data folder `given`, or the one the app uses. It is closed when the program ends. Throws `InputError`. */
export async function openLibrary(given: string | undefined): Promise<OpenLibrary> {
  const dataDir = given === undefined ? dataFolder() : resolve(given);
  const store = await openStore({ dataDir, assetsDir: assetsFolder() });
  process.once('exit', () => store.close());
  if (!store.library.ok) throw new InputError({ file: dataDir, at: '', message: store.library.error.message });
  return { store, db: store.library.value, dataDir };
}

export function assetsFolder(): string {
  return join(programRoot(), 'assets');
}
