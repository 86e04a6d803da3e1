import type Database from 'better-sqlite3';
import type { DeckZone } from './model/deck.ts';
import { nameKey } from './model/fold.ts';
import type { SearchSources } from './search/compile.ts';
import type { SqlCondition } from './search/condition.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** Cards with a number beside each: copies in decks, or copies owned. */
interface Counted {
  readonly game: string;
  readonly id: string;
  readonly count: number;
}

/** Rows of the one database as something that the SQL of the other can read: bound, never written into it. */
function asSource(rows: readonly Counted[]): SqlCondition {
  return {
    type: 'sql',
    sql: 'SELECT value ->> 0 AS game, value ->> 1 AS id, value ->> 2 AS count FROM json_each(?)',
    params: [JSON.stringify(rows.map(({ game, id, count }) => [game, id, count]))],
  };
}

const zones = {
  deck: ['main', 'colossus'],
  side: ['side'],
  maybe: ['maybe'],
  decks: ['main', 'colossus', 'side'],
} as const satisfies Record<string, readonly DeckZone[]>;

type Place = keyof typeof zones;

/** SQL of the cards in some of the user's or the starter decks: `decks` and `cards` are names of tables of ours. */
function inDecksSql(decks: string, cards: string, which: string): string {
  return `SELECT decks.game AS game, card_id AS id, sum(count) AS count FROM ${cards} AS lines
    JOIN ${decks} AS decks ON decks.id = lines.deck_id
    WHERE zone IN (SELECT value FROM json_each(?)) AND ${which} GROUP BY decks.game, card_id`;
}

const ownDecks = ['decks', 'deck_cards'] as const;
const starterDecks = ['starter_decks', 'starter_deck_cards'] as const;

function inDecks(
  db: Database.Database,
  tables: readonly [string, string],
  place: Place,
  decks: readonly string[] | null,
): readonly Counted[] {
  const which = decks === null ? 'true' : 'decks.id IN (SELECT value FROM json_each(?))';
  const params = [JSON.stringify(zones[place]), ...(decks === null ? [] : [JSON.stringify(decks)])];
  return statement<Counted>(db, inDecksSql(...tables, which)).all(...params);
}

interface DeckName {
  readonly id: string;
  readonly name_en: string | null;
  readonly name_ja: string | null;
}

function idsNamed(db: Database.Database, table: string, name: string): string[] {
  const key = nameKey(name);
  return statement<DeckName>(db, `SELECT id, name_en, name_ja FROM ${table}`)
    .all()
    .filter((deck) => [deck.name_en, deck.name_ja].some((each) => each !== null && nameKey(each).includes(key)))
    .map(({ id }) => id);
}

/** SQL of the copies that the user owns of each card, over all printings. */
export const ownedSql = 'SELECT game, card_id AS id, sum(count) AS count FROM owned_printings GROUP BY game, card_id';

/**
 * What searches read of the user's own, which is in the other file; asked for only when a search names it.
 * @param deck the deck that `in:deck`, `in:side` and `in:maybe` mean; absent = any of the user's decks
 */
export function searchSources({ user, library }: Store, deck?: string): SearchSources {
  if (!user.ok) return {};
  const db = user.value;
  const starters = (place: Place, decks: readonly string[]) =>
    library.ok ? inDecks(library.value, starterDecks, place, decks) : [];
  const at = (place: Place) =>
    deck === undefined || place === 'decks'
      ? asSource(inDecks(db, ownDecks, place, null))
      : asSource([...inDecks(db, ownDecks, place, [deck]), ...starters(place, [deck])]);
  return {
    get owned() {
      return asSource(statement<Counted>(db, ownedSql).all());
    },
    places: {
      get deck() {
        return at('deck');
      },
      get side() {
        return at('side');
      },
      get maybe() {
        return at('maybe');
      },
      get decks() {
        return at('decks');
      },
    },
    decksNamed(name) {
      const own = idsNamed(db, 'decks', name);
      const starter = library.ok ? idsNamed(library.value, 'starter_decks', name) : [];
      if (own.length + starter.length === 0) return null;
      return asSource([...inDecks(db, ownDecks, 'decks', own), ...starters('decks', starter)]);
    },
  };
}
