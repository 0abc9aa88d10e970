import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { sessions, users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { authenticators } from '../db/mfaSchema.ts';

export async function addSession(
  tx: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await tx.insert(sessions).values(session);
}

/** The session that is alive at `now`, with its user as they are now. */
export async function findSession(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      session: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      loggedInAt: sessions.createdAt,
      passedMfa: sessions.passedMfa,
      isEnrolled: sql<boolean>`${authenticators.userId} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      authenticators,
      and(eq(authenticators.userId, users.id), eq(authenticators.state, 'active')),
    )
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return found;
}

export async function extendSession(
  db: Database,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function markPassedMfa(db: Database, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ passedMfa: true }).where(eq(sessions.tokenHash, tokenHash));
}

export async function removeSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the user's sessions, all but `kept`. */
export async function removeSessionsOf(tx: Database, userId: string, kept?: string): Promise<void> {
  const others = kept === undefined ? undefined : ne(sessions.tokenHash, kept);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Forgets the user's sessions that expired before `now`. */
export async function removeExpiredSessions(
  tx: Database,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
}
