import { describe, expect, it } from 'vitest';
import { formatCents, formatDollars, toCents, toDollars } from '../../src/lib/money.ts';

describe('money', () => {
  it.each([
    [0.29, 29],
    [19.99, 1999],
    [1249.95, 124995],
    [0, 0],
  ])('reads %d dollars as %d cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it('comes back as it went in, for every price up to $1,000', () => {
    for (let cents = 0; cents <= 100_000; cents++) {
      if (toCents(toDollars(cents)) !== cents) expect.fail(`${cents} cents`);
    }
  });

  it('shows a dollar sign, two decimals and thousands', () => {
    expect(formatCents(120_000)).toBe('$1,200.00');
    expect(formatDollars(12.5)).toBe('$12.50');
    expect(formatCents(9)).toBe('$0.09');
  });
});
