import { randomUUID } from 'node:crypto';
import type Database from 'better-sqlite3';
import { fail, ok, type Result } from './errors.ts';
import {
  type Playtest,
  type PlaytestAside,
  type PlaytestLine,
  PlaytestSetup,
  type PlaytestSummary,
  StoredAction,
} from './model/playtest.ts';
import { noPlaytest } from './playtest-errors.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

interface PlaytestRow {
  readonly id: string;
  readonly name: string;
  readonly setup: string;
  readonly pointer: number;
  readonly line: number;
  readonly turn: number | null;
  readonly started_at: string;
  readonly changed_at: string;
  readonly action_count: number;
  readonly line_count: number;
}

const columns = `id, name, setup, pointer, line, turn, started_at, changed_at,
  (SELECT fork FROM playtest_lines WHERE playtest_id = id AND line = playtests.line)
    + (SELECT count(*) FROM line_actions WHERE playtest_id = id AND line = playtests.line) AS action_count,
  (SELECT count(*) FROM playtest_lines WHERE playtest_id = id AND removed_at IS NULL) AS line_count`;

/** SQL of the list; exported for the test of its query plan. */
export const listSql = `SELECT ${columns} FROM playtests WHERE removed_at IS NULL ORDER BY changed_at DESC`;

/** All saved playtests, the last played first. One whose setup cannot be read stands in `listAside` instead. */
export function listPlaytests(store: Store): Result<PlaytestSummary[]> {
  if (!store.user.ok) return store.user;
  const rows = statement<PlaytestRow>(store.user.value, listSql).all();
  return ok(
    rows.flatMap((row) => {
      const setup = readSetup(row);
      return setup.success ? [summaryOf(row, setup.data)] : [];
    }),
  );
}

/** The saved playtests that this version cannot read: they were set aside and left as they are. */
export function listAside(store: Store): Result<PlaytestAside[]> {
  if (!store.user.ok) return store.user;
  const rows = statement<PlaytestRow>(store.user.value, listSql).all();
  return ok(
    rows.flatMap((row) => {
      const setup = readSetup(row);
      if (setup.success) return [];
      return [{ id: row.id, name: row.name, changedAt: row.changed_at, at: placeOf(setup.error) }];
    }),
  );
}

/** A saved playtest with its setup and all its lines, what was undone and what was removed included. */
export function getPlaytest(store: Store, id: string): Result<Playtest> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  const row = findRow(db, id);
  if (row === undefined) return noPlaytest(id);
  const setup = readSetup(row);
  if (!setup.success) {
    const at = placeOf(setup.error);
    return fail(
      'damaged',
      `The playtest "${row.name}" cannot be read: its setup is damaged at "${at}". It was set aside and left as it is.`,
      `プレイテスト「${row.name}」を読み込めません。開始時の設定の「${at}」が壊れています。内容は変更せずに残してあります。`,
    );
  }
  return ok({ ...summaryOf(row, setup.data), setup: setup.data, lines: readLines(db, id) });
}

/** SQL of the actions of a game, in order; exported for the test of its query plan. */
export const actionsSql = 'SELECT line, action FROM line_actions WHERE playtest_id = ? ORDER BY line, seq';

function readLines(db: Database.Database, id: string): PlaytestLine[] {
  const lines = statement<Omit<PlaytestLine, 'actions' | 'removed'> & { readonly removed_at: string | null }>(
    db,
    'SELECT line, name, parent, fork, removed_at FROM playtest_lines WHERE playtest_id = ? ORDER BY line',
  ).all(id);
  const actions = new Map<number, StoredAction[]>(lines.map(({ line }) => [line, []]));
  for (const { line, action } of statement<{ line: number; action: string }>(db, actionsSql).all(id)) {
    actions.get(line)?.push(readAction(action));
  }
  return lines.map(({ removed_at, ...line }) => ({
    ...line,
    removed: removed_at !== null,
    actions: actions.get(line.line) ?? [],
  }));
}

/** A stored action; one that is none keeps its place under a name that no game knows, so that the table tells of it. */
function readAction(json: string): StoredAction {
  const read = StoredAction.safeParse(JSON.parse(json));
  return read.success ? read.data : { type: 'damaged' };
}

/** Begins a playtest: from here on nothing of it is lost. */
export function startPlaytest(store: Store, name: string, setup: PlaytestSetup, now = new Date()): Result<Playtest> {
  const first = { line: 1, name: null, parent: null, fork: 0, removed: false, actions: [] };
  return addPlaytest(store, { name, setup, lines: [first], line: 1, pointer: 0 }, now);
}

/** Adds a whole game, as it comes from a replay file, in one transaction. */
export function addPlaytest(
  store: Store,
  game: Pick<Playtest, 'name' | 'setup' | 'lines' | 'line' | 'pointer'>,
  now = new Date(),
): Result<Playtest> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  const id = randomUUID();
  const stamp = now.toISOString();
  db.transaction(() => {
    statement(
      db,
      'INSERT INTO playtests(id, name, setup, line, pointer, started_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ).run(id, game.name, JSON.stringify(game.setup), game.line, game.pointer, stamp, stamp);
    for (const { actions, ...line } of game.lines) {
      insertLine(db, id, line, stamp);
      for (const [index, action] of actions.entries()) insertAction(db, id, line.line, line.fork + index, action);
    }
  }).immediate();
  return getPlaytest(store, id);
}

/** Adds an empty line to a playtest. `stamp` is the moment, as ISO 8601. */
export function insertLine(
  db: Database.Database,
  id: string,
  { line, name, parent, fork, removed }: Omit<PlaytestLine, 'actions'>,
  stamp: string,
): void {
  statement(
    db,
    'INSERT INTO playtest_lines(playtest_id, line, name, parent, fork, made_at, removed_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(id, line, name, parent, fork, stamp, removed ? stamp : null);
}

/** Writes the action that is number `seq` of the game, counted from 0. */
export function insertAction(db: Database.Database, id: string, line: number, seq: number, action: StoredAction): void {
  statement(db, 'INSERT INTO line_actions(playtest_id, line, seq, action) VALUES (?, ?, ?, ?)').run(
    id,
    line,
    seq,
    JSON.stringify(action),
  );
}

/** The summary of a playtest that is there and can be read. */
export function summaryById(db: Database.Database, id: string): Result<PlaytestSummary> {
  const row = findRow(db, id);
  const setup = row === undefined ? null : readSetup(row);
  return row !== undefined && setup?.success ? ok(summaryOf(row, setup.data)) : noPlaytest(id);
}

function findRow(db: Database.Database, id: string): PlaytestRow | undefined {
  return statement<PlaytestRow>(db, `SELECT ${columns} FROM playtests WHERE id = ? AND removed_at IS NULL`).get(id);
}

function readSetup(row: PlaytestRow) {
  return PlaytestSetup.safeParse(JSON.parse(row.setup));
}

function placeOf(error: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] }): string {
  return error.issues[0]?.path.map(String).join('.') || 'setup';
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
    line: row.line,
    lineCount: row.line_count,
    turn: row.turn,
  };
}
