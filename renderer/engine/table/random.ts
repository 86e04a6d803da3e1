import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's state, kept in the table's state: the same seed and actions give the same game (decision 2). */
export type RandomState = readonly number[];

/** The state for a seed of eight hexadecimal digits. */
export function seededRandom(seed: string): RandomState {
  return xoroshiro128plus(Number.parseInt(seed, 16) | 0).getState();
}

/**
 * Fisher-Yates over a copy of `items`: every order is equally likely.
 * @returns the shuffled copy and the generator's next state
 */
export function shuffled<T>(items: readonly T[], random: RandomState): { items: T[]; random: RandomState } {
  const generator = xoroshiro128plusFromState(random);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    const held = result[last] as T;
    result[last] = result[other] as T;
    result[other] = held;
  }
  return { items: result, random: generator.getState() };
}

/** A whole number from `low` to `high`, both included, and the generator's next state. */
export function rolled(low: number, high: number, random: RandomState): { value: number; random: RandomState } {
  const generator = xoroshiro128plusFromState(random);
  const value = uniformInt(generator, low, high);
  return { value, random: generator.getState() };
}
