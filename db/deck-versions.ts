import type Database from 'better-sqlite3';
import { ok, type Result } from './errors.ts';
import type { DeckContent } from './model/deck.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** What a deck was at the end of one sitting. */
interface DeckVersion {
  /** From 1, in the order of time. */
  readonly number: number;
  /** When it was last saved, as ISO 8601 in UTC. */
  readonly savedAt: string;
  readonly content: DeckContent;
}

interface VersionRow {
  readonly number: number;
  readonly session: string;
  readonly saved_at: string;
  readonly content: string;
}

interface Saved {
  readonly deck: string;
  readonly session: string;
  /** null = the deck is new. */
  readonly before: DeckContent | null;
  readonly after: DeckContent;
  /** ISO 8601. */
  readonly stamp: string;
}

/**
 * Keeps what a deck is after a save: the saves of one session are one version, and a session that ends where it began
 * is none. What the deck was before the first version is kept as a version too. Part of the transaction of the save.
 */
export function recordVersion(db: Database.Database, { deck, session, before, after, stamp }: Saved): void {
  const [last, earlier] = statement<VersionRow>(
    db,
    'SELECT number, session, saved_at, content FROM deck_versions WHERE deck_id = ? ORDER BY number DESC LIMIT 2',
  ).all(deck);
  const content = JSON.stringify(after);
  const insert = (number: number, of: string, text: string) =>
    statement(db, 'INSERT INTO deck_versions(deck_id, number, session, saved_at, content) VALUES (?, ?, ?, ?, ?)').run(
      deck,
      number,
      of,
      stamp,
      text,
    );
  if (last === undefined) {
    const first = before === null ? null : JSON.stringify(before);
    if (first !== null) insert(1, '', first);
    if (content !== first) insert(first === null ? 1 : 2, session, content);
    return;
  }
  if (last.session !== session) {
    if (last.content !== content) insert(last.number + 1, session, content);
    return;
  }
  if (earlier?.content === content) {
    statement(db, 'DELETE FROM deck_versions WHERE deck_id = ? AND number = ?').run(deck, last.number);
    return;
  }
  statement(db, 'UPDATE deck_versions SET saved_at = ?, content = ? WHERE deck_id = ? AND number = ?').run(
    stamp,
    content,
    deck,
    last.number,
  );
}

/** The versions of a deck, the newest first; none where it has not been saved since versions are kept. */
export function listDeckVersions(store: Store, deck: string): Result<readonly DeckVersion[]> {
  if (!store.user.ok) return store.user;
  const rows = statement<VersionRow>(
    store.user.value,
    'SELECT number, session, saved_at, content FROM deck_versions WHERE deck_id = ? ORDER BY number DESC',
  ).all(deck);
  return ok(
    rows.map(({ number, saved_at, content }) => ({
      number,
      savedAt: saved_at,
      content: JSON.parse(content) as DeckContent,
    })),
  );
}
