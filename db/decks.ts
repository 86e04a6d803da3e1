import { randomUUID } from 'node:crypto';
import type Database from 'better-sqlite3';
import { type DeckDetails, detailsOf, writeDetails } from './deck-details.ts';
import { recordVersion } from './deck-versions.ts';
import { fail, ok, type Result } from './errors.ts';
import type { Deck, DeckLine, DeckZone, UnresolvedDeckLine } from './model/deck.ts';
import { contentOf } from './model/deck-content.ts';
import type { GameId } from './model/game.ts';
import type { LocalizedText } from './model/text.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

export interface DeckListEntry {
  readonly id: string;
  readonly game: GameId;
  readonly name: LocalizedText;
  readonly starter: boolean;
  readonly cardCount: number;
  readonly tags: readonly string[];
}

export interface DeckToSave extends DeckDetails {
  /** null = a new deck. */
  readonly id: string | null;
  readonly game: GameId;
  readonly name: LocalizedText;
  readonly lines: readonly DeckLine[];
  /** Absent = those of the deck stay as they are; so do its details. */
  readonly unresolved?: readonly UnresolvedDeckLine[] | undefined;
  /** One sitting of an editor: all its saves are one version of the deck. Absent = this save is one of its own. */
  readonly session?: string | undefined;
}

interface DeckRow {
  readonly id: string;
  readonly game: GameId;
  readonly name_en: string | null;
  readonly name_ja: string | null;
}

type CountedRow = DeckRow & { readonly card_count: number; readonly tags: string };
interface LineRow {
  readonly card_id: string;
  readonly count: number;
  readonly zone: DeckZone;
  /** Empty = any. */
  readonly printing: string;
}

/** The sides of a deck that count as the deck: what lies beside it (side, maybe) is left out of the count. */
const counted = "zone IN ('main', 'colossus')";

/** The user's decks, newest change first, then the starter decks. A side that cannot be opened is left out. */
export function listDecks(store: Store): Result<DeckListEntry[]> {
  const own = store.user.ok
    ? statement<CountedRow>(
        store.user.value,
        `SELECT id, game, name_en, name_ja,
           (SELECT coalesce(sum(count), 0) FROM deck_cards WHERE deck_id = decks.id AND ${counted}) AS card_count,
           (SELECT json_group_array(tag ORDER BY position) FROM deck_tags WHERE deck_id = decks.id) AS tags
         FROM decks ORDER BY changed_at DESC, id`,
      ).all()
    : [];
  const starters = store.library.ok
    ? statement<CountedRow>(
        store.library.value,
        `SELECT id, game, name_en, name_ja,
           (SELECT coalesce(sum(count), 0) FROM starter_deck_cards WHERE deck_id = starter_decks.id AND ${counted})
             AS card_count, '[]' AS tags
         FROM starter_decks ORDER BY bundled_path`,
      ).all()
    : [];
  const entry = (row: CountedRow, starter: boolean): DeckListEntry => ({
    id: row.id,
    game: row.game,
    name: nameOf(row),
    starter,
    cardCount: row.card_count,
    tags: JSON.parse(row.tags) as string[],
  });
  return ok([...own.map((row) => entry(row, false)), ...starters.map((row) => entry(row, true))]);
}

/** A deck by id, the user's or a starter deck. */
export function getDeck(store: Store, id: string): Result<Deck> {
  const starter = findStarter(store, id);
  if (starter !== null) return ok(starter);
  if (!store.user.ok) return store.user;
  const deck = findOwn(store.user.value, id);
  return deck === null ? noDeck(id) : ok(deck);
}

/**
 * Writes a new deck (id null) or the whole of one that is there, in one transaction, and what it is now as a version
 * of it. Lines of the same card, zone and printing add up; lines that no card was found for are kept. A
 * starter deck is refused; so is an id that is gone, rather than brought back half-known.
 */
export function saveDeck(store: Store, deck: DeckToSave, now = new Date()): Result<Deck> {
  if (!store.user.ok) return store.user;
  if (deck.id !== null && findStarter(store, deck.id) !== null) {
    return fail(
      'read-only',
      'A starter deck cannot be changed. Save your version as a deck of your own.',
      'スターターデッキは変更できません。自分のデッキとして保存してください。',
    );
  }
  const lines = addUp(deck.lines);
  const tooMany = lines.find((line) => line.count > 999);
  if (tooMany !== undefined) {
    return fail(
      'bad-input',
      `The deck holds ${tooMany.count} copies of ${tooMany.card}; 999 is the most that can be stored.`,
      `デッキに ${tooMany.card} が${tooMany.count}枚あります。保存できるのは999枚までです。`,
    );
  }
  const db = store.user.value;
  const id = deck.id ?? randomUUID();
  const stamp = now.toISOString();
  const saved = db
    .transaction((): Deck | null => {
      const before = findOwn(db, id);
      if (deck.id !== null && before === null) return null;
      writeDeck(db, id, deck, stamp);
      writeLines(db, id, lines);
      if (deck.unresolved !== undefined) writeUnresolved(db, id, deck.unresolved);
      writeDetails(db, id, deck);
      const after = findOwn(db, id);
      if (after === null) return null;
      recordVersion(db, {
        deck: id,
        session: deck.session ?? randomUUID(),
        before: before === null ? null : contentOf(before),
        after: contentOf(after),
        stamp,
      });
      return after;
    })
    .immediate();
  return saved === null ? noDeck(id) : ok(saved);
}

