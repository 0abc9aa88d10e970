import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { users } from '../db/accountSchema.ts';
import { productSizes, products } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { stockChanges, stockCounts } from '../db/stockSchema.ts';

/** The last changes of a product's stock, latest first; without emails of customers who bought. */
export async function findStockChanges(db: Database, id: string, limit: number) {
  const { at, size, from, to, reason, userId, orderId, productId } = stockChanges;
  return db
    .select({ at, size, from, to, reason, by: users.email, number: orders.number })
    .from(stockChanges)
    .leftJoin(users, and(eq(users.id, userId), or(ne(reason, 'sold'), eq(users.role, 'admin'))))
    .leftJoin(orders, eq(orders.id, orderId))
    .where(eq(productId, id))
    .orderBy(desc(at), desc(stockChanges.id))
    .limit(limit);
}

/** Sizes with one of these keys of SKUs and barcodes, of removed products, too. */
export async function findCodedSizes(db: Database, skus: string[], barcodes: string[]) {
  const { productId, size, quantity, reserved, sku, barcode } = productSizes;
  const { name, colour, deletedAt } = products;
  return db
    .select({ productId, size, quantity, reserved, sku, barcode, name, colour, deletedAt })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productId))
    .where(
      or(
        and(sql`lower(${sku}) = any(${sql.param(skus)}::text[])`, ne(sku, '')),
        and(sql`lpad(${barcode}, 14, '0') = any(${sql.param(barcodes)}::text[])`, ne(barcode, '')),
      ),
    );
}

/** @returns false if a count with this id was applied before */
export async function insertCount(tx: Database, count: typeof stockCounts.$inferInsert) {
  const inserted = await tx
    .insert(stockCounts)
    .values(count)
    .onConflictDoNothing()
    .returning({ id: stockCounts.id });
  return inserted.length === 1;
}

/** Content key of an applied count. */
export async function findCount(db: Database, id: string) {
  const [found] = await db.select().from(stockCounts).where(eq(stockCounts.id, id));
  return found?.contentKey;
}

/** Codes of a product's sizes that have any, in their order. */
export async function findShownCodes(db: Database, id: string) {
  const { productId, position, size, sku, barcode } = productSizes;
  const rows = await db
    .select({ size, sku, barcode })
    .from(productSizes)
    .where(and(eq(productId, id), or(ne(sku, ''), ne(barcode, ''))))
    .orderBy(position);
  return rows.map(({ barcode: gtin, ...row }) => ({
    size: row.size,
    ...(row.sku && { sku: row.sku }),
    ...(gtin && { gtin }),
  }));
}
