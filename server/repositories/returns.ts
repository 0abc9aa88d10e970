import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { divideLine } from '../../contract/rules/returnLines.ts';
import type { OrderReturn } from '../../contract/schemas/returns.ts';
import { type Database, isAnyOf } from '../db/database.ts';
import {
  orderHistory,
  orderRefunds,
  orderReturns,
  orders,
  returnedUnits,
} from '../db/orderSchema.ts';
import { findExchanges } from './exchanges.ts';

export type OrderRefund = typeof orderRefunds.$inferSelect;

type UnitsOf = { orderId: string; position: number; returnId: string };

/** Returns of these orders, oldest first, by the order's id. */
export async function findReturns(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, OrderReturn[]>> {
  if (orderIds.length === 0) return new Map();
  const { position, outcome } = returnedUnits;
  const countOf = (wanted?: SQL) => sql`count(*) filter (where ${wanted})`.mapWith(Number);
  const rows = await db
    .select({
      row: orderReturns,
      line: {
        line: position,
        quantity: sql`count(*)`.mapWith(Number),
        restocked: countOf(eq(outcome, 'restocked')),
        damaged: countOf(eq(outcome, 'damaged')),
      },
    })
    .from(orderReturns)
    .innerJoin(returnedUnits, eq(returnedUnits.returnId, orderReturns.id))
    .where(isAnyOf(orderReturns.orderId, orderIds))
    .groupBy(orderReturns.id, position)
    .orderBy(asc(orderReturns.createdAt), asc(orderReturns.id), asc(position));
  const ids = rows.flatMap(({ row }) => row.exchangeId ?? []);
  const exchanges = await findExchanges(db, [...new Set(ids)]);
  const byOrder = new Map<string, Map<string, OrderReturn>>();
  for (const { row, line } of rows) {
    const found = byOrder.get(row.orderId) ?? new Map<string, OrderReturn>();
    byOrder.set(row.orderId, found);
    const lines = found.get(row.id)?.lines ?? [];
    const exchange = exchanges.get(row.exchangeId ?? '');
    const divided = divideLine(line, exchange?.wanted.get(line.line) ?? []);
    found.set(row.id, {
      id: row.id,
      requestedAt: row.createdAt.toISOString(),
      reason: row.reason,
      lines: [...lines, ...divided],
      ...(exchange && { exchange: exchange.terms }),
      ...(row.refusedAt && { refusal: row.refusal }),
    });
  }
  return new Map([...byOrder].map(([id, found]) => [id, [...found.values()]]));
}

/** Separates the differences of a changed order, which its total does not include. */
export function refundsIn(all: readonly OrderRefund[]) {
  return {
    refunds: all.filter(({ reducesTotal }) => !reducesTotal),
    differences: all.filter(({ reducesTotal }) => reducesTotal),
  };
}

/** Partial refunds of these orders, oldest first. */
export async function findRefunds(
  db: Database,
  orderIds: readonly string[],
): Promise<OrderRefund[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderRefunds)
    .where(isAnyOf(orderRefunds.orderId, orderIds))
    .orderBy(asc(orderRefunds.createdAt), asc(orderRefunds.id));
}

/** Time at which each order entered its delivery state, by the order's id. */
export async function findSentTimes(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, at, changes } = orderHistory;
  const state = sql`${changes} -> 'delivery_status' ->> 'to'`;
  // Returned orders were delivered before, whenever that was recorded.
  const rows = await db
    .select({ orderId, at })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        isAnyOf(orderId, orderIds),
        sql`(${state} = ${orders.deliveryStatus} or (${state} = 'delivered' and ${orders.deliveryStatus} = 'returned'))`,
      ),
    )
    .orderBy(sql`${state} = 'delivered'`, asc(at));
  return new Map(rows.map((row) => [row.orderId, row.at]));
}

export async function insertReturn(
  tx: Database,
  request: Pick<
    typeof orderReturns.$inferInsert,
    'id' | 'orderId' | 'reason' | 'createdAt' | 'exchangeId'
  >,
) {
  await tx.insert(orderReturns).values(request);
}

export async function insertReturnedUnits(
  tx: Database,
  { orderId, position, returnId }: UnitsOf,
  { first, quantity }: { first: number; quantity: number },
) {
  const units = Array.from({ length: quantity }, (_, index) => ({
    ...{ orderId, position, returnId, unit: first + index },
  }));
  await tx.insert(returnedUnits).values(units);
}

/** Records the condition of units of a line that have none yet. */
export async function setOutcome(
  tx: Database,
  { returnId, position }: Omit<UnitsOf, 'orderId'>,
  outcome: 'restocked' | 'damaged',
  quantity: number,
) {
  if (quantity === 0) return;
  const { unit } = returnedUnits;
  const ofLine = and(
    eq(returnedUnits.returnId, returnId),
    eq(returnedUnits.position, position),
    isNull(returnedUnits.outcome),
  );
  const next = tx.select({ unit }).from(returnedUnits).where(ofLine).orderBy(unit).limit(quantity);
  await tx
    .update(returnedUnits)
    .set({ outcome })
    .where(and(ofLine, inArray(unit, next)));
}

export async function findReturnedOrderId(db: Database, id: string) {
  const [found] = await db
    .select({ orderId: orderReturns.orderId })
    .from(orderReturns)
    .where(eq(orderReturns.id, id));
  return found?.orderId;
}

export async function refuseReturnRow(
  tx: Database,
  id: string,
  refusal: { refusedAt: Date; refusal: string },
) {
  await tx.update(orderReturns).set(refusal).where(eq(orderReturns.id, id));
}

/** @returns false if another refund has this id */
export async function insertRefund(tx: Database, refund: typeof orderRefunds.$inferInsert) {
  const inserted = await tx
    .insert(orderRefunds)
    .values(refund)
    .onConflictDoNothing()
    .returning({ id: orderRefunds.id });
  return inserted.length === 1;
}

/** Marks a pending partial refund as done; returns false if it was done before. */
export async function settleRefundPart(tx: Database, id: string, now: Date) {
  const settled = await tx
    .update(orderRefunds)
    .set({ settledAt: now })
    .where(and(eq(orderRefunds.id, id), isNull(orderRefunds.settledAt)))
    .returning({ id: orderRefunds.id });
  return settled.length === 1;
}

/** Deletes the notes about a customer's returns and refunds. */
export async function removeReturnNotes(tx: Database, orderId: string) {
  await tx
    .update(orderReturns)
    .set({ refusal: '' })
    .where(and(eq(orderReturns.orderId, orderId), isNotNull(orderReturns.refusedAt)));
  await tx
    .update(orderRefunds)
    .set({ note: '' })
    .where(and(eq(orderRefunds.orderId, orderId), isNotNull(orderRefunds.note)));
}

/** Condition for orders with units on their way back, or an exchange to decide on. */
export const hasOpenReturn = sql`exists (
  select from ${orderReturns}
  where ${orderReturns.orderId} = ${orders.id} and ${orderReturns.refusedAt} is null
    and (exists (select from holds where holds.session_id = ${orderReturns.exchangeId})
      or exists (select from ${returnedUnits}
        where ${returnedUnits.returnId} = ${orderReturns.id} and ${returnedUnits.outcome} is null)))`;

/** Condition for orders with a pending partial refund. */
export const hasPendingPart = sql`exists (
  select from ${orderRefunds} where ${orderRefunds.orderId} = ${orders.id}
    and ${orderRefunds.settledAt} is null)`;
