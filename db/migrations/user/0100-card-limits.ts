import type { Migration } from '../../migrate.ts';

/** The user's own restricted list of a game, as JSON; a game without a row has the list that ships with the app. */
export const cardLimits: Migration = {
  version: 100,
  name: 'card-limits',
  sql: `
CREATE TABLE card_limits(
  game TEXT PRIMARY KEY,
  list TEXT NOT NULL CHECK (json_valid(list))
) STRICT, WITHOUT ROWID;
`,
};
