import type Database from 'better-sqlite3';
import { ok, type Result } from './errors.ts';
import type { CardResolver, KnownCard } from './formats/resolver.ts';
import type { GameId } from './model/game.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

interface FoundRow {
  readonly game: GameId;
  readonly id: string;
  readonly kind: string;
  readonly en: string | null;
  readonly ja: string | null;
  /** A JSON array. */
  readonly numbers: string;
}

/** SQL of the cards with a key; exported for the tests of its query plan. */
export const cardsByKeySql = `SELECT cards.game, cards.id, cards.kind,
    (SELECT name FROM card_names WHERE card_key = cards.key AND language = 'en') AS en,
    (SELECT name FROM card_names WHERE card_key = cards.key AND language = 'ja') AS ja,
    (SELECT json_group_array(DISTINCT number) FROM printings WHERE card_key = cards.key) AS numbers
  FROM search_keys CROSS JOIN search_cards ON search_cards.place = search_keys.place
  CROSS JOIN cards ON cards.game = search_cards.game AND cards.id = search_cards.id
  WHERE search_keys.key = ? ORDER BY search_keys.place`;

/**
 * Looks the cards of deck files up in the library: by the number of any printing, by id and by name in both languages,
 * through the index of keys. Every key is asked for once, so a resolver is made anew for each file.
 */
export function deckResolver(store: Store): Result<CardResolver> {
  return store.library.ok ? ok(resolverOf(store.library.value)) : store.library;
}

function resolverOf(db: Database.Database): CardResolver {
  const find = statement<FoundRow>(db, cardsByKeySql);
  const asked = new Map<string, readonly KnownCard[]>();
  return {
    byKey(key) {
      let cards = asked.get(key);
      if (cards === undefined) {
        cards = find.all(key).map(cardOf);
        asked.set(key, cards);
      }
      return cards;
    },
  };
}

function cardOf({ game, id, kind, en, ja, numbers }: FoundRow): KnownCard {
  return {
    game,
    id,
    kind,
    name: { ...(en !== null && { en }), ...(ja !== null && { ja }) },
    numbers: JSON.parse(numbers) as string[],
  };
}
