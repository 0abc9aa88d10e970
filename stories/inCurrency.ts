import { type Currency, dollars, setCurrency } from '../contract/rules/money.ts';

export const yen: Currency = { code: 'JPY', sign: '¥', name: 'yen', digits: 0 };

export const dinars: Currency = { code: 'KWD', sign: 'KWD\u00a0', name: 'dinars', digits: 3 };

/** The shop's prices are in another currency than dollars, for `beforeEach`. */
export function inCurrency(currency: Currency) {
  return () => {
    setCurrency(currency);
    return () => setCurrency(dollars);
  };
}
