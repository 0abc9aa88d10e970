import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is shown. */
const period = 30;

/** Clocks may differ: the code before and the one after are taken, too. */
const drift = 1;

/** A new authenticator's secret in base32: 160 random bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, account: { shop: string; email: string }): string {
  return totp(secret, { issuer: account.shop, label: account.email }).toString();
}

/**
 * Which 30-second step of RFC 6238 the code belongs to; undefined when it is no code of now.
 * @param code six digits
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const distance = totp(secret).validate({ token: code, timestamp, window: drift });
  return distance === null ? undefined : Math.floor(timestamp / 1000 / period) + distance;
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  });
}
