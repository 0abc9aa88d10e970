import { describe, expect, it } from 'vitest';
import { changedPrices, type PriceChange } from '../../contract/rules/priceChange.ts';

const plain = { price: 80, regularPrice: 0 };
const onSale = { price: 60, regularPrice: 80 };
const sale = (percent: number): PriceChange => ({ kind: 'sale', step: { percent } });
const regular = (percent: number): PriceChange => ({ kind: 'regular', step: { percent } });

describe('a price change', () => {
  it('puts a product on sale, by percent or amount, and keeps the regular price', () => {
    expect(changedPrices(plain, sale(-20))).toEqual({ price: 64, regularPrice: 80 });
    const by = { kind: 'sale', step: { dollars: -10.05 } } as const;
    expect(changedPrices(plain, by)).toEqual({ price: 69.95, regularPrice: 80 });
  });

  it('calculates a sale from the regular price, so that repeating it changes nothing', () => {
    expect(changedPrices(onSale, sale(-20))).toEqual({ price: 64, regularPrice: 80 });
    expect(changedPrices({ price: 64, regularPrice: 80 }, sale(-20))).toEqual({
      price: 64,
      regularPrice: 80,
    });
  });

  it('sets a new regular price, which ends a sale', () => {
    expect(changedPrices(plain, regular(5))).toEqual({ price: 84, regularPrice: 0 });
    expect(changedPrices(onSale, regular(-50))).toEqual({ price: 40, regularPrice: 0 });
  });

  it('ends an existing sale', () => {
    expect(changedPrices(onSale, { kind: 'endSale' })).toEqual({ price: 80, regularPrice: 0 });
    expect(changedPrices(plain, { kind: 'endSale' })).toBe('It is not on sale');
  });

  it('ends a sale that is only planned', () => {
    const planned = { ...plain, salePrice: 60 };
    expect(changedPrices(planned, { kind: 'endSale' })).toEqual(plain);
  });

  it.each([
    [71.2, 0, 71],
    [71.5, 0, 71],
    [71.51, 0, 72],
    [71.2, 50, 71.5],
    [71, 50, 70.5],
    [71.2, 95, 70.95],
    [71.46, 95, 71.95],
    [71.2, 99, 70.99],
    [71.9, 90, 71.9],
    [0.3, 0, 1],
    [0.3, 99, 0.99],
  ] as const)('of %d ends in %d cents at the nearest price: %d', (price, ending, rounded) => {
    const change = { kind: 'regular', step: { percent: 0 }, ending } as const;
    expect(changedPrices({ price, regularPrice: 0 }, change)).toEqual({
      price: rounded,
      regularPrice: 0,
    });
  });

  it('calculates in whole cents', () => {
    expect(changedPrices({ price: 0.29, regularPrice: 0 }, regular(100))).toEqual({
      price: 0.58,
      regularPrice: 0,
    });
    expect(changedPrices({ price: 19.99, regularPrice: 0 }, sale(-33))).toEqual({
      price: 13.39,
      regularPrice: 19.99,
    });
  });

  it.each<[string, PriceChange, string]>([
    ['a price of nothing', sale(-100), 'Nothing would be left of its price'],
    ['a price below nothing', { kind: 'sale', step: { dollars: -90 }, ending: 99 }, 'Nothing'],
    ['a price above the highest', { kind: 'regular', step: { dollars: 1e5 } }, 'It would be above'],
    [
      'a sale that lowers nothing',
      { kind: 'sale', step: { percent: -0.1 }, ending: 0 },
      'It would be no less',
    ],
  ])('refuses %s', (_, change, problem) => {
    expect(changedPrices(plain, change)).toMatch(problem);
  });
});
