import type { Migration } from '../../migrate.ts';

/** Card data: everything here can be built again from the bundled sets. */
export const cards: Migration = {
  version: 10,
  name: 'cards',
  sql: `
CREATE TABLE games(
  id TEXT PRIMARY KEY,
  sort_order INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row a bundled file that was read: which content, with which reader.
CREATE TABLE bundled_files(
  path TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  reader INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sets(
  game TEXT NOT NULL REFERENCES games(id),
  code TEXT NOT NULL,
  name_en TEXT,
  name_ja TEXT,
  bundled_path TEXT REFERENCES bundled_files(path) ON DELETE CASCADE,
  PRIMARY KEY (game, code),
  CHECK (name_en IS NOT NULL OR name_ja IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- A card is what the rules see; its row is narrow but for the definition, which only page reads fetch.
CREATE TABLE cards(
  key INTEGER PRIMARY KEY,
  game TEXT NOT NULL REFERENCES games(id),
  id TEXT NOT NULL,
  set_code TEXT NOT NULL,
  kind TEXT NOT NULL,
  cost INTEGER,
  colors INTEGER NOT NULL,
  color_order INTEGER NOT NULL,
  sort_order INTEGER NOT NULL,
  definition TEXT NOT NULL,
  UNIQUE (game, id),
  FOREIGN KEY (game, set_code) REFERENCES sets(game, code) ON DELETE CASCADE
) STRICT;
CREATE INDEX cards_by_sort_order ON cards(sort_order);
CREATE INDEX cards_by_game_and_sort_order ON cards(game, sort_order);
CREATE INDEX cards_by_set ON cards(game, set_code);

-- Names in both languages, and folded for comparison (model/fold.ts).
CREATE TABLE card_names(
  card_key INTEGER NOT NULL REFERENCES cards(key) ON DELETE CASCADE,
  language TEXT NOT NULL CHECK (language IN ('en', 'ja')),
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  PRIMARY KEY (card_key, language)
) STRICT, WITHOUT ROWID;
CREATE INDEX card_names_by_folded ON card_names(folded, card_key);

-- A printing is a set, a number, a language and an image (null = the app draws the face).
CREATE TABLE printings(
  game TEXT NOT NULL,
  set_code TEXT NOT NULL,
  number TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'ja')),
  card_key INTEGER NOT NULL REFERENCES cards(key) ON DELETE CASCADE,
  rarity TEXT,
  image TEXT,
  PRIMARY KEY (game, set_code, number, language),
  FOREIGN KEY (game, set_code) REFERENCES sets(game, code) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX printings_by_card ON printings(card_key);
`,
};
