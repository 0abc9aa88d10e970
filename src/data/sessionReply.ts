import { tokenNeeded } from '../../contract/rules/tokenNeeded.ts';
import type { Session } from '../lib/session.ts';
import type { SessionAnswer } from './answers/readAccount.ts';
import { ApiError } from './apiError.ts';

/** The session that a login or sign-up was answered with; undefined when it was refused. */
export function toSession({ success, token, user }: SessionAnswer): Session | undefined {
  return success && token && user ? { token, ...user } : undefined;
}

/** An admin's login that lacks only the MFA token, told by a failure or by an answer without one. */
export function lacksToken(answer: SessionAnswer | ApiError): boolean {
  if (answer instanceof ApiError) {
    return [answer.message, ...answer.errors].includes(tokenNeeded) || 'token' in answer.fields;
  }
  return answer.errors.includes(tokenNeeded) || (!answer.token && answer.user?.role === 'admin');
}
