import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { defaultScales, type SizeUse } from '../../contract/rules/scaleInput.ts';
import type { SizeScale } from '../../contract/schemas/sizeScales.ts';
import { productSizes, products } from '../db/catalogueSchema.ts';
import { cartLines } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { orderProducts } from '../db/orderSchema.ts';
import { sizeScales } from '../db/shopSchema.ts';

/** The shop's scales in their order. */
export async function findScales(db: Database): Promise<readonly SizeScale[]> {
  const rows = await select(db);
  return rows.length > 0 ? rows.map(toScale) : defaultScales;
}

/**
 * Locks the scales: shared, so that none loses a size until the transaction ends, or for a change.
 * The first call adds the default ones.
 */
export async function lockScales(tx: Database, strength: 'share' | 'update'): Promise<SizeScale[]> {
  if ((await tx.$count(sizeScales)) === 0) await addScales(tx, defaultScales);
  await select(tx).for(strength);
  // Read again: others may have been added meanwhile.
  return (await select(tx)).map(toScale);
}

function select(db: Database) {
  return db.select().from(sizeScales).orderBy(asc(sizeScales.position), asc(sizeScales.id));
}

function toScale({ position: _, details, ...row }: typeof sizeScales.$inferSelect): SizeScale {
  return { ...row, ...details };
}

function toRow({ id, version, name, sizes, ...details }: SizeScale) {
  return { id, version, name, sizes, details };
}

/** Appends scales; existing ones are kept. */
export async function addScales(tx: Database, scales: readonly SizeScale[]) {
  const before = await tx.$count(sizeScales);
  const rows = scales.map((scale, index) => ({ ...toRow(scale), position: before + index }));
  await tx.insert(sizeScales).values(rows).onConflictDoNothing();
}

export async function changeScale(tx: Database, scale: SizeScale) {
  await tx.update(sizeScales).set(toRow(scale)).where(eq(sizeScales.id, scale.id));
}

export async function orderScales(tx: Database, scales: readonly SizeScale[]) {
  for (const [position, { id }] of scales.entries()) {
    await tx.update(sizeScales).set({ position }).where(eq(sizeScales.id, id));
  }
}

export async function removeScale(tx: Database, id: string) {
  await tx.delete(sizeScales).where(eq(sizeScales.id, id));
}

/** Counts products that name a scale, including those that can be restored. */
export async function countNamed(tx: Database, name: string) {
  return tx.$count(products, eq(products.sizeScale, name));
}

export async function renameScale(tx: Database, from: string, to: string, now: Date) {
  await tx
    .update(products)
    .set({ sizeScale: to, version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.sizeScale, from));
}

/**
 * Counts the uses of sizes that a scale loses: in products that name it, and everywhere for sizes
 * that are then in no scale.
 */
export async function countSizeUses(
  tx: Database,
  scale: string,
  { removed, gone }: { removed: string[]; gone: string[] },
): Promise<SizeUse[]> {
  if (removed.length === 0) return [];
  const isGone = inArray(productSizes.size, gone);
  const inProducts = await tx
    .select({ size: productSizes.size, count: sql<number>`count(*)::int` })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(and(inArray(productSizes.size, removed), or(eq(products.sizeScale, scale), isGone)))
    .groupBy(productSizes.size);
  const inCarts = await tx
    .select({ size: cartLines.size, count: sql<number>`count(distinct ${cartLines.userId})::int` })
    .from(cartLines)
    .where(inArray(cartLines.size, gone))
    .groupBy(cartLines.size);
  const inOrders = await tx
    .select({
      size: orderProducts.size,
      count: sql<number>`count(distinct ${orderProducts.orderId})::int`,
    })
    .from(orderProducts)
    .where(inArray(orderProducts.size, gone))
    .groupBy(orderProducts.size);
  const of = (rows: { size: string; count: number }[], wanted: string) =>
    rows.find(({ size }) => size === wanted)?.count ?? 0;
  return removed.map((size) => ({
    size,
    products: of(inProducts, size),
    carts: of(inCarts, size),
    orders: of(inOrders, size),
  }));
}
