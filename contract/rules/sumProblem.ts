import { i18n } from '../i18n.ts';
import { decimals, formatCents } from './money.ts';
import { isPayable } from './sums.ts';

/** Reason why an owner's sum has too many decimals; undefined for a sum that can be paid. */
export function sumProblem(sum = 0): string | undefined {
  if (isPayable(sum)) return undefined;
  return decimals() === 2
    ? i18n.t('An amount has at most two decimals.')
    : i18n.t('Use an amount such as {price}.', { price: formatCents(12_500) });
}
