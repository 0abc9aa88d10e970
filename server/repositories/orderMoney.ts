import { and, eq, not, or } from 'drizzle-orm';
import { orders } from '../db/orderSchema.ts';

/** Money that came in and stays: orders that are paid and whose payment does not go back. */
export const isRevenue = and(eq(orders.paymentStatus, 'paid'), not(orders.refundPending));

/** Money that went back, or is about to. */
export const isRefunded = or(eq(orders.paymentStatus, 'refunded'), orders.refundPending);
