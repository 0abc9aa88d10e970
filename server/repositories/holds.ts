import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { holds } from '../db/cartSchema.ts';
import type { Database } from '../db/database.ts';
import { anySize, type SizeKey } from './stock.ts';

/** Whose units: a customer's cart, or (with `sessionId`) their checkout session. */
type Holder = { userId: string; sessionId?: string };

type Hold = typeof holds.$inferSelect;

/** What the customer holds of these sizes, by cart and by session. */
export async function findHolds(
  tx: Database,
  userId: string,
  keys: readonly SizeKey[],
): Promise<Hold[]> {
  if (keys.length === 0) return [];
  return tx
    .select()
    .from(holds)
    .where(and(eq(holds.userId, userId), anySize(holds, keys)));
}

/** What the customer holds, whatever the size; also what has expired and was not released yet. */
export async function findHoldsOf(db: Database, userId: string): Promise<Hold[]> {
  return db.select().from(holds).where(eq(holds.userId, userId));
}

/** Sizes of which a hold has expired. */
export async function findSizesWithExpiredHolds(
  db: Database,
  now: Date,
  limit: number,
): Promise<SizeKey[]> {
  const { productId, size } = holds;
  return db
    .selectDistinct({ productId, size })
    .from(holds)
    .where(lte(holds.expiresAt, now))
    .limit(limit);
}

/** Removes the holds of these sizes that have expired, and answers them. */
export async function removeExpiredHolds(
  tx: Database,
  keys: readonly SizeKey[],
  now: Date,
): Promise<Hold[]> {
  if (keys.length === 0) return [];
  return tx
    .delete(holds)
    .where(and(lte(holds.expiresAt, now), anySize(holds, keys)))
    .returning();
}

/** Holds `quantity` units in one row; zero removes the row. */
export async function writeHold(
  tx: Database,
  holder: Holder,
  { productId, size }: SizeKey,
  quantity: number,
  expiresAt: Date,
): Promise<void> {
  const { userId, sessionId = null } = holder;
  const ofHolder = and(isHolder(holder), eq(holds.productId, productId), eq(holds.size, size));
  if (quantity === 0) {
    await tx.delete(holds).where(ofHolder);
    return;
  }
  const changed = await tx
    .update(holds)
    .set({ quantity, expiresAt })
    .where(ofHolder)
    .returning({ id: holds.id });
  if (changed.length > 0) return;
  await tx
    .insert(holds)
    .values({ id: v7(), userId, sessionId, productId, size, quantity, expiresAt });
}

/** Holds of the customer's cart that are alive last until `expiresAt`. */
export async function renewCartHolds(
  tx: Database,
  userId: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await tx
    .update(holds)
    .set({ expiresAt })
    .where(and(isHolder({ userId }), gt(holds.expiresAt, now)));
}

function isHolder({ userId, sessionId }: Holder): SQL | undefined {
  const ofSession = sessionId ? eq(holds.sessionId, sessionId) : isNull(holds.sessionId);
  return and(eq(holds.userId, userId), ofSession);
}
