import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { orderHistory, orderProducts, orders } from '../db/orderSchema.ts';
import type { SoldLine } from './checkoutSessions.ts';

type OrderRow = typeof orders.$inferSelect;

/** An order with what was bought, in the order of the cart page. */
export type StoredOrder = OrderRow & { products: SoldLine[] };

export type HistoryEntry = typeof orderHistory.$inferInsert;

export async function insertOrder(
  tx: Database,
  order: typeof orders.$inferInsert,
  lines: readonly SoldLine[],
): Promise<void> {
  await tx.insert(orders).values(order);
  await tx
    .insert(orderProducts)
    .values(lines.map((line, position) => ({ ...line, orderId: order.id, position })));
}

export async function insertHistory(tx: Database, entry: HistoryEntry): Promise<void> {
  await tx.insert(orderHistory).values(entry);
}

export async function findOrderOfSession(
  db: Database,
  sessionId: string,
): Promise<StoredOrder | undefined> {
  const rows = await db.select().from(orders).where(eq(orders.sessionId, sessionId));
  return (await withProducts(db, rows))[0];
}

export async function findOrder(db: Database, id: string): Promise<StoredOrder | undefined> {
  const rows = await db.select().from(orders).where(eq(orders.id, id));
  return (await withProducts(db, rows))[0];
}

/** The customer's orders, newest first. */
export async function findOrdersOf(db: Database, userId: string): Promise<StoredOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return withProducts(db, rows);
}

export async function updateOrder(
  tx: Database,
  id: string,
  change: Partial<OrderRow>,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/** Whether the money was still due; it is back from now on. */
export async function settleRefund(tx: Database, id: string): Promise<boolean> {
  const settled = await tx
    .update(orders)
    .set({ paymentStatus: 'refunded', refundDue: false })
    .where(and(eq(orders.id, id), orders.refundDue))
    .returning({ id: orders.id });
  return settled.length === 1;
}

/** Whether the confirmation was still to be sent; from now on it counts as sent. */
export async function claimConfirmation(db: Database, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(orders)
    .set({ confirmedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.confirmedAt)))
    .returning({ id: orders.id });
  return claimed.length === 1;
}

/** Makes the confirmation one that is still to be sent; only for whoever claimed it. */
export async function releaseConfirmation(db: Database, id: string): Promise<void> {
  await db.update(orders).set({ confirmedAt: null }).where(eq(orders.id, id));
}

/** Orders whose money must go back, and then those whose confirmation was never sent. */
export async function findUnfinishedOrders(db: Database, limit: number): Promise<StoredOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(or(orders.refundDue, isNull(orders.confirmedAt)))
    .orderBy(desc(orders.refundDue))
    .limit(limit);
  return withProducts(db, rows);
}

async function withProducts(db: Database, rows: OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const bought = await db
    .select()
    .from(orderProducts)
    .where(
      inArray(
        orderProducts.orderId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(orderProducts.position));
  const byOrder = new Map<string, SoldLine[]>(rows.map((row) => [row.id, []]));
  for (const { orderId, position: _, ...line } of bought) byOrder.get(orderId)?.push(line);
  return rows.map((row) => ({ ...row, products: byOrder.get(row.id) ?? [] }));
}
