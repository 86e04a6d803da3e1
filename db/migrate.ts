import type Database from 'better-sqlite3';
import type { Bilingual } from './model/text.ts';

/** One step of a database's shape. Versions go up by ten, so that a mend fits between two of them. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

export interface AppliedMigration {
  readonly version: number;
  readonly name: string;
}

export type MigrationPlan =
  | { readonly ok: true; readonly applied: number; readonly pending: readonly Migration[] }
  | { readonly ok: false; readonly message: Bilingual };

/** The migrations that a database has had, oldest first; an empty file has had none. */
export function appliedMigrations(db: Database.Database): readonly AppliedMigration[] {
  const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'").get();
  if (table === undefined) return [];
  return db.prepare('SELECT version, name FROM schema_migrations ORDER BY version').all() as AppliedMigration[];
}

/**
 * What is left to do for `db`. Refused unless its list is a prefix of ours: a file that a newer Costwise has written, or
 * one of another line, is never touched.
 */
export function planMigrations(db: Database.Database, known: readonly Migration[], file: string): MigrationPlan {
  const applied = appliedMigrations(db);
  const odd = applied.find((step, i) => known[i]?.version !== step.version || known[i]?.name !== step.name);
  if (odd === undefined) return { ok: true, applied: applied.length, pending: known.slice(applied.length) };
  return {
    ok: false,
    message: {
      en: `${file} was written by a newer version of Costwise (step ${odd.version} "${odd.name}" is not known here). It was left as it is. Install the newer version, or start with another data folder (--data).`,
      ja: `${file} は新しいバージョンのCostwiseで作成されています（ステップ${odd.version}「${odd.name}」に対応していません）。ファイルには変更を加えていません。新しいバージョンをインストールするか、別のデータフォルダーを指定して起動してください（--data）。`,
    },
  };
}

/** Applies `pending` in order, one transaction each: a step that fails leaves the steps before it and nothing of its own. */
export function migrate(
  db: Database.Database,
  pending: readonly Migration[],
  now: () => Date = () => new Date(),
): void {
  db.exec(
    'CREATE TABLE IF NOT EXISTS schema_migrations(version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT',
  );
  const note = db.prepare('INSERT INTO schema_migrations(version, name, applied_at) VALUES (?, ?, ?)');
  for (const step of pending) {
    db.transaction(() => {
      db.exec(step.sql);
      note.run(step.version, step.name, now().toISOString());
    }).immediate();
  }
}
