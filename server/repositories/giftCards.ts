import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { toDollars } from '../../contract/rules/money.ts';
import { formatOrderNumber } from '../../contract/rules/orderNumber.ts';
import type { GiftCardTerms } from '../../contract/schemas/giftCards.ts';
import { checkoutSessions, giftCardRefunds } from '../db/checkoutSchema.ts';
import { type Database, isAnyOf } from '../db/database.ts';
import { giftCards, giftCardTerms } from '../db/giftCardSchema.ts';
import { orders } from '../db/orderSchema.ts';
import { writeVersion } from './writeVersion.ts';

export type GiftCard = typeof giftCards.$inferSelect;

/** The only row's id. */
const termsId = '00000000-0000-7000-8000-000000000001';

export async function findGiftCardTerms(db: Database): Promise<GiftCardTerms | undefined> {
  const [row] = await db.select().from(giftCardTerms);
  if (!row) return undefined;
  const { isOn, version, amounts, validYears } = row;
  const ofYears = validYears !== null && { validYears };
  return { isOn, version, amounts: amounts.map(toDollars), ...ofYears };
}

/** Adds or changes the terms: `writeVersion`. */
export function writeGiftCardTerms(
  tx: Database,
  version: number | undefined,
  terms: Omit<typeof giftCardTerms.$inferSelect, 'id' | 'version'>,
) {
  return writeVersion(tx, giftCardTerms, { id: termsId, version }, terms);
}

/** Returns true if any card could pay. */
export async function hasGiftCards(db: Database) {
  const [row] = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(isNotNull(giftCards.activeAt))
    .limit(1);
  return row !== undefined;
}

export async function findGiftCard(db: Database, codeHash: string): Promise<GiftCard | undefined> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.codeHash, codeHash));
  return card;
}

/** Locks the card's balance until the transaction ends. */
export async function lockGiftCard(tx: Database, by: { id: string } | { codeHash: string }) {
  const wanted = 'id' in by ? eq(giftCards.id, by.id) : eq(giftCards.codeHash, by.codeHash);
  const [card] = await tx.select().from(giftCards).where(wanted).for('no key update');
  return card;
}

/**
 * Cents left on a card: its value, less checkouts that can still be paid or have become orders, plus
 * refunds to it.
 * @param without the checkout, or the customer's own open one, that is not counted
 */
export async function countBalance(
  tx: Database,
  { id, cents }: Pick<GiftCard, 'id' | 'cents'>,
  without: { sessionId?: string | undefined; userId?: string | undefined } = {},
): Promise<number> {
  const { giftCardId, giftCardCents, status, userId } = checkoutSessions;
  const [spent] = await tx
    .select({ cents: sql<string>`coalesce(sum(${giftCardCents}), 0)` })
    .from(checkoutSessions)
    .where(
      and(
        eq(giftCardId, id),
        inArray(status, ['open', 'completed']),
        without.sessionId === undefined ? undefined : ne(checkoutSessions.id, without.sessionId),
        without.userId === undefined
          ? undefined
          : or(ne(userId, without.userId), eq(status, 'completed')),
      ),
    );
  const [returned] = await tx
    .select({ cents: sql<string>`coalesce(sum(${giftCardRefunds.cents}), 0)` })
    .from(giftCardRefunds)
    .where(eq(giftCardRefunds.giftCardId, id));
  return Math.max(0, cents - Number(spent?.cents ?? 0) + Number(returned?.cents ?? 0));
}

/** Cents of a checkout that went back to its card, and those of one refund. */
export async function findCardRefunds(tx: Database, sessionId: string, id: string) {
  const rows = await tx
    .select()
    .from(giftCardRefunds)
    .where(eq(giftCardRefunds.sessionId, sessionId));
  return {
    returnedCents: rows.reduce((sum, { cents }) => sum + cents, 0),
    made: rows.find((row) => row.id === id)?.cents,
  };
}

export async function insertCardRefund(tx: Database, refund: typeof giftCardRefunds.$inferInsert) {
  await tx.insert(giftCardRefunds).values(refund);
}

