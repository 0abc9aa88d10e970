import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { authenticators, recoveryCodes } from '../../server/db/accountSchema.ts';
import { changeUser, findUserByEmail } from '../../server/repositories/users.ts';
import { resetAdmin } from '../../server/services/accounts/admins.ts';
import { password } from './support/customer.ts';
import { codeAt, tryLogin, wrongCode } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { openMfaShop, step } from './support/mfaShop.ts';
import { openTestApp } from './support/testApp.ts';

describe('MFA', async () => {
  const shop = await forSuite(openMfaShop());
  beforeEach(() => shop.turnBack());

  describe('a replacement authenticator', () => {
    it('requires the password and a code, and is active once verified', async () => {
      const { admin, email, secret, recoveryCodes: codes } = await shop.enrolled();
      shop.pass(10 * step);
      const begun = await admin.call('POST /mfa/reregister', {
        password,
        token: codeAt(secret, shop.time()),
      });
      expect(begun.statusCode).toBe(200);
      const next = begun.json().secret;
      expect(next).not.toBe(secret);

      shop.pass(step);
      expect((await tryLogin(shop, email, codeAt(next, shop.time()))).statusCode).toBe(401);
      expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).statusCode).toBe(200);

      shop.pass(step);
      const verified = await admin.call('POST /mfa/verify', { token: codeAt(next, shop.time()) });
      expect(verified.json().recoveryCodes).toHaveLength(10);
      shop.pass(step);
      expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).statusCode).toBe(401);
      expect((await tryLogin(shop, email, codes[0])).statusCode).toBe(401);
      expect((await tryLogin(shop, email, codeAt(next, shop.time()))).statusCode).toBe(200);
    });

    it('accepts a recovery code instead of a lost authenticator’s', async () => {
      const { admin, recoveryCodes: codes } = await shop.enrolled();
      const answer = await admin.call('POST /mfa/reregister', { password, token: codes[0] });
      expect(answer.statusCode).toBe(200);
    });
  });

  it('is off after `npm run admin -- reset`', async () => {
    const { email, admin } = await shop.enrolled();
    await admin.call('POST /mfa/reregister', { password, token: wrongCode });
    const stored = await findUserByEmail(shop.db, email);
    if (!stored) throw new Error('The admin is gone');
    const made = await resetAdmin({ db: shop.db, now: shop.now }, stored);
    expect((await tryLogin(shop, email, undefined, made.password)).statusCode).toBe(200);
    const of = eq(recoveryCodes.userId, stored.id);
    expect(await shop.db.select().from(recoveryCodes).where(of)).toEqual([]);
  });

  it('survives a password reset', async () => {
    const { admin, email } = await shop.enrolled();
    const change = { username: 'Admin', email, password: 'another password' };
    await admin.call('POST /updateuser', change);
    const answer = await tryLogin(shop, email, undefined, 'another password');
    expect(answer.json().message).toBe('MFA token is required for admin login');
  });

  it('survives the loss of the admin role', async () => {
    const { admin, email, secret } = await shop.enrolled();
    await changeUser(shop.db, admin.id, { role: 'customer' });
    shop.pass(10 * step);
    expect((await tryLogin(shop, email)).statusCode).toBe(401);
    expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).statusCode).toBe(200);
  });

  it('stores neither secrets nor codes as plain text', async () => {
    const { secret, recoveryCodes: codes } = await shop.enrolled();
    const rows = JSON.stringify([
      await shop.db.select().from(authenticators),
      await shop.db.select().from(recoveryCodes),
    ]);
    for (const kept of [secret, ...codes]) expect(rows).not.toContain(kept);
  });

  it('explains what to do after the shop’s secret changed', async () => {
    const { email } = await shop.enrolled();
    const connection = { db: shop.db, engine: '', close: async () => {} };
    const moved = await openTestApp({
      connection: { ...connection, exclusively: (work) => work(connection.db) },
      now: shop.now,
      secret: 'another secret of the tests',
    });
    const answer = await tryLogin(moved, email, wrongCode);
    await moved.app.close();
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('npm run admin -- reset');
  });
});
