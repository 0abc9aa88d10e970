import { describe, expect, it } from 'vitest';
import { taxSchema, toTaxInput, toTaxValues } from '../../src/features/admin/settings/taxValues.ts';
import { moneyPrompt, moneyRule, toNumber, twoDecimalsRule } from '../../src/lib/formRules.ts';

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

it('reads three decimals of a percentage after a comma', () => {
  const values = { ...toTaxValues(undefined), country: 'Canada', name: 'QST', rate: '9,975' };
  expect(taxSchema.validateSync(values).rate).toBe(9.975);
  expect(toTaxInput(values).rate).toBe(9.975);
  expect(taxSchema.isValidSync({ ...values, rate: '9,9755' })).toBe(false);
});
