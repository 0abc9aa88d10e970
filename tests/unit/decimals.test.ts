import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage } from '../../contract/i18n.ts';
import { type Language, languages } from '../../contract/languages.ts';
import {
  isPayable,
  moneyLimits,
  plainPrice,
  smallestAmount,
} from '../../contract/rules/amounts.ts';
import { currencyDigits } from '../../contract/rules/currencyDigits.ts';
import { exchangePrice, paidForUnits } from '../../contract/rules/exchanges.ts';
import { giftCardShare } from '../../contract/rules/giftCards.ts';
import { leastPayment } from '../../contract/rules/leastPayment.ts';
import {
  dollars,
  formatCents,
  setCurrency,
  toCents,
  toDollars,
} from '../../contract/rules/money.ts';
import { type PaidBill, refundFor } from '../../contract/rules/paidBill.ts';
import { changedPrices } from '../../contract/rules/priceChange.ts';
import { dueForReturns, partRefundProblem } from '../../contract/rules/refunds.ts';
import { taxedBill } from '../../contract/rules/taxes.ts';
import type { OrderReturn } from '../../contract/schemas/returns.ts';
import type { CodeTerms } from '../../contract/schemas/selling.ts';
import { currencyOf } from '../../server/lib/settings.ts';
import { readProductRow } from '../../src/lib/csv/productCsvRow.ts';
import { isAmount, moneyPrompt, moneyRule, toTyped } from '../../src/lib/formRules.ts';

const currencies = ['USD', 'JPY', 'KWD'] as const;

afterEach(() => setCurrency(dollars));

const use = (code: string) => setCurrency(currencyOf(code));

it('knows the decimals of ISO 4217', () => {
  const codes = ['EUR', 'JPY', 'KRW', 'KWD', 'BHD', 'IQD', 'ALL', 'CLF', 'nothing'];
  expect(codes.map(currencyDigits)).toEqual([2, 0, 0, 3, 3, 3, 2, 4, 2]);
});

it.each([
  ['JPY', 120_000, '¥120,000', '120.000\u00a0¥', '120000'],
  ['KWD', 12_500, 'KWD\u00a012.500', '12,500\u00a0KWD', '12.500'],
])('%s are written with their decimals', (code, cents, english, german, plain) => {
  use(code);
  expect(formatCents(cents)).toBe(english);
  expect(inLanguage('de', () => formatCents(cents))).toBe(german);
  expect(plainPrice(toDollars(cents))).toBe(plain);
  for (let each = 0; each <= 10_000; each++) expect(toCents(toDollars(each))).toBe(each);
});

it.each([
  ['USD', ['0.01', '4.9', '4,90'], ['4.905', '1,000', '-1'], '4.90'],
  ['JPY', ['1', '1200'], ['12.5', '12,5', '1,200'], '490'],
  ['KWD', ['0.01', '4.99', '4.990', '4,99'], ['4.995', '4,990', '0.001'], '0.49'],
])('amounts of %s are typed with its decimals', (code, right, wrong, example) => {
  use(code);
  expect(right.filter((typed) => !isAmount(typed))).toEqual([]);
  expect(wrong.filter(isAmount)).toEqual([]);
  expect(moneyPrompt()).toContain(`e.g. ${example}`);
  expect(right.filter((typed) => !moneyRule().isValidSync(typed))).toEqual([]);
  expect(wrong.filter((typed) => moneyRule().isValidSync(typed))).toEqual([]);
  for (const language of Object.keys(languages) as Language[]) {
    const [typed = ''] = /[\d.,]+$/.exec(inLanguage(language, moneyPrompt)) ?? [];
    expect(isAmount(typed), `${language}: ${typed}`).toBe(true);
  }
});

it('refuses three decimals of dinars where they might be thousands', () => {
  use('KWD');
  expect(isAmount('12.500')).toBe(true);
  inLanguage('de', () => {
    expect(['12.500', '12,500'].filter(isAmount)).toEqual([]);
    expect(toTyped(plainPrice(12.5))).toBe('12,50');
    expect(isAmount('12,50')).toBe(true);
  });
});

it.each([
  ['JPY', ['price has “12.50”, which is not written as 1250']],
  ['KWD', []],
])('a CSV file has prices of %s with its decimals', (code, problems) => {
  use(code);
  const rules = { allowedSizes: [], picturesNumber: 5 };
  expect(readProductRow({ price: '12.50' }, rules).problems).toEqual(problems);
  const written = plainPrice(toDollars(12_500));
  expect(readProductRow({ price: written }, rules).fields.details).toEqual({
    price: toDollars(12_500),
  });
});

