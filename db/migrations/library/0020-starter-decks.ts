import type { Migration } from '../../migrate.ts';

/** Decks that ship with the app live beside the cards: the user's file holds the user's decks only. */
export const starterDecks: Migration = {
  version: 20,
  name: 'starter-decks',
  sql: `
CREATE TABLE starter_decks(
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL REFERENCES games(id),
  name_en TEXT,
  name_ja TEXT,
  about_en TEXT,
  about_ja TEXT,
  bundled_path TEXT NOT NULL REFERENCES bundled_files(path) ON DELETE CASCADE,
  CHECK (name_en IS NOT NULL OR name_ja IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX starter_decks_by_path ON starter_decks(bundled_path);
CREATE INDEX sets_by_path ON sets(bundled_path);

CREATE TABLE starter_deck_cards(
  deck_id TEXT NOT NULL REFERENCES starter_decks(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  card_id TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 999),
  zone TEXT NOT NULL CHECK (zone IN ('main', 'colossus', 'side', 'maybe')),
  PRIMARY KEY (deck_id, position)
) STRICT, WITHOUT ROWID;
`,
};
