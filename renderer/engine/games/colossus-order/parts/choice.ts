/**
 * How many ways there are to choose cards for several parts of a cost that take from one place, counted without listing them.
 *
 * The cards of the place are sorted into kinds of interchangeable copies. A way gives each part a number of copies of each kind.
 * Kinds know nothing of each other but for the parts' needs, so the ways are counted kind by kind over the vectors "how many
 * cards each part has so far": exact for any size, and as fast as there are kinds times vectors.
 */
export interface Choice {
  /** How many cards each part takes, in the order in which the parts are paid. */
  readonly needs: readonly number[];
  readonly kinds: readonly Kind[];
  /**
   * `caps[g][p]`: the most that parts 0 to p together may take of group g; a group that is not named has none. They say what
   * must be left for a condition that stands later in the cost (C03).
   */
  readonly caps: readonly (readonly number[])[];
}

export interface Kind {
  readonly count: number;
  /** Which parts may take of it; parts beyond its end may. */
  readonly barred: readonly boolean[];
  readonly group: number;
}

/** The exact number of ways to give every part its cards. */
export function countWays(choice: Choice): bigint {
  if (choice.needs.length === 1 && choice.caps.length === 0) return countForOne(choice.needs[0]!, choice.kinds);
  const strides = stridesOf(choice.needs);
  let total = new Map<number, bigint>([[0, 1n]]);
  for (const group of new Set(choice.kinds.map((kind) => kind.group))) {
    let within = new Map<number, bigint>([[0, 1n]]);
    for (const kind of choice.kinds) {
      if (kind.group === group) within = withKind(within, kind, choice.needs, strides);
    }
    const cap = choice.caps[group];
    total = joined(total, cap ? kept(within, cap, choice.needs, strides) : within, choice.needs, strides);
  }
  const full = choice.needs.reduce((sum, need, part) => sum + need * strides[part]!, 0);
  return total.get(full) ?? 0n;
}

/** One part without caps: the number of multisets, over an array of how many cards are chosen so far. */
function countForOne(need: number, kinds: readonly Kind[]): bigint {
  if (need === 1) return BigInt(kinds.filter((kind) => kind.count > 0 && !kind.barred[0]).length);
  let ways: bigint[] = Array.from({ length: need + 1 }, (_, taken) => (taken === 0 ? 1n : 0n));
  for (const kind of kinds) {
    if (kind.barred[0] || kind.count === 0) continue;
    const next = [...ways];
    for (let taken = 1; taken <= need; taken++) {
      let sum = next[taken - 1]! + ways[taken]!;
      if (taken > kind.count) sum -= ways[taken - kind.count - 1]!;
      next[taken] = sum;
    }
    ways = next;
  }
  return ways[need]!;
}

/** A vector of counts as one number: part p counts `strides[p]`. */
function stridesOf(needs: readonly number[]): number[] {
  const strides: number[] = [];
  let stride = 1;
  for (const need of needs) {
    strides.push(stride);
    stride *= need + 1;
  }
  return strides;
}

function digit(vector: number, part: number, needs: readonly number[], strides: readonly number[]): number {
  return Math.floor(vector / strides[part]!) % (needs[part]! + 1);
}

function add(into: Map<number, bigint>, vector: number, ways: bigint): void {
  into.set(vector, (into.get(vector) ?? 0n) + ways);
}

function withKind(
  before: ReadonlyMap<number, bigint>,
  kind: Kind,
  needs: readonly number[],
  strides: readonly number[],
): Map<number, bigint> {
  const after = new Map<number, bigint>();
  const give = (vector: number, part: number, copies: number, ways: bigint): void => {
    if (part === needs.length) {
      add(after, vector, ways);
      return;
    }
    const room = kind.barred[part] ? 0 : Math.min(copies, needs[part]! - digit(vector, part, needs, strides));
    for (let taken = 0; taken <= room; taken++) give(vector + taken * strides[part]!, part + 1, copies - taken, ways);
  };
  for (const [vector, ways] of before) give(vector, 0, kind.count, ways);
  return after;
}

function kept(
  vectors: ReadonlyMap<number, bigint>,
  cap: readonly number[],
  needs: readonly number[],
  strides: readonly number[],
): Map<number, bigint> {
  const within = new Map<number, bigint>();
  for (const [vector, ways] of vectors) {
    let taken = 0;
    const fits = needs.every((_, part) => {
      taken += digit(vector, part, needs, strides);
      return taken <= (cap[part] ?? Number.POSITIVE_INFINITY);
    });
    if (fits) within.set(vector, ways);
  }
  return within;
}

