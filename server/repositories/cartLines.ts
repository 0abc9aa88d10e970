import { and, asc, eq } from 'drizzle-orm';
import { cartJoins, cartLines } from '../db/cartSchema.ts';
import type { Database } from '../db/database.ts';
import type { SizeKey } from './stock.ts';

export type CartLineRow = typeof cartLines.$inferSelect;

/** The customer's lines, in the order they came in. */
export async function findCartLines(db: Database, userId: string): Promise<CartLineRow[]> {
  return db
    .select()
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.productId), asc(cartLines.size));
}

/** Sets a line to `quantity` units; zero removes it. */
export async function writeCartLine(
  tx: Database,
  { userId, productId, size }: SizeKey & { userId: string },
  quantity: number,
  now: Date,
): Promise<void> {
  if (quantity === 0) {
    const isLine = and(eq(cartLines.productId, productId), eq(cartLines.size, size));
    await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), isLine));
    return;
  }
  await tx
    .insert(cartLines)
    .values({ userId, productId, size, quantity, addedAt: now })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.productId, cartLines.size],
      set: { quantity },
    });
}

/** Whether this guest cart is joined for the first time; it is not from now on. */
export async function addCartJoin(
  tx: Database,
  userId: string,
  joinId: string,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(cartJoins)
    .values({ userId, joinId, joinedAt: now })
    .onConflictDoNothing()
    .returning({ joinId: cartJoins.joinId });
  return added.length === 1;
}
