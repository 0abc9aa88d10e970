import type { EndpointKey } from '../../contract/endpoint.ts';
import { accessOf } from '../../contract/rules/access.ts';
import type { Session } from '../lib/session.ts';

/** Whether the server asks for a session to answer this call. */
export function needsSession(key: EndpointKey): boolean {
  return accessOf(key) !== 'public';
}

/** Public all the same; a logged-in customer makes them in their own name. */
const inOwnName: ReadonlySet<EndpointKey> = new Set([
  'POST /stockalert',
  'GET /discountcode/:code',
]);

/** Whether the answer depends on who asks. */
export function isPersonal(key: EndpointKey): boolean {
  return needsSession(key) || inOwnName.has(key);
}

/** The headers by which a call says who makes it: none for a guest, nor for most public calls. */
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

/** Whether the call is an admin’s alone. */
export function isAdminCall(key: EndpointKey): boolean {
  return accessOf(key) === 'admin';
}

/** The server's cookie, handed back as a header: the double-submit defence against forged requests. */
export function xsrfHeader(): Record<string, string> {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie ?? '')?.[1];
  return token ? { 'X-XSRF-TOKEN': decoded(token) } : {};
}

/** A cookie from elsewhere may not be valid percent-encoding; the server refuses it then. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
