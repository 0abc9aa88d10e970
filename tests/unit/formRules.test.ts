import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../contract/i18n.ts';
import type { Language } from '../../contract/languages.ts';
import { taxSchema, toTaxInput, toTaxValues } from '../../src/features/admin/settings/taxValues.ts';
import {
  countRule,
  isAmbiguous,
  moneyPrompt,
  moneyRule,
  toNumber,
  toPercentage,
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

it('refuses three digits after a sign that might separate thousands', () => {
  const refused = (language: Language) =>
    inLanguage(language, () =>
      ['16,000', ' 16.000', '0.925', '0,925', '1,0850', '1234.500'].filter(isAmbiguous),
    );
  expect(refused('en')).toEqual(['16,000']);
  expect(refused('ar')).toEqual(['16,000']);
  expect(refused('de')).toEqual(['16,000', ' 16.000']);
  expect(refused('fr')).toEqual(['16,000', ' 16.000']);
});

describe('the number in a field', () => {
  it.each([
    ['en', '89.00', '89.00'],
    ['de', '89.00', '89,00'],
    ['fr', 12.5, '12,5'],
    ['es', 1250, '1250'],
    ['ar', 12.5, '12.5'],
    // Three decimals might be thousands.
    ['fr', '12.340', '12,34'],
  ] as const)('has the decimal sign of %s: %s is %s', (language, value, typed) => {
    expect(inLanguage(language, () => toTyped(value))).toBe(typed);
    expect(toNumber(typed)).toBe(Number(value));
  });

  it('has a zero more where three decimals might be thousands', () => {
    const read = (typed: string) => (isAmbiguous(typed) ? Number.NaN : toPercentage(typed));
    const shown = (language: Language) => inLanguage(language, () => toTyped(1.085, read));
    expect([shown('en'), shown('es')]).toEqual(['1.085', '1,0850']);
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
