/** A measured figure; `value` is null where it could not be measured, and `skipped` says why. */
export interface Figure {
  readonly value: number | null;
  readonly unit: 'ms' | 'times' | 'MB';
  /** The most that the project allows itself. */
  readonly atMost?: number;
  readonly skipped?: string;
  /** What was measured, on which boards. */
  readonly boards?: string;
  readonly [detail: string]: unknown;
}

export type Figures = Readonly<Record<string, Figure>>;

/** One group of figures. */
export interface Suite {
  run(settings: BenchSettings): Promise<Figures>;
}

interface BenchSettings {
  /** Eight hexadecimal digits: the same seed gives the same boards. */
  readonly seed: string;
}

/** Rounded to four significant digits: a bench is no more exact. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
