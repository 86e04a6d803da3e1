/** In how many ways a source can give: each of 0, 1, … `upTo` once, and `also` once more where it has one (above `upTo`). */
export interface Giving {
  readonly upTo: number;
  readonly also?: number;
}

/** The coefficients of `counts` times the polynomial of one source, cut off above the length of `counts`. */
function withSource(counts: readonly bigint[], { upTo, also }: Giving): bigint[] {
  let window = 0n;
  return counts.map((count, given) => {
    window += count;
    if (given > upTo) window -= counts[given - upTo - 1]!;
    return also !== undefined && given >= also ? window + counts[given - also]! : window;
  });
}

/**
 * How many choices, one for each source, give at most n altogether: entry n of the result, for n from 0 to `limit`.
 * It is the product of one polynomial for each source (a generating function), summed up; each product is one pass
 * with a sliding window, so the work grows with sources times `limit`, never with the number of ways. Exact: BigInt.
 */
export function countUpTo(givings: readonly Giving[], limit: number): readonly bigint[] {
  let counts: readonly bigint[] = Array.from({ length: limit + 1 }, (_, given) => (given === 0 ? 1n : 0n));
  for (const giving of givings) counts = withSource(counts, giving);
  let sum = 0n;
  return counts.map((count) => {
    sum += count;
    return sum;
  });
}