/** Adds a card; returns false if the id is known. */
export async function insertGiftCard(tx: Database, card: typeof giftCards.$inferInsert) {
  const added = await tx
    .insert(giftCards)
    .values(card)
    .onConflictDoNothing({ target: giftCards.id })
    .returning({ id: giftCards.id });
  return added.length === 1;
}

/** Changes a card that was paid or given away; returns false if there is none. */
export async function changeGiftCard(db: Database, id: string, change: Partial<GiftCard>) {
  const changed = await db
    .update(giftCards)
    .set(change)
    .where(and(eq(giftCards.id, id), isNotNull(giftCards.activeAt)))
    .returning({ id: giftCards.id });
  return changed.length === 1;
}

/** Blocks or unblocks a card; a refunded one stays blocked. Returns false if there is none. */
export async function blockCard(db: Database, id: string, isBlocked: boolean) {
  const { refundedAt, activeAt } = giftCards;
  const changed = await db
    .update(giftCards)
    .set({ isBlocked: sql`${isBlocked} or ${refundedAt} is not null` })
    .where(and(eq(giftCards.id, id), isNotNull(activeAt)))
    .returning({ id: giftCards.id });
  return changed.length === 1;
}

/** Cards whose code has to be mailed now. */
export async function findUnsentCards(db: Database, now: Date, limit: number) {
  const { activeAt, sentAt, retryAt } = giftCards;
  const isDue = or(isNull(retryAt), lte(retryAt, now));
  return db
    .select()
    .from(giftCards)
    .where(and(isNotNull(activeAt), isNull(sentAt), isDue))
    .orderBy(sql`random()`)
    .limit(limit);
}

/** Gives a paid card its code and marks it as sent; returns it, or nothing if it was. */
export async function claimCardMail(
  db: Database,
  id: string,
  code: Pick<GiftCard, 'codeHash' | 'ending' | 'sentAt'>,
) {
  const claimed = await db
    .update(giftCards)
    .set(code)
    .where(and(eq(giftCards.id, id), isNotNull(giftCards.activeAt), isNull(giftCards.sentAt)))
    .returning();
  return claimed[0];
}

/** Every active card, newest first, with its payments and refunds, oldest first. */
export async function findActiveCards(db: Database) {
  const cards = await db
    .select()
    .from(giftCards)
    .where(isNotNull(giftCards.activeAt))
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id));
  const ids = cards.map(({ id }) => id);
  const ofSession = eq(orders.sessionId, checkoutSessions.id);
  const { giftCardId, giftCardCents, status, createdAt } = checkoutSessions;
  const paid = await db
    .select({ giftCardId, cents: giftCardCents, at: createdAt, number: orders.number })
    .from(checkoutSessions)
    .leftJoin(orders, ofSession)
    .where(
      and(isAnyOf(giftCardId, ids), inArray(status, ['open', 'completed']), gt(giftCardCents, 0)),
    )
    .orderBy(asc(createdAt));
  const returned = await db
    .select({
      giftCardId: giftCardRefunds.giftCardId,
      cents: giftCardRefunds.cents,
      at: giftCardRefunds.at,
      number: orders.number,
    })
    .from(giftCardRefunds)
    .innerJoin(orders, eq(orders.sessionId, giftCardRefunds.sessionId))
    .where(isAnyOf(giftCardRefunds.giftCardId, ids))
    .orderBy(asc(giftCardRefunds.at));
  const toEntry = ({ number, at, cents }: { number: number | null; at: Date; cents: number }) => ({
    ...{ at, cents },
    ...(number !== null && { order: formatOrderNumber(number) }),
  });
  return cards.map((card) => ({
    ...card,
    history: [
      ...paid
        .filter((row) => row.giftCardId === card.id)
        .map((row) => toEntry({ ...row, cents: -row.cents })),
      ...returned.filter((row) => row.giftCardId === card.id).map(toEntry),
    ].sort((one, other) => one.at.getTime() - other.at.getTime()),
  }));
}
