import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { formatOrderNumber } from '../../contract/rules/orderNumber.ts';
import { sentStates } from '../../contract/rules/returns.ts';
import type { OrderReturn } from '../../contract/schemas/returns.ts';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { orderProducts, orders } from '../db/orderSchema.ts';
import { pictures } from '../db/pictureSchema.ts';
import type { SoldLine } from './checkoutSessions.ts';
import { isAnyOf } from './isAnyOf.ts';
import {
  findRefunds,
  findReturns,
  findSentTimes,
  hasPendingPart,
  type OrderRefund,
} from './returns.ts';
import { toOrderSearchText } from './searchKeys.ts';

const { searchText: _, ...columns } = getTableColumns(orders);

const nextVersion = sql`${orders.version} + 1`;

/** All of an order's row but what only the search looks at. */
export const orderColumns = columns;

type OrderRow = Omit<typeof orders.$inferSelect, 'searchText'>;

/** A line, with its picture's width where that is known. */
type BoughtLine = SoldLine & { pictureWidth?: number | null };

/** An order with what was bought, in the order of the cart page, and what comes back of it. */
export type StoredOrder = OrderRow & {
  products: BoughtLine[];
  /** When it came into the delivery state that it is in. */
  sentAt: Date;
  requests: OrderReturn[];
  refunds: OrderRefund[];
};

/** @returns the number that the order got */
export async function insertOrder(
  tx: Database,
  order: Omit<typeof orders.$inferInsert, 'number' | 'searchText'>,
  lines: readonly Omit<typeof orderProducts.$inferInsert, 'orderId' | 'position'>[],
): Promise<number> {
  const inserted = await tx.insert(orders).values(order).returning({ number: orders.number });
  const number = inserted[0]?.number ?? 0;
  const searchText = toOrderSearchText({ ...order, number: formatOrderNumber(number) }, lines);
  await tx.update(orders).set({ searchText }).where(eq(orders.id, order.id));
  await tx
    .insert(orderProducts)
    .values(lines.map((line, position) => ({ ...line, orderId: order.id, position })));
  return number;
}

export async function findOrderOfSession(
  db: Database,
  sessionId: string,
): Promise<StoredOrder | undefined> {
  const rows = await db.select(columns).from(orders).where(eq(orders.sessionId, sessionId));
  return (await withProducts(db, rows))[0];
}

export async function findOrder(db: Database, id: string): Promise<StoredOrder | undefined> {
  return (await findOrders(db, [id]))[0];
}

/** Those of these orders that there are, in no order. */
export async function findOrders(db: Database, ids: string[]): Promise<StoredOrder[]> {
  const rows = await db.select(columns).from(orders).where(inArray(orders.id, ids));
  return withProducts(db, rows);
}

/** The customer's orders, newest first. */
export async function findOrdersOf(db: Database, userId: string): Promise<StoredOrder[]> {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return withProducts(db, rows);
}

/** Puts a guest's orders, and the checkouts they came of, into a customer's account. */
export async function giveOrders(tx: Database, guestId: string, userId: string): Promise<void> {
  const given = await tx
    .update(orders)
    .set({ userId, isGuest: false, version: nextVersion })
    .where(eq(orders.userId, guestId))
    .returning({ sessionId: orders.sessionId });
  const ids = given.map(({ sessionId }) => sessionId);
  await tx.update(checkoutSessions).set({ userId }).where(inArray(checkoutSessions.id, ids));
}

/** Changes the order, which makes another version of it. */
export async function updateOrder(
  tx: Database,
  id: string,
  change: Partial<Omit<OrderRow, 'id' | 'number' | 'version'>>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, version: nextVersion })
    .where(eq(orders.id, id));
  const isSearched = change.address !== undefined || change.fullName !== undefined;
  if (isSearched) await updateSearchText(tx, id);
}

/** What an admin's search looks at, after it has become something else. */
async function updateSearchText(tx: Database, id: string): Promise<void> {
  const order = await findOrder(tx, id);
  if (!order) return;
  const number = formatOrderNumber(order.number);
  const searchText = toOrderSearchText({ ...order, number }, order.products);
  await tx.update(orders).set({ searchText }).where(eq(orders.id, id));
}

/** Whether the money was still due; it is back from now on. */
export async function settleRefund(tx: Database, id: string): Promise<boolean> {
  const settled = await tx
    .update(orders)
    .set({ paymentStatus: 'refunded', refundPending: false, version: nextVersion })
    .where(and(eq(orders.id, id), orders.refundPending))
    .returning({ id: orders.id });
  return settled.length === 1;
}

/**
 * Orders of which money must go back. Which of them come first is left to chance: some that fail each
 * time must not keep all others waiting.
 */
export async function findPendingRefunds(db: Database, limit: number): Promise<StoredOrder[]> {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(or(orders.refundPending, hasPendingPart))
    .orderBy(sql`random()`)
    .limit(limit);
  return withProducts(db, rows);
}

/** Adds to each order what was bought and what comes back; as many as there are, with a few more queries. */
export async function withProducts(db: Database, rows: OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const idsOf = (some: OrderRow[]) => some.map(({ id }) => id);
  const bought = await db
    .select({ ...getTableColumns(orderProducts), pictureWidth: pictures.width })
    .from(orderProducts)
    .leftJoin(pictures, eq(pictures.name, orderProducts.picture))
    .where(isAnyOf(orderProducts.orderId, idsOf(rows)))
    .orderBy(asc(orderProducts.position));
  const byOrder = new Map<string, BoughtLine[]>(rows.map((row) => [row.id, []]));
  for (const { orderId, position: _, ...line } of bought) byOrder.get(orderId)?.push(line);
  const requests = await findReturns(db, idsOf(rows));
  const refunds = await findRefunds(
    db,
    idsOf(rows.filter(({ refundedCents }) => refundedCents > 0)),
  );
  const sent = await findSentTimes(
    db,
    idsOf(rows.filter(({ deliveryStatus }) => sentStates.includes(deliveryStatus))),
  );
  return rows.map((row) => ({
    ...row,
    products: byOrder.get(row.id) ?? [],
    sentAt: sent.get(row.id) ?? row.createdAt,
    requests: requests.get(row.id) ?? [],
    refunds: refunds.filter(({ orderId }) => orderId === row.id),
  }));
}
