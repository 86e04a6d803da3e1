import type Database from 'better-sqlite3';
import type { LibraryCard } from './model/card.ts';
import type { CardSetFile } from './model/card-set.ts';
import type { StarterDeckFile } from './model/deck.ts';
import type { GameId } from './model/game.ts';
import type { Bilingual } from './model/text.ts';
import type { CardIndexer } from './search/index-cards.ts';
import { statement } from './statement.ts';
import { addCard, findCard, languagesOf } from './write-card.ts';

/**
 * Takes out what a bundled file has brought. A set in which the user has cards of their own stays, and so do those cards.
 */
export function removeBundled(db: Database.Database, indexer: CardIndexer, path: string): void {
  const cards = statement<{ readonly game: GameId; readonly id: string }>(
    db,
    'SELECT game, id FROM cards WHERE bundled_path = ?',
  );
  for (const { game, id } of cards.all(path)) indexer.remove(game, id);
  statement(db, 'DELETE FROM cards WHERE bundled_path = ?').run(path);
  statement(
    db,
    `UPDATE sets SET bundled_path = NULL WHERE bundled_path = ? AND (
       EXISTS (SELECT 1 FROM cards WHERE cards.game = sets.game AND cards.set_code = sets.code) OR
       EXISTS (SELECT 1 FROM printings WHERE printings.game = sets.game AND printings.set_code = sets.code))`,
  ).run(path);
  statement(db, 'DELETE FROM bundled_files WHERE path = ?').run(path);
}

/**
 * Writes a set with its cards, names and printings; `onCard` is called after each card. A card that the user has put in
 * the place of a bundled one stays as the user has it.
 * @returns a sentence when a card id or number is taken by another file's card (those cards are left out), else null
 */
export function writeCardSet(
  db: Database.Database,
  indexer: CardIndexer,
  path: string,
  content: CardSetFile,
  onCard: () => void,
): Bilingual | null {
  const { game, set } = content;
  const free = statement(
    db,
    `INSERT INTO sets(game, code, name_en, name_ja, bundled_path) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET name_en = excluded.name_en, name_ja = excluded.name_ja, bundled_path = excluded.bundled_path
     WHERE sets.bundled_path IS NULL`,
  ).run(game, set.code, set.name.en ?? null, set.name.ja ?? null, path);
  if (free.changes === 0) return clash(path, `set.code (${set.code})`);

  const taken: string[] = [];
  for (const { id, card } of content.cards) {
    const there = findCard(db, game, id);
    if (there === undefined) {
      const printing = {
        number: card.number ?? id,
        setCode: set.code,
        rarity: card.rarity ?? null,
        languages: languagesOf(card.name),
      };
      addCard(db, indexer, { game, id, card } as LibraryCard, { setCode: set.code, path, printings: [printing] });
    } else if (there.bundled_path !== null) {
      taken.push(id);
    }
    onCard();
  }
  return taken.length === 0 ? null : clash(path, `cards (${taken.join(', ')})`);
}

/**
 * Writes a starter deck and its lines.
 * @returns a sentence when another file holds a deck of that id (this one is left out), else null
 */
export function writeStarterDeck(
  db: Database.Database,
  path: string,
  content: StarterDeckFile,
  onDeck: () => void,
): Bilingual | null {
  onDeck();
  const free = statement(
    db,
    `INSERT INTO starter_decks(id, game, name_en, name_ja, about_en, about_ja, bundled_path)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  ).run(
    content.id,
    content.game,
    content.name.en ?? null,
    content.name.ja ?? null,
    content.about.en ?? null,
    content.about.ja ?? null,
    path,
  );
  if (free.changes === 0) return clash(path, `id (${content.id})`);
  const insert = statement(
    db,
    'INSERT INTO starter_deck_cards(deck_id, position, card_id, count, zone) VALUES (?, ?, ?, ?, ?)',
  );
  content.lines.forEach((line, position) => {
    insert.run(content.id, position, line.card, line.count, line.zone);
  });
  return null;
}

function clash(path: string, place: string): Bilingual {
  return {
    en: `The bundled file ${path} repeats what another file already holds, at ${place}. Those entries were left out.`,
    ja: `同梱ファイル ${path} の内容が、ほかのファイルと重複しています（箇所：${place}）。重複した項目は読み込みませんでした。`,
  };
}
