import { and, eq, gt, type InferSelectModel, lt, lte, ne, sql } from 'drizzle-orm';
import {
  attempts,
  authenticators,
  passwordResets,
  recoveryCodes,
  sessions,
  staffRoles,
  users,
} from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';

export async function addSession(tx: Database, session: typeof sessions.$inferInsert) {
  await tx.insert(sessions).values(session);
}

/** The session that is valid at `now`, with its current user. */
export async function findSession(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      name: users.name,
      granted: staffRoles.permissions,
      session: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      loggedInAt: sessions.createdAt,
      passedMfa: sessions.passedMfa,
      isEnrolled: sql<boolean>`${authenticators.userId} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(staffRoles, eq(staffRoles.name, users.staffRole))
    .leftJoin(
      authenticators,
      and(eq(authenticators.userId, users.id), eq(authenticators.state, 'active')),
    )
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return found;
}

export async function extendSession(db: Database, tokenHash: string, expiresAt: Date) {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function markPassedMfa(db: Database, tokenHash: string) {
  await db.update(sessions).set({ passedMfa: true }).where(eq(sessions.tokenHash, tokenHash));
}

export async function removeSession(db: Database, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the user's sessions, all but `kept`. */
export async function removeSessionsOf(tx: Database, userId: string, kept?: string) {
  const others = kept === undefined ? undefined : ne(sessions.tokenHash, kept);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

export async function removeExpiredSessions(tx: Database, userId: string, now: Date) {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
}

export async function addPasswordReset(tx: Database, reset: typeof passwordResets.$inferInsert) {
  await tx.insert(passwordResets).values(reset);
}

/** User of a valid link. */
export async function findPasswordReset(db: Database, tokenHash: string, now: Date) {
  const [reset] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(alive(tokenHash, now));
  return reset;
}

/** Uses up the link; of concurrent callers, one gets it. */
export async function consumePasswordReset(tx: Database, tokenHash: string, now: Date) {
  const [reset] = await tx
    .delete(passwordResets)
    .where(alive(tokenHash, now))
    .returning({ userId: passwordResets.userId, emailKey: passwordResets.emailKey });
  return reset;
}

export async function removePasswordResetsOf(tx: Database, userId: string) {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function removeExpiredPasswordResets(tx: Database, now: Date) {
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

function alive(tokenHash: string, now: Date) {
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
}

/** Counts an attempt: in the window that is open `now`, or as the first of one until `endsAt`. */
export async function countAttempt(
  db: Database,
  key: string,
  { now, endsAt }: { now: Date; endsAt: Date },
) {
  const isOver = lte(attempts.endsAt, now);
  const [counted] = await db
    .insert(attempts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ count: attempts.count, endsAt: attempts.endsAt });
  if (!counted) throw new Error('An attempt was not counted');
  return counted;
}

/** Removes one attempt, which turned out not to count. */
export async function removeAttempt(db: Database, key: string) {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(eq(attempts.key, key));
}

export async function removePastAttempts(db: Database, now: Date) {
  await db.delete(attempts).where(lte(attempts.endsAt, now));
}

type Authenticator = InferSelectModel<typeof authenticators>;
export type AuthenticatorState = Authenticator['state'];

export async function findAuthenticator(db: Database, userId: string, state: AuthenticatorState) {
  const [found] = await db.select().from(authenticators).where(one(userId, state));
  return found;
}

export async function putPendingAuthenticator(
  tx: Database,
  userId: string,
  encryptedSecret: string,
) {
  const fresh = { encryptedSecret, lastStep: 0, failedAttempts: 0, lockedUntil: null };
  await tx
    .insert(authenticators)
    .values({ userId, state: 'pending', ...fresh })
    .onConflictDoUpdate({ target: [authenticators.userId, authenticators.state], set: fresh });
}

/** Replaces the active authenticator by the pending one. */
export async function activateAuthenticator(tx: Database, userId: string) {
  await tx.delete(authenticators).where(one(userId, 'active'));
  await tx.update(authenticators).set({ state: 'active' }).where(one(userId, 'pending'));
}

/** Uses up the code of a step: of concurrent callers, one gets `true`. Resets the failed attempts. */
export async function consumeStep(
  tx: Database,
  { userId, state }: Pick<Authenticator, 'userId' | 'state'>,
  step: number,
) {
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step, failedAttempts: 0, lockedUntil: null })
    .where(and(one(userId, state), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return taken.length === 1;
}

export async function setFailedAttempts(
  tx: Database,
  { userId, state }: Pick<Authenticator, 'userId' | 'state'>,
  fields: Pick<Authenticator, 'failedAttempts' | 'lockedUntil'>,
) {
  await tx.update(authenticators).set(fields).where(one(userId, state));
}

function one(userId: string, state: AuthenticatorState) {
  return and(eq(authenticators.userId, userId), eq(authenticators.state, state));
}

export async function replaceRecoveryCodes(tx: Database, userId: string, hmacs: string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hmacs.map((hmac) => ({ userId, hmac })));
}

/** Uses up the code; of concurrent callers, one gets `true`. */
export async function consumeRecoveryCode(tx: Database, userId: string, hmac: string) {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hmac, hmac)))
    .returning({ hmac: recoveryCodes.hmac });
  return taken.length === 1;
}

export async function removeMfa(tx: Database, userId: string) {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
