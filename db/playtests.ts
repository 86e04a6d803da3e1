import { randomUUID } from 'node:crypto';
import type Database from 'better-sqlite3';
import { fail, ok, type Result } from './errors.ts';
import { type Playtest, PlaytestSetup, type PlaytestSummary, type StoredAction } from './model/playtest.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

interface PlaytestRow {
  readonly id: string;
  readonly name: string;
  readonly setup: string;
  readonly pointer: number;
  readonly started_at: string;
  readonly changed_at: string;
  readonly action_count: number;
}

const columns = `id, name, setup, pointer, started_at, changed_at,
  (SELECT count(*) FROM playtest_actions WHERE playtest_id = playtests.id) AS action_count`;

/** SQL of the list; exported for the test of its query plan. */
export const listSql = `SELECT ${columns} FROM playtests ORDER BY changed_at DESC`;

/** All saved playtests, the last played first. One whose setup cannot be read is left out of the list, not of the file. */
export function listPlaytests(store: Store): Result<PlaytestSummary[]> {
  if (!store.user.ok) return store.user;
  const rows = statement<PlaytestRow>(store.user.value, listSql).all();
  return ok(
    rows.flatMap((row) => {
      const setup = readSetup(row);
      return setup === null ? [] : [summaryOf(row, setup)];
    }),
  );
}

/** A saved playtest with its setup and all its actions, those after the pointer included (redo). */
export function getPlaytest(store: Store, id: string): Result<Playtest> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  const row = findRow(db, id);
  if (row === undefined) return noPlaytest(id);
  const setup = readSetup(row);
  if (setup === null) {
    return fail(
      'damaged',
      `The playtest "${row.name}" cannot be read: its setup is not of this version. It was left as it is.`,
      `プレイテスト「${row.name}」を読み込めません。開始時の設定がこのバージョンの形式と異なります。内容には変更を加えていません。`,
    );
  }
  const actions = statement<{ action: string }>(
    db,
    'SELECT action FROM playtest_actions WHERE playtest_id = ? ORDER BY seq',
  ).all(id);
  return ok({
    ...summaryOf(row, setup),
    setup,
    actions: actions.map(({ action }) => JSON.parse(action) as StoredAction),
  });
}

/** Begins a playtest: from here on nothing of it is lost. */
export function startPlaytest(store: Store, name: string, setup: PlaytestSetup, now = new Date()): Result<Playtest> {
  if (!store.user.ok) return store.user;
  const id = randomUUID();
  const stamp = now.toISOString();
  statement(
    store.user.value,
    'INSERT INTO playtests(id, name, setup, pointer, started_at, changed_at) VALUES (?, ?, ?, 0, ?, ?)',
  ).run(id, name, JSON.stringify(setup), stamp, stamp);
  return getPlaytest(store, id);
}

/**
 * Autosave, one transaction: with an action, it is written as number `pointer` (counted from 1) and every later one is
 * dropped; without one, only the pointer moves (undo, redo). A pointer beyond the actions is refused: a gap could not
 * be replayed.
 */
export function recordAction(
  store: Store,
  id: string,
  pointer: number,
  action: StoredAction | null,
  now = new Date(),
): Result<PlaytestSummary> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  return db
    .transaction((): Result<PlaytestSummary> => {
      const row = findRow(db, id);
      if (row === undefined) return noPlaytest(id);
      const most = row.action_count + (action === null ? 0 : 1);
      const least = action === null ? 0 : 1;
      if (pointer < least || pointer > most) return outOfRange(pointer, least, most);
      if (action !== null) {
        statement(db, 'DELETE FROM playtest_actions WHERE playtest_id = ? AND seq >= ?').run(id, pointer - 1);
        statement(db, 'INSERT INTO playtest_actions(playtest_id, seq, action) VALUES (?, ?, ?)').run(
          id,
          pointer - 1,
          JSON.stringify(action),
        );
      }
      statement(db, 'UPDATE playtests SET pointer = ?, changed_at = ? WHERE id = ?').run(
        pointer,
        now.toISOString(),
        id,
      );
      const after = findRow(db, id);
      const setup = after === undefined ? null : readSetup(after);
      return after === undefined || setup === null ? noPlaytest(id) : ok(summaryOf(after, setup));
    })
    .immediate();
}

/** Takes a playtest and its actions out. */
export function removePlaytest(store: Store, id: string): Result<Record<string, never>> {
  if (!store.user.ok) return store.user;
  const removed = statement(store.user.value, 'DELETE FROM playtests WHERE id = ?').run(id);
  return removed.changes === 0 ? noPlaytest(id) : ok({});
}

function findRow(db: Database.Database, id: string): PlaytestRow | undefined {
  return statement<PlaytestRow>(db, `SELECT ${columns} FROM playtests WHERE id = ?`).get(id);
}

function readSetup(row: PlaytestRow): PlaytestSetup | null {
  const parsed = PlaytestSetup.safeParse(JSON.parse(row.setup));
  return parsed.success ? parsed.data : null;
}

function summaryOf(row: PlaytestRow, setup: PlaytestSetup): PlaytestSummary {
  return {
    id: row.id,
    name: row.name,
    game: setup.game,
    deckName: setup.deckName,
    seed: setup.seed,
    startedAt: row.started_at,
    changedAt: row.changed_at,
    actionCount: row.action_count,
    pointer: row.pointer,
  };
}

function noPlaytest<T>(id: string): Result<T> {
  return fail(
    'not-found',
    `There is no playtest with the id ${id}; it may have been removed.`,
    `プレイテスト（ID：${id}）が見つかりません。削除された可能性があります。`,
  );
}

function outOfRange<T>(pointer: number, least: number, most: number): Result<T> {
  return fail(
    'bad-input',
    `The playtest cannot be recorded at step ${pointer}: expected ${least} to ${most}. Nothing was changed.`,
    `プレイテストの手順${pointer}には記録できません（${least}～${most}のみ）。何も変更していません。`,
  );
}
