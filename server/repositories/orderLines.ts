import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderProducts, orders } from '../db/orderSchema.ts';
import type { SoldLine } from './checkouts.ts';
import { type StoredOrder, toOrderSearchText } from './orders.ts';
import { lockPictures } from './pictures.ts';

/** Replaces the lines of an order, and the text by which it is found. */
export async function replaceLines(tx: Database, order: StoredOrder, lines: readonly SoldLine[]) {
  await lockPictures(
    tx,
    lines.map(({ picture }) => picture),
  );
  await tx.delete(orderProducts).where(eq(orderProducts.orderId, order.id));
  await tx
    .insert(orderProducts)
    .values(lines.map((line, position) => ({ ...line, position, orderId: order.id })));
  const searchText = toOrderSearchText(order, lines);
  await tx.update(orders).set({ searchText }).where(eq(orders.id, order.id));
}
