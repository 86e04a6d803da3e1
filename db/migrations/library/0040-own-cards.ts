import type { Migration } from '../../migrate.ts';

/**
 * Whose a card is: a bundled file's, or the user's own (no path). Sets hold both, so the file that a set came with no
 * longer says it of its cards.
 */
export const ownCards: Migration = {
  version: 40,
  name: 'own-cards',
  sql: `
ALTER TABLE cards ADD COLUMN bundled_path TEXT REFERENCES bundled_files(path) ON DELETE CASCADE;
UPDATE cards SET bundled_path =
  (SELECT sets.bundled_path FROM sets WHERE sets.game = cards.game AND sets.code = cards.set_code);
CREATE INDEX cards_by_path ON cards(bundled_path);
`,
};
