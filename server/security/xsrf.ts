import { type BoundTokens, createBoundTokens } from './boundTokens.ts';

/** Who a token is bound to: a session (the hash of its token), or whoever is not logged in. */
export type XsrfIdentity = string;

export const anonymous: XsrfIdentity = 'anonymous';

/**
 * Makes and checks XSRF tokens: signed double-submit, as OWASP's cheat sheet on cross-site request
 * forgery has it.
 */
export function createXsrf(secret: string): BoundTokens {
  return createBoundTokens(secret, 'xsrf');
}
