import { beforeEach, describe, expect, it } from 'vitest';
import { codeAt, newAdmin, tryLogin, wrongCode } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { minute, openMfaShop, step } from './support/mfaShop.ts';

describe('MFA', async () => {
  const shop = await forSuite(openMfaShop());
  beforeEach(() => shop.turnBack());

  describe('login', () => {
    it('asks enrolled admins for the token, only after the password', async () => {
      const { email } = await shop.enrolled();
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
    ])('accepts or refuses the code %s', async (_, distance, status) => {
      const { email, secret } = await shop.enrolled();
      shop.pass(10 * step);
      const answer = await tryLogin(shop, email, codeAt(secret, shop.time() + distance * step));
      expect(answer.statusCode).toBe(status);
      if (status === 401) expect(answer.json().errors).toEqual(['Wrong MFA token.']);
    });

    it('accepts each code once, including the enrolment’s, and no older one after a newer', async () => {
      const { email, secret } = await shop.enrolled();
      const used = 'This MFA token was used already. Wait for the next one.';
      expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).json().message).toBe(used);

      shop.pass(10 * step);
      expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).statusCode).toBe(200);
      expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).json().message).toBe(used);
      const older = await tryLogin(shop, email, codeAt(secret, shop.time() - step));
      expect(older.json().message).toBe(used);
      shop.pass(step);
      expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).statusCode).toBe(200);
    });

    it('accepts each recovery code once, in any notation', async () => {
      const { email, recoveryCodes: codes } = await shop.enrolled();
      const [first = '', second = ''] = codes;
      expect((await tryLogin(shop, email, first.toLowerCase())).statusCode).toBe(200);
      expect((await tryLogin(shop, email, first)).statusCode).toBe(401);
      expect((await tryLogin(shop, email, ` ${second} `)).statusCode).toBe(200);
    });

    it('refuses other users’ recovery codes', async () => {
      const one = await shop.enrolled();
      const other = await shop.enrolled();
      const answer = await tryLogin(shop, one.email, other.recoveryCodes[0]);
      expect(answer.statusCode).toBe(401);
      expect((await tryLogin(shop, other.email, other.recoveryCodes[0])).statusCode).toBe(200);
    });

    it('accepts admins who are not enrolled, with or without a token', async () => {
      const email = shop.newEmail();
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

    it('lock the check for 15 minutes, even for the right code and a recovery code', async () => {
      const { email, secret, recoveryCodes: codes } = await shop.enrolled();
      shop.pass(10 * step);
      await guess(email, 5);
      for (const token of [codeAt(secret, shop.time()), codes[0]]) {
        const answer = await tryLogin(shop, email, token);
        expect(answer.statusCode).toBe(429);
        expect(answer.headers['retry-after']).toBe('900');
        expect(answer.json().message).toBe('Too many attempts: try again in 15 minutes.');
      }
      shop.pass(15 * minute - 1000);
      const late = await tryLogin(shop, email, codeAt(secret, shop.time()));
      expect(late.headers['retry-after']).toBe('1');
      shop.pass(1000);
      expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).statusCode).toBe(200);
    });

    it('are counted from zero after a lock or a valid code', async () => {
      const { email, secret } = await shop.enrolled();
      await guess(email, 5);
      shop.pass(15 * minute);
      await guess(email, 4);
      expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).statusCode).toBe(200);
      await guess(email, 5);
      expect((await tryLogin(shop, email, wrongCode)).statusCode).toBe(429);
    });

    it('do not include logins without a token or with a wrong password', async () => {
      const { email, secret } = await shop.enrolled();
      shop.pass(10 * step);
      for (let n = 0; n < 6; n++) {
        expect((await tryLogin(shop, email)).statusCode).toBe(401);
        expect((await tryLogin(shop, email, wrongCode, 'not it')).statusCode).toBe(401);
      }
      expect((await tryLogin(shop, email, codeAt(secret, shop.time()))).statusCode).toBe(200);
    });

    it('lock one account, but not its existing sessions', async () => {
      const { admin, email } = await shop.enrolled();
      const other = await shop.enrolled();
      shop.pass(10 * step);
      await guess(email, 5);
      const code = codeAt(other.secret, shop.time());
      expect((await tryLogin(shop, other.email, code)).statusCode).toBe(200);
      expect((await admin.call('GET /mfa/fetch')).statusCode).toBe(200);
    });

    it('of an enrolment lock the enrolment, not the login, until it restarts', async () => {
      const email = shop.newEmail();
      const admin = await newAdmin(shop, email);
      await admin.call('POST /mfa/register');
      const verify = (token: string) => admin.call('POST /mfa/verify', { token });
      for (let n = 0; n < 5; n++) expect((await verify(wrongCode)).statusCode).toBe(400);
      const locked = await verify(wrongCode);
      expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
      expect((await tryLogin(shop, email)).statusCode).toBe(200);
      const { secret } = (await admin.call('POST /mfa/register')).json();
      expect((await verify(codeAt(secret, shop.time()))).statusCode).toBe(200);
    });
  });
});
