import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Conflict } from '../errors.ts';

/** Seconds that a code is shown. */
const period = 30;

/** Accepts the previous and the next code, too, because clocks may differ. */
const drift = 1;

/** A new authenticator's secret in base32: 160 random bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Content of the QR code for authenticator apps. */
export function totpUri(secret: string, account: { shop: string; email: string }): string {
  return totp(secret, { issuer: account.shop, label: account.email }).toString();
}

/** 30-second step (RFC 6238) of a six-digit code; undefined for an invalid code. */
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

/** Without characters that look alike: I and 1, O and 0, and so on. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const count = 10;
const groupLength = 5;

/** Ten different codes, such as `7KQ2M-XH4DP`: 49 random bits each. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${newGroup()}-${newGroup()}`);
  return [...codes];
}

export function normalRecoveryCode(typed: string): string {
  return typed.trim().toUpperCase();
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
}

/** Encrypts secrets, so that the database alone does not reveal them; each for one owner only. */
export type Vault = {
  encrypt: (text: string, owner: string) => string;
  /** @throws Conflict when it was encrypted with another secret of the shop */
  decrypt: (encrypted: string, owner: string) => string;
  /** Hash of a text that only has to be recognized. */
  hmac: (text: string, owner: string) => string;
};

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** A vault whose keys come from the shop's secret. Servers that share a shop need the same one. */
export function createVault(secret: string): Vault {
  // Separate keys, so that nothing else signed with the shop's secret is accepted here.
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest();
  const encryptionKey = keyFor('vault');
  const hmacKey = keyFor('mark');

  return {
    encrypt: (text, owner) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, encryptionKey, iv).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt: (encrypted, owner) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv(algorithm, encryptionKey, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      try {
        const text = decipher.update(bytes.subarray(ivLength + tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        throw new Conflict(
          'The shop’s secret is not the one this account’s authenticator was kept with: set the old one again, or run "npm run admin -- reset".',
        );
      }
    },
    hmac: (text, owner) =>
      createHmac('sha256', hmacKey).update(`${owner} ${text}`).digest('base64url'),
  };
}
