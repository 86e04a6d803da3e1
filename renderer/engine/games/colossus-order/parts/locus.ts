import type { CostPart } from '../../../cost/notation/index.ts';
import type { Board } from '../board.ts';
import { pointsLeft, withoutLocusCard, withPointsPaid } from '../locus.ts';
import type { ColossusOrderPlayer, LocusCard, PartChoice } from '../state.ts';
import type { Choice, Taken } from './choice.ts';
import type { PartShort, Pool } from './pool.ts';

type Locus = ColossusOrderPlayer['locus'];

/** The parts of a cost that have to do with the Locus, in the order in which they are paid. */
export type LocusStep =
  | { readonly part: number; readonly pay: number }
  | { readonly part: number; readonly drop: number };

/** The Locus steps of a cost; points whose number is not known are left out. */
export function locusSteps(parts: readonly CostPart[]): LocusStep[] {
  return parts.flatMap((part, index): LocusStep[] => {
    if (part.type === 'locus' && part.n !== null) return [{ part: index, pay: part.n }];
    if (part.type === 'drop' && part.what === 'locus') return [{ part: index, drop: part.n }];
    return [];
  });
}

export interface LocusOutlook {
  readonly pool: Pool | null;
  /** Points that are not there, and Locus cards that are not there to be put away. */
  readonly points: readonly PartShort[];
  readonly cards: readonly PartShort[];
}

/** What the Locus steps of a cost can choose, and what falls short. */
export function locusOutlook(board: Board, steps: readonly LocusStep[]): LocusOutlook {
  const { locus } = board.state.player;
  const { points, cards } = shortSteps(locus, steps);
  const complete = points.length === 0 && cards.length === 0;
  return { pool: complete ? locusPool(locus, steps) : null, points, cards };
}

/**
 * Pays from left to right, putting away cards left of the counter first: that keeps the most points (a used card gives none), so
 * what falls short then falls short in every way.
 */
function shortSteps(locus: Locus, steps: readonly LocusStep[]): { points: PartShort[]; cards: PartShort[] } {
  const points: PartShort[] = [];
  const cards: PartShort[] = [];
  let used = locus.counter;
  let left = pointsLeft(locus);
  for (const step of steps) {
    if ('pay' in step) {
      if (step.pay > left) points.push({ part: step.part, need: step.pay, have: left });
      else {
        used += step.pay;
        left -= step.pay;
      }
    } else if (step.drop > used + left) cards.push({ part: step.part, need: step.drop, have: used + left });
    else {
      const fromUsed = Math.min(step.drop, used);
      used -= fromUsed;
      left -= step.drop - fromUsed;
    }
  }
  return { points, cards };
}

/** Locus cards that can stand for each other: the same card with the same face on the same side of the counter. */
interface LocusKind {
  readonly card: string;
  readonly face: LocusCard['face'];
  readonly used: boolean;
  readonly places: number[];
}

function kindsOf(locus: Locus): LocusKind[] {
  const kinds: LocusKind[] = [];
  locus.cards.forEach(({ card, face }, place) => {
    const used = place < locus.counter;
    const known = kinds.find((kind) => kind.card === card && kind.face === face && kind.used === used);
    if (known) known.places.push(place);
    else kinds.push({ card, face, used, places: [place] });
  });
  return kinds;
}

/** Group 0 = left of the counter, group 1 = right of it. */
const rightOfCounter = 1;

/**
 * The choice of the first `drop` steps up to the next points that are paid; what comes after them depends on which cards are left
 * and where, so it is a pool of its own. Null where nothing more is put away.
 */
function locusPool(start: Locus, steps: readonly LocusStep[]): Pool | null {
  const first = steps.findIndex((step) => 'drop' in step);
  if (first < 0) return null;
  const paidBefore = pointsIn(steps.slice(0, first));
  const locus = withPointsPaid(start, paidBefore);
  const rest = steps.slice(first);
  const pause = rest.findIndex((step) => 'pay' in step && step.pay > 0);
  const drops = (pause < 0 ? rest : rest.slice(0, pause)).flatMap((step) => ('drop' in step ? [step] : []));
  const after = pause < 0 ? [] : rest.slice(pause);
  const again = after.findIndex((step) => 'drop' in step);
  const paidAfter = pointsIn(again < 0 ? after : after.slice(0, again));

  const kinds = kindsOf(locus);
  const parts = drops.map(({ part }) => part);
  const choice: Choice = {
    needs: drops.map(({ drop }) => drop),
    kinds: kinds.map(({ places, used }) => ({ count: places.length, barred: [], group: used ? 0 : rightOfCounter })),
    caps: [parts.map(() => Number.POSITIVE_INFINITY), parts.map(() => pointsLeft(locus) - paidAfter)],
  };
  const pool: Pool = { choice, parts, named: (taken) => named(kinds, parts, taken) };
  if (again < 0) return pool;
  return { ...pool, next: (taken) => locusPool(without(locus, takenPlaces(kinds, taken).flat()), after) };
}

function pointsIn(steps: readonly LocusStep[]): number {
  return steps.reduce((sum, step) => sum + ('pay' in step ? step.pay : 0), 0);
}

/** The places that each part takes, as they are counted before the first of them: of each kind the first copies that are left. */
function takenPlaces(kinds: readonly LocusKind[], taken: readonly Taken[]): number[][] {
  const used = kinds.map(() => 0);
  return taken.map((amounts) =>
    amounts.flatMap((amount, kind) => {
      const first = used[kind]!;
      used[kind] = first + amount;
      return kinds[kind]!.places.slice(first, first + amount);
    }),
  );
}

/** Names the cards and their places, each counted in the row as the parts before it leave it. */
function named(kinds: readonly LocusKind[], parts: readonly number[], taken: readonly Taken[]): PartChoice[] {
  const gone: number[] = [];
  return takenPlaces(kinds, taken).map((places, index) => {
    const closedUp = places.map((place) => place - gone.filter((other) => other < place).length);
    gone.push(...places);
    const cards = taken[index]!.flatMap((amount, kind) => Array<string>(amount).fill(kinds[kind]!.card));
    return { part: parts[index]!, cards, places: closedUp };
  });
}

function without(locus: Locus, places: readonly number[]): Locus {
  return places.toSorted((a, b) => b - a).reduce(withoutLocusCard, locus);
}
