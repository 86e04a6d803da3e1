import type Database from 'better-sqlite3';
import { errorFromThrown, fail, ok, type Result } from './errors.ts';
import type { CardForm, CardReading, CardWarning, DraftSet, Refusal } from './formats/cards/card-file.ts';
import { type PlannedCard, type PlannedFile, planFiles } from './import-plan.ts';
import type { CardDefinition } from './model/card.ts';
import { type Bilingual, localized } from './model/text.ts';
import { createBatchIndexer } from './search/index-cards.ts';
import { statement } from './statement.ts';
import { addCard, findCard, replaceCard, sortCards } from './write-card.ts';

/** What must be said about a card that was taken in. */
export interface ImportWarning {
  readonly at: string;
  readonly code: CardWarning['code'] | 'bundled-replaced';
  readonly message: Bilingual;
}

/** What an import of a file did, or would do: each card of the file is in exactly one of the four. */
export interface ImportReport {
  readonly form: CardForm;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: readonly Refusal[];
  readonly warnings: readonly ImportWarning[];
}

/** What an import does one after another, each once for every card. */
export const importPhases = ['planning', 'writing', 'indexing'] as const;
export type ImportPhase = (typeof importPhases)[number];

export interface ImportOptions {
  /** Says what would happen and changes nothing. */
  readonly dryRun: boolean;
  /** What becomes of the cards that are good when some are refused: `nothing` = the import is refused as a whole. */
  readonly whenRefused?: 'rest' | 'nothing';
  /** The plan of these files, made on this connection; it counts while nobody else has written to the library. */
  readonly known?: KnownPlan;
  /** Called after each card of each phase; what it throws ends the import, and nothing has happened. */
  readonly onCard?: (phase: ImportPhase) => void;
}

export interface KnownPlan {
  readonly files: readonly PlannedFile[];
  readonly version: number;
}

/** A number that changes when another connection writes to the library. */
export function libraryVersion(db: Database.Database): number {
  return db.pragma('data_version', { simple: true }) as number;
}

/** Thrown in `onCard` by a caller that wants no more: it comes out of the import again, and nothing has happened. */
export class ImportStopped extends Error {}

/**
 * Takes card data into the library as the user's own, all files in one transaction: an interruption leaves the library
 * as it was, and so does an error. The user's cards outlast the bundled ones.
 * @returns a report for each file, in order
 */
export function importCards(
  store: { readonly library: Result<Database.Database> },
  files: readonly CardReading[],
  { dryRun, whenRefused = 'rest', known, onCard = () => {} }: ImportOptions,
): Result<readonly ImportReport[]> {
  if (!store.library.ok) return store.library;
  const db = store.library.value;
  const planned = () => planFiles(db, files, () => onCard('planning'));
  try {
    if (dryRun) return ok(planned().map(reportOf));
    db.exec('BEGIN IMMEDIATE');
    const plan = known?.version === libraryVersion(db) ? known.files : planned();
    const reports = plan.map(reportOf);
    const refused = reports.reduce((sum, report) => sum + report.refused.length, 0);
    if (refused > 0 && whenRefused === 'nothing') {
      db.exec('ROLLBACK');
      return nothingImported(refused);
    }
    write(db, plan, onCard);
    db.exec('COMMIT');
    return ok(reports);
  } catch (thrown) {
    if (db.inTransaction) db.exec('ROLLBACK');
    if (thrown instanceof ImportStopped) throw thrown;
    return { ok: false, error: errorFromThrown(thrown) };
  }
}

function nothingImported(refused: number): Result<never> {
  return fail(
    'bad-input',
    `${refused} ${refused === 1 ? 'row is' : 'rows are'} refused, so nothing was imported.`,
    `読み込めない行が${refused}行あるため、何もインポートしていません。`,
  );
}

/** From so many cards on, and half as many as the library has, it is faster to build its indexes anew than to add to them. */
const manyCards = 1000;

function areMany(db: Database.Database, cardCount: number): boolean {
  if (cardCount < manyCards) return false;
  const row = statement<{ readonly count: number }>(db, 'SELECT count(*) AS count FROM cards').get();
  return cardCount * 2 >= (row?.count ?? 0);
}

