import type { Migration } from '../../migrate.ts';

/**
 * A playtest keeps every line of play: who goes back and chooses anew begins a new line, and the old one stays. A line
 * holds its own actions only; the `fork` first ones are those of its parent. What is removed is marked first, so that
 * it can be brought back.
 */
export const playtestLines: Migration = {
  version: 50,
  name: 'playtest-lines',
  sql: `
ALTER TABLE playtests ADD COLUMN line INTEGER NOT NULL DEFAULT 1 CHECK (line >= 1);
-- The turn that the game has reached; NULL = not known (written by an earlier version).
ALTER TABLE playtests ADD COLUMN turn INTEGER;
ALTER TABLE playtests ADD COLUMN removed_at TEXT;

CREATE TABLE playtest_lines(
  playtest_id TEXT NOT NULL REFERENCES playtests(id) ON DELETE CASCADE,
  line INTEGER NOT NULL CHECK (line >= 1),
  name TEXT,
  parent INTEGER CHECK (parent < line),
  fork INTEGER NOT NULL CHECK (fork >= 0),
  made_at TEXT NOT NULL,
  removed_at TEXT,
  PRIMARY KEY (playtest_id, line),
  FOREIGN KEY (playtest_id, parent) REFERENCES playtest_lines(playtest_id, line),
  CHECK (parent IS NOT NULL OR fork = 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX playtest_lines_by_parent ON playtest_lines(playtest_id, parent);
INSERT INTO playtest_lines SELECT id, 1, NULL, NULL, 0, started_at, NULL FROM playtests;

-- seq counts from the start of the game: a line's own actions begin at its fork and have no gap.
CREATE TABLE line_actions(
  playtest_id TEXT NOT NULL,
  line INTEGER NOT NULL,
  seq INTEGER NOT NULL CHECK (seq >= 0),
  action TEXT NOT NULL CHECK (json_valid(action)),
  PRIMARY KEY (playtest_id, line, seq),
  FOREIGN KEY (playtest_id, line) REFERENCES playtest_lines(playtest_id, line) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO line_actions SELECT playtest_id, 1, seq, action FROM playtest_actions;
DROP TABLE playtest_actions;
`,
};
