import { type Currency, dollars, setCurrency } from '../../contract/rules/money.ts';

export { type Currency, setCurrency };

/** What `config.js` says of the currency; dollars where it names none. A code alone is its own sign. */
export function toCurrency({ code, sign, name }: Partial<Currency> = {}): Currency {
  if (!code) return dollars;
  return { code, sign: sign ?? `${code}\u00a0`, name: name ?? code };
}
