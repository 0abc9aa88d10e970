import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderLinks } from '../db/orderSchema.ts';

export async function addOrderLink(
  tx: Database,
  link: typeof orderLinks.$inferInsert,
): Promise<void> {
  await tx.insert(orderLinks).values(link);
}

/** Which order the link opens, while it works. */
export async function findLinkedOrderId(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [link] = await db
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, tokenHash), gt(orderLinks.expiresAt, now)));
  return link?.orderId;
}

/** Makes every link to the order useless. */
export async function removeOrderLinks(tx: Database, orderId: string): Promise<void> {
  await tx.delete(orderLinks).where(eq(orderLinks.orderId, orderId));
}

export async function removeExpiredOrderLinks(tx: Database, now: Date): Promise<void> {
  await tx.delete(orderLinks).where(lt(orderLinks.expiresAt, now));
}
