import { formatCents } from '../../../contract/rules/money.ts';
import type { StoredOrder } from '../../repositories/orders.ts';

/** What a customer is told of money that was refunded; what was taken by hand, an admin still has to hand over. */
export function refundText({ takenByHand }: StoredOrder, cents: number): string {
  const sum = formatCents(cents);
  return takenByHand === null
    ? `${sum} went back the way you paid. It may take a few days until you see it.`
    : `We give you ${sum} back ourselves, the way you paid. If you don’t have it within a few days, please write to us.`;
}

/** The same in a subject or a headline. */
export function refunded({ takenByHand }: StoredOrder): string {
  return takenByHand === null ? 'was refunded' : 'is being refunded';
}
