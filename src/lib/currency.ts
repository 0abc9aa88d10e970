import { type Currency, dollars, formatCount, setCurrency } from '../../contract/rules/money.ts';

export { type Currency, formatCount, setCurrency };

/** Currency of `config.js`; defaults to dollars. The sign defaults to the code. */
export function toCurrency({ code, ...rest }: Partial<Currency> = {}): Currency {
  return code ? { code, sign: `${code}\u00a0`, name: code, ...rest } : dollars;
}
