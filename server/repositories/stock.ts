import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { productSizes } from '../db/schema.ts';

/** One size of one product. */
export type SizeKey = { productId: string; size: string };

export type StockRow = SizeKey & { quantity: number; reserved: number };

/** The sizes that a product comes in. */
export async function findSizes(db: Database, product: string): Promise<SizeKey[]> {
  const { productId, size } = productSizes;
  return db.select({ productId, size }).from(productSizes).where(eq(productId, product));
}

/** Locks these sizes in an order that is the same for everybody; unknown ones are left out. */
export async function lockStock(tx: Database, keys: readonly SizeKey[]): Promise<StockRow[]> {
  if (keys.length === 0) return [];
  const { productId, size, quantity, reserved } = productSizes;
  return tx
    .select({ productId, size, quantity, reserved })
    .from(productSizes)
    .where(anySize(productSizes, keys))
    .orderBy(asc(productId), asc(size))
    .for('update');
}

/** Whether this many units were free and are reserved now; a negative number gives them back. */
export async function reserveUnits(tx: Database, key: SizeKey, units: number): Promise<boolean> {
  const { quantity, reserved } = productSizes;
  const changed = await tx
    .update(productSizes)
    .set({ reserved: sql`${reserved} + ${units}` })
    .where(and(isSize(key), gte(sql`${quantity} - ${reserved}`, units)))
    .returning({ reserved });
  return changed.length === 1;
}

/** Whether this many units were free and have left the stock; a negative number puts them back. */
export async function takeUnits(tx: Database, key: SizeKey, units: number): Promise<boolean> {
  const { quantity, reserved } = productSizes;
  const changed = await tx
    .update(productSizes)
    .set({ quantity: sql`${quantity} - ${units}` })
    .where(and(isSize(key), gte(sql`${quantity} - ${reserved}`, units)))
    .returning({ quantity });
  return changed.length === 1;
}

function isSize({ productId, size }: SizeKey): SQL | undefined {
  return and(eq(productSizes.productId, productId), eq(productSizes.size, size));
}

/** The condition for rows of any of these sizes. */
export function anySize(
  table: { productId: PgColumn; size: PgColumn },
  keys: readonly SizeKey[],
): SQL {
  const ids = sql.param(keys.map(({ productId }) => productId));
  const sizes = sql.param(keys.map(({ size }) => size));
  const wanted = sql`select * from unnest(${ids}::uuid[], ${sizes}::text[])`;
  return sql`(${table.productId}, ${table.size}) in (${wanted})`;
}

/** The size as one text, to look it up by. */
export function sizeId({ productId, size }: SizeKey): string {
  return `${productId} ${size}`;
}
