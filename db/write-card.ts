import type Database from 'better-sqlite3';
import type { LibraryCard } from './model/card.ts';
import { cardIndexFacts } from './model/card-index.ts';
import { nameKey } from './model/fold.ts';
import type { GameId } from './model/game.ts';
import { Language, type LocalizedText } from './model/text.ts';
import type { CardIndexer, IndexedPrinting } from './search/index-cards.ts';
import { statement } from './statement.ts';

/** A printing as it is written: one row for each language. */
export interface PrintingToWrite extends Required<IndexedPrinting> {
  readonly languages: readonly Language[];
}

/** The languages of a printing, as far as the names of its card tell. */
export function languagesOf(name: LocalizedText): readonly Language[] {
  return Language.options.filter((language) => name[language] !== undefined);
}

/** The row of a card, whoever it belongs to. */
export interface CardRow {
  readonly key: number;
  readonly id: string;
  readonly definition: string;
  /** The bundled file that the card came with; null = the user's own. */
  readonly bundled_path: string | null;
}

/** The card of this id, or undefined. */
export function findCard(db: Database.Database, game: string, id: string): CardRow | undefined {
  return statement<CardRow>(db, 'SELECT key, id, definition, bundled_path FROM cards WHERE game = ? AND id = ?').get(
    game,
    id,
  );
}

/** The card that has a printing of this number in a set, or undefined. */
export function findCardByNumber(
  db: Database.Database,
  game: string,
  setCode: string,
  number: string,
): CardRow | undefined {
  return statement<CardRow>(
    db,
    `SELECT key, id, definition, bundled_path FROM cards WHERE key =
       (SELECT card_key FROM printings WHERE printings.game = ? AND printings.set_code = ? AND number = ? LIMIT 1)`,
  ).get(game, setCode, number);
}

/**
 * Writes a card that is not there yet, with its names, its printings and all that searches read of it.
 * @param path the bundled file that it comes with; null = the user's own
 * @param setCode the set in whose order it stands; it must be there
 */
export function addCard(
  db: Database.Database,
  indexer: CardIndexer,
  entry: LibraryCard,
  { setCode, path, printings }: { setCode: string; path: string | null; printings: readonly PrintingToWrite[] },
): void {
  const facts = cardIndexFacts(entry);
  const added = statement(
    db,
    `INSERT INTO cards(game, id, set_code, kind, cost, colors, color_order, sort_order, definition, bundled_path)
     VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
  ).run(
    entry.game,
    entry.id,
    setCode,
    facts.kind,
    facts.cost,
    facts.colors,
    facts.colorOrder,
    JSON.stringify(entry.card),
    path,
  );
  const key = Number(added.lastInsertRowid);
  writeNames(db, key, entry);
  writePrintings(db, key, entry.game, printings);
  indexer.add(entry, printings.length === 1 ? printings : printingsOf(db, key));
}

/** Puts `entry` in the place of what is known of a card; its printings stay and `printings` are added. It is the user's then. */
export function replaceCard(
  db: Database.Database,
  indexer: CardIndexer,
  key: number,
  entry: LibraryCard,
  printings: readonly PrintingToWrite[],
): void {
  const facts = cardIndexFacts(entry);
  statement(
    db,
    `UPDATE cards SET kind = ?, cost = ?, colors = ?, color_order = ?, definition = ?, bundled_path = NULL
     WHERE key = ?`,
  ).run(facts.kind, facts.cost, facts.colors, facts.colorOrder, JSON.stringify(entry.card), key);
  statement(db, 'DELETE FROM card_names WHERE card_key = ?').run(key);
  writeNames(db, key, entry);
  writePrintings(db, key, entry.game, printings);
  indexer.add(entry, printingsOf(db, key));
}

function writeNames(db: Database.Database, key: number, entry: LibraryCard): void {
  const insert = statement(db, 'INSERT INTO card_names(card_key, language, name, folded) VALUES (?, ?, ?, ?)');
  const { name } = entry.card;
  for (const language of languagesOf(name)) insert.run(key, language, name[language], nameKey(name[language] ?? ''));
}

function writePrintings(db: Database.Database, key: number, game: GameId, printings: readonly PrintingToWrite[]): void {
  const insert = statement(
    db,
    `INSERT INTO printings(game, set_code, number, language, card_key, rarity) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  for (const { number, setCode, rarity, languages } of printings) {
    for (const language of languages) insert.run(game, setCode, number, language, key, rarity);
  }
}

/** The printings of a card, each once, whatever its languages. */
export function printingsOf(db: Database.Database, key: number): IndexedPrinting[] {
  return statement<IndexedPrinting>(
    db,
    `SELECT number, set_code AS setCode, max(rarity) AS rarity FROM printings WHERE card_key = ?
     GROUP BY set_code, number ORDER BY set_code, number`,
  ).all(key);
}

/** The order of the library: by game, set, colour, cost (none or not known last), kind and id. */
export function sortCards(db: Database.Database): void {
  statement(
    db,
    `UPDATE cards SET sort_order = ranked.place FROM (
       SELECT key, row_number() OVER (
         ORDER BY (SELECT sort_order FROM games WHERE games.id = cards.game), set_code, color_order,
                  cost IS NULL, cost, kind, id) AS place
       FROM cards) AS ranked
     WHERE ranked.key = cards.key AND cards.sort_order <> ranked.place`,
  ).run();
}
