import type { Migration } from '../../migrate.ts';

/** What a deck was at the end of each session of editing: the whole of it, so that any of them can be restored. */
export const deckVersions: Migration = {
  version: 90,
  name: 'deck-versions',
  sql: `
-- number counts from 1 in each deck; session is what the editor calls one sitting.
CREATE TABLE deck_versions(
  deck_id TEXT NOT NULL REFERENCES decks(id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number >= 1),
  session TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),
  PRIMARY KEY (deck_id, number)
) STRICT, WITHOUT ROWID;
`,
};
