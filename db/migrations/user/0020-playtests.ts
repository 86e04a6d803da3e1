import type { Migration } from '../../migrate.ts';

/** A playtest is its setup and its actions; `pointer` says how many of them are in force (undo moves it back). */
export const playtests: Migration = {
  version: 20,
  name: 'playtests',
  sql: `
CREATE TABLE playtests(
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  setup TEXT NOT NULL CHECK (json_valid(setup)),
  pointer INTEGER NOT NULL DEFAULT 0 CHECK (pointer >= 0),
  started_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX playtests_by_change ON playtests(changed_at DESC);

-- seq counts from 0 without a gap.
CREATE TABLE playtest_actions(
  playtest_id TEXT NOT NULL REFERENCES playtests(id) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq >= 0),
  action TEXT NOT NULL CHECK (json_valid(action)),
  PRIMARY KEY (playtest_id, seq)
) STRICT, WITHOUT ROWID;
`,
};
