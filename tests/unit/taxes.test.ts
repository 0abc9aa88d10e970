import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frenchTax, portugueseTax } from '../../contract/examples/selling.ts';
import {
  afterRefunds,
  taxesOf,
  taxLine,
  taxLines,
  toOrderTaxes,
} from '../../contract/rules/orderTaxes.ts';
import { refundFor } from '../../contract/rules/paidBill.ts';
import { billRows, paidLines, spread } from '../../contract/rules/pricing.ts';
import { billAfterRefunds } from '../../contract/rules/refunds.ts';
import {
  type IncludedTax,
  taxedBill,
  taxesElsewhere,
  taxesOn,
  taxIn,
  taxOn,
} from '../../contract/rules/taxes.ts';
import { isOtherTaxPlace, placesOf } from '../../contract/rules/taxRegions.ts';
import { taxOverlapProblem } from '../../contract/rules/taxSettings.ts';
import type { CodeTerms, TaxRate } from '../../contract/schemas/selling.ts';

describe('the tax that a total includes', () => {
  it.each([
    [11_900, 19, 1_900],
    [12_300, 23, 2_300],
    [9_999, 19, 1_596],
    // 5.37: half a cent is rounded up.
    [103, 5.5, 5],
    [10_770, 7.7, 770],
    [1, 100, 1],
    [0, 23, 0],
    [99_999_999_99, 100, 50_000_000_00],
  ])('of %i cents at %d %% is %i cents', (cents, rate, tax) => {
    expect(taxIn(cents, rate)).toBe(tax);
  });

  it('matches the price without it, for every total up to $200', () => {
    for (let cents = 0; cents <= 20_000; cents++) {
      const tax = taxIn(cents, 19);
      // Half a cent of rounding, on either side.
      expect(Math.abs(tax - (cents - tax) * 0.19)).toBeLessThanOrEqual(0.595001);
    }
  });

  it('depends on the address’s country, in any spelling', () => {
    const rates = [portugueseTax, frenchTax];
    const goods = [{ cents: 12_300, product: undefined }];
    const to = (address: string) =>
      taxesOn({ lines: goods, delivery: 0 }, rates, placesOf(address));
    const vat = { name: 'VAT', rate: 23, cents: 2_300, net: 10_000 };
    expect(to('Rua 1, Lisbon, PORTUGAL , 12000')).toEqual([vat]);
    expect(to('Main St 1, Boston, USA, 02101')).toEqual([]);
    expect(to('Rua 1, Lisbon')).toEqual([]);
    expect(to('Rua 1, Porto, PT, 4050-030')).toEqual(to('Rua 1, Porto, Portugal, 4050-030'));
    expect(isOtherTaxPlace('A, B, France, 1', 'C, D,france, 2', rates)).toBe(false);
    expect(isOtherTaxPlace('A, B, France, 1', 'A, B, Portugal, 1', rates)).toBe(true);
  });

  it('is shown with its rate', () => {
    expect(taxLine({ name: 'TVA', rate: 5.5, cents: 521 })).toEqual({
      label: 'Including 5.5% TVA',
      amount: '$5.21',
    });
  });
});

