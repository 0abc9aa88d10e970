import { describe, expect, it } from 'vitest';
import { streetOf } from '../../server/services/orders/slips.ts';

describe('a printed address', () => {
  it.each([
    ['Rue Haute 1, Bruxelles, Belgique, 1000', ['Rue Haute 1', '1000 Bruxelles', 'Belgique']],
    [
      'Prinsengracht 1, Amsterdam, Netherlands, 1015 DK',
      ['Prinsengracht 1', '1015 DK Amsterdam', 'Netherlands'],
    ],
    ['Nathan Road 1, Kowloon, Hong Kong', ['Nathan Road 1', 'Kowloon', 'Hong Kong']],
    ['Nathan Road 1, Kowloon, Hong Kong, 000', ['Nathan Road 1', 'Kowloon', 'Hong Kong']],
    ['12 High Street, Flat 3, Leeds', ['12 High Street, Flat 3, Leeds']],
    ['', []],
  ])('of “%s” has these lines', (address, lines) => {
    expect(streetOf({ address })).toEqual(lines);
  });
});
