import type { Bilingual } from '../../../db/model/text.ts';

/** A rule by which a player prefers one way to pay to another that loses the same. */
export interface Preference {
  readonly id: string;
  /** What it does, as an order: "Take from exhausted cards first". */
  readonly name: Bilingual;
}

/** A preference with its measure of an outcome: the smaller, the more it is preferred. */
export interface Judge<O> extends Preference {
  readonly score: (outcome: O) => number;
}

/** Outcomes in the player's order, and the preference that put the first one before the next; null = none did. */
export interface Preferred<O> {
  readonly outcomes: readonly O[];
  readonly because: string | null;
}

/**
 * Sorts outcomes by the judges, the first judge first, within each group of the engine's order: groups keep their place,
 * nothing is added or left out, and what no judge tells apart stays in the engine's order.
 */
export function inPreferredOrder<O>(
  outcomes: readonly O[],
  judges: readonly Judge<O>[],
  groupOf: (outcome: O) => string,
): Preferred<O> {
  const scores = new Map(outcomes.map((outcome) => [outcome, judges.map(({ score }) => score(outcome))]));
  const decidedBy = (one: O, other: O): number => {
    const [mine, its] = [scores.get(one) ?? [], scores.get(other) ?? []];
    return mine.findIndex((score, index) => score !== its[index]);
  };
  const sorted = groupsOf(outcomes, groupOf).flatMap((group) =>
    group.toSorted((one, other) => {
      const at = decidedBy(one, other);
      return at === -1 ? 0 : (scores.get(one)?.[at] ?? 0) - (scores.get(other)?.[at] ?? 0);
    }),
  );
  const [first, second] = sorted;
  if (first === undefined || second === undefined || groupOf(first) !== groupOf(second)) {
    return { outcomes: sorted, because: null };
  }
  return { outcomes: sorted, because: judges[decidedBy(first, second)]?.id ?? null };
}

/** Runs of neighbours of the same group. */
function groupsOf<O>(outcomes: readonly O[], groupOf: (outcome: O) => string): O[][] {
  const groups: O[][] = [];
  let name: string | null = null;
  for (const outcome of outcomes) {
    const own = groupOf(outcome);
    if (own !== name) groups.push([]);
    name = own;
    groups.at(-1)?.push(outcome);
  }
  return groups;
}
