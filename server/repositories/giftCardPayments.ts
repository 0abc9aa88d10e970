import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { giftCards } from '../db/giftCardSchema.ts';

/** Marks the card of a payment as paid; returns false if it was, or there is none. */
export async function activateCard(db: Database, providerId: string, activeAt: Date) {
  const paid = await db
    .update(giftCards)
    .set({ activeAt })
    .where(and(eq(giftCards.providerId, providerId), isNull(giftCards.activeAt)))
    .returning({ id: giftCards.id });
  return paid.length === 1;
}

/** Stores the payment of a card that was not paid yet. */
export async function setCardPayment(
  db: Database,
  id: string,
  payment: { provider: string; providerId: string },
) {
  await db.update(giftCards).set(payment).where(eq(giftCards.id, id));
}

/** Older cards whose payment by this provider was not reported. */
export async function findUnpaidCards(
  db: Database,
  { provider, before }: { provider: string; before: Date },
  limit: number,
) {
  const { id, providerId, activeAt, createdAt } = giftCards;
  const isUnpaid = and(isNull(activeAt), lt(createdAt, before), isNotNull(providerId));
  return db
    .select({ id, providerId: sql<string>`${providerId}` })
    .from(giftCards)
    .where(and(eq(giftCards.provider, provider), isUnpaid))
    .orderBy(sql`random()`)
    .limit(limit);
}

export async function removeUnpaidCard(db: Database, id: string) {
  await db.delete(giftCards).where(and(eq(giftCards.id, id), isNull(giftCards.activeAt)));
}

/** Removes older cards without a payment page of this provider. */
export async function removePastCards(
  db: Database,
  { provider, before }: { provider: string; before: Date },
) {
  const isElsewhere = or(isNull(giftCards.providerId), ne(giftCards.provider, provider));
  await db
    .delete(giftCards)
    .where(and(isNull(giftCards.activeAt), lt(giftCards.createdAt, before), isElsewhere));
}

export async function findPendingCardRefunds(db: Database, provider: string, limit: number) {
  const { id, providerId, refundedAt, refundSettledAt } = giftCards;
  const isPending = and(isNotNull(refundedAt), isNull(refundSettledAt), isNotNull(providerId));
  return db
    .select({ id, providerId: sql<string>`${providerId}` })
    .from(giftCards)
    .where(and(eq(giftCards.provider, provider), isPending))
    .orderBy(sql`random()`)
    .limit(limit);
}
