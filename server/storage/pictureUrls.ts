import { createHmac, timingSafeEqual } from 'node:crypto';

const daySeconds = 86_400;

/** Half of the hash, as RFC 2104 allows: a list has many signatures, and they don't compress. */
const signatureBytes = 16;

/** Makes and checks the signed URLs of pictures that this server sends itself. */
export type PictureUrls = {
  sign: (name: string) => string;
  /** One URL for all renditions of the picture, with `{width}` and `{format}` to fill in. */
  signRenditions: (name: string) => string;
  /** The seconds the URL still holds, or undefined when it is forged or has expired. */
  secondsLeft: (name: string, expires: string, signature: string) => number | undefined;
};

/**
 * URLs stay the same within a UTC day, so that browsers keep the pictures, and hold to the
 * end of the next day: between 24 and 48 hours.
 */
export function createPictureUrls(options: {
  secret: string;
  /** What stands before `/pictures/…`: `/api`, or with an origin `https://shop.example/api`. */
  apiUrl: string;
  now: () => Date;
}): PictureUrls {
  const seconds = () => Math.floor(options.now().getTime() / 1000);
  const signatureOf = (name: string, expires: number) =>
    createHmac('sha256', options.secret)
      .update(`${name}\n${expires}`)
      .digest()
      .subarray(0, signatureBytes)
      .toString('base64url');

  // The signature is of the picture's name alone, so it holds for each of its renditions, too.
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
