import type { CardFilter, CostPart } from '../../../cost/notation/index.ts';
import type { PartChoice } from '../state.ts';
import type { Choice, ShortOf, Taken } from './choice.ts';

/** The parts of a cost that take cards from one place, and what they can take. */
export interface Pool {
  readonly choice: Choice;
  /** The index in the cost of each part of `choice`. */
  readonly parts: readonly number[];
  /** Names what the parts of this pool took, part by part as far as they have chosen. */
  readonly named: (taken: readonly Taken[]) => readonly PartChoice[];
  /** Where later parts choose from what the parts of this pool leave: the pool that comes then. */
  readonly next?: (taken: readonly Taken[]) => Pool | null;
}

/** A part of a cost that asks for cards with a filter. */
export interface Asked {
  readonly part: number;
  readonly n: number;
  readonly filter?: CardFilter;
}

/** The parts of one type that ask for cards of the hand or for Followers. */
export function askedFor(parts: readonly CostPart[], type: 'discard' | 'off-follower'): Asked[] {
  return parts.flatMap((part, index): Asked[] => {
    if (part.type !== type) return [];
    const n = part.type === 'discard' ? part.n : 1;
    return [{ part: index, n, ...(part.filter ? { filter: part.filter } : {}) }];
  });
}

/** A part that cannot be paid: `part` is its index in the cost. */
export interface PartShort {
  readonly part: number;
  readonly need: number;
  readonly have: number;
}

/** Names the cost's part for each part of a choice that is short. */
export function inCost(short: readonly ShortOf[], parts: readonly number[]): PartShort[] {
  return short.map(({ index, need, have }) => ({ part: parts[index]!, need, have }));
}

/** `named` for places where copies are told apart by nothing: card keys, in the order of the kinds. */
export function namedByKey(parts: readonly number[], keys: readonly string[]): Pool['named'] {
  return (taken) =>
    taken.map((amounts, index) => ({
      part: parts[index]!,
      cards: amounts.flatMap((amount, kind) => Array<string>(amount).fill(keys[kind]!)),
    }));
}