function joined(
  a: ReadonlyMap<number, bigint>,
  b: ReadonlyMap<number, bigint>,
  needs: readonly number[],
  strides: readonly number[],
): Map<number, bigint> {
  if (a.size === 1 && a.get(0) === 1n) return new Map(b);
  const both = new Map<number, bigint>();
  for (const [left, leftWays] of a) {
    for (const [right, rightWays] of b) {
      const fits = needs.every(
        (need, part) => digit(left, part, needs, strides) + digit(right, part, needs, strides) <= need,
      );
      if (fits) add(both, left + right, leftWays * rightWays);
    }
  }
  return both;
}

/** Whether there is a way at all. */
export function isPossible(choice: Choice): boolean {
  return countWays(choice) > 0n;
}

/** The most cards, up to `needs[part]`, that `part` could have while every other part has all it needs. */
export function mostFor(choice: Choice, part: number): number {
  let most = choice.needs[part]!;
  while (most > 0) {
    const needs = choice.needs.map((need, other) => (other === part ? most : need));
    if (isPossible({ ...choice, needs })) return most;
    most -= 1;
  }
  return 0;
}

/** What is left to choose after `part` took `copies` of kind `index`. */
export function taken(choice: Choice, part: number, index: number, copies: number): Choice {
  const group = choice.kinds[index]!.group;
  return {
    needs: choice.needs.map((need, other) => (other === part ? need - copies : need)),
    kinds: choice.kinds.map((kind, other) => (other === index ? { ...kind, count: kind.count - copies } : kind)),
    caps: choice.caps.map((cap, other) =>
      other === group ? cap.map((most, until) => (until >= part ? most - copies : most)) : cap,
    ),
  };
}

/** The same choice with kind `index` closed for `part`. */
function closed(choice: Choice, part: number, index: number): Choice {
  return {
    ...choice,
    kinds: choice.kinds.map((kind, other) => {
      if (other !== index || kind.barred[part]) return kind;
      const barred = [...kind.barred];
      barred[part] = true;
      return { ...kind, barred };
    }),
  };
}

/** How many copies of each kind a part takes. */
export type Taken = readonly number[];

/**
 * Every way for one part, each with what is left to choose for the parts after it; none that leads nowhere. Earlier kinds first
 * and more copies before fewer, so the order is that of the row.
 * @param passes asked before a branch is entered, with all that would be left to choose in it: true leaves the branch out
 */
export function* waysOfPart(
  choice: Choice,
  part: number,
  passes: (left: Choice) => boolean,
  from = 0,
  before: Taken = [],
): Generator<readonly [Taken, Choice]> {
  const need = choice.needs[part]!;
  if (need === 0) {
    yield [choice.kinds.map((_, index) => before[index] ?? 0), choice];
    return;
  }
  const kind = choice.kinds[from];
  if (!kind) return;
  for (let copies = kind.barred[part] ? 0 : Math.min(kind.count, need); copies >= 0; copies--) {
    const left = closed(copies > 0 ? taken(choice, part, from, copies) : choice, part, from);
    if (couldBe(left, part) && !passes(left)) yield* waysOfPart(left, part, passes, from + 1, [...before, copies]);
  }
}

/** Whether the parts from `part` on can still be given all they need; quick where `part` is the last one. */
function couldBe(choice: Choice, part: number): boolean {
  if (part < choice.needs.length - 1) return isPossible(choice);
  const open = new Map<number, number>();
  for (const kind of choice.kinds) {
    if (!kind.barred[part]) open.set(kind.group, (open.get(kind.group) ?? 0) + kind.count);
  }
  let most = 0;
  for (const [group, count] of open) {
    most += Math.min(count, choice.caps[group]?.[part] ?? Number.POSITIVE_INFINITY);
  }
  return most >= choice.needs[part]!;
}

/** A part that cannot be given all it needs. */
export interface ShortOf {
  readonly index: number;
  readonly need: number;
  readonly have: number;
}

/**
 * Gives the parts what they need from left to right; one that would take what an earlier one must have, or that finds too little,
 * is left out and named with the most that it could have (C03).
 */
export function shortParts(choice: Choice): ShortOf[] {
  if (isPossible(choice)) return [];
  const short: ShortOf[] = [];
  let needs = choice.needs.map(() => 0);
  for (const [index, need] of choice.needs.entries()) {
    const tried = { ...choice, needs: needs.map((settled, other) => (other === index ? need : settled)) };
    const have = mostFor(tried, index);
    if (have === need) needs = tried.needs;
    else short.push({ index, need, have });
  }
  return short;
}
