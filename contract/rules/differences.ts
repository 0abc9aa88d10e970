import { i18n } from '../i18n.ts';
import { formatCents } from './money.ts';
import { addedCents } from './pricing.ts';
import { roundCents } from './sums.ts';
import type { IncludedTax } from './taxes.ts';

/** Second payments of a dearer exchange or change: `docs/decisions/0093-second-payments.md`. */

/** Days to pay a difference. */
export const daysToPayMore = 7;

export const awaitsPaymentText =
  /*i18n*/ 'A change of this order waits for its payment: wait for it, or withdraw the change first.';

/** Bill of an order whose difference is waived: it is a discount without a code. */
export function withoutDifference<
  Bill extends {
    totalCents: number;
    code: string | null;
    discountCents: number;
    taxes: readonly IncludedTax[];
  },
>(bill: Bill, cents: number) {
  const totalCents = bill.totalCents - cents;
  const reduce = (some: number) => roundCents((some * totalCents) / bill.totalCents);
  const taxes = bill.taxes.map(({ net, lines, ...tax }): IncludedTax => {
    return {
      ...{ ...tax, cents: reduce(tax.cents) },
      ...(net !== undefined && { net: reduce(net) }),
      ...(lines && { lines: lines.map(reduce) }),
    };
  });
  // Taxes that were added are lower, too.
  const lessTax = addedCents(bill.taxes) - addedCents(taxes);
  return {
    ...{ totalCents, taxes, code: bill.code ?? '' },
    discountCents: bill.discountCents + cents - lessTax,
  };
}

/** Reason why a difference can't be settled like this by staff; undefined if it can. */
export function outcomeProblem(
  { state, cents, isManual }: { state: string; cents: number; isManual: boolean },
  outcome: 'waive' | 'withdraw' | 'paid',
): string | undefined {
  const price = formatCents(cents);
  if (state === 'paid') return i18n.t('{price} more was paid already.', { price });
  if (state !== 'open') return i18n.t('{price} more is no longer asked for.', { price });
  if (outcome === 'paid' && !isManual) {
    return i18n.t('The customer pays {price} by their link: it can’t be recorded by hand.', {
      price,
    });
  }
  return undefined;
}
