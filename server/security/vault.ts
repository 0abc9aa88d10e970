import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Conflict } from '../errors.ts';

/**
 * Keeps secrets so that the database alone does not give them away. What is made for one owner is
 * worth nothing to another.
 */
export type Vault = {
  encrypt: (text: string, owner: string) => string;
  /** @throws Conflict when it was encrypted with another secret of the shop */
  decrypt: (encrypted: string, owner: string) => string;
  /** What is kept of a text that need only be recognised. */
  hmac: (text: string, owner: string) => string;
};

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** A vault whose keys come from the shop's secret. Servers that share a shop need the same. */
export function createVault(secret: string): Vault {
  // Keys of their own: nothing else that is signed with the shop's secret passes here.
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
