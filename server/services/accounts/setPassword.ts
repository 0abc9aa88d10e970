import type { Database } from '../../db/database.ts';
import { removePasswordResetsOf } from '../../repositories/passwordResets.ts';
import { removeSessionsOf } from '../../repositories/sessions.ts';
import { changeUser } from '../../repositories/users.ts';

/**
 * Sets a password, in the transaction that made sure of the user. Whoever knew the old one is
 * out: every session but `kept` ends, and links to set a password stop working.
 */
export async function setPassword(
  tx: Database,
  userId: string,
  passwordHash: string,
  kept?: string,
): Promise<void> {
  await changeUser(tx, userId, { passwordHash });
  await removeSessionsOf(tx, userId, kept);
  await removePasswordResetsOf(tx, userId);
}
