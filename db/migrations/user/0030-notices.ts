import type { Migration } from '../../migrate.ts';

/** What the user must be told and has not yet seen: it survives a crash between the event and the reading. */
export const notices: Migration = {
  version: 30,
  name: 'notices',
  sql: `
CREATE TABLE notices(
  id TEXT PRIMARY KEY,
  level TEXT NOT NULL CHECK (level IN ('info', 'warning', 'error')),
  message_en TEXT NOT NULL,
  message_ja TEXT NOT NULL,
  created_at TEXT NOT NULL,
  seen_at TEXT
) STRICT, WITHOUT ROWID;
`,
};
