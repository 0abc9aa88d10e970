import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { ownerLimits } from '../../contract/rules/ownerLimits.ts';
import type { OrderReturn } from '../../contract/schemas/returns.ts';
import { users } from '../db/accountSchema.ts';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import { type Database, findRows } from '../db/database.ts';
import { orderHistory, orders } from '../db/orderSchema.ts';
import { emailKeys } from '../lib/ids.ts';
import {
  type BoughtLine,
  findBoughtLines,
  insertLines,
  type NewLine,
  toOrderSearchText,
} from './orderLines.ts';
import { findOrderPayments, hasWholeRefund, paidLater } from './orderPayments.ts';
import { findParcels, type StoredParcel } from './parcels.ts';
import { findRefunds, findReturns, findSentTimes, hasPendingPart, refundsIn } from './returns.ts';

const { searchText: _, ...ownColumns } = getTableColumns(orders);

const columns = {
  ...ownColumns,
  /** Why the latest email to the customer was not delivered; null if it was. */
  mailProblem: sql<string | null>`(
    select refusal from order_mails where order_id = "orders"."id" and sent_at is not null
      and kind not like 'owner%' order by id desc limit 1)`,
  /** False for most orders, which have no returns, refunds, parcels or later payments to read. */
  hasDetails: sql<boolean>`exists (select from order_returns where order_id = "orders"."id")
    or exists (select from order_refunds where order_id = "orders"."id")
    or exists (select from order_parcels where order_id = "orders"."id")
    or exists (select from order_payments where order_id = "orders"."id")
    or exists (select from order_payments where exchange_id = "orders"."session_id")`,
};

const nextVersion = sql`${orders.version} + 1`;

export const orderColumns = columns;

type OrderRow = Omit<
  typeof orders.$inferSelect,
  'searchText' | 'language' | 'currency' | 'centRate' | 'priceEnding'
> & {
  mailProblem?: string | null;
  hasDetails?: boolean;
  language?: string | null;
  currency?: string | null;
  centRate?: number;
  priceEnding?: number | null;
};

/** An order with its lines, in the order of the cart page, its parcels, returns and refunds. */
export type StoredOrder = OrderRow & {
  products: BoughtLine[];
  /** The moment it entered its delivery state, or of its latest parcel. */
  sentAt: Date;
  parcels: StoredParcel[];
  requests: OrderReturn[];
  payments: Awaited<ReturnType<typeof findOrderPayments>>;
  paidLater: ReturnType<typeof paidLater>;
} & ReturnType<typeof refundsIn>;

/** Inserts a new order, and returns its row. */
export async function insertOrder(
  tx: Database,
  order: Omit<typeof orders.$inferInsert, 'number' | 'searchText'>,
  lines: readonly NewLine[],
) {
  const next = sql`select nextval('order_numbers')::int as number`;
  const [{ number } = { number: 0 }] = await findRows<{ number: number }>(tx, next);
  const searchText = toOrderSearchText({ ...order, number }, lines);
  const [row] = await tx
    .insert(orders)
    .values({ ...order, number, searchText })
    .returning(ownColumns);
  if (!row) throw new Error('An order was not inserted');
  await insertLines(tx, order.id, lines);
  return row;
}

export async function findOrderOfSession(db: Database, sessionId: string) {
  const rows = await db.select(columns).from(orders).where(eq(orders.sessionId, sessionId));
  return (await withProducts(db, rows))[0];
}

export async function findOrder(db: Database, id: string) {
  return (await findOrders(db, [id]))[0];
}

export async function findOrderByNumber(db: Database, number: number) {
  const rows = await db.select(columns).from(orders).where(eq(orders.number, number));
  return (await withProducts(db, rows))[0];
}

/** Existing orders with these ids, in no order. */
export async function findOrders(db: Database, ids: string[]) {
  const rows = await db.select(columns).from(orders).where(inArray(orders.id, ids));
  return withProducts(db, rows);
}

/** The customer's orders, newest first. */
export async function findOrdersOf(db: Database, userId: string) {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return withProducts(db, rows);
}

function hasEmail(email: string) {
  return inArray(sql`lower(${orders.email})`, emailKeys(email));
}

