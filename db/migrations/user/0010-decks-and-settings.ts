import type { Migration } from '../../migrate.ts';

/** What the user has made and chosen. Cards are named by their id: card data lives in another file and may be rebuilt. */
export const decksAndSettings: Migration = {
  version: 10,
  name: 'decks-and-settings',
  sql: `
CREATE TABLE decks(
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  name_en TEXT,
  name_ja TEXT,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  CHECK (name_en IS NOT NULL OR name_ja IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE TABLE deck_cards(
  deck_id TEXT NOT NULL REFERENCES decks(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  card_id TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 999),
  zone TEXT NOT NULL CHECK (zone IN ('main', 'colossus', 'side', 'maybe')),
  PRIMARY KEY (deck_id, position),
  UNIQUE (deck_id, zone, card_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX deck_cards_by_card ON deck_cards(card_id);

-- One row a setting, its value as JSON.
CREATE TABLE settings(
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;
`,
};
