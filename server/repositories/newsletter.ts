import { and, asc, eq, gte, type InferSelectModel, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { newsletterConsents, users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';

type Consent = InferSelectModel<typeof newsletterConsents>;

const isOfEmail = and(
  eq(users.id, newsletterConsents.userId),
  eq(users.emailKey, newsletterConsents.emailKey),
);

/** The consent for the account's current email. */
export async function findConsent(db: Database, userId: string): Promise<Consent | undefined> {
  const [row] = await db
    .select({ consent: newsletterConsents })
    .from(newsletterConsents)
    .innerJoin(users, isOfEmail)
    .where(eq(newsletterConsents.userId, userId));
  return row?.consent;
}

export async function writeConsent(tx: Database, consent: Omit<Consent, 'confirmedAt'>) {
  const { userId: _, ...fields } = consent;
  await tx
    .insert(newsletterConsents)
    .values(consent)
    .onConflictDoUpdate({
      target: newsletterConsents.userId,
      set: { ...fields, confirmedAt: null },
    });
}

export async function removeConsentOf(tx: Database, userId: string) {
  await tx.delete(newsletterConsents).where(eq(newsletterConsents.userId, userId));
}

export async function removeConsentByStopToken(db: Database, token: string) {
  await db.delete(newsletterConsents).where(eq(newsletterConsents.stopToken, token));
}

/**
 * Confirms the consent behind an emailed link, repeatedly if asked; false if the link is unknown or
 * too old.
 */
export async function confirmConsent(db: Database, tokenHash: string, now: Date, since: Date) {
  const { confirmedAt, givenAt, tokenHash: hash } = newsletterConsents;
  const confirmed = await db
    .update(newsletterConsents)
    .set({ confirmedAt: sql`coalesce(${confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .from(users)
    .where(and(isOfEmail, eq(hash, tokenHash), gte(givenAt, since)))
    .returning({ userId: newsletterConsents.userId });
  return confirmed.length > 0;
}

export async function removeUnconfirmedConsents(db: Database, before: Date) {
  const { confirmedAt, givenAt } = newsletterConsents;
  await db.delete(newsletterConsents).where(and(isNull(confirmedAt), lt(givenAt, before)));
}

/** Confirmed consents for current emails, oldest first. */
export function findReaders(db: Database) {
  const { text, language, confirmedAt, stopToken } = newsletterConsents;
  return db
    .select({ email: users.email, name: users.name, text, language, confirmedAt, stopToken })
    .from(newsletterConsents)
    .innerJoin(users, isOfEmail)
    .where(isNotNull(confirmedAt))
    .orderBy(asc(confirmedAt), asc(users.id));
}
