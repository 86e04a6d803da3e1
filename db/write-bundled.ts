import type Database from 'better-sqlite3';
import type { LibraryCard } from './model/card.ts';
import { cardIndexFacts } from './model/card-index.ts';
import type { CardSetFile } from './model/card-set.ts';
import type { StarterDeckFile } from './model/deck.ts';
import { nameKey } from './model/fold.ts';
import { type Bilingual, Language } from './model/text.ts';
import { statement } from './statement.ts';

/**
 * Writes a set with its cards, names and printings; `onCard` is called after each card.
 * @returns a sentence when a card id or number is taken by another card (those cards are left out), else null
 */
export function writeCardSet(
  db: Database.Database,
  path: string,
  content: CardSetFile,
  onCard: () => void,
): Bilingual | null {
  const { game, set } = content;
  const free = statement(
    db,
    'INSERT INTO sets(game, code, name_en, name_ja, bundled_path) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  ).run(game, set.code, set.name.en ?? null, set.name.ja ?? null, path);
  if (free.changes === 0) return clash(path, `set.code (${set.code})`);

  const taken: string[] = [];
  for (const { id, card } of content.cards) {
    const entry = { game, id, card } as LibraryCard;
    if (!writeCard(db, set.code, entry)) taken.push(id);
    onCard();
  }
  return taken.length === 0 ? null : clash(path, `cards (${taken.join(', ')})`);
}

/** @returns false where another card has the same id */
function writeCard(db: Database.Database, setCode: string, entry: LibraryCard): boolean {
  const facts = cardIndexFacts(entry);
  const added = statement(
    db,
    `INSERT INTO cards(game, id, set_code, kind, cost, colors, color_order, sort_order, definition)
     VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING`,
  ).run(
    entry.game,
    entry.id,
    setCode,
    facts.kind,
    facts.cost,
    facts.colors,
    facts.colorOrder,
    JSON.stringify(entry.card),
  );
  if (added.changes === 0) return false;
  for (const language of Language.options) {
    const name = entry.card.name[language];
    if (name === undefined) continue;
    statement(db, 'INSERT INTO card_names(card_key, language, name, folded) VALUES (?, ?, ?, ?)').run(
      added.lastInsertRowid,
      language,
      name,
      nameKey(name),
    );
    statement(
      db,
      `INSERT INTO printings(game, set_code, number, language, card_key, rarity) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    ).run(
      entry.game,
      setCode,
      entry.card.number ?? entry.id,
      language,
      added.lastInsertRowid,
      entry.card.rarity ?? null,
    );
  }
  return true;
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