it('limits scale, and prices change in payable steps', () => {
  const limit = { min: 0.01, max: 100_000 };
  expect(moneyLimits(limit)).toEqual(limit);
  use('JPY');
  expect(moneyLimits(limit)).toEqual({ min: 1, max: 10_000_000 });
  const sale = { kind: 'sale', step: { percent: -10 } } as const;
  expect(changedPrices({ price: 8905, regularPrice: 0 }, sale)).toMatchObject({ price: 8015 });
  expect(changedPrices({ price: 8905, regularPrice: 0 }, { ...sale, ending: 90 })).toMatchObject({
    price: 7990,
  });
  expect(partRefundProblem(0)).toBe('Refund at least ¥1.');
  use('KWD');
  expect(moneyLimits(limit)).toEqual({ min: 0.01, max: 10_000 });
  expect(changedPrices({ price: 8.95, regularPrice: 0 }, { ...sale, ending: 90 })).toMatchObject({
    price: 7.9,
  });
  expect(partRefundProblem(0.005)).toBe('Refund at least KWD\u00a00.010.');
  expect(partRefundProblem(0.015)).toBe('Use an amount such as KWD\u00a012.500.');
});

/** Cents due for a line whose units are all exchanged for others at the same price, and kept. */
function dueAfterExchange(paid: PaidBill, quantity: number): number {
  const bought = { line: 0, quantity };
  const received = paid.lines.map((_, line) => (line === 0 ? quantity : 0));
  const units = paidForUnits(
    paid,
    paid.lines.map(() => 0),
    bought,
  );
  const cents = exchangePrice(units, quantity, Number.MAX_SAFE_INTEGER);
  // Units below the smallest payable amount are free.
  if (cents === 0) return 0;
  const added = units.added.reduce((sum, tax) => sum + tax, 0);
  const exchange = { productId: 'p', name: 'Tee', size: 'L', price: toDollars(cents) };
  const request: OrderReturn = {
    ...{ id: 'r', requestedAt: '', reason: 'tooSmall' },
    lines: [{ ...bought, restocked: quantity, damaged: 0, exchange }],
    exchange: { until: '', total: toDollars(cents * quantity + added), isHeld: true },
  };
  return dueForReturns(paid, received, [], [request]);
}

it.each([
  ['USD', 50],
  ['GBP', 30],
  ['CZK', 1500],
  ['JPY', 50],
  ['KRW', 1000],
  ['VND', 16_000],
  ['KWD', 500],
])('the smallest payment in %s is what Stripe accepts', (code, cents) => {
  use(code);
  expect(leastPayment()).toBe(cents);
  expect(giftCardShare(100_000, 99_999)).toBe(100_000 - cents);
});

describe.each(currencies)('an order in %s', (code) => {
  const step = () => smallestAmount();
  const line = fc.record({
    units: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 1, max: 9_999 }),
    category: fc.constantFrom('women' as const, 'kid' as const),
  });
  const order = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    percent: fc.integer({ min: 1, max: 100 }),
    rate: fc.integer({ min: 1, max: 2_500 }),
    delivery: fc.integer({ min: 0, max: 900 }),
    card: fc.integer({ min: 0, max: 20_000 }),
    onTop: fc.boolean(),
  });

  it('adds up to its total, and each part of it can be paid and refunded', () => {
    use(code);
    fc.assert(
      fc.property(order, ({ lines, percent, rate, delivery, card, onTop }) => {
        const sold = lines.map(({ units, price, category }) => ({
          ...{ category, kind: '', cents: units * price * step() },
        }));
        const terms: CodeTerms = {
          ...{ code: 'SPRING', kind: 'percent', value: percent, minimum: 0 },
          appliesTo: [{ category: 'kid' }],
        };
        const price = toDollars(delivery * step());
        const method = { id: 'a', name: 'Post', price, minDays: 1, maxDays: 2, countries: [] };
        const rates = [{ id: 'b', country: 'Kuwait', name: 'VAT', rate: rate / 100, onTop }];
        const address = 'Street, City, Kuwait, 12345';
        const { bill, taxes } = taxedBill(
          sold,
          { delivery: method, code: terms },
          { rates, address },
        );
        const [added = 0] = taxes.map(({ cents }) => (onTop ? cents : 0));
        expect(bill.goods + bill.delivery - bill.discount + added).toBe(bill.total);
        expect(isPayable(toDollars(bill.total))).toBe(true);
        const share = giftCardShare(bill.total, card * step());
        expect(isPayable(toDollars(share))).toBe(true);
        expect(share).toBeLessThanOrEqual(Math.min(bill.total, card * step()));

        const paid = {
          ...{ totalCents: bill.total, deliveryCents: bill.delivery, waivedCents: bill.waived },
          discountCents: bill.discount,
          taxes,
          lines: lines.map(({ units, price, category }) => ({
            ...{ quantity: units, priceCents: price * step(), codeApplies: category === 'kid' },
          })),
        };
        const none = lines.map(() => 0);
        const all = lines.map(({ units }) => units);
        const one = lines.map((_, index) => (index === 0 ? 1 : 0));
        const back = refundFor(paid, one);
        expect(isPayable(toDollars(back))).toBe(true);
        expect(back).toBeLessThanOrEqual(bill.total);
        expect(refundFor(paid, all)).toBe(bill.total);
        const units = paidForUnits(paid, none, { line: 0, quantity: 1 });
        expect(isPayable(toDollars(exchangePrice(units, 1, 10_000 * step())))).toBe(true);
        expect(dueAfterExchange(paid, lines[0]?.units ?? 0)).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });
});
