import type Database from 'better-sqlite3';
import { ok, type Result } from './errors.ts';
import type { GameId } from './model/game.ts';
import type { LocalizedText } from './model/text.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

export interface DeckWithCard {
  readonly id: string;
  readonly name: LocalizedText;
  readonly starter: boolean;
  /** Copies over all zones. */
  readonly count: number;
}

interface Row {
  readonly id: string;
  readonly name_en: string | null;
  readonly name_ja: string | null;
  readonly count: number;
}

function rowsOf(db: Database.Database, decks: string, lines: string, order: string, values: readonly string[]): Row[] {
  return statement<Row>(
    db,
    `SELECT decks.id, name_en, name_ja, sum(lines.count) AS count FROM ${lines} AS lines
     JOIN ${decks} AS decks ON decks.id = lines.deck_id
     WHERE decks.game = ? AND lines.card_id = ? GROUP BY decks.id ORDER BY ${order}`,
  ).all(...values);
}

/** The decks that hold a card: the user's, the last changed first, then the starter decks. */
export function decksWith(
  { user, library }: Store,
  { game, card }: { readonly game: GameId; readonly card: string },
): Result<readonly DeckWithCard[]> {
  const own = user.ok ? rowsOf(user.value, 'decks', 'deck_cards', 'changed_at DESC, decks.id', [game, card]) : [];
  const starters = library.ok
    ? rowsOf(library.value, 'starter_decks', 'starter_deck_cards', 'bundled_path', [game, card])
    : [];
  const entry = (starter: boolean) => (row: Row) => ({
    id: row.id,
    name: { ...(row.name_en !== null && { en: row.name_en }), ...(row.name_ja !== null && { ja: row.name_ja }) },
    starter,
    count: row.count,
  });
  return ok([...own.map(entry(false)), ...starters.map(entry(true))]);
}
