import type Database from 'better-sqlite3';
import { ok, type Result } from './errors.ts';
import type { PlaytestSummary, StoredAction } from './model/playtest.ts';
import { noLine, noPlaytest, otherAction, outOfRange } from './playtest-errors.ts';
import { insertAction, insertLine, summaryById } from './playtests.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** A step of a playtest as it is kept. */
export interface Step {
  readonly id: string;
  /** The line that is in force after the step. */
  readonly line: number;
  /** The line begins with this step, at the end of the first `pointer - 1` actions of this one; null = it is there. */
  readonly from: number | null;
  /** How many actions of the line are in force after the step. */
  readonly pointer: number;
  /** null = only the line and the pointer move (undo, redo, a jump). */
  readonly action: StoredAction | null;
  /** The turn that the table shows after the step; null = leave what is written. */
  readonly turn: number | null;
}

/**
 * Autosave, one transaction. An action is written behind the last one of its line, or as the first one of a new line;
 * nothing that is written is ever changed or dropped, so that what was undone stays on its own line. A step that is
 * written twice (its answer was lost) is written once. A pointer that would leave a gap is refused.
 */
export function recordStep(store: Store, step: Step, now = new Date()): Result<PlaytestSummary> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  return db
    .transaction((): Result<PlaytestSummary> => {
      const found = summaryById(db, step.id);
      if (!found.ok) return found;
      const stamp = now.toISOString();
      const written = step.action === null ? checkPointer(db, step) : writeAction(db, step, step.action, stamp);
      if (!written.ok) return written;
      statement(
        db,
        'UPDATE playtests SET line = ?, pointer = ?, turn = coalesce(?, turn), changed_at = ? WHERE id = ?',
      ).run(step.line, step.pointer, step.turn, stamp, step.id);
      return summaryById(db, step.id);
    })
    .immediate();
}

function checkPointer(db: Database.Database, { id, line, pointer }: Step): Result<null> {
  const length = lengthOf(db, id, line);
  if (length === null) return noLine(line);
  return pointer <= length ? ok(null) : outOfRange(pointer, 0, length);
}

function writeAction(db: Database.Database, step: Step, action: StoredAction, stamp: string): Result<null> {
  const { id, line, from, pointer } = step;
  const length = lengthOf(db, id, line);
  if (length === null) {
    if (from === null) return noLine(line);
    const before = lengthOf(db, id, from);
    if (before === null) return noLine(from);
    if (pointer < 1 || pointer > before + 1) return outOfRange(pointer, 1, before + 1);
    insertLine(db, id, { line, name: null, parent: from, fork: pointer - 1, removed: false }, stamp);
  } else if (pointer <= length) {
    return writtenBefore(db, step, action) ? ok(null) : otherAction(pointer);
  } else if (pointer > length + 1) {
    return outOfRange(pointer, length + 1, length + 1);
  }
  insertAction(db, id, line, pointer - 1, action);
  return ok(null);
}

/** How many actions a line has with those of its parents; null = there is no such line. */
function lengthOf(db: Database.Database, id: string, line: number): number | null {
  const row = statement<{ length: number }>(
    db,
    `SELECT fork + (SELECT count(*) FROM line_actions AS own
       WHERE own.playtest_id = playtest_lines.playtest_id AND own.line = playtest_lines.line) AS length
     FROM playtest_lines WHERE playtest_id = ? AND line = ?`,
  ).get(id, line);
  return row?.length ?? null;
}

function writtenBefore(db: Database.Database, { id, line, pointer }: Step, action: StoredAction): boolean {
  const row = statement<{ action: string }>(
    db,
    'SELECT action FROM line_actions WHERE playtest_id = ? AND line = ? AND seq = ?',
  ).get(id, line, pointer - 1);
  return row?.action === JSON.stringify(action);
}

/** Names a line, or takes it out of the list and brings it back; what is not given stays. */
export function changeLine(
  store: Store,
  id: string,
  line: number,
  change: { readonly name?: string | null | undefined; readonly removed?: boolean | undefined },
  now = new Date(),
): Result<PlaytestSummary> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  if (lengthOf(db, id, line) === null) return noLine(line);
  if (change.name !== undefined) {
    statement(db, 'UPDATE playtest_lines SET name = ? WHERE playtest_id = ? AND line = ?').run(change.name, id, line);
  }
  if (change.removed !== undefined) {
    const stamp = change.removed ? now.toISOString() : null;
    statement(db, 'UPDATE playtest_lines SET removed_at = ? WHERE playtest_id = ? AND line = ?').run(stamp, id, line);
  }
  return summaryById(db, id);
}

/** How long a removed playtest can be brought back, in days. */
const keptDays = 30;

/** Takes a playtest out of the list; it can be brought back for some weeks. Those removed long ago go for good. */
export function removePlaytest(store: Store, id: string, now = new Date()): Result<Record<string, never>> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  const longAgo = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000).toISOString();
  statement(db, 'DELETE FROM playtests WHERE removed_at < ?').run(longAgo);
  const removed = statement(db, 'UPDATE playtests SET removed_at = ? WHERE id = ? AND removed_at IS NULL').run(
    now.toISOString(),
    id,
  );
  return removed.changes === 0 ? noPlaytest(id) : ok({});
}

/** Brings a removed playtest back. */
export function restorePlaytest(store: Store, id: string): Result<Record<string, never>> {
  if (!store.user.ok) return store.user;
  const restored = statement(store.user.value, 'UPDATE playtests SET removed_at = NULL WHERE id = ?').run(id);
  return restored.changes === 0 ? noPlaytest(id) : ok({});
}

/** Names a playtest. */
export function renamePlaytest(store: Store, id: string, name: string): Result<PlaytestSummary> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  statement(db, 'UPDATE playtests SET name = ? WHERE id = ?').run(name, id);
  return summaryById(db, id);
}
