import type Database from 'better-sqlite3';
import type { Deck } from './model/deck.ts';
import { statement } from './statement.ts';

/** What a user says of a deck besides its cards; absent = stays as it is. */
export interface DeckDetails {
  readonly notes?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** null = none chosen. */
  readonly cover?: string | null | undefined;
}

/** Writes those details that are given; a tag that is named twice stands once. */
export function writeDetails(db: Database.Database, id: string, { notes, tags, cover }: DeckDetails): void {
  if (notes !== undefined) statement(db, 'UPDATE decks SET notes = ? WHERE id = ?').run(notes, id);
  if (cover !== undefined) statement(db, 'UPDATE decks SET cover = ? WHERE id = ?').run(cover, id);
  if (tags === undefined) return;
  statement(db, 'DELETE FROM deck_tags WHERE deck_id = ?').run(id);
  const insert = statement(db, 'INSERT INTO deck_tags(deck_id, position, tag) VALUES (?, ?, ?)');
  [...new Set(tags)].forEach((tag, position) => {
    insert.run(id, position, tag);
  });
}

/** The details of a deck as the parts of a deck that they are; what is empty is left out. */
export function detailsOf(db: Database.Database, id: string): Pick<Deck, 'notes' | 'tags' | 'cover'> {
  const row = statement<{ readonly notes: string; readonly cover: string | null }>(
    db,
    'SELECT notes, cover FROM decks WHERE id = ?',
  ).get(id);
  const tags = statement<{ readonly tag: string }>(
    db,
    'SELECT tag FROM deck_tags WHERE deck_id = ? ORDER BY position',
  ).all(id);
  return {
    ...(row !== undefined && row.notes !== '' && { notes: row.notes }),
    ...(tags.length > 0 && { tags: tags.map(({ tag }) => tag) }),
    ...(row !== undefined && row.cover !== null && { cover: row.cover }),
  };
}
