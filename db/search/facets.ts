import type Database from 'better-sqlite3';
import { type FacetName, mapFacets } from '../model/facets.ts';
import { GameId } from '../model/game.ts';
import { kinds } from '../model/words.ts';
import { everything } from './condition.ts';
import { chosenFacets, withoutFacet } from './edit-query.ts';
import { unpackFacet } from './facet-code.ts';
import { costNotKnown, isLabelFacet, type LabelFacet, labelKeys, noColor } from './facet-words.ts';
import type { Result } from './query.ts';
import { fromSelection, type Plan, planSearch, prepared, type SearchOptions } from './search.ts';
import { colors } from './vocabulary.ts';

/** A value by which cards are counted: of labels as the index keeps it (folded), of all else in its stored form. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
  /** Whether the search asks for it. */
  readonly chosen: boolean;
}

export type Facets = Readonly<Record<FacetName, readonly FacetCount[]>>;

/** Facts that are counted straight from the rows of the cards. */
type PlainFacet = Exclude<FacetName, LabelFacet>;
type PlainCounts = Readonly<Record<PlainFacet, ReadonlyMap<string, number>>>;

/**
 * Counts the cards that a search finds by game, kind, colour, cost, set, family and keyword. A facet that the search asks
 * about is counted as if it did not, so that its other values show what they would add. A card of two colours counts
 * under both.
 */
export function countFacets(db: Database.Database, text: string, options: SearchOptions = {}): Result<Facets> {
  const plan = planSearch(text, options);
  if (!plan.ok) return plan;
  const chosen = chosenFacets(text);
  const plain = countPlain(db, plan.value);
  const facets = mapFacets((facet) => {
    const isChosen = chosen.get(facet);
    const without = isChosen === undefined ? plan : planSearch(withoutFacet(text, facet), options);
    const own = without.ok ? without.value : plan.value;
    const counts = isLabelFacet(facet)
      ? countLabels(db, own, facet)
      : (isChosen === undefined ? plain : countPlain(db, own))[facet];
    return Array.from(counts, ([value, count]) => ({ value, count, chosen: isChosen?.(value) ?? false })).sort(
      orderOf(facet),
    );
  });
  return { ok: true, value: facets };
}

function countPlain(db: Database.Database, plan: Plan): PlainCounts {
  const { sql, params } = fromSelection(plan.tiers.at(-1)!);
  const rows = prepared(db, `SELECT facet, count(*) AS count ${sql} GROUP BY facet`).all(...params) as {
    readonly facet: number;
    readonly count: number;
  }[];
  const counts = { game: new Map(), kind: new Map(), color: new Map(), cost: new Map() } satisfies Record<
    PlainFacet,
    Map<string, number>
  >;
  for (const { facet: code, count } of rows) {
    const facet = unpackFacet(code);
    add(counts.game, facet.game, count);
    add(counts.kind, facet.kind, count);
    // What has no price has no cost that could be known.
    if (facet.cost !== null) add(counts.cost, String(facet.cost), count);
    else if (facet.kind !== 'colossus' && facet.kind !== 'gem') add(counts.cost, costNotKnown, count);
    const own = colors.filter((_, bit) => (facet.colors & (1 << bit)) !== 0);
    for (const color of own.length === 0 ? [noColor] : own) add(counts.color, color, count);
  }
  return counts;
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** Counts by the names of one kind; names that searches take for the same are counted together, under the most frequent. */
function countLabels(db: Database.Database, plan: Plan, what: LabelFacet): ReadonlyMap<string, number> {
  const { match, where } = plan.tiers.at(-1)!;
  const from = fromSelection({ match, where });
  const isAll = match === null && where === everything;
  const rows = prepared(
    db,
    `SELECT key, count(*) AS count FROM search_labels JOIN search_facts USING (label)
     WHERE what = ?${isAll ? '' : ` AND search_facts.place IN (SELECT place ${from.sql})`}
     GROUP BY label ORDER BY count(*) DESC`,
  ).all(what, ...(isAll ? [] : from.params)) as { readonly key: string; readonly count: number }[];
  if (what === 'set') return new Map(rows.map(({ key, count }) => [key, count]));
  const own = new Map(rows.map(({ key, count }) => [key, count]));
  const counted = new Map<string, number>();
  const seen = new Set<string>();
  for (const { key } of rows) {
    const together = labelKeys(key).filter((other) => own.has(other));
    const name = together.toSorted().join('\n');
    if (seen.has(name)) continue;
    seen.add(name);
    counted.set(
      key,
      together.reduce((sum, other) => sum + (own.get(other) ?? 0), 0),
    );
  }
  return counted;
}

function orderOf(facet: FacetName): (a: FacetCount, b: FacetCount) => number {
  const place = (order: readonly string[]) => (a: FacetCount, b: FacetCount) =>
    (order.indexOf(a.value) + 1 || order.length + 1) - (order.indexOf(b.value) + 1 || order.length + 1);
  switch (facet) {
    case 'game':
      return place(GameId.options);
    case 'color':
      return place(colors);
    case 'kind':
      return place(kinds);
    case 'cost':
      return (a, b) =>
        a.value === costNotKnown ? 1 : b.value === costNotKnown ? -1 : Number(a.value) - Number(b.value);
    case 'set':
      return (a, b) => (a.value < b.value ? -1 : 1);
    default:
      return (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1);
  }
}
