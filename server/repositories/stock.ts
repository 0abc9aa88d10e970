import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { stockReasons } from '../../contract/rules/adminChoices.ts';
import { stockAlerts, users } from '../db/accountSchema.ts';
import { productSizes, products } from '../db/catalogueSchema.ts';
import { type Database, findRows } from '../db/database.ts';
import { stockChanges } from '../db/stockSchema.ts';
import { hasAvailableUnit, visibleTo } from './productFilter.ts';

export type SizeKey = { productId: string; size: string };

export type StockRow = SizeKey & {
  quantity: number;
  reserved: number;
  sku: string;
  barcode: string;
};

/** Reason for a change of stock, for its history. */
export type StockCause = {
  reason: (typeof stockReasons)[number];
  at: Date;
  /** User who changed it; only admins are shown. */
  userId?: string | undefined;
  orderId?: string;
};

type UnitChange = SizeKey & { from: number; to: number };

export async function recordStock(
  tx: Database,
  changes: readonly UnitChange[],
  { reason, at, userId, orderId }: StockCause,
) {
  const rows = changes
    .filter(({ from, to }) => from !== to)
    .map((change) => ({ ...change, id: v7(), reason, at, userId, orderId }));
  if (rows.length > 0) await tx.insert(stockChanges).values(rows);
}

export async function findSizes(db: Database, product: string) {
  const { productId, size } = productSizes;
  return db.select({ productId, size }).from(productSizes).where(eq(productId, product));
}

/** Locks these sizes in the same order for all callers; unknown ones are left out. */
export async function lockStock(tx: Database, keys: readonly SizeKey[]): Promise<StockRow[]> {
  if (keys.length === 0) return [];
  const { productId, size, quantity, reserved, sku, barcode } = productSizes;
  return tx
    .select({ productId, size, quantity, reserved, sku, barcode })
    .from(productSizes)
    .where(anySize(productSizes, keys))
    .orderBy(asc(productId), asc(size))
    .for('update');
}

/**
 * Reserves available units; a negative number releases them. Returns false if too few are
 * available.
 */
export async function reserveUnits(tx: Database, key: SizeKey, units: number): Promise<boolean> {
  const { quantity, reserved } = productSizes;
  const changed = await tx
    .update(productSizes)
    .set({ reserved: sql`${reserved} + ${units}` })
    .where(and(isSize(key), gte(sql`${quantity} - ${reserved}`, units)))
    .returning({ reserved });
  return changed.length === 1;
}

/**
 * Changes units of several sizes at once: those reserved, and those taken from the stock. Returns
 * false if too few of one are available.
 */
export async function changeUnits(
  tx: Database,
  changes: readonly (SizeKey & { reserved: number; taken: number })[],
): Promise<boolean> {
  if (changes.length === 0) return true;
  const list = (key: keyof (typeof changes)[number]) => sql.param(changes.map((one) => one[key]));
  const changed = await findRows(
    tx,
    sql`update product_sizes as kept
      set reserved = kept.reserved + change.reserved, quantity = kept.quantity - change.taken
      from unnest(${list('productId')}::uuid[], ${list('size')}::text[],
        ${list('reserved')}::int[], ${list('taken')}::int[])
        as change (product_id, size, reserved, taken)
      where kept.product_id = change.product_id and kept.size = change.size
        and kept.quantity - kept.reserved >= change.reserved + change.taken
      returning kept.size`,
  );
  return changed.length === changes.length;
}

/**
 * Removes available units from stock; a negative number adds some. Returns false if too few are
 * available.
 */
export async function takeUnits(
  tx: Database,
  { productId, size }: SizeKey,
  units: number,
  cause: StockCause,
): Promise<boolean> {
  const key = { productId, size };
  const { quantity, reserved } = productSizes;
  const changed = await tx
    .update(productSizes)
    .set({ quantity: sql`${quantity} - ${units}` })
    .where(and(isSize(key), gte(sql`${quantity} - ${reserved}`, units)))
    .returning({ to: quantity });
  const rows = changed.map(({ to }) => ({ ...key, from: to + units, to }));
  await recordStock(tx, rows, cause);
  return changed.length === 1;
}

function isSize({ productId, size }: SizeKey): SQL | undefined {
  return and(eq(productSizes.productId, productId), eq(productSizes.size, size));
}

export function anySize(table: { productId: PgColumn; size: PgColumn }, keys: readonly SizeKey[]) {
  const ids = sql.param(keys.map(({ productId }) => productId));
  const sizes = sql.param(keys.map(({ size }) => size));
  const wanted = sql`select * from unnest(${ids}::uuid[], ${sizes}::text[])`;
  return sql`(${table.productId}, ${table.size}) in (${wanted})`;
}

