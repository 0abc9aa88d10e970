import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticators, recoveryCodes } from '../../server/db/mfaSchema.ts';
import { changeUser, findUserByEmail } from '../../server/repositories/users.ts';
import { resetAdmin } from '../../server/services/admins.ts';
import { password, signedUp, visitor } from './support/customer.ts';
import { codeAt, enrolledAdmin, newAdmin, tryLogin, wrongCode } from './support/enrolledAdmin.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const start = Date.UTC(2026, 2, 1, 12);
const step = 30_000;
const minute = 60_000;

describe('MFA', () => {
  let shop: TestApp;
  let time = start;
  let number = 0;
  const newEmail = () => `admin-${++number}@shop.test`;
  const enrolled = () => enrolledAdmin(shop, newEmail(), time);
  beforeAll(async () => {
    shop = await openTestApp({ now: () => new Date(time), shopName: 'Hemline Lisbon' });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    time = start;
  });

  describe('enrolment', () => {
    it('goes from 400 over a QR code and its secret to ten recovery codes', async () => {
      const email = newEmail();
      const admin = await newAdmin(shop, email);
      const before = await admin.call('GET /mfa/fetch');
      expect(before.statusCode).toBe(400);

      const registered = await admin.call('POST /mfa/register');
      expect(registered.statusCode).toBe(200);
      expect(registered.headers['cache-control']).toBe('no-store');
      const { secret, qrCodeImage } = registered.json();
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      const [, picture = ''] = /^data:image\/png;base64,(.+)$/.exec(qrCodeImage) ?? [];
      const { width, height } = await sharp(Buffer.from(picture, 'base64')).metadata();
      expect([width, height]).toEqual([240, 240]);
      expect((await admin.call('GET /mfa/fetch')).statusCode).toBe(400);

      const token = codeAt(secret, time);
      const verified = await admin.call('POST /mfa/verify', { token });
      const { success, recoveryCodes: codes } = verified.json();
      expect(success).toBe(true);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
      expect((await admin.call('GET /mfa/fetch')).json()).toEqual({ success: true });
    });

    it('refuses a wrong code and one of another time, and takes the right one after', async () => {
      const admin = await newAdmin(shop, newEmail());
      const { secret } = (await admin.call('POST /mfa/register')).json();
      for (const distance of [-3, -2, 2, 3]) {
        const token = codeAt(secret, time + distance * step);
        const answer = await admin.call('POST /mfa/verify', { token });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().fields).toEqual({ token: 'Wrong MFA token.' });
      }
      expect((await admin.call('GET /getuser')).statusCode).toBe(200);
      const token = codeAt(secret, time);
      expect((await admin.call('POST /mfa/verify', { token })).statusCode).toBe(200);
    });

    it('that was not finished asks for nothing at login, and can begin again', async () => {
      const email = newEmail();
      const admin = await newAdmin(shop, email);
      const first = (await admin.call('POST /mfa/register')).json();
      expect((await tryLogin(shop, email)).statusCode).toBe(200);
      const second = (await admin.call('POST /mfa/register')).json();
      expect(second.secret).not.toBe(first.secret);
      const old = await admin.call('POST /mfa/verify', { token: codeAt(first.secret, time) });
      expect(old.statusCode).toBe(400);
      const token = codeAt(second.secret, time);
      expect((await admin.call('POST /mfa/verify', { token })).statusCode).toBe(200);
    });

    it('does not end before it began, nor begin over an authenticator in use', async () => {
      const fresh = await newAdmin(shop, newEmail());
      expect((await fresh.call('POST /mfa/verify', { token: '123456' })).statusCode).toBe(409);
      const { admin } = await enrolled();
      expect((await admin.call('POST /mfa/register')).statusCode).toBe(409);
      expect((await admin.call('POST /mfa/verify', { token: '123456' })).statusCode).toBe(409);
    });

    it('takes no recovery code and nothing that is no code', async () => {
      const admin = await newAdmin(shop, newEmail());
      await admin.call('POST /mfa/register');
      for (const token of ['12345', '1234567', 'abcdef', '', '١٢٣٤٥٦', 7]) {
        expect((await admin.call('POST /mfa/verify', { token })).statusCode).toBe(400);
      }
      const answer = await admin.call('POST /mfa/verify', { token: 'ABCDE-FGHJK' });
      expect(answer.json().message).toBe('Wrong MFA token.');
    });

    it('ends the sessions that began without it, but its own', async () => {
      const email = newEmail();
      const admin = await newAdmin(shop, email);
      const { token: other } = (await tryLogin(shop, email)).json();
      const { secret } = (await admin.call('POST /mfa/register')).json();
      await admin.call('POST /mfa/verify', { token: codeAt(secret, time) });
      const elsewhere = Object.assign(visitor(shop.app), { token: other });
      expect((await elsewhere.call('GET /getuser')).statusCode).toBe(401);
      expect((await admin.call('GET /getuser')).statusCode).toBe(200);
    });

    it.each([
      ['GET /mfa/fetch', undefined],
      ['POST /mfa/register', undefined],
      ['POST /mfa/verify', { token: '123456' }],
      ['POST /mfa/reregister', { password, token: '123456' }],
    ] as const)('is for admins alone: %s', async (call, body) => {
      const customer = await signedUp(shop.app, newEmail());
      expect((await visitor(shop.app).call(call, body)).statusCode).toBe(401);
      expect((await customer.call(call, body, { role: 'admin' })).statusCode).toBe(403);
    });
  });

  describe('login', () => {
    it('asks who is enrolled for the token, after the password and never before', async () => {
      const { email } = await enrolled();
      const message = 'MFA token is required for admin login';
      for (const token of [undefined, '']) {
        const answer = await tryLogin(shop, email, token);
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toEqual({
          success: false,
          message,
          errors: expect.any(Array),
          fields: { token: message },
        });
      }
      const wrong = await tryLogin(shop, email, undefined, 'not the password');
      expect(wrong.json().message).toBe('Wrong email or password.');
    });

    it.each([
      ['of now', 0, 200],
      ['just shown no more', -1, 200],
      ['of a clock that is fast', 1, 200],
      ['of a minute ago', -2, 401],
      ['of a minute ahead', 2, 401],
    ])('takes or refuses the code %s', async (_, distance, status) => {
      const { email, secret } = await enrolled();
      time += 10 * step;
      const answer = await tryLogin(shop, email, codeAt(secret, time + distance * step));
      expect(answer.statusCode).toBe(status);
      if (status === 401) expect(answer.json().errors).toEqual(['Wrong MFA token.']);
    });

    it('takes each code once: not the one that enrolled, nor an older one after a newer', async () => {
      const { email, secret } = await enrolled();
      const used = 'This MFA token was used already. Wait for the next one.';
      expect((await tryLogin(shop, email, codeAt(secret, time))).json().message).toBe(used);

      time += 10 * step;
      expect((await tryLogin(shop, email, codeAt(secret, time))).statusCode).toBe(200);
      expect((await tryLogin(shop, email, codeAt(secret, time))).json().message).toBe(used);
      const older = await tryLogin(shop, email, codeAt(secret, time - step));
      expect(older.json().message).toBe(used);
      time += step;
      expect((await tryLogin(shop, email, codeAt(secret, time))).statusCode).toBe(200);
    });

    it('takes each recovery code once, however it is typed', async () => {
      const { email, recoveryCodes: codes } = await enrolled();
      const [first = '', second = ''] = codes;
      expect((await tryLogin(shop, email, first.toLowerCase())).statusCode).toBe(200);
      expect((await tryLogin(shop, email, first)).statusCode).toBe(401);
      expect((await tryLogin(shop, email, ` ${second} `)).statusCode).toBe(200);
    });

    it('takes nobody else’s recovery code', async () => {
      const one = await enrolled();
      const other = await enrolled();
      const answer = await tryLogin(shop, one.email, other.recoveryCodes[0]);
      expect(answer.statusCode).toBe(401);
      expect((await tryLogin(shop, other.email, other.recoveryCodes[0])).statusCode).toBe(200);
    });

    it('lets whoever is not enrolled in, with or without a token', async () => {
      const email = newEmail();
      await newAdmin(shop, email);
      expect((await tryLogin(shop, email)).statusCode).toBe(200);
      expect((await tryLogin(shop, email, '123456')).statusCode).toBe(200);
    });
  });

  describe('five wrong codes', () => {
    const guess = async (email: string, times: number) => {
      for (let n = 0; n < times; n++) {
        expect((await tryLogin(shop, email, wrongCode)).statusCode).toBe(401);
      }
    };

    it('lock the check for 15 minutes, also for the right code and a recovery code', async () => {
      const { email, secret, recoveryCodes: codes } = await enrolled();
      time += 10 * step;
      await guess(email, 5);
      for (const token of [codeAt(secret, time), codes[0]]) {
        const answer = await tryLogin(shop, email, token);
        expect(answer.statusCode).toBe(429);
        expect(answer.headers['retry-after']).toBe('900');
        expect(answer.json().message).toBe('Too many attempts: try again in 15 minutes.');
      }
      time += 15 * minute - 1000;
      const late = await tryLogin(shop, email, codeAt(secret, time));
      expect(late.headers['retry-after']).toBe('1');
      time += 1000;
      expect((await tryLogin(shop, email, codeAt(secret, time))).statusCode).toBe(200);
    });

    it('are counted anew after a lock, and after a code that worked', async () => {
      const { email, secret } = await enrolled();
      await guess(email, 5);
      time += 15 * minute;
      await guess(email, 4);
      expect((await tryLogin(shop, email, codeAt(secret, time))).statusCode).toBe(200);
      await guess(email, 5);
      expect((await tryLogin(shop, email, wrongCode)).statusCode).toBe(429);
    });

    it('are not logins without a token, nor with a wrong password', async () => {
      const { email, secret } = await enrolled();
      time += 10 * step;
      for (let n = 0; n < 6; n++) {
        expect((await tryLogin(shop, email)).statusCode).toBe(401);
        expect((await tryLogin(shop, email, wrongCode, 'not it')).statusCode).toBe(401);
      }
      expect((await tryLogin(shop, email, codeAt(secret, time))).statusCode).toBe(200);
    });

    it('lock one account, and leave a session that began before alone', async () => {
      const { admin, email } = await enrolled();
      const other = await enrolled();
      time += 10 * step;
      await guess(email, 5);
      const code = codeAt(other.secret, time);
      expect((await tryLogin(shop, other.email, code)).statusCode).toBe(200);
      expect((await admin.call('GET /mfa/fetch')).statusCode).toBe(200);
    });

    it('of an enrolment lock that enrolment, not the login; beginning again unlocks it', async () => {
      const email = newEmail();
      const admin = await newAdmin(shop, email);
      await admin.call('POST /mfa/register');
      const verify = (token: string) => admin.call('POST /mfa/verify', { token });
      for (let n = 0; n < 5; n++) expect((await verify(wrongCode)).statusCode).toBe(400);
      const locked = await verify(wrongCode);
      expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
      expect((await tryLogin(shop, email)).statusCode).toBe(200);
      const { secret } = (await admin.call('POST /mfa/register')).json();
      expect((await verify(codeAt(secret, time))).statusCode).toBe(200);
    });
  });

  describe('another authenticator', () => {
    it('takes the password and a code, and counts once it is verified', async () => {
      const { admin, email, secret, recoveryCodes: codes } = await enrolled();
      time += 10 * step;
      const begun = await admin.call('POST /mfa/reregister', {
        password,
        token: codeAt(secret, time),
      });
      expect(begun.statusCode).toBe(200);
      const next = begun.json().secret;
      expect(next).not.toBe(secret);

      time += step;
      expect((await tryLogin(shop, email, codeAt(next, time))).statusCode).toBe(401);
      expect((await tryLogin(shop, email, codeAt(secret, time))).statusCode).toBe(200);

      time += step;
      const verified = await admin.call('POST /mfa/verify', { token: codeAt(next, time) });
      expect(verified.json().recoveryCodes).toHaveLength(10);
      time += step;
      expect((await tryLogin(shop, email, codeAt(secret, time))).statusCode).toBe(401);
      expect((await tryLogin(shop, email, codes[0])).statusCode).toBe(401);
      expect((await tryLogin(shop, email, codeAt(next, time))).statusCode).toBe(200);
    });

    it('takes a recovery code in the place of a lost authenticator', async () => {
      const { admin, recoveryCodes: codes } = await enrolled();
      const answer = await admin.call('POST /mfa/reregister', { password, token: codes[0] });
      expect(answer.statusCode).toBe(200);
    });

    it('is refused with a wrong password or code, and the session goes on', async () => {
      const { admin, secret } = await enrolled();
      time += 10 * step;
      const token = codeAt(secret, time);
      const withPassword = await admin.call('POST /mfa/reregister', { password: 'no', token });
      expect(withPassword.statusCode).toBe(400);
      expect(withPassword.json().fields).toEqual({ password: 'Wrong password.' });
      const withCode = await admin.call('POST /mfa/reregister', { password, token: wrongCode });
      expect(withCode.statusCode).toBe(400);
      expect(withCode.json().fields).toEqual({ token: 'Wrong MFA token.' });
      // A wrong password used nothing up.
      const right = await admin.call('POST /mfa/reregister', { password, token });
      expect(right.statusCode).toBe(200);
    });

    it('is nothing to begin with', async () => {
      const admin = await newAdmin(shop, newEmail());
      const answer = await admin.call('POST /mfa/reregister', { password, token: '123456' });
      expect(answer.statusCode).toBe(409);
    });
  });

  it('is off after `npm run admin -- reset`', async () => {
    const { email, admin } = await enrolled();
    await admin.call('POST /mfa/reregister', { password, token: wrongCode });
    const stored = await findUserByEmail(shop.db, email);
    if (!stored) throw new Error('The admin is gone');
    const made = await resetAdmin({ db: shop.db, now: () => new Date(time) }, stored);
    expect((await tryLogin(shop, email, undefined, made.password)).statusCode).toBe(200);
    const of = eq(recoveryCodes.userId, stored.id);
    expect(await shop.db.select().from(recoveryCodes).where(of)).toEqual([]);
  });

  it('stays with a password that is set anew', async () => {
    const { admin, email } = await enrolled();
    const change = { username: 'Admin', email, password: 'another password' };
    await admin.call('POST /updateuser', change);
    const answer = await tryLogin(shop, email, undefined, 'another password');
    expect(answer.json().message).toBe('MFA token is required for admin login');
  });

  it('stays with somebody who is an admin no more', async () => {
    const { admin, email, secret } = await enrolled();
    await changeUser(shop.db, admin.id, { role: 'customer' });
    time += 10 * step;
    expect((await tryLogin(shop, email)).statusCode).toBe(401);
    expect((await tryLogin(shop, email, codeAt(secret, time))).statusCode).toBe(200);
  });

  it('keeps neither secrets nor codes in the clear', async () => {
    const { secret, recoveryCodes: codes } = await enrolled();
    const rows = JSON.stringify([
      await shop.db.select().from(authenticators),
      await shop.db.select().from(recoveryCodes),
    ]);
    for (const kept of [secret, ...codes]) expect(rows).not.toContain(kept);
  });

  it('says what to do when the shop’s secret is another one', async () => {
    const { email } = await enrolled();
    const connection = { db: shop.db, engine: '', close: async () => {} };
    const moved = await openTestApp({
      connection: { ...connection, exclusively: (work) => work() },
      now: () => new Date(time),
      secret: 'another secret of the tests',
    });
    const answer = await tryLogin(moved, email, wrongCode);
    await moved.app.close();
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('npm run admin -- reset');
  });
});
