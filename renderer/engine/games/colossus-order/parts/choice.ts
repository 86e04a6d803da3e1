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
  /** 0 where nothing has caps. */
  readonly group: number;
}

/** The exact number of ways to give every part its cards. */
export function countWays(choice: Choice): bigint {
  if (!hasRoom(choice)) return 0n;
  if (choice.needs.length === 1) return countForOne(choice);
  const strides = stridesOf(choice.needs);
  let total = new Map<number, bigint>([[0, 1n]]);
  for (const group of groupsOf(choice)) {
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

/** Whether what later conditions need is there at all before anything is taken. */
export function hasRoom({ caps }: Choice): boolean {
  return caps.every((cap) => cap.every((most) => most >= 0));
}

function groupsOf(choice: Choice): number[] {
  return choice.caps.length === 0 ? [0] : [...new Set(choice.kinds.map((kind) => kind.group))];
}

/** One part: for each group the numbers of multisets of 0, 1, 2 ... cards up to its cap, and their product. */
function countForOne(choice: Choice): bigint {
  const need = choice.needs[0]!;
  let total: readonly bigint[] = [1n];
  for (const group of groupsOf(choice)) {
    const most = Math.min(need, choice.caps[group]?.[0] ?? need);
    let within: readonly bigint[] = [1n];
    for (const kind of choice.kinds) {
      if (kind.group === group && !kind.barred[0]) within = product(within, kind.count, most);
    }
    total = total.length === 1 ? within : convolved(total, within, need);
  }
  return total[need] ?? 0n;
}

/** The numbers of multisets with a kind of `count` copies more: each is the sum over how many of them are taken. */
function product(before: readonly bigint[], count: number, most: number): bigint[] {
  const length = Math.min(most, before.length - 1 + count) + 1;
  const after: bigint[] = [];
  let sum = 0n;
  for (let cards = 0; cards < length; cards++) {
    sum += before[cards] ?? 0n;
    if (cards > count) sum -= before[cards - count - 1] ?? 0n;
    after.push(sum);
  }
  return after;
}

function convolved(a: readonly bigint[], b: readonly bigint[], most: number): bigint[] {
  const both: bigint[] = Array.from({ length: Math.min(most, a.length + b.length - 2) + 1 }, () => 0n);
  for (const [left, leftWays] of a.entries()) {
    for (const [right, rightWays] of b.entries()) {
      if (left + right < both.length) both[left + right]! += leftWays * rightWays;
    }
  }
  return both;
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
  if (choice.needs.length > 1) return countWays(choice) > 0n;
  return hasRoom(choice) && reach(choice, 0) >= choice.needs[0]!;
}

/** The most cards that the last part, `part`, can take now that the parts before it have chosen. */
export function reach(choice: Choice, part: number): number {
  const { kinds, caps } = choice;
  let most = 0;
  for (const group of groupsOf(choice)) {
    let there = 0;
    for (const kind of kinds) {
      if (kind.group === group && !kind.barred[part]) there += kind.count;
    }
    most += Math.min(there, caps[group]?.[part] ?? Number.POSITIVE_INFINITY);
  }
  return most;
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

/** How many copies of each kind a part takes. */
export type Taken = readonly number[];

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
