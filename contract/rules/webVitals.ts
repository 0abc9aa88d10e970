/**
 * The Core Web Vitals: time of the largest paint and of the reaction to input, in milliseconds, and
 * the score of layout shifts. Each has thresholds for its 75th percentile: good, and needs
 * improvement: https://web.dev/articles/defining-core-web-vitals-thresholds.
 */
export const vitals = {
  lcp: { good: 2500, fair: 4000 },
  inp: { good: 200, fair: 500 },
  cls: { good: 0.1, fair: 0.25 },
} as const;

export type Vital = keyof typeof vitals;

/** Largest accepted value: the milliseconds of a day. */
export const maxVital = 86_400_000;

export const vitalNames = Object.keys(vitals) as Vital[];

const milliseconds = [
  25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1200,
  1400, 1600, 1800, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 30_000,
  60_000,
];
const scores = [
  0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2, 10,
];

/** Upper bounds of each vital's buckets, fastest first; its thresholds are among them. */
export function bucketsOf(vital: Vital): readonly number[] {
  return vital === 'cls' ? scores : milliseconds;
}

/** Upper bound of a value's bucket. Larger values belong to the last one. */
export function bucketOf(vital: Vital, value: number): number {
  const buckets = bucketsOf(vital);
  return buckets.find((upTo) => value <= upTo) ?? buckets.at(-1) ?? value;
}

/** Number of values in the bucket that ends at `upTo`. */
type BucketCount = { upTo: number; count: number };

/**
 * 75th percentile of a vital, interpolated within its bucket as Prometheus' `histogram_quantile`
 * does, so it never gets a different rating than its bucket. Undefined without values.
 */
export function percentile75(vital: Vital, counts: readonly BucketCount[]): number | undefined {
  const sorted = [...counts].sort((a, b) => a.upTo - b.upTo);
  const wanted = 0.75 * sorted.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { upTo, count } of sorted) {
    if (count > 0 && below + count >= wanted) {
      const from = bucketsOf(vital).findLast((bound) => bound < upTo) ?? 0;
      return from + ((upTo - from) * (wanted - below)) / count;
    }
    below += count;
  }
  return undefined;
}

export type Rating = 'good' | 'fair' | 'poor';

export function ratingOf(vital: Vital, value: number): Rating {
  const { good, fair } = vitals[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}
