import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { recoveryCodes } from '../db/mfaSchema.ts';

/** Puts these in the place of the codes the user had. */
export async function replaceRecoveryCodes(
  tx: Database,
  userId: string,
  hmacs: string[],
): Promise<void> {
  await removeRecoveryCodesOf(tx, userId);
  await tx.insert(recoveryCodes).values(hmacs.map((hmac) => ({ userId, hmac })));
}

/** Uses up the code; of concurrent callers, one gets `true`. */
export async function takeRecoveryCode(
  tx: Database,
  userId: string,
  hmac: string,
): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hmac, hmac)))
    .returning({ hmac: recoveryCodes.hmac });
  return taken.length === 1;
}

export async function removeRecoveryCodesOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
