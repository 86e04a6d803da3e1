import type { Migration } from '../../migrate.ts';

/** Lines of imported lists that no card was found for: they stay with their deck until the user mends them. */
export const unresolvedLines: Migration = {
  version: 40,
  name: 'unresolved-lines',
  sql: `
CREATE TABLE deck_unresolved(
  deck_id TEXT NOT NULL REFERENCES decks(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count >= 0),
  name TEXT NOT NULL,
  zone TEXT NOT NULL CHECK (zone IN ('main', 'colossus', 'side', 'maybe')),
  PRIMARY KEY (deck_id, position)
) STRICT, WITHOUT ROWID;
`,
};
