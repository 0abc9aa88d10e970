import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { OrderReturn } from '../../contract/schemas/returns.ts';
import { checkoutLines, checkoutSessions, testPayments } from '../db/checkoutSchema.ts';
import { type Database, isAnyOf } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { orderPaymentRefunds, orderPayments } from '../db/paymentSchema.ts';

export type StoredPayment = typeof orderPayments.$inferSelect;

export async function insertOrderPayment(
  tx: Database,
  payment: typeof orderPayments.$inferInsert,
): Promise<void> {
  await tx.insert(orderPayments).values(payment);
}

/**
 * Differences of these orders with the lines that they are for, oldest first, and those whose
 * exchange became one of these orders.
 */
export async function findOrderPayments(
  db: Database,
  owners: readonly { id: string; sessionId: string }[],
) {
  if (owners.length === 0) return [];
  const orderIds = owners.map(({ id }) => id);
  const sessionIds = owners.map(({ sessionId }) => sessionId);
  const rows = await db
    .select({ ...getTableColumns(orderPayments), totalCents: checkoutSessions.totalCents })
    .from(orderPayments)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orderPayments.exchangeId))
    .where(
      or(isAnyOf(orderPayments.orderId, orderIds), isAnyOf(orderPayments.exchangeId, sessionIds)),
    )
    .orderBy(asc(orderPayments.createdAt), asc(orderPayments.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ exchangeId }) => exchangeId);
  const { sessionId, name, size, quantity, position } = checkoutLines;
  const lines = await db
    .select({ sessionId, name, size, quantity })
    .from(checkoutLines)
    .where(isAnyOf(sessionId, ids))
    .orderBy(asc(position));
  return rows.map((row) => ({
    ...{ ...row, isExchange: row.returnId !== null },
    lines: lines.filter((line) => line.sessionId === row.exchangeId),
  }));
}

/** Differences that were paid and are part of the order's total, or ahead of their exchange. */
export function paidLater(
  { id, sessionId }: { id: string; sessionId: string },
  payments: readonly StoredPayment[],
  requests: readonly OrderReturn[] = [],
) {
  return payments.flatMap(({ state, cents, paidAt, orderId, exchangeId, returnId }) => {
    const isSent = requests.some((each) => each.id === returnId && each.exchange?.order);
    const isOwn = exchangeId === sessionId || (orderId === id && !isSent);
    const isAhead = returnId !== null && exchangeId !== sessionId;
    return state === 'paid' && paidAt && isOwn ? [{ cents, paidAt, isAhead }] : [];
  });
}

export function findOrderPayment(db: Database, id: string) {
  return findOne(db, eq(orderPayments.id, id));
}

/** By the provider's id of its latest page. */
export function findPaymentOfPage(db: Database, providerId: string) {
  return findOne(db, eq(orderPayments.providerId, providerId));
}

async function findOne(db: Database, wanted: SQL) {
  const [found] = await db.select().from(orderPayments).where(wanted);
  return found;
}

/**
 * Changes a payment that is still as it was read; returns false if its state or page has changed.
 */
export async function changePayment(
  tx: Database,
  { id, state, pageKey, providerId }: StoredPayment,
  change: Partial<StoredPayment>,
): Promise<boolean> {
  const isKey = pageKey ? eq(orderPayments.pageKey, pageKey) : isNull(orderPayments.pageKey);
  const isPage = providerId
    ? eq(orderPayments.providerId, providerId)
    : isNull(orderPayments.providerId);
  const changed = await tx
    .update(orderPayments)
    .set(change)
    .where(and(eq(orderPayments.id, id), eq(orderPayments.state, state), isKey, isPage))
    .returning({ id: orderPayments.id });
  return changed.length === 1;
}

/**
 * Open payments past their deadline, and unpaid ones whose page has expired, even if they ended; in
 * random order.
 */
export async function findDuePayments(db: Database, now: Date, limit: number) {
  const { state, until, pageUntil, providerId, paidAt } = orderPayments;
  const isPageOver = and(isNotNull(providerId), lte(pageUntil, now), isNull(paidAt));
  return db
    .select()
    .from(orderPayments)
    .where(or(and(eq(state, 'open'), lte(until, now)), isPageOver))
    .orderBy(sql`random()`)
    .limit(limit);
}

/** Paid exchanges that were never sent, and whose units are no longer held. */
export async function findLostExchanges(db: Database, now: Date, limit: number) {
  return db
    .select()
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.state, 'paid'),
        isNotNull(orderPayments.returnId),
        sql`exists (select from checkout_sessions s where s.id = ${orderPayments.exchangeId}
          and s.status = 'exchange' and s.expires_at <= ${now})`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit);
}

/**
 * Divides a refund among the payments of differences, newest first, once for each id: what they
 * don't cover is the first payment's part. A refund with a payment's own id draws on that one first. The rows are locked, so that none returns more than it took.
 * @param paidSessionId checkout of the first payment
 */
export async function takeFromPayments(
  tx: Database,
  paidSessionId: string,
  { id, cents }: { id: string; cents: number },
): Promise<{ paymentId: string; providerId: string; provider: string; cents: number }[]> {
  const payments = await tx
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.paidSessionId, paidSessionId), isNotNull(orderPayments.paidAt)))
    .orderBy(desc(orderPayments.paidAt), desc(orderPayments.id))
    .for('update');
  const divided = await tx
    .select()
    .from(orderPaymentRefunds)
    .where(eq(orderPaymentRefunds.paidSessionId, paidSessionId));
  let parts = divided.find((each) => each.id === id)?.parts;
  if (!parts) {
    let rest = cents;
    parts = {};
    const own = payments.filter((payment) => payment.id === id);
    for (const payment of new Set([...own, ...payments])) {
      if (payment.providerId === null) continue;
      const back = divided.reduce((sum, each) => sum + (each.parts[payment.id] ?? 0), 0);
      const part = Math.min(payment.cents - back, rest);
      if (part > 0) parts[payment.id] = part;
      rest -= part;
    }
    // Even if they cover nothing: a payment that arrives later is not for this refund.
    await tx.insert(orderPaymentRefunds).values({ id, paidSessionId, parts });
  }
  return payments.flatMap(({ id: paymentId, provider, providerId }) => {
    const part = parts[paymentId];
    return part && provider && providerId ? [{ paymentId, provider, providerId, cents: part }] : [];
  });
}

/** Payments of differences that the test provider's page took, and the shop has not seen. */
export async function findPaidTestPages(db: Database, limit: number) {
  const rows = await db
    .select({ id: testPayments.id })
    .from(testPayments)
    .innerJoin(orderPayments, eq(orderPayments.providerId, testPayments.id))
    .where(and(eq(testPayments.status, 'paid'), isNull(orderPayments.paidAt)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Condition for orders with a difference's payment that is being refunded. */
export const hasWholeRefund = sql`exists (
  select from ${orderPayments} where ${orderPayments.orderId} = ${orders.id}
    and ${orderPayments.refundDue} and ${orderPayments.refundedAt} is null)`;
