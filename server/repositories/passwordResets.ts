import { and, eq, gt, lt } from 'drizzle-orm';
import { passwordResets } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';

export async function addPasswordReset(
  tx: Database,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

/** Whose link it is, while it is alive. */
export async function findPasswordReset(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string } | undefined> {
  const [reset] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(alive(tokenHash, now));
  return reset;
}

/** Uses the link up; of many at once, one gets the user. */
export async function takePasswordReset(
  tx: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string } | undefined> {
  const [reset] = await tx
    .delete(passwordResets)
    .where(alive(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return reset;
}

/** Makes every link of the user useless. */
export async function removePasswordResetsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Forgets everybody's links that expired before `now`. */
export async function removeExpiredPasswordResets(tx: Database, now: Date): Promise<void> {
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

function alive(tokenHash: string, now: Date) {
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
}
