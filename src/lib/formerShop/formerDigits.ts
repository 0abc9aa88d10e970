import { currency, decimals } from '../../../contract/rules/money.ts';

/**
 * Decimals of a former shop's amounts: the shop's own by default, and for other currencies those in
 * use, by `Intl`. Files write `12,500` dinars of Iraq and forints without decimals, unlike ISO 4217.
 */
export function formerDigits(code = ''): number {
  if (code === currency().code || !/^[A-Z]{3}$/.test(code)) return decimals();
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
