import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Seeded chance for the boards of the bench. */
export interface Chance {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
}

export function chanceOf(seed: string): Chance {
  const generator = xoroshiro128plus(Number.parseInt(seed, 16) | 0);
  const whole = (low: number, high: number) => uniformInt(generator, low, high);
  return { whole, pick: (items) => items[whole(0, items.length - 1)]! };
}
