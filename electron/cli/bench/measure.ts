/** How figures are measured: warmed up, several runs, medians of them. */

const warmUps = 10;
const runs = 9;

/**
 * The 95th percentile of the times of `work` over `cases`: the median of several runs over all cases.
 * `prepare` makes what a case is measured with, anew for each measurement and outside its time.
 * @returns milliseconds
 */
export function p95<C, P>(cases: readonly C[], prepare: (one: C) => P, work: (prepared: P) => unknown): number {
  const perRun: number[] = [];
  for (let run = -warmUps; run < runs; run++) {
    const times = cases.map((one) => timeOf(prepare(one), work));
    if (run >= 0) {
      perRun.push(quantile(times, 0.95));
    }
  }
  return quantile(perRun, 0.5);
}

/** The median time of `work`, warmed up. @returns milliseconds */
export function medianTime<P>(prepare: () => P, work: (prepared: P) => unknown): number {
  const times: number[] = [];
  for (let run = -warmUps; run < runs; run++) {
    const time = timeOf(prepare(), work);
    if (run >= 0) {
      times.push(time);
    }
  }
  return quantile(times, 0.5);
}

function timeOf<P>(prepared: P, work: (prepared: P) => unknown): number {
  const start = performance.now();
  work(prepared);
  return performance.now() - start;
}

/** The smallest of `values` that is at least as great as `share` of them. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
