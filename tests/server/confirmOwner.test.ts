import { beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../../server/db/accountSchema.ts';
import { WrongPassword } from '../../server/errors.ts';
import {
  accountRules,
  createAccountLimits,
  type LimitedCall,
} from '../../server/services/accounts/accountLimits.ts';
import { type Customer, password, signedUp } from './support/customer.ts';
import { codeAt, enrolledAdmin, tryLogin, wrongCode } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { minute } from './support/mfaShop.ts';
import { openTestApp } from './support/testApp.ts';

const start = Date.UTC(2026, 2, 1, 12);

describe('changing a password or email', async () => {
  let time = start;
  let number = 0;
  const config = { RATE_LIMITS: 'on' } as const;
  const shop = await forSuite(openTestApp({ now: () => new Date(time), config }));
  beforeEach(async () => {
    time = start;
    await shop.db.delete(attempts);
  });

  async function newcomer() {
    const email = `ana-${++number}@shop.test`;
    const ana = await signedUp(shop.app, email);
    return { ana, email, details: { username: 'Ana', email } };
  }
  const update = async (who: Customer, body: object) => {
    const answer = await who.call('POST /updateuser', body);
    return { status: answer.statusCode, ...answer.json() };
  };
  /** Uses up all but one of a user's attempts without hashing. */
  async function useUp(call: LimitedCall, by: string, error?: Error) {
    const limit = createAccountLimits({ db: shop.db, now: () => new Date(time) }, true);
    for (let index = 1; index < accountRules[call].perAccount; index++) {
      const work = async () => {
        if (error) throw error;
      };
      await limit(call, { ip: '127.0.0.1', by }, work).catch(() => {});
    }
  }

  const currentPassword = 'Enter your current password for this change.';

  it('needs no confirmation just after a login, as specified', async () => {
    const { ana, email, details } = await newcomer();
    time += 15 * minute - 1;
    const body = { ...details, email: `new-${email}`, password: 'another password' };
    expect(await update(ana, body)).toMatchObject({ status: 200 });
  });

  it('needs the current password later; other details do not', async () => {
    const { ana, email, details } = await newcomer();
    time += 15 * minute;
    expect(await update(ana, { ...details, username: 'Anna' })).toMatchObject({ status: 200 });
    for (const change of [{ password: 'another password' }, { email: `new-${email}` }]) {
      const body = { ...details, ...change };
      expect(await update(ana, body)).toEqual({
        status: 400,
        success: false,
        message: currentPassword,
        errors: [currentPassword],
        fields: { currentPassword },
      });
      const wrong = await update(ana, { ...body, currentPassword: 'a guess' });
      expect(wrong).toMatchObject({ status: 400, fields: { currentPassword: 'Wrong password.' } });
    }
    expect((await tryLogin(shop, email)).statusCode).toBe(200);
    const body = { ...details, password: 'another password', currentPassword: password };
    expect(await update(ana, body)).toMatchObject({ status: 200 });
    expect((await tryLogin(shop, email, undefined, 'another password')).statusCode).toBe(200);
  });

  it('also needs a code if MFA is on', async () => {
    const email = `admin-${++number}@shop.test`;
    const { admin, secret } = await enrolledAdmin(shop, email, time);
    time += 15 * minute;
    const body = { username: 'Admin', email, password: 'another password' };
    const token = 'Enter your MFA token for this change.';
    expect(await update(admin, body)).toMatchObject({ fields: { currentPassword, token } });
    const knowing = { ...body, currentPassword: password };
    expect((await update(admin, knowing)).fields).toEqual({ token });
    expect(await update(admin, { ...knowing, token: wrongCode })).toMatchObject({
      status: 400,
      fields: { token: 'Wrong MFA token.' },
    });
    expect((await tryLogin(shop, email, codeAt(secret, time))).statusCode).toBe(200);
    time += minute;
    const right = { ...knowing, token: codeAt(secret, time) };
    expect(await update(admin, right)).toMatchObject({ status: 200 });
  });

  it('cannot be used to guess the password from a hijacked session', async () => {
    const { ana, details } = await newcomer();
    time += 15 * minute;
    const body = { ...details, password: 'another password' };
    expect((await update(ana, { ...body, currentPassword: 'a guess' })).status).toBe(400);
    await useUp('login', ana.id, new WrongPassword('currentPassword'));
    expect((await update(ana, { ...body, currentPassword: password })).status).toBe(429);
    // Nor to lock out the owner.
    expect((await tryLogin(shop, details.email)).statusCode).toBe(200);
  });

  it('is limited, because each attempt costs the server work', async () => {
    const { ana, details } = await newcomer();
    expect((await update(ana, { ...details, password })).status).toBe(200);
    await useUp('newpassword', ana.id);
    expect((await update(ana, { ...details, password })).status).toBe(429);
    expect((await update(ana, { ...details, username: 'Anna' })).status).toBe(200);
  });
});
