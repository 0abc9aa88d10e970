import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderLinks } from '../db/orderSchema.ts';

export async function addOrderLink(tx: Database, link: typeof orderLinks.$inferInsert) {
  await tx.insert(orderLinks).values(link);
}

export async function findLinkedOrderId(db: Database, tokenHash: string, now: Date) {
  const [link] = await db
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, tokenHash), gt(orderLinks.expiresAt, now)));
  return link?.orderId;
}

export async function removeOrderLinks(tx: Database, orderId: string) {
  await tx.delete(orderLinks).where(eq(orderLinks.orderId, orderId));
}

export async function removeExpiredOrderLinks(tx: Database, now: Date) {
  await tx.delete(orderLinks).where(lt(orderLinks.expiresAt, now));
}
