import { asc, eq, sql } from 'drizzle-orm';
import { toDollars } from '../../contract/rules/money.ts';
import { formatOrderNumber } from '../../contract/rules/orderNumber.ts';
import type { OrderReturn } from '../../contract/schemas/returns.ts';
import { checkoutLines, checkoutSessions } from '../db/checkoutSchema.ts';
import { type Database, isAnyOf } from '../db/database.ts';
import { orderReturns, orders } from '../db/orderSchema.ts';
import { orderPayments } from '../db/paymentSchema.ts';
import { inCurrencyOf } from '../lib/currencies.ts';
import { findCheckoutById } from './checkouts.ts';

type Exchange = {
  terms: NonNullable<OrderReturn['exchange']>;
  /** New units by the position of the line that they replace. */
  wanted: Map<number, Required<Pick<OrderReturn['lines'][number], 'quantity' | 'exchange'>>[]>;
};

/** Exchanges by the id of their checkout. */
export async function findExchanges(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Exchange>> {
  const found = new Map<string, Exchange>();
  if (ids.length === 0) return found;
  const { id, expiresAt, totalCents, currency } = checkoutSessions;
  const { position, replaces, productId, name, size, quantity, priceCents } = checkoutLines;
  const rows = await db
    .select({
      ...{ id, expiresAt, totalCents, currency, productId, name, size, quantity, priceCents },
      line: sql<number>`coalesce(${replaces}, ${position})`,
      payment: orderPayments,
      order: { id: orders.id, number: orders.number },
      isReturned: sql<boolean>`(select sum(quantity) from order_products p where p.order_id = ${orders.id})
        = (select count(*) from returned_units u
          where u.order_id = ${orders.id} and u.outcome is not null)
        and not exists (select from order_returns r
          where r.order_id = ${orders.id} and r.exchange_id is not null)`,
      // A hold may have expired before the others.
      isHeld: sql<boolean>`(select count(*) from holds h where h.session_id = ${id})
        = (select count(*) from checkout_lines l where l.session_id = ${id})`,
    })
    .from(checkoutSessions)
    .innerJoin(checkoutLines, eq(checkoutLines.sessionId, id))
    .leftJoin(orders, eq(orders.sessionId, id))
    .leftJoin(orderPayments, eq(orderPayments.exchangeId, id))
    .where(isAnyOf(id, ids))
    .orderBy(asc(position));
  for (const { order, payment, ...row } of rows) {
    const inDollars = (cents: number) => inCurrencyOf(row, () => toDollars(cents));
    // Waived, it is not part of the total.
    const more = payment && payment.state !== 'waived' ? payment : undefined;
    const exchange = found.get(row.id) ?? {
      terms: {
        until: (more?.state === 'open' ? more.until : row.expiresAt).toISOString(),
        total: inDollars(row.totalCents - (more?.cents ?? 0)),
        isHeld: row.isHeld,
        ...(more && { difference: inDollars(more.cents), isPaid: more.state === 'paid' }),
        ...(order && {
          order: {
            ...{ _id: order.id, number: formatOrderNumber(order.number) },
            ...(row.isReturned && { isReturned: true }),
          },
        }),
      },
      wanted: new Map(),
    };
    const { line, productId, name, size, quantity, priceCents } = row;
    const wanted = { productId, name, size, price: inDollars(priceCents) };
    const before = exchange.wanted.get(line) ?? [];
    exchange.wanted.set(line, [...before, { quantity, exchange: wanted }]);
    found.set(row.id, exchange);
  }
  return found;
}

/** Checkout of a return's exchange; undefined if nothing is exchanged. */
export async function findExchangeId(db: Database, returnId: string) {
  const [found] = await db
    .select({ exchangeId: orderReturns.exchangeId })
    .from(orderReturns)
    .where(eq(orderReturns.id, returnId));
  return found?.exchangeId ?? undefined;
}

/** The order whose units were exchanged for those of this checkout; undefined if none were. */
export async function findReplacedOrder(db: Database, sessionId: string) {
  const [replaced] = await db
    .select({ sessionId: orders.sessionId, number: orders.number })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(eq(orderReturns.exchangeId, sessionId));
  return replaced;
}

/** Checkout whose payment an order has: for exchanged units, that of the order they replace. */
export async function findPaidCheckout(
  db: Database,
  sessionId: string,
): ReturnType<typeof findCheckoutById> {
  const replaced = await findReplacedOrder(db, sessionId);
  return replaced ? findPaidCheckout(db, replaced.sessionId) : findCheckoutById(db, sessionId);
}

/** Returns true if orders of its exchanges, or of theirs, still have money or free goods. */
export const isKeptInExchange = sql`exists (
  with recursive sent as (
    select n.* from order_returns r join orders n on n.session_id = r.exchange_id
    where r.order_id = ${orders.id}
    union all
    select n.* from sent join order_returns r on r.order_id = sent.id
    join orders n on n.session_id = r.exchange_id
  )
  select from sent where payment_status = 'paid' and not refund_due
    and (refunded_cents < total_cents or total_cents = 0))`;

/** Returns true if no money is left in it. */
export const isPaidBack = sql`(${orders.refundedCents} > 0
  and ${orders.refundedCents} = ${orders.totalCents})`;
