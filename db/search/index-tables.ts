/**
 * The tables that searches read: made from the cards and made again at will, so they hold nothing that is not in the
 * cards. `place` is the card's row in all of them and its place in the default order: game, colour, cost, then arrival.
 */
export const searchIndexSql = `
-- Narrow on purpose: a scan of every card touches a few megabytes.
CREATE TABLE search_cards(
  place INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  kind TEXT NOT NULL,
  colors INTEGER NOT NULL,
  cost INTEGER,
  bp INTEGER,
  -- Game, kind, colours and cost in one number (facets.ts): counting by one column is ten times faster than by four.
  facet INTEGER NOT NULL,
  id TEXT NOT NULL,
  UNIQUE (game, id)
) STRICT;

-- Names folded with their punctuation (for sorting and for signs), the first number, and what was entered for the
-- card in search_keys and search_facts (JSON), so that it can be taken out without an index the other way round.
CREATE TABLE search_names(
  place INTEGER PRIMARY KEY,
  ja TEXT NOT NULL,
  en TEXT NOT NULL,
  number TEXT NOT NULL,
  entered TEXT NOT NULL
) STRICT;

-- Whole names and whole numbers by their keys: exact finds, and decks read from files.
CREATE TABLE search_keys(
  key TEXT NOT NULL,
  place INTEGER NOT NULL,
  PRIMARY KEY (key, place)
) STRICT, WITHOUT ROWID;

-- What cards have by name and amount: a family, two red symbols, four cores at level 2.
CREATE TABLE search_labels(
  label INTEGER PRIMARY KEY,
  what TEXT NOT NULL,
  key TEXT NOT NULL,
  UNIQUE (what, key)
) STRICT;
CREATE TABLE search_facts(
  label INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  place INTEGER NOT NULL,
  PRIMARY KEY (label, amount, place)
) STRICT, WITHOUT ROWID;

-- Names, numbers and families in pairs of characters (any part is found, in any script), texts in pairs of Japanese
-- characters and in words (bigrams.ts). One table, so that a word is looked for in all of them in one pass.
CREATE VIRTUAL TABLE search_words USING fts5(
  ja, en, letters, numbers, families, text_ja, text_en, content='', contentless_delete=1, tokenize='ascii');
`;

/** Colours are asked for more than anything else, and mostly with a cost; both are read from here without the rows. */
export const searchByColorSql = 'CREATE INDEX search_cards_by_color ON search_cards(colors, cost);';

export const dropSearchIndexSql = `
DROP TABLE search_words;
DROP TABLE search_facts;
DROP TABLE search_labels;
DROP TABLE search_keys;
DROP TABLE search_names;
DROP TABLE search_cards;
`;
