import type { Migration } from '../../migrate.ts';

/**
 * How many copies the user owns, by printing. The card is named with its printing: card data lives in another file and
 * may be rebuilt. A row that counts to nothing is not kept.
 */
export const ownedPrintings: Migration = {
  version: 70,
  name: 'owned-printings',
  sql: `
CREATE TABLE owned_printings(
  game TEXT NOT NULL,
  card_id TEXT NOT NULL,
  set_code TEXT NOT NULL,
  number TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'ja')),
  count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 9999),
  PRIMARY KEY (game, card_id, set_code, number, language)
) STRICT, WITHOUT ROWID;
`,
};
