import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitor } from './support/customer.ts';
import { codeAt, newAdmin, tryLogin } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { openMfaShop, step } from './support/mfaShop.ts';

describe('MFA', async () => {
  const shop = await forSuite(openMfaShop());
  beforeEach(() => shop.turnBack());

  describe('enrolment', () => {
    it('starts with 400, shows a QR code with its secret, and ends with ten recovery codes', async () => {
      const email = shop.newEmail();
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

      const token = codeAt(secret, shop.time());
      const verified = await admin.call('POST /mfa/verify', { token });
      const { success, recoveryCodes: codes } = verified.json();
      expect(success).toBe(true);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
      expect((await admin.call('GET /mfa/fetch')).json()).toEqual({ success: true });
    });

    it('refuses a wrong code and one from another time, and then accepts the right one', async () => {
      const admin = await newAdmin(shop, shop.newEmail());
      const { secret } = (await admin.call('POST /mfa/register')).json();
      for (const distance of [-3, -2, 2, 3]) {
        const token = codeAt(secret, shop.time() + distance * step);
        const answer = await admin.call('POST /mfa/verify', { token });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().fields).toEqual({ token: 'Wrong MFA token.' });
      }
      expect((await admin.call('GET /getuser')).statusCode).toBe(200);
      const token = codeAt(secret, shop.time());
      expect((await admin.call('POST /mfa/verify', { token })).statusCode).toBe(200);
    });

    it('does not affect logins until it is finished, and can restart', async () => {
      const email = shop.newEmail();
      const admin = await newAdmin(shop, email);
      const first = (await admin.call('POST /mfa/register')).json();
      expect((await tryLogin(shop, email)).statusCode).toBe(200);
      const second = (await admin.call('POST /mfa/register')).json();
      expect(second.secret).not.toBe(first.secret);
      const old = await admin.call('POST /mfa/verify', {
        token: codeAt(first.secret, shop.time()),
      });
      expect(old.statusCode).toBe(400);
      const token = codeAt(second.secret, shop.time());
      expect((await admin.call('POST /mfa/verify', { token })).statusCode).toBe(200);
    });

    it('refuses recovery codes and malformed codes', async () => {
      const admin = await newAdmin(shop, shop.newEmail());
      await admin.call('POST /mfa/register');
      for (const token of ['12345', '1234567', 'abcdef', '', '١٢٣٤٥٦', 7]) {
        expect((await admin.call('POST /mfa/verify', { token })).statusCode).toBe(400);
      }
      const answer = await admin.call('POST /mfa/verify', { token: 'ABCDE-FGHJK' });
      expect(answer.json().message).toBe('Wrong MFA token.');
    });

    it('ends sessions without it, except its own', async () => {
      const email = shop.newEmail();
      const admin = await newAdmin(shop, email);
      const { token: other } = (await tryLogin(shop, email)).json();
      const { secret } = (await admin.call('POST /mfa/register')).json();
      await admin.call('POST /mfa/verify', { token: codeAt(secret, shop.time()) });
      const elsewhere = Object.assign(visitor(shop.app), { token: other });
      expect((await elsewhere.call('GET /getuser')).statusCode).toBe(401);
      expect((await admin.call('GET /getuser')).statusCode).toBe(200);
    });
  });
});