export function sizeId({ productId, size }: SizeKey): string {
  return `${productId} ${size}`;
}

export type StockAlert = typeof stockAlerts.$inferSelect;

const isWaiting = isNull(stockAlerts.sentAt);

/** Adds an alert, unless the same email already waits for the same size. */
export async function insertStockAlert(db: Database, alert: typeof stockAlerts.$inferInsert) {
  await db.insert(stockAlerts).values(alert).onConflictDoNothing();
}

export async function countStockAlerts(db: Database, emailKey: string) {
  return db.$count(stockAlerts, and(eq(stockAlerts.emailKey, emailKey), isWaiting));
}

/** Available units of a size; undefined if the shop does not have the size. */
export async function findAvailableUnits(db: Database, key: SizeKey) {
  const [row] = await db
    .select({ free: sql<number>`${productSizes.quantity} - ${productSizes.reserved}` })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(and(isSize(key), visibleTo('shoppers')));
  return row?.free;
}

const isOfAlert = and(
  eq(productSizes.productId, stockAlerts.productId),
  eq(productSizes.size, stockAlerts.size),
);

/** Alerts for available sizes, in random order, so that failing ones do not block the others. */
export async function findDueAlerts(db: Database, limit: number) {
  const rows = await db
    .select({
      alert: stockAlerts,
      product: { id: products.id, name: products.name, colour: products.colour },
    })
    .from(stockAlerts)
    .innerJoin(productSizes, isOfAlert)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(isWaiting, hasAvailableUnit, visibleTo('shoppers')))
    .orderBy(sql`random()`)
    .limit(limit);
  return rows.map(({ alert, product }) => ({ ...alert, product }));
}

/** Marks a waiting alert as sent if its size is still available; returns false otherwise. */
export async function claimStockAlert(
  db: Database,
  id: string,
  { tokenHash, now }: { tokenHash: string; now: Date },
) {
  const free = db
    .select({ size: productSizes.size })
    .from(productSizes)
    .where(and(isOfAlert, hasAvailableUnit));
  const claimed = await db
    .update(stockAlerts)
    .set({ sentAt: now, tokenHash })
    .where(and(eq(stockAlerts.id, id), isWaiting, sql`exists ${free}`))
    .returning({ id: stockAlerts.id });
  return claimed.length === 1;
}

/** Makes a claimed alert wait again, unless a new one for the same size replaces it. */
export async function releaseStockAlert(db: Database, { id, ...alert }: StockAlert) {
  await db.delete(stockAlerts).where(eq(stockAlerts.id, id));
  await insertStockAlert(db, { ...alert, id });
}

/** Deletes all alerts of this link's reader. */
export async function removeAlertsByToken(db: Database, tokenHash: string) {
  const emails = db
    .select({ emailKey: stockAlerts.emailKey })
    .from(stockAlerts)
    .where(eq(stockAlerts.tokenHash, tokenHash));
  await db.delete(stockAlerts).where(inArray(stockAlerts.emailKey, emails));
}

/** Removes a customer's alerts: requested while logged in, or by anybody for their email. */
export async function removeAlertsOf(tx: Database, userId: string) {
  const email = tx.select({ emailKey: users.emailKey }).from(users).where(eq(users.id, userId));
  await tx
    .delete(stockAlerts)
    .where(or(eq(stockAlerts.userId, userId), inArray(stockAlerts.emailKey, email)));
}

/** Alerts that a customer requested while logged in, oldest first. */
export async function findAlertsOf(db: Database, userId: string) {
  const { userId: ofUser, createdAt } = stockAlerts;
  return db.select().from(stockAlerts).where(eq(ofUser, userId)).orderBy(asc(createdAt));
}

/** Deletes alerts that have waited since before `askedBefore`, or were sent before `sentBefore`. */
export async function removeOldAlerts(
  db: Database,
  { askedBefore, sentBefore }: { askedBefore: Date; sentBefore: Date },
) {
  const { createdAt, sentAt } = stockAlerts;
  await db
    .delete(stockAlerts)
    .where(or(and(isWaiting, lt(createdAt, askedBefore)), lt(sentAt, sentBefore)));
}

/** Number of alerts for each size, in a query of sizes. */
export const waitingForSize: SQL<number> = sql<number>`(
  select count(*)::int from stock_alerts a
  where a.product_id = product_sizes.product_id and a.size = product_sizes.size
    and a.sent_at is null
)`;
