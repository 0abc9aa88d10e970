import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { formatOrderNumber } from '../../contract/rules/orderNumber.ts';
import { toSearchText } from '../../contract/rules/search.ts';
import { productSizes } from '../db/catalogueSchema.ts';
import { type Database, isAnyOf } from '../db/database.ts';
import { orderProducts, orders } from '../db/orderSchema.ts';
import { pictures } from '../db/reviewSchema.ts';
import type { SoldLine } from './checkouts.ts';
import { lockPictures } from './pictures.ts';

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

export type NewLine = Omit<typeof orderProducts.$inferInsert, 'orderId' | 'position'>;

export async function insertLines(tx: Database, orderId: string, lines: readonly NewLine[]) {
  await tx
    .insert(orderProducts)
    .values(lines.map((line, position) => ({ ...line, orderId, position })));
}

export async function replaceLines(tx: Database, order: FoundOrder, lines: readonly SoldLine[]) {
  await lockPictures(
    tx,
    lines.map(({ picture }) => picture),
  );
  await tx.delete(orderProducts).where(eq(orderProducts.orderId, order.id));
  const searchText = toOrderSearchText(order, lines);
  await tx.update(orders).set({ searchText }).where(eq(orders.id, order.id));
  await insertLines(tx, order.id, lines);
}

/** Fields of an order by which it is found. */
type FoundOrder = Record<'id' | 'email' | 'phone' | 'address', string> & {
  number: number;
  fullName?: string | undefined;
};

/**
 * Text that `GET /allorders?q=` searches. Databases differ in how they compare letters, so the
 * server makes it.
 */
export function toOrderSearchText(
  { number, id, fullName = '', email, phone, address }: FoundOrder,
  lines: readonly { name: string }[],
): string {
  const contact = [fullName, email, phone, address];
  return toSearchText(formatOrderNumber(number), id, ...contact, ...lines.map(({ name }) => name));
}
