import { and, eq, gt, lte } from 'drizzle-orm';
import { agentCarts } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';

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
