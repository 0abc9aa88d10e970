import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { tokenNeeded } from '../../../contract/rules/tokenNeeded.ts';
import type { LoginRequest, SignupRequest } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../db/database.ts';
import { Conflict, WrongCredentials, WrongToken } from '../../errors.ts';
import { spokenLanguage } from '../../lib/languages.ts';
import { addUser, changeUser, findUserByEmail, lockUser } from '../../repositories/users.ts';
import type { Role } from '../../security/caller.ts';
import {
  type HashClient,
  hashPassword,
  refuseGuessable,
  verifyPassword,
} from '../../security/passwords.ts';
import { mergeCart } from '../cart/customerCart.ts';
import type { Context } from '../context.ts';
import { codeFailure, consumeMfaCode, isEnrolled, type MfaContext } from './mfa.ts';
import { openSession } from './sessions.ts';

/** A new session; only its hash is stored, so the token is available only here. */
export type OpenedSession = { token: string; user: { id: string; role: Role } };

/**
 * Opens a session. The password is verified before the MFA code, so that nobody else learns about
 * MFA or locks the user out.
 * @throws WrongCredentials after the same work for an unknown email as for a wrong password
 * @throws WrongToken without a valid code, and TooMany after many wrong ones
 */
export async function logIn(
  context: MfaContext,
  { email, password, token: code }: Pick<LoginRequest, 'email' | 'password' | 'token'>,
  client?: HashClient,
): Promise<OpenedSession> {
  const { db, now } = context;
  const found = await findUserByEmail(db, email);
  const matches = await verifyPassword(found?.passwordHash, password, client);
  if (!found || !matches) throw new WrongCredentials();
  const outcome = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, found.id);
    // The password may have changed, and the sessions ended, since it was verified.
    if (user?.passwordHash !== found.passwordHash) throw new WrongCredentials();
    let passedMfa = false;
    if (code) {
      const mine = { userId: user.id, state: 'active' } as const;
      const verdict = await consumeMfaCode(tx, context, mine, code);
      if (verdict.status === 'refused' || verdict.status === 'locked') return verdict;
      passedMfa = verdict.status === 'taken';
    } else if (await isEnrolled(tx, user.id)) {
      throw new WrongToken(i18n.t(tokenNeeded));
    }
    const language = spokenLanguage();
    if (language && language !== user.language) await changeUser(tx, user.id, { language });
    const token = await openSession(tx, user.id, now(), { passedMfa });
    return { token, user: { id: user.id, role: user.role } };
  });
  if ('status' in outcome) throw codeFailure(outcome, (message) => new WrongToken(message));
  return outcome;
}

/**
 * Creates a customer with the guest's cart, and logs them in: all or nothing.
 * @throws Conflict when the email is in use
 * @throws BadInput for an easily guessed password
 */
export async function signUp(
  context: Context,
  { username, email, password, phone, address, cartItems }: SignupRequest,
  client?: HashClient,
): Promise<OpenedSession> {
  // Hashing is expensive, so check first; the insert below decides.
  if (await findUserByEmail(context.db, email)) throw emailInUse();
  await refuseGuessable(password, [context.shop.name, username, email]);
  const passwordHash = await hashPassword(password, client);
  return inTransaction(context.db, async (tx) => {
    const now = context.now();
    const user = { id: v7(), role: 'customer' } as const;
    const { added } = await addUser(tx, {
      ...user,
      name: username,
      email,
      phone: phone ?? null,
      address: address ?? null,
      passwordHash,
      language: spokenLanguage(),
      createdAt: now,
    });
    if (!added) throw emailInUse();
    const token = await openSession(tx, user.id, now);
    if (cartItems.length > 0) {
      await mergeCart({ ...context, db: tx }, user.id, cartItems, `signup-${user.id}`);
    }
    return { token, user };
  });
}

export function emailInUse(): Conflict {
  return new Conflict(messages.emailInUse, 'email');
}