/** Orders that guests made with this email, newest first. */
export function findGuestOrders(db: Database, email: string) {
  return db
    .select({ number: orders.number, userId: orders.userId })
    .from(orders)
    .where(and(orders.isGuest, hasEmail(email)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

/** Moves a guest's orders and checkouts into the account of their email; false if there were none. */
export async function moveOrders(
  tx: Database,
  guestId: string,
  { id: userId, email }: Record<'id' | 'email', string>,
) {
  const given = await tx
    .update(orders)
    .set({ userId, isGuest: false, version: nextVersion })
    .where(and(eq(orders.userId, guestId), hasEmail(email)))
    .returning({ sessionId: orders.sessionId });
  if (given.length === 0) return false;
  const ids = given.map(({ sessionId }) => sessionId);
  await tx.update(checkoutSessions).set({ userId }).where(inArray(checkoutSessions.id, ids));
  await moveNote(tx, guestId, userId);
  return true;
}

/** Appends a guest's note to another user's. */
export async function moveNote(tx: Database, guestId: string, userId: string) {
  await tx.execute(sql`update users as u
    set note = left(concat_ws(E'\\n', nullif(u.note, ''), guest.note), ${ownerLimits.notes.max}),
    note_version = greatest(u.note_version, guest.note_version) + 1
    from users guest where u.id = ${userId} and guest.id = ${guestId} and guest.note <> ''`);
  await tx.update(users).set({ note: '' }).where(eq(users.id, guestId));
}

/** Changes the order and increments its version. */
export async function updateOrder(
  tx: Database,
  id: string,
  change: Partial<Omit<OrderRow, 'id' | 'number' | 'version' | 'mailProblem' | 'hasDetails'>>,
) {
  await tx
    .update(orders)
    .set({ ...change, version: nextVersion })
    .where(eq(orders.id, id));
  const isSearched = [change.address, change.fullName, change.email].some(
    (text) => text !== undefined,
  );
  if (!isSearched) return;
  const order = await findOrder(tx, id);
  const searchText = order && toOrderSearchText(order, order.products);
  await tx.update(orders).set({ searchText }).where(eq(orders.id, id));
}

/** Marks a pending refund as done; returns false if none was pending. */
export async function settleRefund(tx: Database, id: string) {
  const settled = await tx
    .update(orders)
    .set({ paymentStatus: 'refunded', refundPending: false, version: nextVersion })
    .where(and(eq(orders.id, id), orders.refundPending))
    .returning({ id: orders.id });
  return settled.length === 1;
}

/** Orders with pending refunds, in random order, so that failing ones do not block the others. */
export async function findPendingRefunds(db: Database, limit: number) {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(or(orders.refundPending, hasPendingPart, hasWholeRefund))
    .orderBy(sql`random()`)
    .limit(limit);
  return withProducts(db, rows);
}

/** Adds lines, parcels, returns and refunds to orders, with a few queries for all of them. */
export async function withProducts(db: Database, rows: OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const idsOf = (some: OrderRow[]) => some.map(({ id }) => id);
  const byOrder = await findBoughtLines(db, idsOf(rows));
  const detailed = rows.filter(({ hasDetails = true }) => hasDetails);
  const requests = await findReturns(db, idsOf(detailed));
  const refunds = await findRefunds(db, idsOf(detailed));
  const payments = await findOrderPayments(db, detailed);
  const moved = rows.filter(({ deliveryStatus }) => deliveryStatus !== 'processing');
  const sent = await findSentTimes(db, idsOf(moved));
  const allParcels = await findParcels(db, idsOf(detailed));
  return rows.map((row) => {
    const parcels = allParcels.filter(({ orderId }) => orderId === row.id);
    return {
      ...row,
      products: byOrder.get(row.id) ?? [],
      parcels,
      sentAt: sent.get(row.id) ?? parcels.at(-1)?.sentAt ?? row.createdAt,
      requests: requests.get(row.id) ?? [],
      payments: payments.filter(({ orderId }) => orderId === row.id),
      paidLater: paidLater(row, payments, requests.get(row.id)),
      ...refundsIn(refunds.filter(({ orderId }) => orderId === row.id)),
    };
  });
}

export async function insertHistory(tx: Database, entry: typeof orderHistory.$inferInsert) {
  await tx.insert(orderHistory).values(entry);
}

/** History of the order, latest first; `email` is null for the shop's own changes. */
export async function findHistory(db: Database, orderId: string) {
  const { at, changes } = orderHistory;
  return db
    .select({ at, changes, email: users.email })
    .from(orderHistory)
    .leftJoin(users, eq(users.id, orderHistory.userId))
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(desc(at), desc(orderHistory.id));
}
