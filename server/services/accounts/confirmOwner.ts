import { messages } from '../../../contract/messages.ts';
import type { UserChange } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../db/database.ts';
import { BadInput, WrongPassword } from '../../errors.ts';
import { findUser, lockUser } from '../../repositories/users.ts';
import type { Caller } from '../../security/caller.ts';
import { type HashClient, verifyPassword } from '../../security/passwords.ts';
import { codeFailure, consumeMfaCode, type MfaContext, wrongCode } from './mfa.ts';

/** Milliseconds after a login during which the password is not required again. */
const freshness = 15 * 60_000;

/**
 * Makes sure that someone at an unattended session cannot change email and password. A fresh login
 * suffices, so that the specification's call works unchanged.
 * @throws BadInput naming the missing or wrong one of `currentPassword` and `token`
 */
export async function confirmOwner(
  context: MfaContext,
  caller: Caller,
  { email, password, ...proof }: UserChange,
  client?: HashClient,
) {
  if (password === undefined && email === caller.email) return;
  if (context.now().getTime() - caller.loggedInAt.getTime() < freshness) return;
  await verifyOwner(context, caller, proof, client);
}

/**
 * Same as `confirmOwner`, even if the login is fresh.
 * @returns the hash of the verified password
 */
export async function verifyOwner(
  context: MfaContext,
  caller: Caller,
  { currentPassword, token }: Pick<UserChange, 'currentPassword' | 'token'>,
  client?: HashClient,
): Promise<string | undefined> {
  if (!currentPassword || (caller.isEnrolled && !token)) {
    throw somethingMissing({
      ...(!currentPassword && { currentPassword: messages.passwordNeeded }),
      ...(caller.isEnrolled && !token && { token: messages.mfaTokenNeeded }),
    });
  }
  const user = await findUser(context.db, caller.id);
  if (!(await verifyPassword(user?.passwordHash, currentPassword, client))) {
    throw new WrongPassword('currentPassword');
  }
  if (!caller.isEnrolled || !token) return user?.passwordHash;
  const verdict = await inTransaction(context.db, async (tx) => {
    await lockUser(tx, caller.id);
    return consumeMfaCode(tx, context, { userId: caller.id, state: 'active' }, token);
  });
  if (verdict.status === 'refused' || verdict.status === 'locked') {
    throw codeFailure(verdict, wrongCode);
  }
  return user?.passwordHash;
}

function somethingMissing(fields: Record<string, string>): BadInput {
  return new BadInput(Object.values(fields).join(' '), fields);
}
