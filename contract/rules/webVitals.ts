/**
 * The Core Web Vitals: when the largest content was painted and how long the page took to react, in
 * milliseconds, and how far its content shifted, a score. Each has the values up to which its 75th
 * percentile is good, and up to which it needs improvement:
 * https://web.dev/articles/defining-core-web-vitals-thresholds.
 */
export const vitals = {
  lcp: { good: 2500, fair: 4000 },
  inp: { good: 200, fair: 500 },
  cls: { good: 0.1, fair: 0.25 },
} as const;

export type Vital = keyof typeof vitals;

/** The greatest value that is taken: milliseconds of a day. */
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

/** Up to what each bucket of a vital goes, the fastest first; its thresholds are among them. */
export function bucketsOf(vital: Vital): readonly number[] {
  return vital === 'cls' ? scores : milliseconds;
}

/** The bucket of a value: up to what it goes. A value beyond the last bucket is in that. */
export function bucketOf(vital: Vital, value: number): number {
  const buckets = bucketsOf(vital);
  return buckets.find((upTo) => value <= upTo) ?? buckets.at(-1) ?? value;
}

/** How many values are in a bucket, which goes up to `upTo`. */
type BucketCount = { upTo: number; count: number };

/**
 * What three of four values are no more than. Within its bucket it is where it would be if the values
 * lay there evenly, as in Prometheus' `histogram_quantile`, so it is never rated other than they are.
 * Undefined where there are none.
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
