import type { EndpointKey } from '../../contract/endpoint.ts';
import { accessOf, isPersonal } from '../../contract/rules/calls.ts';
import { parseSession, type Session } from '../lib/session.ts';
import { persisted, usePersisted } from './persisted.ts';

export function needsSession(key: EndpointKey): boolean {
  return accessOf(key) !== 'public';
}

/** Authentication headers of a call; none for guests and most public calls. */
export function credentials(
  key: EndpointKey,
  session: Session | undefined,
): Record<string, string> {
  if (!session || !isPersonal(key)) return {};
  return {
    Authorization: `Bearer ${session.token}`,
    ...(isAdminCall(key) && session.role && { role: session.role }),
  };
}

export function isAdminCall(key: EndpointKey): boolean {
  return accessOf(key) === 'admin';
}

/** XSRF cookie as a header, for the double-submit protection against request forgery. */
export function xsrfHeader(): Record<string, string> {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie ?? '')?.[1];
  return token ? { 'X-XSRF-TOKEN': decoded(token) } : {};
}

/** Keeps a cookie with invalid percent-encoding as is; the server refuses it. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

const stored = persisted('hemline.session', parseSession);

/** Stored session, shared by all tabs; undefined for guests. */
export function useStoredSession() {
  return {
    session: usePersisted(stored),
    storeSession: stored.write,
    forgetSession: stored.remove,
  };
}
