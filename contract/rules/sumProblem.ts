import { i18n } from '../i18n.ts';
import { decimals, formatCents } from './money.ts';
import { isPayable } from './sums.ts';

/** Reason why an owner's sum has too many decimals; undefined if it has not. */
export function sumProblem(sum = 0): string | undefined {
  if (isPayable(sum)) return undefined;
  return decimals() === 2
    ? i18n.t('A sum has at most two decimals.')
    : i18n.t('Use an amount such as {price}.', { price: formatCents(12_500) });
}
