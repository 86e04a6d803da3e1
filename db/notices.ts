import type Database from 'better-sqlite3';
import { ok, type Result } from './errors.ts';
import type { Bilingual } from './model/text.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** Something that the user must be told; a lasting one is told at each start until it has been seen. */
export interface StoreNotice {
  readonly id: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly message: Bilingual;
  readonly lasting: boolean;
}

/** Keeps a notice in user.db until it is dismissed. */
export function addNotice(db: Database.Database, notice: StoreNotice, now: Date): void {
  statement(
    db,
    'INSERT OR IGNORE INTO notices(id, level, message_en, message_ja, created_at) VALUES (?, ?, ?, ?, ?)',
  ).run(notice.id, notice.level, notice.message.en, notice.message.ja, now.toISOString());
}

/** What is still to be told: of this opening, and lasting notices of earlier ones that nobody has dismissed. */
export function listNotices(store: Store): readonly StoreNotice[] {
  if (!store.user.ok) return store.notices;
  const kept = statement<{ id: string; level: StoreNotice['level']; message_en: string; message_ja: string }>(
    store.user.value,
    'SELECT id, level, message_en, message_ja FROM notices WHERE seen_at IS NULL ORDER BY created_at, id',
  ).all();
  return [
    ...kept.map((row) => ({
      id: row.id,
      level: row.level,
      message: { en: row.message_en, ja: row.message_ja },
      lasting: true,
    })),
    ...store.notices.filter((notice) => !notice.lasting),
  ];
}

/** Marks a lasting notice as seen; others end with the session anyway. */
export function dismissNotice(store: Store, id: string): Result<Record<string, never>> {
  if (store.user.ok) {
    statement(store.user.value, 'UPDATE notices SET seen_at = ? WHERE id = ? AND seen_at IS NULL').run(
      new Date().toISOString(),
      id,
    );
  }
  return ok({});
}
