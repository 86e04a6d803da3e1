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
  const shared = {
    ...countPlain(db, plan.value),
    ...countLabels(
      db,
      plan.value,
      (['set', 'family', 'keyword'] as const).filter((facet) => !chosen.has(facet)),
    ),
  };
  const facets = mapFacets((facet) => {
    const isChosen = chosen.get(facet);
    const without = isChosen === undefined ? plan : planSearch(withoutFacet(text, facet), options);
    const own = without.ok ? without.value : plan.value;
    const counts =
      isChosen === undefined
        ? shared[facet]
        : isLabelFacet(facet)
          ? countLabels(db, own, [facet])[facet]
          : countPlain(db, own)[facet];
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

type LabelCounts = Readonly<Record<LabelFacet, ReadonlyMap<string, number>>>;

/** Counts by the names of some kinds, in one pass over what has them. */
function countLabels(db: Database.Database, plan: Plan, whats: readonly LabelFacet[]): LabelCounts {
  const counts = { set: new Map(), family: new Map(), keyword: new Map() } satisfies Record<
    LabelFacet,
    Map<string, number>
  >;
  const selection = plan.tiers.at(-1)!;
  const { sql, params } = fromSelection(selection);
  const isAll = selection.match === null && selection.where === everything;
  // The plus keeps the search from looking up each card in the facts, where places do not stand in order.
  const found = isAll ? '' : ` AND +search_facts.place IN (SELECT place ${sql})`;
  const rows = prepared(
    db,
    `SELECT what, key, count FROM search_labels JOIN (
       SELECT label, count(*) AS count FROM search_facts
       WHERE label IN (SELECT label FROM search_labels WHERE what IN (SELECT value FROM json_each(?)))${found}
       GROUP BY label) USING (label)
     ORDER BY count DESC`,
  ).all(JSON.stringify(whats), ...(isAll ? [] : params)) as {
    readonly what: LabelFacet;
    readonly key: string;
    readonly count: number;
  }[];
  for (const { what, key, count } of rows) counts[what].set(key, count);
  return { set: counts.set, family: together(counts.family), keyword: together(counts.keyword) };
}

/** Names that searches take for the same are counted together, under the most frequent. */
function together(own: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  const seen = new Set<string>();
  for (const key of own.keys()) {
    const same = labelKeys(key).filter((other) => own.has(other));
    const name = same.toSorted().join('\n');
    if (seen.has(name)) continue;
    seen.add(name);
    counted.set(
      key,
      same.reduce((sum, other) => sum + (own.get(other) ?? 0), 0),
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
