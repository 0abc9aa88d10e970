import { i18n } from '../i18n.ts';
import { isPayable } from './amounts.ts';
import { decimals, formatCents } from './money.ts';

/** Reason why an owner's amount has too many decimals; undefined for a payable one. */
export function amountProblem(sum = 0): string | undefined {
  if (isPayable(sum)) return undefined;
  return decimals() === 2
    ? i18n.t('An amount has at most two decimals.')
    : i18n.t('Use an amount such as {price}.', { price: formatCents(12_500) });
}
