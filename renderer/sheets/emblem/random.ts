import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws from a stream that is the same for the same text, on every machine. */
export interface Draws {
  /** A number from `low` (included) to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<const T>(list: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
}

/** FNV-1a over the UTF-16 units of a text: a whole number of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}

export function drawsFor(text: string): Draws {
  const generator = xoroshiro128plus(hashOf(text));
  const whole = (low: number, high: number) => uniformInt(generator, low, high);
  const between = (low: number, high: number) => low + (high - low) * uniformFloat64(generator);
  return {
    whole,
    between,
    pick: (list) => list[whole(0, list.length - 1)] as (typeof list)[0],
    chance: (share) => between(0, 1) < share,
  };
}
