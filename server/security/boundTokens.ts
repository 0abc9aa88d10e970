import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Makes and checks random tokens that are worth something to one identity alone. */
export type BoundTokens = {
  issue: (identity: string) => string;
  isValid: (token: string | undefined, identity: string) => boolean;
};

/**
 * Tokens of the form `random.HMAC(secret, random + identity)`. Nothing is kept: the secret is all
 * it takes to check.
 * @param use what they are for: a token for one use passes for no other
 */
export function createBoundTokens(secret: string, use: string): BoundTokens {
  const key = createHmac('sha256', secret).update(use).digest();
  const sign = (random: string, identity: string) =>
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
