import { messages } from '../../../contract/messages.ts';
import type { MfaReplacement } from '../../../contract/schemas/mfa.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import {
  BadInput,
  Conflict,
  NotLoggedIn,
  type ShopError,
  TooMany,
  WrongPassword,
} from '../../errors.ts';
import { addMs } from '../../lib/time.ts';
import {
  type AuthenticatorState,
  activateAuthenticator,
  consumeRecoveryCode,
  consumeStep,
  findAuthenticator,
  markPassedMfa,
  putPendingAuthenticator,
  removeSessionsOf,
  replaceRecoveryCodes,
  setFailedAttempts,
} from '../../repositories/credentials.ts';
import { findUser, lockUser } from '../../repositories/users.ts';
import type { Caller } from '../../security/caller.ts';
import {
  findTotpStep,
  newRecoveryCodes,
  newTotpSecret,
  normalRecoveryCode,
  totpUri,
  type Vault,
} from '../../security/mfaCodes.ts';
import { type HashClient, verifyPassword } from '../../security/passwords.ts';
import type { Context } from '../context.ts';

export type MfaContext = Context & { vault: Vault };

/** Setup of an authenticator: by its QR code, or manually. */
type Enrolment = { uri: string; secret: string };

/** Returns true if the user has an active authenticator, not only a pending one. */
export async function isEnrolled(db: Database, userId: string): Promise<boolean> {
  return (await findAuthenticator(db, userId, 'active')) !== undefined;
}

/**
 * Begins or restarts the first enrolment.
 * @throws Conflict when an authenticator is active, whose code would be needed
 */
export async function startEnrolment(context: MfaContext, caller: Caller): Promise<Enrolment> {
  return inTransaction(context.db, async (tx) => {
    await lockUser(tx, caller.id);
    if (await isEnrolled(tx, caller.id)) {
      throw new Conflict(messages.mfaIsSetUp);
    }
    return putNewSecret(tx, context, caller);
  });
}

/**
 * Begins to replace the active authenticator, which stays active until the new one is verified.
 * @throws BadInput for a wrong password or code
 * @throws Conflict when none is active
 */
export async function startReplacement(
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
    const verdict = await consumeMfaCode(
      tx,
      context,
      { userId: caller.id, state: 'active' },
      token,
    );
    if (verdict.status === 'absent') throw new Conflict(messages.mfaNotSetUp);
    return verdict.status === 'taken' ? putNewSecret(tx, context, caller) : verdict;
  });
  if ('status' in outcome) throw codeFailure(outcome, wrongCode);
  return outcome;
}

/**
 * Ends enrolment with a code of the new authenticator. Ends the user's other sessions, which began
 * without it.
 * @returns ten recovery codes, shown only once; earlier ones become invalid
 * @throws BadInput for a wrong code
 * @throws Conflict when nothing was begun
 */
export async function verifyEnrolment(
  context: MfaContext,
  { id: userId, session }: Pick<Caller, 'id' | 'session'>,
  token: string,
): Promise<string[]> {
  const { db, vault } = context;
  const outcome = await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new NotLoggedIn();
    const verdict = await consumeMfaCode(tx, context, { userId, state: 'pending' }, token);
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

async function putNewSecret(
  tx: Database,
  { vault, shop }: MfaContext,
  { id, email }: Caller,
): Promise<Enrolment> {
  const secret = newTotpSecret();
  await putPendingAuthenticator(tx, id, vault.encrypt(secret, id));
  return { secret, uri: totpUri(secret, { shop: shop.name, email }) };
}

/** Wrong codes in a row until the check is locked, and the lock's duration. */
const maxFailedAttempts = 5;
const lockMinutes = 15;

/** The outcome of a code check. The failure is counted in the transaction, so do not roll it back. */
type CodeVerdict =
  | { status: 'taken' }
  | { status: 'refused'; message: string }
  | { status: 'locked'; seconds: number }
  /** There is no authenticator in this state. */
  | { status: 'absent' };

/**
 * Takes a code of the user's authenticator, or for the active one a recovery code; each works once.
 * The transaction must hold the user (`lockUser`), so that guesses come one by one.
 */
export async function consumeMfaCode(
  tx: Database,
  { vault, now: clock }: { vault: Vault; now: () => Date },
  { userId, state }: { userId: string; state: AuthenticatorState },
  code: string,
): Promise<CodeVerdict> {
  const now = clock();
  const found = await findAuthenticator(tx, userId, state);
  if (!found) return { status: 'absent' };
  const { lockedUntil } = found;
  if (lockedUntil && lockedUntil > now) {
    return { status: 'locked', seconds: Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000) };
  }

  const step = findTotpStep(vault.decrypt(found.encryptedSecret, userId), code, now);
  if (step !== undefined && (await consumeStep(tx, found, step))) return { status: 'taken' };
  const hmac = vault.hmac(normalRecoveryCode(code), userId);
  if (state === 'active' && (await consumeRecoveryCode(tx, userId, hmac))) {
    await setFailedAttempts(tx, found, { failedAttempts: 0, lockedUntil: null });
    return { status: 'taken' };
  }

  const failedAttempts = (lockedUntil ? 0 : found.failedAttempts) + 1;
  const isLast = failedAttempts >= maxFailedAttempts;
  const unlockedAt = isLast ? addMs(now, lockMinutes * 60_000) : null;
  await setFailedAttempts(tx, found, { failedAttempts, lockedUntil: unlockedAt });
  return {
    status: 'refused',
    message: step === undefined ? messages.wrongMfaToken : messages.usedMfaToken,
  };
}

/** BadInput, because a 401 would mean that the session has ended. */
export function wrongCode(message: string): BadInput {
  return new BadInput(message, 'token');
}

/**
 * Error for a code that was not accepted.
 * @param refuse makes the error for a wrong code
 */
export function codeFailure(
  verdict: Exclude<CodeVerdict, { status: 'taken' | 'absent' }>,
  refuse: (message: string) => ShopError,
): ShopError {
  return verdict.status === 'locked' ? new TooMany(verdict.seconds) : refuse(verdict.message);
}
