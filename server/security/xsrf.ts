import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Who a token is bound to: a session (the hash of its token), or whoever is not logged in. */
export type XsrfIdentity = string;

export const anonymous: XsrfIdentity = 'anonymous';

/** Makes and checks XSRF tokens. */
export type Xsrf = {
  issue: (identity: XsrfIdentity) => string;
  isValid: (token: string | undefined, identity: XsrfIdentity) => boolean;
};

/**
 * Signed double-submit tokens: `random.HMAC(secret, random + identity)`, as OWASP's cheat sheet
 * on cross-site request forgery has them. Nothing is kept: the secret is all it takes to check.
 */
export function createXsrf(secret: string): Xsrf {
  // A key of its own: what else is signed with the shop's secret never passes here.
  const key = createHmac('sha256', secret).update('xsrf').digest();
  const sign = (random: string, identity: XsrfIdentity) =>
    createHmac('sha256', key).update(`${random}.${identity}`).digest();

  return {
    issue: (identity) => {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${sign(random, identity).toString('base64url')}`;
    },
    isValid: (token, identity) => {
      const [random = '', signature = ''] = token?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = sign(random, identity);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