describe('taxes by kind of product', () => {
  const rate = (percent: number, appliesTo?: TaxRate['appliesTo']): TaxRate => ({
    ...{ id: String(percent), country: 'United Kingdom', name: 'VAT', rate: percent },
    ...(appliesTo && { appliesTo }),
  });
  const rates = [
    rate(20),
    rate(5, [{ category: 'women', kind: 'Dresses' }]),
    rate(0, [{ category: 'kid' }]),
    rate(8, [{ category: 'kid', kind: 'Bags' }]),
  ];
  const address = 'High Street 1, Oxford, UK, 12000';
  const line = (cents: number, category: 'women' | 'men' | 'kid', kind: string) => ({
    ...{ cents, category, kind },
  });
  const taxed = (lines: ReturnType<typeof line>[], delivery = 0) =>
    taxesOn(
      { lines: lines.map(({ cents, ...product }) => ({ cents, product })), delivery },
      rates,
      placesOf(address),
    ).map(({ rate: percent, cents }) => [percent, cents]);

  it('are those of the kind, of the category, or the standard one', () => {
    const lines = [
      line(1_200, 'men', 'Shirts'),
      line(1_050, 'women', 'Dresses'),
      line(5_000, 'kid', 'Coats'),
      line(1_080, 'kid', 'Bags'),
    ];
    expect(taxed(lines)).toEqual([
      [20, 200],
      [5, 50],
      [0, 0],
      [8, 80],
    ]);
  });

  it('may differ by product within a country', () => {
    const [standard, dresses, kids, bags] = rates;
    if (!standard || !dresses || !kids || !bags) throw new Error('There are four');
    const problem = (one: TaxRate, ...others: TaxRate[]) => taxOverlapProblem(one, others);
    expect(problem(bags, standard, dresses, kids)).toBeUndefined();
    expect(problem(standard, dresses, kids, bags)).toBeUndefined();
    const both = rate(9, [{ category: 'kid' }, { category: 'men' }]);
    expect(problem(both, standard, { ...kids, country: 'Ireland' })).toBeUndefined();
    expect(problem(both, standard, { ...kids, country: 'uk' })).toBe(
      'Kids would have two rates in United Kingdom, 9% VAT and 0% VAT: leave it out of one of them.',
    );
    expect(problem(rate(1), standard)).toBe('There is a rate for United Kingdom already.');
    expect(problem({ ...kids, rate: 1 }, kids)).toBe(
      'There is a rate for United Kingdom and Kids already.',
    );
  });

  it('are totals of rounded lines', () => {
    const lines = [
      line(103, 'men', 'Shirts'),
      line(103, 'men', 'Coats'),
      line(103, 'women', 'Tops'),
    ];
    expect(taxed(lines)).toEqual([[20, 3 * taxIn(103, 20)]]);
    expect(taxIn(3 * 103, 20)).not.toBe(3 * taxIn(103, 20));
  });

  it('divide the delivery like the goods', () => {
    const lines = [line(6_000, 'men', 'Shirts'), line(2_000, 'kid', 'Coats')];
    expect(taxed(lines, 480)).toEqual([
      [20, 1_000 + 60],
      [0, 0],
    ]);
    expect(taxed([line(0, 'men', 'Shirts')], 600)).toEqual([[20, 100]]);
  });

  it('are `tax` of an order with one, and `taxes` of one with several', () => {
    const [one, other] = [20, 5].map((percent) => ({
      ...{ name: 'VAT', rate: percent, cents: 123, net: 1_000 },
    }));
    if (!one || !other) throw new Error('There are two');
    expect(toOrderTaxes([])).toEqual({});
    expect(toOrderTaxes([one])).toEqual({ tax: { name: 'VAT', rate: 20, amount: 1.23, net: 10 } });
    expect(taxesOf(toOrderTaxes([one]))).toEqual([one]);
    expect(toOrderTaxes([one, other])).not.toHaveProperty('tax');
    expect(taxesOf(toOrderTaxes([one, other]))).toEqual([one, other]);
  });

  const nothing = (taxes: IncludedTax[]) => taxes.map((tax) => ({ ...tax, cents: 0, net: 0 }));

  const cart = fc.array(
    fc.record({
      cents: fc.integer({ min: 0, max: 100_000 }),
      category: fc.constantFrom('women' as const, 'men' as const, 'kid' as const),
      kind: fc.constantFrom('Dresses', 'Coats', 'Bags'),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const code = fc.record({
    code: fc.constant('SPRING'),
    kind: fc.constantFrom('percent' as const, 'sum' as const, 'freeDelivery' as const),
    value: fc.integer({ min: 1, max: 100 }),
    minimum: fc.constant(0),
    appliesTo: fc.constantFrom([{ category: 'kid' as const }], undefined),
  });
  const price = fc.integer({ min: 0, max: 3_000 });

  it('add up to the total with lines, discount and delivery, in any cart', () => {
    fc.assert(
      fc.property(cart, fc.option(code, { nil: undefined }), price, (lines, terms, cents) => {
        const { appliesTo, ...rest } = terms ?? { appliesTo: undefined };
        const taken = terms && ({ ...rest, ...(appliesTo && { appliesTo }) } as CodeTerms);
        const method = { id: 'a', name: 'Post', minDays: 1, maxDays: 2, countries: [] };
        const by = {
          delivery: { ...method, price: cents / 100 },
          ...(taken && { code: taken }),
        };
        const { bill, taxes } = taxedBill(lines, by, { rates, address });
        const applies = ({ category }: { category: string }) => !appliesTo || category === 'kid';
        const paid = paidLines(lines, bill.discount - bill.waived, (each) =>
          Boolean(taken && applies(each)),
        );
        const goods = paid.reduce((sum, each) => sum + each.cents, 0);
        expect(paid.every((each) => each.cents >= 0)).toBe(true);
        expect(goods + bill.delivery - bill.waived).toBe(bill.total);
        const tax = taxes.reduce((sum, each) => sum + each.cents, 0);
        expect(tax).toBeLessThanOrEqual(bill.total);
        // Half a cent for each rounded line, and for each part of the delivery.
        const { taxes: ofOne } = taxedBill(lines, by, { rates: [rate(20)], address });
        expect(Math.abs((ofOne[0]?.cents ?? 0) - bill.total / 6)).toBeLessThanOrEqual(
          (lines.length + 1) / 2,
        );
        const told = taxes.map(({ lines: _, nets: __, ...each }) => each);
        if (taxes.length > 1) expect(taxesOf(toOrderTaxes(taxes))).toEqual(told);
        const net = taxes.reduce((sum, each) => sum + (each.net ?? 0), 0);
        expect(net + tax).toBe(bill.total);
        expect(afterRefunds(bill.total, 0, taxes).taxes).toEqual(
          bill.total > 0 ? taxes : nothing(taxes),
        );
        expect(afterRefunds(bill.total, bill.total, taxes).taxes).toEqual(nothing(taxes));
      }),
    );
  });

  it('are added to the prices, if they are on top', () => {
    const salesTax = { ...rate(6.25), name: 'Sales tax', onTop: true };
    const code = { code: 'SPRING', kind: 'percent' as const, value: 10, minimum: 0 };
    const lines = [line(10_000, 'men', 'Shirts'), line(5_000, 'men', 'Coats')];
    const method = { id: 'a', name: 'Post', minDays: 1, maxDays: 2, countries: [], price: 10 };
    const by = { rates: [salesTax], address };
    const { bill, taxes } = taxedBill(lines, { delivery: method, code }, by);
    // The shares of 90.00, 45.00 and 10.00 are 5.625, 2.8125 and 0.625.
    const sums = { cents: 563 + 281 + 63, net: 14_500, lines: [563, 281] };
    expect(taxes).toEqual([{ name: 'Sales tax', rate: 6.25, ...sums, onTop: true }]);
    expect(bill.total).toBe(14_500 + 907);
    const rows = billRows({
      ...{ totalCents: bill.total, deliveryName: 'Post', deliveryCents: 1_000, taxes },
      ...{ code: 'SPRING', discountCents: bill.discount },
    });
    expect(rows.map(({ amount }) => amount)).toEqual(['$150.00', '$10.00', '−$15.00', '$9.07']);
    expect(taxLines(taxes)).toEqual([]);
    expect(taxesOf(toOrderTaxes(taxes))).toMatchObject([{ cents: 907, onTop: true }]);
    const elsewhere = { lines: [], delivery: 0, taxes };
    expect(taxesElsewhere(elsewhere, [portugueseTax], 'A, B, Portugal, 12000')).toEqual(taxes);
    expect(taxesElsewhere({ ...elsewhere, taxes: [] }, [salesTax], address)).toEqual([]);
  });

  it('are one if they have the same name and percentage', () => {
    const appliesTo = [{ category: 'kid' as const }];
    const twice = [rate(20), { ...rate(20, appliesTo), id: 'kid' }];
    const goods = (['men', 'kid'] as const).map((category) => ({
      ...{ cents: 1_200, product: { category, kind: 'Coats' } },
    }));
    const taxes = taxesOn({ lines: goods, delivery: 0 }, twice, placesOf(address));
    expect(taxes).toEqual([{ name: 'VAT', rate: 20, cents: 400, net: 2_000 }]);
  });

  it('are refunded with the returned lines, if prices include them', () => {
    const by = { rates: [rate(20), rate(5, [{ category: 'kid' }])], address };
    const lines = [line(12_000, 'men', 'Shirts'), line(10_500, 'kid', 'Coats')];
    const { bill, taxes } = taxedBill(lines, {}, by);
    const paid = {
      lines: lines.map(({ cents: priceCents }) => ({ priceCents, quantity: 1 })),
      ...{ discountCents: 0, waivedCents: 0, totalCents: bill.total, taxes },
    };
    const left = (cents: number, received: number[], known = taxes) =>
      billAfterRefunds({ ...paid, taxes: known }, cents, received, [{ cents }]).taxes.map((tax) => [
        ...[tax.cents, tax.net],
      ]);
    const [standard, reduced, none] = [
      [2_000, 10_000],
      [500, 10_000],
      [0, 0],
    ];
    expect(left(10_500, [0, 1])).toEqual([standard, none]);
    expect(left(12_000, [1, 0])).toEqual([none, reduced]);
    expect(left(6_000, [1, 0])).toEqual([[1_000, 5_000], reduced]);
    // Without a return, and for orders of earlier releases, in proportion.
    const half = [
      [1_000, 5_000],
      [250, 5_000],
    ];
    expect(left(11_250, [0, 0])).toEqual(half);
    const before = taxes.map(({ lines: _, nets: __, ...tax }) => tax);
    expect(left(11_250, [1, 0], before)).not.toEqual(left(11_250, [1, 0]));
  });

  it.each([
    [rate(20, [{ category: 'men' }]), 0],
    [{ ...rate(20), exceptDelivery: true }, 10],
  ])(
    'stay with the lines that have them, beside untaxed ones, if prices include them',
    (only, price) => {
      const lines = [line(12_000, 'men', 'Shirts'), line(10_000, 'kid', 'Coats')];
      const delivery = { id: 'a', name: 'Post', minDays: 1, maxDays: 2, countries: [], price };
      const { bill, taxes } = taxedBill(lines, { delivery }, { rates: [only], address });
      const paid = {
        lines: lines.map(({ cents: priceCents }) => ({ priceCents, quantity: 1 })),
        ...{ discountCents: 0, waivedCents: 0, totalCents: bill.total, taxes },
      };
      const back = billAfterRefunds(paid, 10_000, [0, 1], [{ cents: 10_000 }]);
      expect(back.taxes).toMatchObject([{ cents: 2_000, net: 10_000 }]);
    },
  );

  it('are refunded with the lines that have them, if added', () => {
    const salesTax = { ...rate(10), onTop: true };
    const none = { ...rate(0, [{ category: 'kid' }]), onTop: true };
    const lines = [line(10_000, 'men', 'Shirts'), line(10_000, 'kid', 'Coats')];
    const method = { id: 'a', name: 'Post', minDays: 1, maxDays: 2, countries: [], price: 10 };
    const by = { rates: [salesTax, none], address };
    const { bill, taxes } = taxedBill(lines, { delivery: method }, by);
    const paid = {
      lines: lines.map(({ cents: priceCents }) => ({ priceCents, quantity: 1 })),
      ...{ discountCents: 0, waivedCents: 0, totalCents: bill.total, taxes },
    };
    expect([refundFor(paid, [1, 0]), refundFor(paid, [0, 1])]).toEqual([11_000, 10_000]);
    expect(refundFor(paid, [1, 1])).toBe(bill.total);
  });

  it('are refunded with the returned units, to the last cent, if added', () => {
    const taxed = fc.record({ cents: fc.integer({ min: 1, max: 9_999 }), more: fc.boolean() });
    fc.assert(
      fc.property(fc.array(taxed, { minLength: 1, maxLength: 6 }), (items) => {
        const lines = items.map(({ cents, more }) => ({
          ...{ priceCents: cents, quantity: more ? 2 : 1 },
        }));
        const goods = lines.map(({ priceCents, quantity }) => priceCents * quantity);
        const cents = goods.reduce((sum, each) => sum + taxOn(each, 6.25), 0);
        const totalCents = goods.reduce((sum, each) => sum + each, 0) + cents;
        const bill = {
          ...{ lines, totalCents, discountCents: 0, waivedCents: 0 },
          taxes: [{ cents, onTop: true }],
        };
        let before = 0;
        lines.forEach((_, index) => {
          const received = lines.map(({ quantity }, each) => (each <= index ? quantity : 0));
          const back = refundFor(bill, received);
          expect(back).toBeGreaterThanOrEqual(before);
          before = back;
        });
        expect(before).toBe(totalCents);
      }),
    );
  });

  it('are split without losing a cent', () => {
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 1 }), (cents, weights) => {
        const parts = spread(cents, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        expect(parts.every((part) => part >= 0)).toBe(true);
      }),
    );
  });
});
