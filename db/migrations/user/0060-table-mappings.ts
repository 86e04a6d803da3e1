import type { Migration } from '../../migrate.ts';

/** Which column is which fact, as the user said for tables with these headings: asked once, remembered (db/table-mappings.ts). */
export const tableMappings: Migration = {
  version: 60,
  name: 'table-mappings',
  sql: `
CREATE TABLE table_mappings(
  -- The headings in alphabetical order, as a JSON array.
  headings TEXT PRIMARY KEY CHECK (json_valid(headings)),
  -- Fact to heading.
  mapping TEXT NOT NULL CHECK (json_valid(mapping)),
  -- The game of a table that does not name it; null = each row says it.
  game TEXT,
  changed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`,
};
