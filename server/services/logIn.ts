import type { LoginRequest } from '../../contract/schemas/user.ts';
import { inTransaction } from '../db/transaction.ts';
import { WrongCredentials } from '../errors.ts';
import { findUserByEmail, lockUser } from '../repositories/users.ts';
import type { Role } from '../security/caller.ts';
import { verifyPassword } from '../security/passwords.ts';
import type { Context } from './context.ts';
import { openSession } from './sessions.ts';

/** A session that has just begun: its token is told this once. */
export type OpenedSession = { token: string; user: { id: string; role: Role } };

/**
 * A session for an email and its password.
 * @throws WrongCredentials after the same work for an unknown email as for a wrong password
 */
export async function logIn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { email, password }: Pick<LoginRequest, 'email' | 'password'>,
): Promise<OpenedSession> {
  const found = await findUserByEmail(db, email);
  const matches = await verifyPassword(found?.passwordHash, password);
  if (!found || !matches) throw new WrongCredentials();
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, found.id);
    // The password may have been changed, and the sessions ended, since it was looked at.
    if (user?.passwordHash !== found.passwordHash) throw new WrongCredentials();
    const token = await openSession(tx, user.id, now());
    return { token, user: { id: user.id, role: user.role } };
  });
}
