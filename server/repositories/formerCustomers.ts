import {
  and,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { newsletterConsents, users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { formerCustomers } from '../db/formerShopSchema.ts';

/** Adds accounts whose emails have none yet; returns those that were added. */
export async function addFormerCustomers(
  tx: Database,
  rows: (typeof users.$inferInsert)[],
  importedAt: Date,
) {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(users)
    .values(rows)
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ userId: users.id, emailKey: users.emailKey });
  if (added.length > 0) {
    await tx.insert(formerCustomers).values(added.map((one) => ({ ...one, importedAt })));
  }
  return added;
}

/** Imported customers without a password, of these emails, whose consent was not imported yet. */
export async function claimFormerConsents(
  tx: Database,
  emailKeys: readonly string[],
  consentAt: Date,
) {
  if (emailKeys.length === 0) return [];
  const { userId, emailKey } = formerCustomers;
  return tx
    .update(formerCustomers)
    .set({ consentAt })
    .from(users)
    .where(
      and(
        ...[eq(users.id, userId), eq(users.emailKey, emailKey), eq(users.passwordHash, '')],
        ...[isNull(formerCustomers.consentAt), inArray(emailKey, [...emailKeys])],
      ),
    )
    .returning({ userId, emailKey });
}

export async function addFormerConsents(
  tx: Database,
  rows: (typeof newsletterConsents.$inferInsert)[],
) {
  if (rows.length > 0) await tx.insert(newsletterConsents).values(rows).onConflictDoNothing();
}

const isWaiting = and(isNotNull(formerCustomers.mailAskedAt), isNull(formerCustomers.mailSentAt));

/** Imported accounts without a password whose owners got no email yet. */
const isUnasked = and(
  isNull(formerCustomers.mailAskedAt),
  eq(users.passwordHash, ''),
  ne(users.email, ''),
);

export async function countFormerCustomers(db: Database) {
  const countIf = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      customers: count(),
      unasked: countIf(isUnasked),
      waiting: countIf(isWaiting),
      refused: countIf(isNotNull(formerCustomers.mailProblem)),
    })
    .from(formerCustomers)
    .innerJoin(users, eq(users.id, formerCustomers.userId));
  return row ?? { customers: 0, unasked: 0, waiting: 0, refused: 0 };
}

/** Queues the email about a password for everyone who got none; repeated, it queues nothing. */
export async function askFormerCustomers(tx: Database, mailAskedAt: Date) {
  const asked = await tx
    .update(formerCustomers)
    .set({ mailAskedAt })
    .from(users)
    .where(and(eq(users.id, formerCustomers.userId), isUnasked))
    .returning({ userId: formerCustomers.userId });
  return asked.length;
}

/** Due emails, in random order, so that failing ones do not block the others. */
export function findFormerMails(db: Database, now: Date, limit: number) {
  const { retryAt } = formerCustomers;
  return db
    .select()
    .from(formerCustomers)
    .where(and(isWaiting, or(isNull(retryAt), lte(retryAt, now))))
    .orderBy(sql`random()`)
    .limit(limit);
}

/** Marks a waiting email as sent; undefined if it was not waiting. */
export async function claimFormerMail(db: Database, userId: string, now: Date) {
  const claimed = await db
    .update(formerCustomers)
    .set({ mailSentAt: now, mailTriedAt: sql`coalesce(${formerCustomers.mailTriedAt}, ${now})` })
    .where(and(eq(formerCustomers.userId, userId), isWaiting))
    .returning({ triedAt: formerCustomers.mailTriedAt });
  return claimed[0];
}

/** Only for the process that claimed the email. */
export async function changeFormerMail(
  db: Database,
  userId: string,
  change: { mailSentAt: null; retryAt: Date } | { mailProblem: string },
) {
  await db.update(formerCustomers).set(change).where(eq(formerCustomers.userId, userId));
}
