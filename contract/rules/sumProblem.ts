import { i18n } from '../i18n.ts';
import { decimals, formatCents } from './money.ts';
import { isPayable } from './sums.ts';

/** Reason why an owner's amount has too many decimals; undefined for a payable one. */
export function sumProblem(sum = 0): string | undefined {
  if (isPayable(sum)) return undefined;
  return decimals() === 2
    ? i18n.t('An amount has at most two decimals.')
    : i18n.t('Use an amount such as {price}.', { price: formatCents(12_500) });
}
