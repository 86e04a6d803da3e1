import type { Migration } from '../../migrate.ts';

/**
 * What else a user says of a deck: notes, tags, the card on its cover, and of a line which printing it is (empty = any).
 * The lines move to a new table, since a card may now stand in a zone once for each printing.
 */
export const deckDetails: Migration = {
  version: 80,
  name: 'deck-details',
  sql: `
ALTER TABLE decks ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE decks ADD COLUMN cover TEXT;

CREATE TABLE deck_tags(
  deck_id TEXT NOT NULL REFERENCES decks(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  tag TEXT NOT NULL CHECK (tag <> ''),
  PRIMARY KEY (deck_id, position),
  UNIQUE (deck_id, tag)
) STRICT, WITHOUT ROWID;

CREATE TABLE deck_lines(
  deck_id TEXT NOT NULL REFERENCES decks(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  card_id TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 999),
  zone TEXT NOT NULL CHECK (zone IN ('main', 'colossus', 'side', 'maybe')),
  printing TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (deck_id, position),
  UNIQUE (deck_id, zone, card_id, printing)
) STRICT, WITHOUT ROWID;
INSERT INTO deck_lines(deck_id, position, card_id, count, zone)
  SELECT deck_id, position, card_id, count, zone FROM deck_cards;
DROP TABLE deck_cards;
ALTER TABLE deck_lines RENAME TO deck_cards;
CREATE INDEX deck_cards_by_card ON deck_cards(card_id);
`,
};
