import { ok, type Result } from './errors.ts';
import { GameId } from './model/game.ts';
import { type TableMapping, tableFields } from './model/table-fields.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** What the user has said of tables with certain headings: it is asked once and kept in user.db. */
export interface RememberedTable {
  readonly mapping: TableMapping;
  /** The game of a table that does not name it. */
  readonly game: GameId | null;
}

/** Tables are known by their headings, whatever their order. */
function keyOf(columns: readonly string[]): string {
  return JSON.stringify([...columns].sort());
}

/** What is remembered of a table with these headings; null = nothing. */
export function rememberedTable(store: Store, columns: readonly string[]): Result<RememberedTable | null> {
  if (!store.user.ok) return store.user;
  const row = statement<{ readonly mapping: string; readonly game: string | null }>(
    store.user.value,
    'SELECT mapping, game FROM table_mappings WHERE headings = ?',
  ).get(keyOf(columns));
  if (row === undefined) return ok(null);
  const stored = JSON.parse(row.mapping) as Record<string, unknown>;
  const known = tableFields.filter((field) => typeof stored[field] === 'string' && columns.includes(stored[field]));
  const mapping = Object.fromEntries(known.map((field) => [field, stored[field]])) as TableMapping;
  return ok({ mapping, game: GameId.safeParse(row.game).data ?? null });
}

/** Remembers what the user says of a table with these headings, in place of what was said before. */
export function rememberTable(
  store: Store,
  { columns, mapping, game }: RememberedTable & { readonly columns: readonly string[] },
): Result<Record<string, never>> {
  if (!store.user.ok) return store.user;
  statement(
    store.user.value,
    `INSERT INTO table_mappings(headings, mapping, game, changed_at) VALUES (?, ?, ?, ?)
     ON CONFLICT(headings) DO UPDATE SET mapping = excluded.mapping, game = excluded.game, changed_at = excluded.changed_at`,
  ).run(keyOf(columns), JSON.stringify(mapping), game, new Date().toISOString());
  return ok({});
}
