import type Database from 'better-sqlite3';
import type { GameId } from '../model/game.ts';
import { fromSelection, type Plan, prepared } from './search.ts';
import { colors } from './vocabulary.ts';

/** How the cards that a search finds are spread. A card of two colours counts under both. */
export interface Facets {
  readonly game: Readonly<Record<string, number>>;
  readonly kind: Readonly<Record<string, number>>;
  readonly color: Readonly<Record<string, number>>;
  /** By cost; `?` = none or not known. */
  readonly cost: Readonly<Record<string, number>>;
}

interface Row {
  readonly game: GameId;
  readonly kind: string;
  readonly colors: number;
  readonly cost: number | null;
  readonly count: number;
}

/** Counts what a search finds by game, kind, colour and cost: in step with its total, as both read the same condition. */
export function countFacets(db: Database.Database, plan: Plan): Facets {
  const { sql, params } = fromSelection(plan.tiers.at(-1)!);
  const rows = prepared(
    db,
    `SELECT game, kind, colors, cost, count(*) AS count ${sql} GROUP BY game, kind, colors, cost`,
  ).all(...params) as Row[];
  const facets = { game: {}, kind: {}, color: {}, cost: {} } satisfies Record<keyof Facets, Record<string, number>>;
  for (const row of rows) {
    add(facets.game, row.game, row.count);
    add(facets.kind, row.kind, row.count);
    add(facets.cost, row.cost === null ? '?' : String(row.cost), row.count);
    const own = colors.filter((_, bit) => (row.colors & (1 << bit)) !== 0);
    for (const color of own.length === 0 ? ['none'] : own) add(facets.color, color, row.count);
  }
  return facets;
}

function add(counts: Record<string, number>, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count;
}
