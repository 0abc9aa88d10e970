import { and, eq, type InferSelectModel, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { authenticators } from '../db/mfaSchema.ts';

type Authenticator = InferSelectModel<typeof authenticators>;
export type AuthenticatorState = Authenticator['state'];

export async function findAuthenticator(
  db: Database,
  userId: string,
  state: AuthenticatorState,
): Promise<Authenticator | undefined> {
  const [found] = await db.select().from(authenticators).where(one(userId, state));
  return found;
}

/** Puts a pending authenticator in the place of the one before. */
export async function putPendingAuthenticator(
  tx: Database,
  userId: string,
  encryptedSecret: string,
): Promise<void> {
  const fresh = { encryptedSecret, lastStep: 0, failedAttempts: 0, lockedUntil: null };
  await tx
    .insert(authenticators)
    .values({ userId, state: 'pending', ...fresh })
    .onConflictDoUpdate({
      target: [authenticators.userId, authenticators.state],
      set: fresh,
    });
}

/** Puts the pending authenticator in the place of the active one. */
export async function activateAuthenticator(tx: Database, userId: string): Promise<void> {
  await tx.delete(authenticators).where(one(userId, 'active'));
  await tx.update(authenticators).set({ state: 'active' }).where(one(userId, 'pending'));
}

/** Uses up the code of a step: of concurrent callers, one gets `true`. Resets the failed attempts. */
export async function takeStep(
  tx: Database,
  { userId, state }: Pick<Authenticator, 'userId' | 'state'>,
  step: number,
): Promise<boolean> {
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
): Promise<void> {
  await tx.update(authenticators).set(fields).where(one(userId, state));
}

export async function removeAuthenticatorsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
}

function one(userId: string, state: AuthenticatorState) {
  return and(eq(authenticators.userId, userId), eq(authenticators.state, state));
}
