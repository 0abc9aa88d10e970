import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { agentCarts, cartJoins, cartLines, holds } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { anySize, type SizeKey } from './stock.ts';

export type CartLineRow = typeof cartLines.$inferSelect;

/** The customer's lines, in the order they were added. */
export async function findCartLines(db: Database, userId: string) {
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
) {
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

/** Records that this guest cart was joined; returns false if it was before. */
export async function recordCartJoin(tx: Database, userId: string, joinId: string, now: Date) {
  const added = await tx
    .insert(cartJoins)
    .values({ userId, joinId, joinedAt: now })
    .onConflictDoNothing()
    .returning({ joinId: cartJoins.joinId });
  return added.length === 1;
}

/** Holder of units: a customer's cart, or (with `sessionId`) their checkout session. */
type Holder = { userId: string; sessionId?: string };

type Hold = typeof holds.$inferSelect;

export type NewHold = Omit<Hold, 'id'>;

/** Holds of carts and payments: a cart cannot use the units of an exchange. */
const isForSale = sql`not exists (
  select from checkout_sessions s where s.id = holds.session_id and s.status = 'exchange')`;

/** Holds on these sizes that are the customer's, by cart and by session, or have expired. */
export async function findHolds(
  tx: Database,
  userId: string,
  keys: readonly SizeKey[],
  now: Date,
): Promise<Hold[]> {
  if (keys.length === 0) return [];
  const isOwn = and(eq(holds.userId, userId), isForSale);
  return tx
    .select()
    .from(holds)
    .where(and(or(isOwn, lte(holds.expiresAt, now)), anySize(holds, keys)));
}

/** The customer's holds on all sizes, including expired ones that were not released yet. */
export async function findHoldsOf(db: Database, userId: string) {
  return db
    .select()
    .from(holds)
    .where(and(eq(holds.userId, userId), isForSale));
}

export async function findSizesWithExpiredHolds(db: Database, now: Date, limit: number) {
  const { productId, size } = holds;
  return db
    .selectDistinct({ productId, size })
    .from(holds)
    .where(lte(holds.expiresAt, now))
    .limit(limit);
}

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
) {
  const { userId, sessionId = null } = holder;
  if (quantity === 0) {
    const ofSize = [eq(holds.productId, productId), eq(holds.size, size)];
    await tx.delete(holds).where(and(isHolder(holder), ...ofSize));
    return;
  }
  await tx
    .insert(holds)
    .values({ id: v7(), userId, sessionId, productId, size, quantity, expiresAt })
    .onConflictDoUpdate({
      target: [sessionId ? holds.sessionId : holds.userId, holds.productId, holds.size],
      targetWhere: sessionId ? isNotNull(holds.sessionId) : isNull(holds.sessionId),
      set: { quantity, expiresAt },
    });
}

/** Removes holds, and adds others. */
export async function replaceHolds(tx: Database, ids: string[], added: readonly NewHold[]) {
  if (ids.length > 0) await tx.delete(holds).where(inArray(holds.id, ids));
  if (added.length > 0) await tx.insert(holds).values(added.map((one) => ({ ...one, id: v7() })));
}

export async function removeHoldsOf(tx: Database, sessionId: string): Promise<Hold[]> {
  return tx.delete(holds).where(eq(holds.sessionId, sessionId)).returning();
}

/** Extends the current holds of the customer's cart to `expiresAt`. */
export async function renewCartHolds(tx: Database, userId: string, now: Date, expiresAt: Date) {
  await tx
    .update(holds)
    .set({ expiresAt })
    .where(and(isHolder({ userId }), gt(holds.expiresAt, now)));
}

function isHolder({ userId, sessionId }: Holder): SQL | undefined {
  const ofSession = sessionId ? eq(holds.sessionId, sessionId) : isNull(holds.sessionId);
  return and(eq(holds.userId, userId), ofSession);
}

type AgentCart = typeof agentCarts.$inferSelect;

/** Lines and end of a cart that lives; undefined if there is none. */
export async function findAgentCart(db: Database, id: string, now: Date) {
  const isAlive = and(eq(agentCarts.id, id), gt(agentCarts.expiresAt, now));
  const [row] = await db.select().from(agentCarts).where(isAlive);
  return row;
}

export async function addAgentCart(tx: Database, cart: AgentCart) {
  await tx.insert(agentCarts).values(cart);
}

/** Replaces the lines; returns false if there is no such cart. */
export async function changeAgentCart(tx: Database, { id, ...set }: AgentCart, now: Date) {
  const isAlive = and(eq(agentCarts.id, id), gt(agentCarts.expiresAt, now));
  return (await tx.update(agentCarts).set(set).where(isAlive).returning()).length > 0;
}

export async function removeAgentCart(tx: Database, id: string) {
  await tx.delete(agentCarts).where(eq(agentCarts.id, id));
}

export async function removePastAgentCarts(tx: Database, now: Date) {
  await tx.delete(agentCarts).where(lte(agentCarts.expiresAt, now));
}
