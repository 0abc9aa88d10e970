import { describe, expect, it } from 'vitest';
import { exchangePrice } from '../../contract/rules/exchanges.ts';

const bill = {
  lines: [
    { priceCents: 1000, quantity: 2 },
    { priceCents: 500, quantity: 1, codeApplies: false },
  ],
  ...{ discountCents: 600, waivedCents: 400, totalCents: 2300 },
};

describe('exchangePrice', () => {
  it('costs at most what was paid, without its share of the code', () => {
    expect(exchangePrice(bill, 0, 1200)).toBe(900);
    expect(exchangePrice(bill, 0, 700)).toBe(700);
    expect(exchangePrice(bill, 1, 800)).toBe(500);
  });
});
