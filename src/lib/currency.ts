import { type Currency, dollars, formatCount, setCurrency } from '../../contract/rules/money.ts';

export { type Currency, formatCount, setCurrency };

/** Currency of `config.js`; defaults to dollars. The sign defaults to the code. */
export function toCurrency(currency: Partial<Currency> = {}): Currency {
  const { code } = currency;
  return code ? { sign: `${code}\u00a0`, name: code, ...currency, code } : dollars;
}
