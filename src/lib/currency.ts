import { type Currency, dollars, formatCount, setCurrency } from '../../contract/rules/money.ts';

export { type Currency, formatCount, setCurrency };

/** Currency of `config.js`; defaults to dollars. The sign defaults to the code. */
export function toCurrency({ code, sign, name, digits }: Partial<Currency> = {}): Currency {
  if (!code) return dollars;
  return { code, sign: sign ?? `${code}\u00a0`, name: name ?? code, digits };
}
