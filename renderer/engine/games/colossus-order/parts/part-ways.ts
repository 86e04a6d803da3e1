import { type Choice, hasRoom, isPossible, reach, type Taken, taken } from './choice.ts';

/** What one part takes, and what is left to choose for the parts after it. */
export interface PartWay {
  readonly amounts: Taken;
  readonly left: Choice;
}

/**
 * Every way for one part whose forerunners have chosen; none that leads nowhere. Earlier kinds first and more copies before fewer,
 * so the order is that of the row.
 * @param passes asked before a branch is entered, with all that would be left to choose in it: true leaves the branch out
 */
export function waysOfPart(
  choice: Choice,
  part: number,
  passes: ((left: Choice) => boolean) | null,
): Iterable<PartWay> {
  if (!hasRoom(choice)) return [];
  return part === choice.needs.length - 1 && !passes ? waysOfLast(choice, part) : branches(choice, part, passes, 0, []);
}

function* branches(
  choice: Choice,
  part: number,
  passes: ((left: Choice) => boolean) | null,
  from: number,
  before: Taken,
): Generator<PartWay> {
  const need = choice.needs[part]!;
  if (need === 0) {
    yield { amounts: choice.kinds.map((_, index) => before[index] ?? 0), left: choice };
    return;
  }
  const kind = choice.kinds[from];
  if (!kind) return;
  const most = kind.barred[part] ? 0 : Math.min(kind.count, need, ...(choice.caps[kind.group]?.slice(part) ?? []));
  for (let copies = most; copies >= 0; copies--) {
    const left = closed(copies > 0 ? taken(choice, part, from, copies) : choice, part, from);
    if (couldBe(left, part) && !passes?.(left)) yield* branches(left, part, passes, from + 1, [...before, copies]);
  }
}

/** Whether the parts from `part` on can still be given all they need. */
function couldBe(choice: Choice, part: number): boolean {
  return part < choice.needs.length - 1 ? isPossible(choice) : reach(choice, part) >= choice.needs[part]!;
}

/**
 * The ways of the last part, in the order of `branches`: takes as much as it can of each kind in turn, and then again and again one
 * fewer of the last kind from which the rest can still be taken of later kinds.
 */
function* waysOfLast(choice: Choice, part: number): Generator<PartWay> {
  const counts = choice.kinds.map((kind) => (kind.barred[part] ? 0 : kind.count));
  const groups = choice.kinds.map((kind) => (choice.caps.length === 0 ? 0 : kind.group));
  const room = Array.from({ length: Math.max(0, ...groups) + 1 }, (_, group) => {
    return choice.caps[group]?.[part] ?? Number.POSITIVE_INFINITY;
  });
  /** `after[i][g]`: cards of group g from kind i on. */
  const after: number[][] = [room.map(() => 0)];
  for (let index = counts.length - 1; index >= 0; index--) {
    after.unshift(after[0]!.map((count, group) => (group === groups[index] ? count + counts[index]! : count)));
  }
  const canTake = (from: number): number =>
    after[from]!.reduce((sum, count, group) => sum + Math.min(count, room[group]!), 0);

  const amounts = counts.map(() => 0);
  let need = choice.needs[part]!;
  let index = 0;
  const take = (copies: number): void => {
    amounts[index]! += copies;
    room[groups[index]!]! -= copies;
    need -= copies;
  };

  if (canTake(0) < need) return;
  for (;;) {
    for (; need > 0; index++) take(Math.min(counts[index]!, need, room[groups[index]!]!));
    yield { amounts: [...amounts], left: choice };
    for (index -= 1; index >= 0; index--) {
      if (amounts[index] === 0) continue;
      take(-1);
      if (canTake(index + 1) >= need) break;
      take(-amounts[index]!);
    }
    if (index < 0) return;
    index += 1;
  }
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
