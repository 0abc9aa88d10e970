import { describe, expect, it } from 'vitest';
import { pageKindOf } from '../../contract/rules/pageKinds.ts';
import {
  bucketOf,
  bucketsOf,
  percentile75,
  ratingOf,
  vitalNames,
  vitals,
} from '../../contract/rules/webVitals.ts';

describe.each(vitalNames)('the buckets of %s', (vital) => {
  const { good, fair } = vitals[vital];
  const last = bucketsOf(vital).at(-1) ?? Number.NaN;

  it('increase, with a bound at each threshold', () => {
    const buckets = bucketsOf(vital);
    expect([...new Set(buckets)].sort((a, b) => a - b)).toEqual(buckets);
    expect(buckets).toContain(good);
    expect(buckets).toContain(fair);
  });

  it('accept any value', () => {
    expect(bucketOf(vital, 0)).toBe(bucketsOf(vital)[0]);
    expect(bucketOf(vital, good)).toBe(good);
    expect(bucketOf(vital, good * 1.001)).toBeGreaterThan(good);
    expect(bucketOf(vital, last * 2)).toBe(last);
  });

  it.each([good, fair, last])('rate a percentile like its visits: %d', (value) => {
    const upTo = bucketOf(vital, value);
    for (const count of [1, 3, 4, 1000]) {
      const percentile = percentile75(vital, [{ upTo, count }]) ?? Number.NaN;
      expect(ratingOf(vital, percentile)).toBe(ratingOf(vital, value));
    }
  });
});

describe('the 75th percentile', () => {
  it('is above three of four values', () => {
    const counts = [
      { upTo: 4000, count: 20 },
      { upTo: 100, count: 60 },
      { upTo: 250, count: 20 },
    ];
    // The 75th of 100: the 15th of the 20 between 200 and 250.
    expect(percentile75('inp', counts)).toBe(237.5);
    expect(percentile75('inp', [{ upTo: 100, count: 4 }])).toBe(93.75);
  });

  it('is undefined without visits, and zero without shifts', () => {
    expect(percentile75('lcp', [])).toBeUndefined();
    expect(percentile75('cls', [{ upTo: 0, count: 5 }])).toBe(0);
  });
});

describe('page kinds', () => {
  it.each([
    ['/', 'home'],
    ['/women', 'category'],
    ['/kids', 'category'],
    ['/search', 'search'],
    ['/product/0193', 'product'],
    ['/cart', 'cart'],
    ['/account/orders', 'account'],
    ['/favorites', 'other'],
    ['/home', 'other'],
    ['/aboutus', 'other'],
    ['/admin', undefined],
    ['/admin/orders', undefined],
  ])('%s is %s', (path, kind) => {
    expect(pageKindOf(path)).toBe(kind);
  });
});
