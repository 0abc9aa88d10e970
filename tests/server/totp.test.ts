import { describe, expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, totpUri } from '../../server/security/mfaCodes.ts';

describe('time-based one-time passwords', () => {
  // RFC 6238, appendix B, SHA-1: the ASCII secret 12345678901234567890 and the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('are those of RFC 6238 at second %i', (second, code, step) => {
    expect(findTotpStep(secret, code, new Date(second * 1000))).toBe(step);
  });

  it('accept one step before and after, and no others', () => {
    const at = (second: number) => findTotpStep(secret, '081804', new Date(second * 1000));
    const begin = 37_037_036 * 30;
    expect([begin - 31, begin - 30, begin + 59, begin + 60].map(at)).toEqual([
      undefined,
      37_037_036,
      37_037_036,
      undefined,
    ]);
  });

  it.each(['', '28708', '2870820', 'abcdef', '7KQ2M-XH4DP'])('are not %j', (code) => {
    expect(findTotpStep(secret, code, new Date(59_000))).toBeUndefined();
  });

  it('have unique secrets of 160 bits', () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('are labelled with shop and account in the authenticator', () => {
    const uri = new URL(totpUri(secret, { shop: 'Hemline & Co', email: 'ana+shop@shop.test' }));
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toBe('/Hemline & Co:ana+shop@shop.test');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Hemline & Co',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
