import { describe, expect, test } from 'vitest';
import { type Choice, countWays, isPossible, mostFor, shortParts, type Taken } from './choice.ts';
import { waysOfPart } from './part-ways.ts';

/** Counting and listing against going through everything, for all small choices of a shape. */

/** All vectors of so many cards of kinds, larger amounts of earlier kinds first. */
function vectors(counts: readonly number[], need: number): number[][] {
  const [count, ...rest] = counts;
  if (count === undefined) return need === 0 ? [[]] : [];
  const all: number[][] = [];
  for (let copies = Math.min(count, need); copies >= 0; copies--) {
    for (const others of vectors(rest, need - copies)) all.push([copies, ...others]);
  }
  return all;
}

/** Every way, part by part: what each part takes of each kind. */
function plainWays(choice: Choice, part = 0, before: readonly Taken[] = []): Taken[][] {
  if (part === choice.needs.length) return [[...before]];
  const used = (kind: number) => before.reduce((sum, amounts) => sum + amounts[kind]!, 0);
  const left = choice.kinds.map(({ count, barred }, kind) => (barred[part] ? 0 : count - used(kind)));
  return vectors(left, choice.needs[part]!)
    .filter((amounts) =>
      choice.caps.every((cap, group) => {
        const taken = choice.kinds.reduce(
          (sum, kind, at) => sum + (kind.group === group ? used(at) + amounts[at]! : 0),
          0,
        );
        return taken <= (cap[part] ?? Number.POSITIVE_INFINITY);
      }),
    )
    .flatMap((amounts) => plainWays(choice, part + 1, [...before, amounts]));
}

/** Every way as the engine lists it. */
function listedWays(choice: Choice, part = 0, before: readonly Taken[] = []): Taken[][] {
  if (part === choice.needs.length) return [[...before]];
  return [...waysOfPart(choice, part, null)].flatMap(({ amounts, left }) =>
    listedWays(left, part + 1, [...before, amounts]),
  );
}

/** The first part's ways when so many whole ways are passed over. */
function firstAfter(choice: Choice, skip: number): Taken | undefined {
  let left = BigInt(skip);
  const passes = (branch: Choice) => {
    const ways = countWays(branch);
    if (ways > left) return false;
    left -= ways;
    return true;
  };
  for (const { amounts } of waysOfPart(choice, 0, passes)) return amounts;
  return undefined;
}

const infinity = Number.POSITIVE_INFINITY;
const needs = [[1], [2], [3], [1, 1], [2, 1], [1, 2], [1, 1, 1]];
const counts = [[0], [2], [1, 1], [3, 1], [2, 0, 1], [1, 2, 1], [2, 2, 2]];
const bars = [[], [[true]], [[false, true]], [[], [true, false, true]]];
const caps = [
  [],
  [[0]],
  [[1, 1, 1]],
  [
    [infinity, 1, 2],
    [2, 2, 2],
  ],
  [[1, infinity, infinity]],
  [[infinity], [0, 1, 1]],
];

const choices = needs.flatMap((need) =>
  counts.flatMap((count) =>
    bars.flatMap((bar) =>
      caps.map(
        (cap): Choice => ({
          needs: need,
          kinds: count.map((copies, kind) => ({
            count: copies,
            barred: bar[kind] ?? [],
            group: cap.length > 0 ? kind % 2 : 0,
          })),
          caps: cap.map((limits) => limits.slice(0, need.length)),
        }),
      ),
    ),
  ),
);

describe('choices', () => {
  test('are counted exactly', () => {
    for (const choice of choices) {
      expect([choice, countWays(choice)]).toEqual([choice, BigInt(plainWays(choice).length)]);
      expect(isPossible(choice)).toBe(plainWays(choice).length > 0);
    }
  });

  test('are listed all, each once, in the order of the row', () => {
    for (const choice of choices) expect(listedWays(choice)).toEqual(plainWays(choice));
  });

  test('branches that are passed over leave the place of a page where it is', () => {
    for (const choice of choices) {
      const all = plainWays(choice);
      for (let skip = 0; skip <= all.length; skip++) {
        expect([choice, skip, firstAfter(choice, skip)]).toEqual([choice, skip, all[skip]?.[0]]);
      }
    }
  });

  test('the most that a part could have is found, and who is short', () => {
    for (const choice of choices) {
      const last = choice.needs.length - 1;
      const wanted = choice.needs.map((need, part) => (part === last ? need : 0));
      const possible = (amount: number) => plainWays({ ...choice, needs: wanted.with(last, amount) }).length > 0;
      const most = [3, 2, 1, 0].find((amount) => amount <= choice.needs[last]! && possible(amount));
      expect(mostFor({ ...choice, needs: wanted }, last)).toBe(most);
      expect(shortParts({ ...choice, needs: wanted })).toEqual(
        most === choice.needs[last] ? [] : [{ index: last, need: choice.needs[last], have: most }],
      );
    }
  });

  test('an earlier part keeps what it needs from a later one', () => {
    const choice: Choice = {
      needs: [2, 2, 1],
      kinds: [
        { count: 2, barred: [], group: 0 },
        { count: 1, barred: [true], group: 0 },
      ],
      caps: [],
    };
    expect(shortParts(choice)).toEqual([{ index: 1, need: 2, have: 1 }]);
  });
});
