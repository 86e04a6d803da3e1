import { type Choice, countWays, type Taken } from './parts/choice.ts';
import { waysOfPart } from './parts/part-ways.ts';
import type { Pool } from './parts/pool.ts';
import type { PartChoice } from './state.ts';

/** A pool part of whose choices are made: `left` is what is still open. */
interface OpenPool {
  readonly pool: Pool;
  readonly left: Choice;
  readonly taken: readonly Taken[];
}

function opened(pool: Pool): OpenPool {
  return { pool, left: pool.choice, taken: [] };
}

/**
 * The exact number of ways to choose for all pools together: places are independent of each other, so it is a product. Only where
 * a later choice depends on an earlier one of the same pool are the earlier ones gone through one by one.
 */
export function totalWays(pools: readonly Pool[]): bigint {
  return waysOfAll(pools.map(opened));
}

function waysOfAll(open: readonly OpenPool[]): bigint {
  return open.reduce((product, one) => product * waysOfOpen(one), 1n);
}

function waysOfOpen(open: OpenPool): bigint {
  const { pool, left } = open;
  if (!pool.next) return countWays(left);
  let sum = 0n;
  for (const taken of completions(open)) sum += waysAfter(pool.next(taken));
  return sum;
}

function waysAfter(next: Pool | null): bigint {
  return next ? waysOfOpen(opened(next)) : 1n;
}

function* completions(open: OpenPool): Generator<readonly Taken[]> {
  const index = open.taken.length;
  if (index === open.pool.parts.length) yield open.taken;
  else {
    for (const { amounts, left } of waysOfPart(open.left, index, null)) {
      yield* completions({ ...open, left, taken: [...open.taken, amounts] });
    }
  }
}

/** How many ways are still to be passed over before the first one is given. */
interface Skip {
  left: bigint;
}

/**
 * The ways one by one, lazily: earlier parts vary slowest, and each part goes through its place in the order of hand or row.
 * @param offset so many ways are left out at the start; whole branches are counted and passed over, so a far page is not walked to
 * @returns for each way what every part that asks for a choice takes, by the part's place in the cost
 */
export function* listWays(pools: readonly Pool[], offset: number): Generator<readonly PartChoice[]> {
  yield* waysFrom(pools.map(opened), [], { left: BigInt(offset) });
}

function* waysFrom(
  open: readonly OpenPool[],
  chosen: readonly PartChoice[],
  skip: Skip,
): Generator<readonly PartChoice[]> {
  const now = firstOpen(open);
  if (!now) {
    if (skip.left > 0n) {
      skip.left -= 1n;
      return;
    }
    yield chosen.toSorted((a, b) => a.part - b.part);
    return;
  }
  const others = open.filter((other) => other !== now);
  const { pool } = now;
  const passes = (left: Choice): boolean => skip.left > 0n && passed(skip, countWays(left), others);
  const skips = skip.left > 0n && !pool.next;

  for (const { amounts, left } of waysOfPart(now.left, now.taken.length, skips ? passes : null)) {
    const taken = [...now.taken, amounts];
    if (taken.length < pool.parts.length) {
      yield* waysFrom([...others, { pool, left, taken }], chosen, skip);
      continue;
    }
    const next = pool.next?.(taken) ?? null;
    if (pool.next) {
      const ways = waysAfter(next);
      if (ways === 0n || (skip.left > 0n && passed(skip, ways, others))) continue;
    }
    yield* waysFrom(next ? [...others, opened(next)] : others, [...chosen, ...pool.named(taken)], skip);
  }
}

/** Passes over a branch that is no longer than what is still to be left out. */
function passed(skip: Skip, ways: bigint, others: readonly OpenPool[]): boolean {
  const all = ways * waysOfAll(others);
  if (all > skip.left) return false;
  skip.left -= all;
  return true;
}

function firstOpen(open: readonly OpenPool[]): OpenPool | undefined {
  let first: OpenPool | undefined;
  for (const candidate of open) {
    if (!first || partOf(candidate) < partOf(first)) first = candidate;
  }
  return first;
}

function partOf({ pool, taken }: OpenPool): number {
  return pool.parts[taken.length]!;
}
