import type { Session } from '../lib/session.ts';
import type { SessionAnswer } from './answers/readAccount.ts';
import { ApiError } from './apiError.ts';

/** The session that a login or sign-up was answered with; undefined when it was refused. */
export function toSession({ success, token, user }: SessionAnswer): Session | undefined {
  return success && token && user ? { token, ...user } : undefined;
}

/** Returns true if an admin's login lacks only the MFA token, whatever the server's words for it. */
export function lacksToken(answer: SessionAnswer | ApiError): boolean {
  return answer.asksForToken || (answer instanceof ApiError && 'token' in answer.fields);
}
