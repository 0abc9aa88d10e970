import { messages } from '../../../contract/messages.ts';
import type { Database } from '../../db/database.ts';
import { BadInput, type ShopError, TooMany } from '../../errors.ts';
import { later } from '../../lib/days.ts';
import {
  type AuthenticatorState,
  findAuthenticator,
  setFailedAttempts,
  takeStep,
} from '../../repositories/authenticators.ts';
import { takeRecoveryCode } from '../../repositories/recoveryCodes.ts';
import { normalRecoveryCode } from '../../security/recoveryCodes.ts';
import { findTotpStep } from '../../security/totp.ts';
import type { Vault } from '../../security/vault.ts';

/** Wrong codes in a row after which the check is locked, and for how long. */
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
 * The transaction must hold the user (`lockUser`), so that guesses come one after the other.
 */
export async function takeMfaCode(
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
  if (step !== undefined && (await takeStep(tx, found, step))) return { status: 'taken' };
  const hmac = vault.hmac(normalRecoveryCode(code), userId);
  if (state === 'active' && (await takeRecoveryCode(tx, userId, hmac))) {
    await setFailedAttempts(tx, found, { failedAttempts: 0, lockedUntil: null });
    return { status: 'taken' };
  }

  const failedAttempts = (lockedUntil ? 0 : found.failedAttempts) + 1;
  const isLast = failedAttempts >= maxFailedAttempts;
  const unlockedAt = isLast ? later(now, lockMinutes * 60_000) : null;
  await setFailedAttempts(tx, found, { failedAttempts, lockedUntil: unlockedAt });
  return {
    status: 'refused',
    message: step === undefined ? messages.wrongMfaToken : messages.usedMfaToken,
  };
}

/** Within a session: it stays, which a 401 would deny. */
export function wrongCode(message: string): BadInput {
  return new BadInput(message, 'token');
}

/**
 * What a code that was not taken is answered.
 * @param refuse makes the failure of a wrong code
 */
export function codeFailure(
  verdict: Exclude<CodeVerdict, { status: 'taken' | 'absent' }>,
  refuse: (message: string) => ShopError,
): ShopError {
  return verdict.status === 'locked' ? new TooMany(verdict.seconds) : refuse(verdict.message);
}
