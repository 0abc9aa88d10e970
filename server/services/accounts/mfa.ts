import { messages } from '../../../contract/messages.ts';
import type { MfaReplacement } from '../../../contract/schemas/mfa.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Conflict, NotLoggedIn, WrongPassword } from '../../errors.ts';
import {
  activateAuthenticator,
  findAuthenticator,
  putPendingAuthenticator,
  removeAuthenticatorsOf,
} from '../../repositories/authenticators.ts';
import { removeRecoveryCodesOf, replaceRecoveryCodes } from '../../repositories/recoveryCodes.ts';
import { markPassedMfa, removeSessionsOf } from '../../repositories/sessions.ts';
import { findUser, lockUser } from '../../repositories/users.ts';
import type { Caller } from '../../security/caller.ts';
import type { HashClient } from '../../security/hashQueue.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { newRecoveryCodes } from '../../security/recoveryCodes.ts';
import { newTotpSecret, totpUri } from '../../security/totp.ts';
import type { Vault } from '../../security/vault.ts';
import type { Context } from '../context.ts';
import { codeFailure, takeMfaCode, wrongCode } from './mfaCheck.ts';

export type MfaContext = Pick<Context, 'db' | 'now' | 'shop'> & { vault: Vault };

/** What an authenticator is set up with: by its QR code, or by hand. */
type Enrolment = { uri: string; secret: string };

/** Whether the user has an authenticator in use: one that is being set up is none yet. */
export async function isEnrolled(db: Database, userId: string): Promise<boolean> {
  return (await findAuthenticator(db, userId, 'active')) !== undefined;
}

/**
 * Begins the first enrolment, or begins it again.
 * @throws Conflict when there is an authenticator in use, whose code would be needed
 */
export async function beginEnrolment(context: MfaContext, caller: Caller): Promise<Enrolment> {
  return inTransaction(context.db, async (tx) => {
    await lockUser(tx, caller.id);
    if (await isEnrolled(tx, caller.id)) {
      throw new Conflict(messages.mfaIsSetUp);
    }
    return putNewSecret(tx, context, caller);
  });
}

/**
 * Begins to replace the authenticator in use, which counts until the new one is verified.
 * @throws BadInput for a wrong password or code, so that the session stays
 * @throws Conflict when there is none in use
 */
export async function beginReplacement(
  context: MfaContext,
  caller: Caller,
  { password, token }: MfaReplacement,
  client?: HashClient,
): Promise<Enrolment> {
  const { db } = context;
  const found = await findUser(db, caller.id);
  if (!(await verifyPassword(found?.passwordHash, password, client)))
    throw new WrongPassword('password');
  const outcome = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, caller.id);
    if (user?.passwordHash !== found?.passwordHash) throw new WrongPassword('password');
    const verdict = await takeMfaCode(tx, context, { userId: caller.id, state: 'active' }, token);
    if (verdict.status === 'absent') throw new Conflict(messages.mfaNotSetUp);
    return verdict.status === 'taken' ? putNewSecret(tx, context, caller) : verdict;
  });
  if ('status' in outcome) throw codeFailure(outcome, wrongCode);
  return outcome;
}

/**
 * Ends enrolment with a code of the new authenticator, which is asked for from now on. The user's
 * other sessions, which began without it, end.
 * @returns ten recovery codes, told this once; those of before are worth nothing any more
 * @throws BadInput for a wrong code
 * @throws Conflict when nothing was begun
 */
export async function verifyEnrolment(
  context: Pick<MfaContext, 'db' | 'vault' | 'now'>,
  { id: userId, session }: Pick<Caller, 'id' | 'session'>,
  token: string,
): Promise<string[]> {
  const { db, vault } = context;
  const outcome = await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new NotLoggedIn();
    const verdict = await takeMfaCode(tx, context, { userId, state: 'pending' }, token);
    if (verdict.status === 'absent') throw new Conflict(messages.mfaNotBegun);
    if (verdict.status !== 'taken') return verdict;
    const codes = newRecoveryCodes();
    const hmacs = codes.map((code) => vault.hmac(code, userId));
    await activateAuthenticator(tx, userId);
    await replaceRecoveryCodes(tx, userId, hmacs);
    await removeSessionsOf(tx, userId, session);
    await markPassedMfa(tx, session);
    return codes;
  });
  if ('status' in outcome) throw codeFailure(outcome, wrongCode);
  return outcome;
}

/** Forgets authenticators and recovery codes, in the transaction that made sure of the user. */
export async function removeMfa(tx: Database, userId: string): Promise<void> {
  await removeAuthenticatorsOf(tx, userId);
  await removeRecoveryCodesOf(tx, userId);
}

async function putNewSecret(
  tx: Database,
  { vault, shop }: MfaContext,
  { id, email }: Caller,
): Promise<Enrolment> {
  const secret = newTotpSecret();
  await putPendingAuthenticator(tx, id, vault.encrypt(secret, id));
  return { secret, uri: totpUri(secret, { shop: shop.name, email }) };
}
