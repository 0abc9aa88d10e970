import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../contract/i18n.ts';
import { taxSchema, toTaxInput, toTaxValues } from '../../src/features/admin/settings/taxValues.ts';
import {
  countRule,
  moneyPrompt,
  moneyRule,
  toNumber,
  toTyped,
  twoDecimalsRule,
} from '../../src/lib/formRules.ts';

describe('a typed amount', () => {
  it.each([
    ['4.90', 4.9],
    ['4,90', 4.9],
    ['1 000,5', 1000.5],
    ['12', 12],
  ])('%j is %d', (typed, amount) => {
    expect(toNumber(typed)).toBe(amount);
    expect(moneyRule().validateSync(typed)).toBe(amount);
  });

  it.each(['1,000', '4,905', '4,', ',5', '1.000,50', '4,9,0'])('%j is not one', (typed) => {
    expect(toNumber(typed)).toBeNaN();
    expect(moneyRule().isValidSync(typed)).toBe(false);
    expect(twoDecimalsRule(moneyPrompt).isValidSync(typed)).toBe(false);
  });

  it('has a point in later tests of its text', () => {
    expect(twoDecimalsRule(moneyPrompt).validateSync(' 4,90 ')).toBe('4.90');
  });
});

it.each(['1.000', '1,0', '1.5', '1e3', '0x10', ' '])('%j is not a whole number', (typed) => {
  expect(countRule(0, 10_000).isValidSync(typed)).toBe(false);
});

it.each(['', ' 12 ', '1 000'])('%j is one, or an empty field', (typed) => {
  expect(countRule(0, 10_000).isValidSync(typed)).toBe(true);
});

it('reads three decimals of a percentage after a comma', () => {
  const values = { ...toTaxValues(undefined), country: 'Canada', name: 'QST', rate: '9,975' };
  expect(taxSchema.validateSync(values).rate).toBe(9.975);
  expect(toTaxInput(values).rate).toBe(9.975);
  expect(taxSchema.isValidSync({ ...values, rate: '9,9755' })).toBe(false);
});

describe('the number in a field', () => {
  it.each([
    ['en', '89.00', '89.00'],
    ['de', '89.00', '89,00'],
    ['fr', 12.5, '12,5'],
    ['es', 1250, '1250'],
    ['ar', 12.5, '12.5'],
    // After a comma it might be thousands.
    ['fr', '12.340', '12.340'],
  ] as const)('has the decimal sign of %s: %s is %s', (language, value, typed) => {
    expect(inLanguage(language, () => toTyped(value))).toBe(typed);
    expect(toNumber(typed)).toBe(Number(value));
  });

  it('is empty without one', () => {
    expect(inLanguage('de', () => toTyped(undefined))).toBe('');
  });

  it('has each decimal of a percentage', () => {
    const tax = inLanguage('fr', () =>
      toTaxValues({ id: '', country: 'CA', name: 'QST', rate: 9.975 }),
    );
    expect(tax.rate).toBe('9,975');
    expect(toTaxInput(tax).rate).toBe(9.975);
  });
});
