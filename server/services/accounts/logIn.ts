import { tokenNeeded } from '../../../contract/rules/tokenNeeded.ts';
import type { LoginRequest } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../db/transaction.ts';
import { WrongCredentials, WrongToken } from '../../errors.ts';
import { findUserByEmail, lockUser } from '../../repositories/users.ts';
import type { Role } from '../../security/caller.ts';
import type { HashClient } from '../../security/hashQueue.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { isEnrolled, type MfaContext } from './mfa.ts';
import { codeFailure, takeMfaCode } from './mfaCheck.ts';
import { openSession } from './sessions.ts';

/** A new session; only its hash is stored, so the token is available only here. */
export type OpenedSession = { token: string; user: { id: string; role: Role } };

/**
 * A session for an email and its password, and a code of users who enrolled in MFA. The
 * password comes first: without it nobody learns of MFA, or locks anyone out.
 * @throws WrongCredentials after the same work for an unknown email as for a wrong password
 * @throws WrongToken without a code that works now, and TooMany after many such
 */
export async function logIn(
  context: Pick<MfaContext, 'db' | 'now' | 'vault'>,
  { email, password, token: code }: Pick<LoginRequest, 'email' | 'password' | 'token'>,
  client?: HashClient,
): Promise<OpenedSession> {
  const { db, now } = context;
  const found = await findUserByEmail(db, email);
  const matches = await verifyPassword(found?.passwordHash, password, client);
  if (!found || !matches) throw new WrongCredentials();
  const outcome = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, found.id);
    // The password may have been changed, and the sessions ended, since it was looked at.
    if (user?.passwordHash !== found.passwordHash) throw new WrongCredentials();
    let passedMfa = false;
    if (code) {
      const mine = { userId: user.id, state: 'active' } as const;
      const verdict = await takeMfaCode(tx, context, mine, code);
      if (verdict.status === 'refused' || verdict.status === 'locked') return verdict;
      passedMfa = verdict.status === 'taken';
    } else if (await isEnrolled(tx, user.id)) {
      throw new WrongToken(tokenNeeded);
    }
    const token = await openSession(tx, user.id, now(), { passedMfa });
    return { token, user: { id: user.id, role: user.role } };
  });
  if ('status' in outcome) throw codeFailure(outcome, (message) => new WrongToken(message));
  return outcome;
}
