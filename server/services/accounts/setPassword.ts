import type { Database } from '../../db/database.ts';
import { removePasswordResetsOf } from '../../repositories/passwordResets.ts';
import { removeSessionsOf } from '../../repositories/sessions.ts';
import { changeUser } from '../../repositories/users.ts';

/**
 * Sets a password, in the transaction that verified the user. The old one opens nothing any more:
 * every session but `kept` ends, and links to set a password stop working.
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
