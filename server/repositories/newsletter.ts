import { and, asc, eq, gte, type InferSelectModel, isNotNull } from 'drizzle-orm';
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

/** Confirms the consent of an emailed link, once or again; false if it is none or too old. */
export async function confirmConsent(db: Database, tokenHash: string, now: Date, since: Date) {
  const [found] = await db
    .select({ userId: users.id, confirmedAt: newsletterConsents.confirmedAt })
    .from(newsletterConsents)
    .innerJoin(users, isOfEmail)
    .where(
      and(eq(newsletterConsents.tokenHash, tokenHash), gte(newsletterConsents.givenAt, since)),
    );
  if (found && !found.confirmedAt) {
    await db
      .update(newsletterConsents)
      .set({ confirmedAt: now })
      .where(eq(newsletterConsents.tokenHash, tokenHash));
  }
  return found !== undefined;
}

/** Confirmed consents for current emails, the oldest first. */
export function findReaders(db: Database) {
  const { text, language, confirmedAt, stopToken } = newsletterConsents;
  return db
    .select({ email: users.email, name: users.name, text, language, confirmedAt, stopToken })
    .from(newsletterConsents)
    .innerJoin(users, isOfEmail)
    .where(isNotNull(confirmedAt))
    .orderBy(asc(confirmedAt), asc(users.id));
}
