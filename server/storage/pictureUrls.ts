import { createHmac, timingSafeEqual } from 'node:crypto';

const daySeconds = 86_400;

/** Half of the hash, as RFC 2104 allows. */
const signatureBytes = 16;

export const customersPrefix = 'review-';

/**
 * Scope of a signature. The shop's pictures share one, because signatures in a list do not
 * compress. A customer's picture has its own, because it may be removed separately.
 */
const signedPart = (name: string) => (name.startsWith(customersPrefix) ? name : 'shop');

/** Makes and checks the signed URLs of pictures that this server sends itself. */
export type PictureUrls = {
  sign: (name: string) => string;
  /** One URL for all renditions of the picture, with `{width}` and `{format}` to fill in. */
  signRenditions: (name: string) => string;
  /** Remaining seconds of the URL; undefined if it is forged or expired. */
  secondsLeft: (name: string, expires: string, signature: string) => number | undefined;
};

/** URLs stay the same within a UTC day, for caches, and are valid until the end of the next. */
export function createPictureUrls(options: {
  secret: string;
  /** Prefix of `/pictures/…`: `/api`, or with an origin `https://shop.example/api`. */
  apiUrl: string;
  now: () => Date;
}): PictureUrls {
  const seconds = () => Math.floor(options.now().getTime() / 1000);
  const hmac = (signed: string) =>
    createHmac('sha256', options.secret)
      .update(signed)
      .digest()
      .subarray(0, signatureBytes)
      .toString('base64url');

  // Most URLs of a day have the same signature.
  let last = { signed: '', signature: '' };
  const signatureOf = (name: string, expires: number) => {
    const signed = `${signedPart(name)}\n${expires}`;
    if (signed !== last.signed) last = { signed, signature: hmac(signed) };
    return last.signature;
  };

  // Width and format are not signed: the signature covers all renditions.
  const signedUrl = (name: string, path: string) => {
    const expires = (Math.floor(seconds() / daySeconds) + 2) * daySeconds;
    return `${options.apiUrl}/pictures/${path}?expires=${expires}&signature=${signatureOf(name, expires)}`;
  };

  return {
    sign: (name) => signedUrl(name, name),
    signRenditions: (name) => signedUrl(name, `${name}/{width}.{format}`),
    secondsLeft(name, expires, signature) {
      const left = Number(expires) - seconds();
      if (!(left > 0) || !equal(signature, signatureOf(name, Number(expires)))) return undefined;
      return left;
    },
  };
}

function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
