import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { productSizes } from '../db/catalogueSchema.ts';
import { type Database, isAnyOf } from '../db/database.ts';
import { orderProducts } from '../db/orderSchema.ts';
import { pictures } from '../db/reviewSchema.ts';
import type { SoldLine } from './checkouts.ts';

/** A line, with its picture's width and its size's codes where these are known. */
export type BoughtLine = SoldLine & {
  pictureWidth?: number | null;
  sku?: string | null;
  barcode?: string | null;
};

/** Lines by their orders, in the order of the cart page. */
export async function findBoughtLines(db: Database, orderIds: string[]) {
  const { productId, size, sku, barcode } = productSizes;
  const rows = await db
    .select({ ...getTableColumns(orderProducts), pictureWidth: pictures.width, sku, barcode })
    .from(orderProducts)
    .leftJoin(pictures, eq(pictures.name, orderProducts.picture))
    .leftJoin(
      productSizes,
      and(eq(productId, orderProducts.productId), eq(size, orderProducts.size)),
    )
    .where(isAnyOf(orderProducts.orderId, orderIds))
    .orderBy(asc(orderProducts.position));
  const byOrder = new Map<string, BoughtLine[]>(orderIds.map((id) => [id, []]));
  for (const { orderId, position: _, ...line } of rows) byOrder.get(orderId)?.push(line);
  return byOrder;
}
