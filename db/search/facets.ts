import type Database from 'better-sqlite3';
import { unpackFacet } from './facet-code.ts';
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

/** Counts what a search finds by game, kind, colour and cost: in step with its total, as both read the same condition. */
export function countFacets(db: Database.Database, plan: Plan): Facets {
  const { sql, params } = fromSelection(plan.tiers.at(-1)!);
  const codes = prepared(db, `SELECT facet ${sql}`)
    .pluck()
    .all(...params) as number[];
  const counts = new Map<number, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const facets = { game: {}, kind: {}, color: {}, cost: {} } satisfies Record<keyof Facets, Record<string, number>>;
  for (const [code, count] of counts) {
    const facet = unpackFacet(code);
    add(facets.game, facet.game, count);
    add(facets.kind, facet.kind, count);
    add(facets.cost, facet.cost === null ? '?' : String(facet.cost), count);
    const own = colors.filter((_, bit) => (facet.colors & (1 << bit)) !== 0);
    for (const color of own.length === 0 ? ['none'] : own) add(facets.color, color, count);
  }
  return facets;
}

function add(counts: Record<string, number>, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count;
}
