import Database from 'better-sqlite3';
import { errorFromThrown, fail, ok, type Result } from './errors.ts';
import type { CardReading } from './formats/cards/card-file.ts';
import { suggestMapping } from './formats/cards/csv.ts';
import { type CardFile, openCardFile, readCardFile, rowCount } from './formats/cards/read-cards.ts';
import type { FileError } from './formats/deck-file.ts';
import { ImportStopped, importCards, libraryVersion } from './import-cards.ts';
import { type ImportLines, linesOf } from './import-lines.ts';
import type { DetectedFile, ImportedSet, ImportProgress, ImportStart, ImportTasks } from './import-messages.ts';
import { type PlannedFile, planFiles } from './import-plan.ts';

/** How long a writer waits for another connection, in milliseconds. */
const busyTimeout = 5000;
/** The least time between two reports of progress, in milliseconds. */
const progressPause = 100;
const sampleRows = 4;

const early = () =>
  fail<never>('bad-input', 'The file has not arrived as a whole.', 'ファイルがまだすべて届いていません。');

interface Checked {
  readonly reading: CardReading;
  readonly planned: PlannedFile;
  readonly lines: ImportLines;
  /** Of the library when it was planned. */
  readonly version: number;
}

/**
 * The import of one file, step by step: bytes in, what they are, what they would do, and the doing. It works on a
 * connection of its own, so that the library can be searched meanwhile, and looks after each card whether it shall stop.
 */
export function createImportJob(start: ImportStart, onProgress: (progress: ImportProgress) => void): ImportTasks {
  const chunks: Uint8Array[] = [];
  let received = 0;
  let file: CardFile | null = null;
  let library: Database.Database | null = null;
  let checked: Checked | null = null;

  function openLibrary(): Database.Database {
    const db = new Database(start.library, { fileMustExist: true, timeout: busyTimeout });
    db.pragma('synchronous = NORMAL');
    db.pragma('foreign_keys = ON');
    // Rows of a large import land all over its indexes: without 200 MB of them at hand they are written many times.
    db.pragma('cache_size = -200000');
    return db;
  }

  function withLibrary<T>(work: (db: Database.Database) => Result<T>): Result<T> {
    try {
      library ??= openLibrary();
      return work(library);
    } catch (thrown) {
      if (thrown instanceof ImportStopped) throw thrown;
      return { ok: false, error: errorFromThrown(thrown) };
    }
  }

  /** Called after each card: tells how far it is, and ends it where the user wants it to end. */
  function counter(totalOf: (phase: ImportProgress['phase']) => number): (phase: ImportProgress['phase']) => void {
    let phase: ImportProgress['phase'] | null = null;
    let done = 0;
    let told = 0;
    return (now) => {
      if (Atomics.load(start.stop, 0) === 1) throw new ImportStopped();
      const isNew = now !== phase;
      done = isNew ? 1 : done + 1;
      phase = now;
      const time = performance.now();
      if (!isNew && time - told < progressPause) return;
      told = time;
      onProgress({ phase, done, total: totalOf(phase) });
    };
  }

  function stoppable<T extends object>(work: () => Result<T>): Result<{ state: 'stopped' } | ({ state: 'done' } & T)> {
    try {
      const result = work();
      return result.ok ? ok({ state: 'done', ...result.value }) : result;
    } catch (thrown) {
      if (thrown instanceof ImportStopped) return ok({ state: 'stopped' });
      throw thrown;
    }
  }

  return {
    receive(bytes) {
      received += bytes.length;
      if (received > start.bytes)
        return fail('bad-input', 'More came than was announced.', '予告より多くのデータが届きました。');
      chunks.push(bytes);
      return ok({ received });
    },
    detect() {
      if (file === null) {
        if (received < start.bytes) return early();
        const opened = openCardFile(Buffer.concat(chunks));
        if (!opened.ok) return wrongFile(opened.error);
        file = opened.value;
        chunks.length = 0;
      }
      return ok(detected(file));
    },
    check({ game, mapping }) {
      const opened = file;
      if (opened === null) return early();
      return stoppable(() =>
        withLibrary((db) => {
          checked = null;
          const rows = rowCount(opened);
          let cards = 0;
          const count = counter((phase) => (phase === 'reading' ? rows : cards));
          const reading = readCardFile(opened, { game, mapping, onRow: () => count('reading') });
          if (!reading.ok) return wrongFile(reading.error);
          cards = reading.value.cards.length;
          const version = libraryVersion(db);
          const [planned] = planFiles(db, [reading.value], () => count('planning'));
          const lines = linesOf(planned!);
          checked = { reading: reading.value, planned: planned!, lines, version };
          return ok(lines.counts);
        }),
      );
    },
    lines: (query) => (checked === null ? early() : ok(checked.lines.page(query))),
    commit({ whenRefused }) {
      if (checked === null) return early();
      const { reading, planned, lines, version } = checked;
      return stoppable(() =>
        withLibrary((db) => {
          const onCard = counter(() => reading.cards.length);
          const known = { files: [planned], version };
          const done = importCards({ library: ok(db) }, [reading], { dryRun: false, whenRefused, known, onCard });
          if (!done.ok) return done;
          const { form, added, changed, same, refused, warnings } = done.value[0]!;
          const counts = { form, added, changed, same, refused: refused.length, warned: warnings.length };
          return ok({ ...lines.counts, ...counts, sets: setsOf(planned) });
        }),
      );
    },
  };
}

function wrongFile({ message }: FileError): Result<never> {
  return { ok: false, error: { code: 'bad-input', message } };
}

function detected(file: CardFile): DetectedFile {
  const rows = rowCount(file);
  if (file.form !== 'csv') return { form: file.form, encoding: file.encoding, rows, table: null };
  const { columns, rows: all } = file.table;
  const samples = all.slice(0, sampleRows).map(({ cells }) => columns.map((column) => cells[column] ?? ''));
  return {
    form: 'csv',
    encoding: file.encoding,
    rows: rows + file.table.broken.length,
    table: { columns, suggested: suggestMapping(columns), samples },
  };
}

/** The sets that cards came into or changed in, those with most cards first. */
function setsOf({ cards }: PlannedFile): ImportedSet[] {
  const sets = new Map<string, { game: ImportedSet['game']; code: string; cards: number }>();
  for (const card of cards) {
    if (card.what !== 'added' && card.what !== 'changed') continue;
    const { game } = card.entry;
    for (const code of new Set(card.printings.map(({ setCode }) => setCode))) {
      const set = sets.get(`${game}\n${code}`) ?? { game, code, cards: 0 };
      set.cards += 1;
      sets.set(`${game}\n${code}`, set);
    }
  }
  return [...sets.values()].sort((a, b) => b.cards - a.cards);
}
