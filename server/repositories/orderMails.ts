import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { orderMails, ownerMailKinds } from '../db/orderSchema.ts';

export type OrderMail = typeof orderMails.$inferSelect;

const isWaiting = isNull(orderMails.sentAt);

/** Writes down that a customer is to be told of their order, or the owner of it. */
export async function insertOrderMail(
  tx: Database,
  mail: Pick<OrderMail, 'orderId' | 'kind' | 'createdAt'> & { aboutId?: string | null },
): Promise<void> {
  await tx.insert(orderMails).values({ ...mail, id: v7() });
}

/** Whether the customer is about to be told how the whole order stands. */
export async function isOrderMailWaiting(db: Database, orderId: string): Promise<boolean> {
  const ofOrder = and(eq(orderMails.orderId, orderId), isNull(orderMails.aboutId));
  const toCustomer = notInArray(orderMails.kind, [...ownerMailKinds]);
  return (await db.$count(orderMails, and(ofOrder, toCustomer, isWaiting))) > 0;
}

/** What is still to be told of an order, the oldest first. */
export async function findOrderMails(db: Database, orderId: string): Promise<OrderMail[]> {
  return db
    .select()
    .from(orderMails)
    .where(and(eq(orderMails.orderId, orderId), isWaiting))
    .orderBy(asc(orderMails.id));
}

/**
 * Mail that still waits, of any order. Which comes first is left to chance: some that fail each
 * time must not keep all others waiting.
 */
export async function findWaitingMails(db: Database, limit: number): Promise<OrderMail[]> {
  return db.select().from(orderMails).where(isWaiting).orderBy(sql`random()`).limit(limit);
}

/** Whether the mail was still to be sent; from now on it counts as sent. */
export async function claimOrderMail(db: Database, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(orderMails)
    .set({ sentAt: now })
    .where(and(eq(orderMails.id, id), isWaiting))
    .returning({ id: orderMails.id });
  return claimed.length === 1;
}

/** Marks the mail as unsent again; only for the process that claimed it. */
export async function releaseOrderMail(db: Database, id: string): Promise<void> {
  await db.update(orderMails).set({ sentAt: null }).where(eq(orderMails.id, id));
}
