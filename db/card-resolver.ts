import type Database from 'better-sqlite3';
import type { CardResolver, KnownCard } from './formats/resolver.ts';
import type { GameId } from './model/game.ts';
import { statement } from './statement.ts';

interface KnownRow {
  readonly key: number;
  readonly game: GameId;
  readonly id: string;
  readonly kind: string;
  readonly en: string | null;
  readonly ja: string | null;
}

/** SQL of the cards of a key, by index at every step; exported for the tests of its query plan. */
export const cardsByKeySql = `SELECT cards.key, cards.game, cards.id, cards.kind, en.name AS en, ja.name AS ja
  FROM search_keys
    CROSS JOIN search_cards ON search_cards.place = search_keys.place
    CROSS JOIN cards ON cards.game = search_cards.game AND cards.id = search_cards.id
    LEFT JOIN card_names AS en ON en.card_key = cards.key AND en.language = 'en'
    LEFT JOIN card_names AS ja ON ja.card_key = cards.key AND ja.language = 'ja'
  WHERE search_keys.key = ? ORDER BY search_keys.place`;

/** SQL of the numbers of a card's printings; exported for the tests of its query plan. */
export const numbersSql = 'SELECT DISTINCT number FROM printings WHERE card_key = ?';

/** Looks up cards of library.db for decks that are read: by name in both languages, by number and by id (A-138: by index). */
export function createLibraryResolver(db: Database.Database): CardResolver {
  const byKey = statement<KnownRow>(db, cardsByKeySql);
  const numbers = statement<{ readonly number: string }>(db, numbersSql);
  const known = new Map<string, readonly KnownCard[]>();
  const read = (key: string) =>
    byKey.all(key).map(
      (row): KnownCard => ({
        game: row.game,
        id: row.id,
        kind: row.kind,
        name: { ...(row.en === null ? {} : { en: row.en }), ...(row.ja === null ? {} : { ja: row.ja }) },
        numbers: numbers.all(row.key).map(({ number }) => number),
      }),
    );
  return {
    byKey(key) {
      const found = known.get(key) ?? read(key);
      known.set(key, found);
      return found;
    },
  };
}
