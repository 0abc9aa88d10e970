import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { smallestAmount } from '../../contract/rules/amounts.ts';
import { fromMain, priceFromMain, priceInOrder } from '../../contract/rules/currencies.ts';
import { inCurrency, priceIn } from '../../contract/rules/inCurrency.ts';
import {
  type CurrencyTerms,
  currency,
  dollars,
  formatCents,
  setCurrency,
} from '../../contract/rules/money.ts';
import { priceEndings } from '../../contract/rules/priceChange.ts';
import { currencyOf } from '../../server/lib/settings.ts';

afterEach(() => setCurrency(dollars));

describe.each(['USD', 'JPY', 'KWD'])('prices in %s', (code) => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const terms = fc.record({
    centRate: fc.double({ min: 0.001, max: 1000, noNaN: true }),
    priceEnding: fc.constantFrom(null, ...priceEndings),
  });
  const holds = (property: (cents: number, terms: CurrencyTerms) => void) => {
    setCurrency(currencyOf(code));
    fc.assert(fc.property(cents, terms, property));
  };

  it('can be paid, and are never free', () =>
    holds((price, terms) => {
      const converted = priceFromMain(price, terms);
      expect(converted).toBeGreaterThan(0);
      expect(converted % smallestAmount()).toBe(0);
    }));

  it('have the ending, unless they are too small for one', () =>
    holds((price, terms) => {
      const converted = priceFromMain(price, terms) / smallestAmount();
      if (terms.priceEnding !== null && converted > 1) {
        expect(converted % 100).toBe(terms.priceEnding);
      }
    }));

  it('keep their order: what costs more never costs less', () =>
    holds((price, terms) => {
      expect(priceFromMain(price + 1, terms)).toBeGreaterThanOrEqual(priceFromMain(price, terms));
    }));

  it('are at most one ending away from the exact amount', () =>
    holds((price, terms) => {
      const exact = fromMain(price, terms);
      const difference = Math.abs(priceFromMain(price, terms) - exact);
      expect(difference).toBeLessThanOrEqual(100 * smallestAmount());
    }));
});

it.each([
  ['EUR', 1000, { centRate: 0.92, priceEnding: null }, '€9.20'],
  ['EUR', 1000, { centRate: 0.92, priceEnding: 99 }, '€8.99'],
  ['EUR', 0, { centRate: 0.92, priceEnding: 99 }, '€0.00'],
  ['JPY', 1000, { centRate: 1.5, priceEnding: 0 }, '¥1,500'],
  ['KWD', 1000, { centRate: 3.07, priceEnding: 90 }, 'KWD\u00a02.900'],
])('in %s, %d cents by %j are %s', (code, cents, terms, written) => {
  setCurrency(currencyOf(code));
  expect(formatCents(priceFromMain(cents, terms))).toBe(written);
});

it('prices new items of an order by its own rate and ending', () => {
  const euro = { ...currencyOf('EUR'), rate: 0.92, ending: 99 };
  expect(priceInOrder(20, euro, dollars)).toBe(17.99);
  expect(priceInOrder(20, undefined, dollars)).toBe(20);
  const dinar = { ...currencyOf('KWD'), rate: 0.307 };
  expect(priceInOrder(20, dinar, dollars)).toBe(6.14);
  // The page may be in a third currency.
  setCurrency(currencyOf('JPY'));
  expect(priceInOrder(20.5, euro, dollars)).toBe(18.99);
  expect(priceInOrder(20.5, { ...dollars, rate: 1 }, dollars)).toBe(20.5);
});

it('writes an amount of another currency, and then in its own again', () => {
  expect(priceIn(currencyOf('JPY'), 1490)).toBe('¥1,490');
  expect(priceIn(undefined, 1490)).toBe('$1,490.00');
  const failing = () =>
    inCurrency(currencyOf('JPY'), () => {
      throw new Error('on purpose');
    });
  expect(failing).toThrow('on purpose');
  expect(currency()).toBe(dollars);
});
