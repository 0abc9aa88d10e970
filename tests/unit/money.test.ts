import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../contract/i18n.ts';
import { equalsCents, isPayable } from '../../contract/rules/amounts.ts';
import {
  currencyName,
  dollars,
  formatCents,
  formatCount,
  formatPrice,
  setCurrency,
  toCents,
  toDollars,
} from '../../contract/rules/money.ts';

describe('money', () => {
  it.each([
    [0.29, 29],
    [19.99, 1999],
    [1249.95, 124995],
    [0, 0],
  ])('reads %d dollars as %d cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it('survives conversion for every price up to $1,000', () => {
    for (let cents = 0; cents <= 100_000; cents++) {
      if (toCents(toDollars(cents)) !== cents) expect.fail(`${cents} cents`);
    }
  });

  it('shows a dollar sign, two decimals and thousands', () => {
    expect(formatCents(120_000)).toBe('$1,200.00');
    expect(formatPrice(12.5)).toBe('$12.50');
    expect(formatCents(9)).toBe('$0.09');
    expect(formatCents(123_456_789_05)).toBe('$123,456,789.05');
  });

  it('is formatted in the shop’s currency', () => {
    setCurrency({ code: 'CHF', sign: 'CHF\u00a0', name: 'Swiss francs' });
    expect([formatCents(120_000), formatPrice(12.5)]).toEqual([
      'CHF\u00a01,200.00',
      'CHF\u00a012.50',
    ]);
    setCurrency(dollars);
    expect(formatCents(120_000)).toBe('$1,200.00');
  });

  it('has the name of its currency, which other languages know by its code', () => {
    expect(currencyName()).toBe('dollars');
    expect(inLanguage('de', currencyName)).toBe('US-Dollar');
  });

  it('formats counts with thousands separators', () => {
    expect([0, 999, 1024, 1_000_000].map(formatCount)).toEqual(['0', '999', '1,024', '1,000,000']);
  });

  it('distinguishes two decimals from more, despite floating point', () => {
    expect([0.29, 7.77, 19, 19.99, 100_000, 0.1 + 0.2].every(isPayable)).toBe(true);
    expect([0.291, 5.555, 19.999, 10.000001].some(isPayable)).toBe(false);
    expect(equalsCents(0.1 + 0.2, 30)).toBe(true);
    expect(equalsCents(0.304, 30)).toBe(false);
  });
});
