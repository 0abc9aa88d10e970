import { describe, expect, it } from 'vitest';
import { exchangedTaxes, exchangePrice, paidForUnits } from '../../contract/rules/exchanges.ts';
import { exchangeState } from '../../src/lib/orderBill.ts';

const bill = {
  lines: [
    { priceCents: 1000, quantity: 2 },
    { priceCents: 500, quantity: 1, codeApplies: false },
  ],
  ...{ discountCents: 600, waivedCents: 400, totalCents: 2300 },
};

describe('exchangePrice', () => {
  it('costs at most what was paid, without its share of the code', () => {
    const price = (line: number, wantedCents: number) =>
      exchangePrice(paidForUnits(bill, [0, 0], { line, quantity: 1 }), 1, wantedCents);
    expect(price(0, 1200)).toBe(900);
    expect(price(0, 700)).toBe(700);
    expect(price(1, 800)).toBe(500);
  });

  it('divides what was paid among single units to the cent', () => {
    const lines = [{ priceCents: 1000, quantity: 3 }];
    const paid = { lines, discountCents: 100, waivedCents: 0, totalCents: 2900 };
    const prices = [0, 1, 2].map((before) =>
      exchangePrice(paidForUnits(paid, [before], { line: 0, quantity: 1 }), 1, 1000),
    );
    expect(prices).toEqual([967, 966, 967]);
  });
});

describe('taxes of exchanged units', () => {
  it('are those that were added to the old ones, and never more', () => {
    const taxes = [{ name: 'Sales tax', rate: 8.25, cents: 165, onTop: true, lines: [165] }];
    const lines = [{ priceCents: 1000, quantity: 2 }];
    const paid = { lines, discountCents: 0, waivedCents: 0, totalCents: 2165, taxes };
    const taxOf = (before: number, cents: number) =>
      exchangedTaxes(taxes, [
        { cents, paid: paidForUnits(paid, [before], { line: 0, quantity: 1 }) },
      ]);
    const [{ cents: _, ...tax } = { cents: 0 }] = taxes;
    expect(taxOf(0, 1000)).toEqual([{ ...tax, cents: 83, net: 1000, lines: [83] }]);
    expect(taxOf(1, 1000)).toEqual([{ ...tax, cents: 82, net: 1000, lines: [82] }]);
    expect(taxOf(0, 500)).toMatchObject([{ cents: 42, net: 500 }]);
  });
});

it('says that a return whose new items are no longer held will be refunded', () => {
  const exchange = { total: 89, until: '2026-05-29T10:00:00.000Z', isHeld: false };
  expect(exchangeState({ exchange })).toBe(
    'The new items are no longer held. We will refund this return.',
  );
});
