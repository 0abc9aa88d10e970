import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import { orders } from '../db/orderSchema.ts';

/** Money that came in and stays: orders that are paid and whose payment does not go back. */
export const isRevenue = and(eq(orders.paymentStatus, 'paid'), not(orders.refundPending));

/** `isPaidOrOnAccount` of `contract/rules/orderStates.ts`. */
export const isPaidOrOnAccount = or(
  isRevenue,
  and(
    eq(orders.paymentStatus, 'pending'),
    isNotNull(orders.takenByHand),
    not(orders.refundPending),
  ),
);

/** Money that went back, or is about to. */
export const isRefunded = or(eq(orders.paymentStatus, 'refunded'), orders.refundPending);

/** What of an order's money came in and stays: less what went back in parts. */
export const staysCents = sql<number>`case when ${isRevenue}
  then ${orders.totalCents} - ${orders.refundedCents} else 0 end`;

/** What of an order's money went back, or is about to: all of it, or parts. */
export const wentBackCents = sql<number>`case when ${isRefunded}
  then ${orders.totalCents} else ${orders.refundedCents} end`;
