import { type Currency, dollars } from '../../contract/rules/money.ts';

/** Whether this is the ISO 4217 code of a currency that is counted in hundredths. */
export function isCurrency(code: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(code)) return false;
  const { maximumFractionDigits } = formatOf(code).resolvedOptions();
  return maximumFractionDigits === 2;
}

/** How prices in it are written, in English. @param code one that `isCurrency` */
export function currencyOf(code: string): Currency {
  if (code === dollars.code) return dollars;
  const parts = formatOf(code).formatToParts(1);
  const digits = parts.findIndex(({ type }) => type === 'integer');
  const sign = parts.slice(0, digits).map(({ value }) => value);
  const names = formatOf(code, 'name').formatToParts(2);
  const name = names.find(({ type }) => type === 'currency')?.value ?? code;
  return { code, sign: sign.join(''), name };
}

function formatOf(currency: string, currencyDisplay: 'symbol' | 'name' = 'symbol') {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay });
}
