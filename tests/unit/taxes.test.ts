import { describe, expect, it } from 'vitest';
import { frenchTax, portugueseTax } from '../../contract/examples/selling.ts';
import { includedTax, isOtherCountry, taxIn, taxLine } from '../../contract/rules/taxes.ts';

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
    const to = (address: string) => includedTax(12_300, rates, address);
    expect(to('Rua 1, Lisbon, PORTUGAL , 12000')).toEqual({ name: 'VAT', rate: 23, cents: 2_300 });
    expect(to('Main St 1, Boston, USA, 02101')).toBeUndefined();
    expect(to('Rua 1, Lisbon')).toBeUndefined();
    expect(to('Rua 1, Porto, PT, 4050-030')).toEqual(to('Rua 1, Porto, Portugal, 4050-030'));
    expect(isOtherCountry('A, B, France, 1', 'C, D,france, 2')).toBe(false);
    expect(isOtherCountry('A, B, France, 1', 'A, B, Portugal, 1')).toBe(true);
  });

  it('is shown with its rate', () => {
    expect(taxLine({ name: 'TVA', rate: 5.5, cents: 521 })).toEqual({
      label: 'Including 5.5% TVA',
      amount: '$5.21',
    });
  });
});