function writeDeck(db: Database.Database, id: string, { game, name }: DeckToSave, stamp: string): void {
  statement(
    db,
    `INSERT INTO decks(id, game, name_en, name_ja, created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT(id)
     DO UPDATE SET game = excluded.game, name_en = excluded.name_en, name_ja = excluded.name_ja,
       changed_at = excluded.changed_at`,
  ).run(id, game, name.en ?? null, name.ja ?? null, stamp, stamp);
}

function writeLines(db: Database.Database, id: string, lines: readonly DeckLine[]): void {
  statement(db, 'DELETE FROM deck_cards WHERE deck_id = ?').run(id);
  const insert = statement(
    db,
    'INSERT INTO deck_cards(deck_id, position, card_id, count, zone, printing) VALUES (?, ?, ?, ?, ?, ?)',
  );
  lines.forEach(({ card, count, zone, printing = '' }, position) => {
    insert.run(id, position, card, count, zone, printing);
  });
}

function writeUnresolved(db: Database.Database, id: string, lines: readonly UnresolvedDeckLine[]): void {
  statement(db, 'DELETE FROM deck_unresolved WHERE deck_id = ?').run(id);
  const insert = statement(
    db,
    'INSERT INTO deck_unresolved(deck_id, position, text, count, name, zone) VALUES (?, ?, ?, ?, ?, ?)',
  );
  lines.forEach(({ text, count, name, zone }, position) => {
    insert.run(id, position, text, count, name, zone);
  });
}

/** The lines of a deck that no card was found for, as the part of a deck that they are; nothing where there are none. */
function unresolvedOf(db: Database.Database, id: string): Pick<Deck, 'unresolved'> {
  const unresolved = statement<UnresolvedDeckLine>(
    db,
    'SELECT text, count, name, zone FROM deck_unresolved WHERE deck_id = ? ORDER BY position',
  ).all(id);
  return unresolved.length === 0 ? {} : { unresolved };
}

/** Takes a deck of the user's out. */
export function removeDeck(store: Store, id: string): Result<Record<string, never>> {
  if (findStarter(store, id) !== null) {
    return fail('read-only', 'A starter deck cannot be removed.', 'スターターデッキは削除できません。');
  }
  if (!store.user.ok) return store.user;
  const removed = statement(store.user.value, 'DELETE FROM decks WHERE id = ?').run(id);
  return removed.changes === 0 ? noDeck(id) : ok({});
}

function noDeck<T>(id: string): Result<T> {
  return fail(
    'not-found',
    `There is no deck with the id ${id}; it may have been removed.`,
    `デッキ（ID：${id}）が見つかりません。削除された可能性があります。`,
  );
}

function findOwn(db: Database.Database, id: string): Deck | null {
  const row = statement<DeckRow>(db, 'SELECT id, game, name_en, name_ja FROM decks WHERE id = ?').get(id);
  if (row === undefined) return null;
  const lines = statement<LineRow>(
    db,
    'SELECT card_id, count, zone, printing FROM deck_cards WHERE deck_id = ? ORDER BY position',
  ).all(id);
  return { ...deckOf(row, lines, false), ...unresolvedOf(db, id), ...detailsOf(db, id) };
}

function findStarter(store: Store, id: string): Deck | null {
  if (!store.library.ok) return null;
  const db = store.library.value;
  const row = statement<DeckRow>(db, 'SELECT id, game, name_en, name_ja FROM starter_decks WHERE id = ?').get(id);
  if (row === undefined) return null;
  const lines = statement<LineRow>(
    db,
    "SELECT card_id, count, zone, '' AS printing FROM starter_deck_cards WHERE deck_id = ? ORDER BY position",
  ).all(id);
  return deckOf(row, lines, true);
}

function deckOf(row: DeckRow, lines: readonly LineRow[], starter: boolean): Deck {
  return {
    id: row.id,
    game: row.game,
    name: nameOf(row),
    starter,
    lines: lines.map(({ card_id: card, count, zone, printing }) =>
      printing === '' ? { card, count, zone } : { card, count, zone, printing },
    ),
  };
}

function nameOf(row: DeckRow): LocalizedText {
  return {
    ...(row.name_en === null ? {} : { en: row.name_en }),
    ...(row.name_ja === null ? {} : { ja: row.name_ja }),
  };
}

/** Lines of the same card, zone and printing as one, in order of first appearance. */
function addUp(lines: readonly DeckLine[]): DeckLine[] {
  const sums = new Map<string, DeckLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.zone, line.card, line.printing]);
    const before = sums.get(key);
    sums.set(key, before === undefined ? line : { ...before, count: before.count + line.count });
  }
  return [...sums.values()];
}
