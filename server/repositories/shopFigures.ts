import { and, count, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { holds } from '../db/cartSchema.ts';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { orderMails, orders } from '../db/orderSchema.ts';
import type { Labels } from '../lib/watch.ts';
import { hasAwaitedUnits, hasPendingPart } from './returns.ts';

type Figures = (readonly [Labels, number])[];

/** How many orders are in which states, and what is under way or overdue. Of nobody by name. */
export async function readShopFigures(
  db: Database,
  now: Date,
): Promise<{ orders: Figures; underWay: Figures }> {
  const { paymentStatus: payment, deliveryStatus: delivery } = orders;
  const states = await db
    .select({ payment, delivery, count: count() })
    .from(orders)
    .groupBy(payment, delivery);
  const isOpen = eq(checkoutSessions.status, 'open');
  const underWay: [string, Promise<number>][] = [
    ['checkouts', db.$count(checkoutSessions, isOpen)],
    [
      'checkouts_overdue',
      db.$count(checkoutSessions, and(isOpen, lte(checkoutSessions.expiresAt, now))),
    ],
    ['holds', db.$count(holds, gt(holds.expiresAt, now))],
    ['holds_overdue', db.$count(holds, lte(holds.expiresAt, now))],
    ['refunds', db.$count(orders, or(orders.refundPending, hasPendingPart))],
    ['returns', db.$count(orders, hasAwaitedUnits)],
    ['order_mails', db.$count(orderMails, isNull(orderMails.sentAt))],
  ];
  return {
    orders: states.map(({ count, ...labels }) => [labels, count]),
    underWay: await Promise.all(
      underWay.map(async ([what, counted]) => [{ what }, await counted] as const),
    ),
  };
}