function write(db: Database.Database, plan: readonly PlannedFile[], onCard: (phase: ImportPhase) => void): void {
  const cardCount = plan.reduce((sum, { cards }) => sum + cards.length, 0);
  const restoreIndexes = areMany(db, cardCount) ? dropIndexes(db, ['cards', 'card_names']) : () => {};
  const indexer = createBatchIndexer(db);
  for (const { reading } of plan) for (const set of reading.sets) writeSet(db, set);
  for (const { cards } of plan) {
    for (const card of cards) {
      if (card.what === 'added') {
        const { setCode } = card.printings[0]!;
        addCard(db, indexer, card.entry, { setCode, path: null, printings: card.printings });
      } else if (card.what === 'changed') {
        const { game, id } = card.entry;
        replaceCard(db, indexer, findCard(db, game, id)!.key, card.entry, card.printings);
      }
      onCard('writing');
    }
  }
  indexer.finish(() => onCard('indexing'));
  sortCards(db);
  restoreIndexes();
  for (const { reading } of plan) removeEmptySets(db, reading.sets);
}

/**
 * Takes the indexes of tables away for the time of many writes; those that a constraint needs stay. It belongs to the
 * transaction: where that does not come to its end, they were never gone.
 * @returns what makes them again
 */
function dropIndexes(db: Database.Database, tables: readonly string[]): () => void {
  const ofTable = db.prepare<[string], { readonly name: string; readonly sql: string }>(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
  );
  const indexes = tables.flatMap((table) => ofTable.all(table));
  for (const { name } of indexes) db.exec(`DROP INDEX ${name}`);
  return () => {
    for (const { sql } of indexes) db.exec(sql);
  };
}

/** A set that is there keeps its name, unless the user's own file names one of the user's own sets. */
function writeSet(db: Database.Database, { game, code, name }: DraftSet): void {
  const isNamed = name.en !== code;
  statement(
    db,
    `INSERT INTO sets(game, code, name_en, name_ja) VALUES (@game, @code, @en, @ja)
     ON CONFLICT DO UPDATE SET name_en = @en, name_ja = @ja WHERE sets.bundled_path IS NULL AND @isNamed = 1`,
  ).run({ game, code, en: name.en ?? null, ja: name.ja ?? null, isNamed: isNamed ? 1 : 0 });
}

/** A set whose cards were all refused is none. */
function removeEmptySets(db: Database.Database, sets: readonly DraftSet[]): void {
  for (const { game, code } of sets) {
    statement(
      db,
      `DELETE FROM sets WHERE game = @game AND code = @code AND bundled_path IS NULL
         AND NOT EXISTS (SELECT 1 FROM cards WHERE game = @game AND set_code = @code)
         AND NOT EXISTS (SELECT 1 FROM printings WHERE game = @game AND set_code = @code)`,
    ).run({ game, code });
  }
}

/** What a plan does to the library, in figures and sentences. */
export function reportOf({ reading, cards }: PlannedFile): ImportReport {
  const count = (what: PlannedCard['what']) => cards.reduce((sum, card) => sum + (card.what === what ? 1 : 0), 0);
  const refused: Refusal[] = [...reading.refused];
  const warnings: ImportWarning[] = [...reading.warnings];
  for (const [i, card] of cards.entries()) {
    const { at } = reading.cards[i]!;
    if (card.what === 'refused') refused.push({ at, why: card.why });
    else if (card.what === 'changed' && card.replacesBundled) {
      warnings.push(bundledReplaced(at, card.entry.id, card.entry.card));
    }
  }
  return {
    form: reading.form,
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    refused,
    warnings,
  };
}

function bundledReplaced(at: string, id: string, { name }: CardDefinition): ImportWarning {
  return {
    at,
    code: 'bundled-replaced',
    message: {
      en: `${id} ${localized(name, 'en')} came with Costwise; what your file says differs and now takes its place.`,
      ja: `${id}「${localized(name, 'ja')}」はCostwiseに収録されているカードです。内容が異なるため、ファイルの内容に置き換えます。`,
    },
  };
}
