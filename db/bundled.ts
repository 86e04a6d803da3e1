import type Database from 'better-sqlite3';
import * as z from 'zod';
import type { BundledFile } from './bundled-files.ts';
import { CardSetFile } from './model/card-set.ts';
import { StarterDeckFile } from './model/deck.ts';
import { GameId } from './model/game.ts';
import type { Bilingual } from './model/text.ts';
import { createCardIndexer } from './search/index-cards.ts';
import { statement } from './statement.ts';
import { removeBundled, writeCardSet, writeStarterDeck } from './write-bundled.ts';
import { sortCards } from './write-card.ts';

/** Goes up when what is drawn from a bundled file changes, so that unchanged files are read again. */
const reader = 2;

export interface LoadProgress {
  readonly done: number;
  readonly total: number;
}

/** A bundled file that could not be used: which, where in it, and why. */
export interface BundledFault {
  readonly path: string;
  readonly message: Bilingual;
}

type ReadFile =
  | { readonly kind: 'cards'; readonly file: BundledFile; readonly content: CardSetFile }
  | { readonly kind: 'decks'; readonly file: BundledFile; readonly content: StarterDeckFile };

/**
 * Brings library.db to the state of the bundled files: new and changed ones are written, those that are gone are taken
 * out, all in one transaction, so that an interruption leaves the library as it was. A damaged file is reported
 * and leaves the rows of its last good state; the others load.
 */
export function loadBundled(
  db: Database.Database,
  files: readonly BundledFile[],
  onProgress: (progress: LoadProgress) => void,
): readonly BundledFault[] {
  const known = new Map(
    statement<{ path: string; content_hash: string; reader: number }>(
      db,
      'SELECT path, content_hash, reader FROM bundled_files',
    )
      .all()
      .map((row) => [row.path, row]),
  );
  const changed = files.filter(
    (file) => known.get(file.path)?.content_hash !== file.hash || known.get(file.path)?.reader !== reader,
  );
  const gone = [...known.keys()].filter((path) => !files.some((file) => file.path === path));
  if (changed.length === 0 && gone.length === 0) return [];

  const faults: BundledFault[] = [];
  const readable: ReadFile[] = [];
  for (const file of changed) {
    const read = readBundled(file);
    if ('fault' in read) faults.push({ path: file.path, message: read.fault });
    else readable.push(read);
  }

  const total = readable.reduce((sum, read) => sum + sizeOf(read), 0);
  let done = 0;
  onProgress({ done, total });
  db.transaction(() => {
    const indexer = createCardIndexer(db);
    writeGames(db);
    for (const path of [...gone, ...readable.map((read) => read.file.path)]) {
      removeBundled(db, indexer, path);
    }
    for (const read of readable) {
      statement(db, 'INSERT INTO bundled_files(path, content_hash, reader) VALUES (?, ?, ?)').run(
        read.file.path,
        read.file.hash,
        reader,
      );
      const one = () => {
        done += 1;
        onProgress({ done, total });
      };
      const clash =
        read.kind === 'cards'
          ? writeCardSet(db, indexer, read.file.path, read.content, one)
          : writeStarterDeck(db, read.file.path, read.content, one);
      if (clash !== null) faults.push({ path: read.file.path, message: clash });
    }
    sortCards(db);
  }).immediate();
  return faults;
}

function sizeOf(read: ReadFile): number {
  return read.kind === 'cards' ? read.content.cards.length : 1;
}

function writeGames(db: Database.Database): void {
  const insert = statement(db, 'INSERT OR IGNORE INTO games(id, sort_order) VALUES (?, ?)');
  GameId.options.forEach((game, place) => {
    insert.run(game, place);
  });
}

function readBundled(file: BundledFile): ReadFile | { readonly fault: Bilingual } {
  let value: unknown;
  try {
    value = JSON.parse(file.text.replace(/^\uFEFF/, ''));
  } catch (thrown) {
    return { fault: faultOf(file, 'JSON', (thrown as Error).message) };
  }
  const schema = file.kind === 'cards' ? CardSetFile : StarterDeckFile;
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { fault: faultOf(file, placeOf(issue?.path ?? [], value), issue?.message ?? '') };
  }
  return file.kind === 'cards'
    ? { kind: 'cards', file, content: parsed.data as CardSetFile }
    : { kind: 'decks', file, content: parsed.data as StarterDeckFile };
}

/** The place of a fault as a person looks for it: `cards[3].card.levels[0].cores (BS01-004)`. */
function placeOf(path: readonly PropertyKey[], value: unknown): string {
  const place = z.core.toDotPath(path);
  const [list, index] = path;
  if (list !== 'cards' || typeof index !== 'number') return place === '' ? '/' : place;
  const entry = (value as { cards: readonly unknown[] }).cards[index];
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : '';
  return id === '' ? place : `${place} (${id})`;
}

function faultOf(file: BundledFile, place: string, cause: string): Bilingual {
  return {
    en: `The bundled file ${file.path} is damaged at ${place}: ${cause}. The other files were loaded; install Costwise again to mend it.`,
    ja: `同梱ファイル ${file.path} が破損しています（箇所：${place}、原因：${cause}）。ほかのファイルは読み込みました。Costwiseを再インストールすると復旧できます。`,
  };
}
