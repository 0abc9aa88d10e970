import { describe, expect, it } from 'vitest';
import { Conflict } from '../../server/errors.ts';
import { createVault } from '../../server/security/vault.ts';

describe('the vault', () => {
  const vault = createVault('the secret of the tests');

  it('opens what it sealed, and seals the same text differently each time', () => {
    const sealed = vault.seal('JBSWY3DP', 'ana');
    expect(vault.open(sealed, 'ana')).toBe('JBSWY3DP');
    expect(vault.seal('JBSWY3DP', 'ana')).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('opens nothing that was moved, changed, cut or sealed with another secret', () => {
    const sealed = vault.seal('JBSWY3DP', 'ana');
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => vault.open(sealed, 'ben')).toThrow(Conflict);
    expect(() => vault.open(bytes.toString('base64url'), 'ana')).toThrow(Conflict);
    expect(() => vault.open(sealed.slice(0, -4), 'ana')).toThrow(Conflict);
    expect(() => createVault('another secret').open(sealed, 'ana')).toThrow(Conflict);
  });

  it('marks the same text of one owner alike, and tells owners and shops apart', () => {
    const mark = vault.mark('7KQ2M-XH4DP', 'ana');
    expect(vault.mark('7KQ2M-XH4DP', 'ana')).toBe(mark);
    expect(vault.mark('7KQ2M-XH4DQ', 'ana')).not.toBe(mark);
    expect(vault.mark('7KQ2M-XH4DP', 'ben')).not.toBe(mark);
    expect(createVault('another secret').mark('7KQ2M-XH4DP', 'ana')).not.toBe(mark);
  });
});
