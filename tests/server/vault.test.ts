import { describe, expect, it } from 'vitest';
import { Conflict } from '../../server/errors.ts';
import { createVault } from '../../server/security/mfaCodes.ts';

describe('the vault', () => {
  const vault = createVault('the secret of the tests');

  it('decrypts what it encrypted, and encrypts the same text differently each time', () => {
    const encrypted = vault.encrypt('JBSWY3DP', 'ana');
    expect(vault.decrypt(encrypted, 'ana')).toBe('JBSWY3DP');
    expect(vault.encrypt('JBSWY3DP', 'ana')).not.toBe(encrypted);
    expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('decrypts nothing that was moved, changed, truncated or encrypted with another secret', () => {
    const encrypted = vault.encrypt('JBSWY3DP', 'ana');
    const bytes = Buffer.from(encrypted, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => vault.decrypt(encrypted, 'ben')).toThrow(Conflict);
    expect(() => vault.decrypt(bytes.toString('base64url'), 'ana')).toThrow(Conflict);
    expect(() => vault.decrypt(encrypted.slice(0, -4), 'ana')).toThrow(Conflict);
    expect(() => createVault('another secret').decrypt(encrypted, 'ana')).toThrow(Conflict);
  });

  it('gives equal texts of one owner the same tag, and other owners and shops another', () => {
    const hmac = vault.hmac('7KQ2M-XH4DP', 'ana');
    expect(vault.hmac('7KQ2M-XH4DP', 'ana')).toBe(hmac);
    expect(vault.hmac('7KQ2M-XH4DQ', 'ana')).not.toBe(hmac);
    expect(vault.hmac('7KQ2M-XH4DP', 'ben')).not.toBe(hmac);
    expect(createVault('another secret').hmac('7KQ2M-XH4DP', 'ana')).not.toBe(hmac);
  });
});
