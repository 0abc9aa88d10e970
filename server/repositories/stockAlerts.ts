import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import { stockAlerts, users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { productSizes, products } from '../db/schema.ts';
import type { SizeKey } from './stock.ts';
import { visibleTo } from './visibleProducts.ts';

export type StockAlert = typeof stockAlerts.$inferSelect;

const isWaiting = isNull(stockAlerts.sentAt);

/** Adds it, unless the same email waits for the same size already. */
export async function insertStockAlert(
  db: Database,
  alert: typeof stockAlerts.$inferInsert,
): Promise<void> {
  await db.insert(stockAlerts).values(alert).onConflictDoNothing();
}

/** How many sizes an email waits for. */
export async function countStockAlerts(db: Database, emailKey: string): Promise<number> {
  return db.$count(stockAlerts, and(eq(stockAlerts.emailKey, emailKey), isWaiting));
}

/** Free units of a size; undefined if the shop does not have the size. */
export async function findFreeUnits(
  db: Database,
  { productId, size }: SizeKey,
): Promise<number | undefined> {
  const [row] = await db
    .select({ free: sql<number>`${productSizes.quantity} - ${productSizes.reserved}` })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(
      and(
        eq(productSizes.productId, productId),
        eq(productSizes.size, size),
        visibleTo('shoppers'),
      ),
    );
  return row?.free;
}

const isOfAlert = and(
  eq(productSizes.productId, stockAlerts.productId),
  eq(productSizes.size, stockAlerts.size),
);
const isFree = gt(productSizes.quantity, productSizes.reserved);

/**
 * Alerts whose size has free units, with the product's name and colour. Which comes first is left to chance:
 * some that fail each time must not keep all others waiting.
 */
export async function findDueAlerts(
  db: Database,
  limit: number,
): Promise<(StockAlert & { name: string })[]> {
  const rows = await db
    .select({ alert: stockAlerts, name: products.name, colour: products.colour })
    .from(stockAlerts)
    .innerJoin(productSizes, isOfAlert)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(isWaiting, isFree, visibleTo('shoppers')))
    .orderBy(sql`random()`)
    .limit(limit);
  return rows.map(({ alert, ...product }) => ({ ...alert, name: nameInColour(product) }));
}

/** Whether the alert was still waiting, and its size is still free; from now on it counts as sent. */
export async function claimStockAlert(
  db: Database,
  id: string,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const free = db
    .select({ size: productSizes.size })
    .from(productSizes)
    .where(and(isOfAlert, isFree));
  const claimed = await db
    .update(stockAlerts)
    .set({ sentAt: now, tokenHash })
    .where(and(eq(stockAlerts.id, id), isWaiting, sql`exists ${free}`))
    .returning({ id: stockAlerts.id });
  return claimed.length === 1;
}

/**
 * Makes the alert wait again; only for the process that claimed it. One that was asked for again
 * meanwhile takes its place.
 */
export async function releaseStockAlert(db: Database, { id, ...alert }: StockAlert): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.id, id));
  await insertStockAlert(db, { ...alert, id });
}

/** Ends everything that the reader of this link waits for, and forgets them. */
export async function removeAlertsByToken(db: Database, tokenHash: string): Promise<void> {
  const emails = db
    .select({ emailKey: stockAlerts.emailKey })
    .from(stockAlerts)
    .where(eq(stockAlerts.tokenHash, tokenHash));
  await db.delete(stockAlerts).where(inArray(stockAlerts.emailKey, emails));
}

/** What a customer asked for while logged in, or by anybody for their email. */
export async function removeAlertsOf(tx: Database, userId: string): Promise<void> {
  const email = tx.select({ emailKey: users.emailKey }).from(users).where(eq(users.id, userId));
  await tx
    .delete(stockAlerts)
    .where(or(eq(stockAlerts.userId, userId), inArray(stockAlerts.emailKey, email)));
}

/** What a customer asked for while logged in, the oldest first. */
export async function findAlertsOf(db: Database, userId: string): Promise<StockAlert[]> {
  const { userId: ofUser, createdAt } = stockAlerts;
  return db.select().from(stockAlerts).where(eq(ofUser, userId)).orderBy(asc(createdAt));
}

/** Forgets alerts that have waited since before `askedBefore`, or were sent before `sentBefore`. */
export async function removeOldAlerts(
  db: Database,
  { askedBefore, sentBefore }: { askedBefore: Date; sentBefore: Date },
): Promise<void> {
  const { createdAt, sentAt } = stockAlerts;
  await db
    .delete(stockAlerts)
    .where(or(and(isWaiting, lt(createdAt, askedBefore)), lt(sentAt, sentBefore)));
}

/** In a query of sizes: how many wait for each. */
export const waitingForSize: SQL<number> = sql<number>`(
  select count(*)::int from stock_alerts a
  where a.product_id = product_sizes.product_id and a.size = product_sizes.size
    and a.sent_at is null
)`;
