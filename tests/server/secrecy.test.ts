import { describe, expect, it } from 'vitest';
import { findUserByEmail } from '../../server/repositories/users.ts';
import { hashToken } from '../../server/security/tokens.ts';
import { newCustomer, password, signedUp, visitor } from './support/customer.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

/** Makes every customer call once; returns all logs and replies. */
describe('secrets', async () => {
  const logged: string[] = [];
  const stream = { write: (line: string) => logged.push(line) };
  const shop = await forSuite(openTestApp({ logger: { level: 'trace', stream } }));
  const customer = await signedUp(shop.app, 'ana@shop.test');

  it('are in no reply except the one that starts a session', async () => {
    const user = await findUserByEmail(shop.db, 'ana@shop.test');
    const email = 'ana@shop.test';
    const answers = [
      await customer.call('GET /getuser'),
      await customer.call('POST /updateuser', { username: 'Ana', email, password }),
      await visitor(shop.app).call('POST /signup', newCustomer(email)),
      await visitor(shop.app).call('POST /login', { email, password: 'wrong password' }),
      await visitor(shop.app).call('POST /login', { email, password }),
      await visitor(shop.app).call('POST /forgotpassword', { email }),
    ];
    const all = answers.map(({ body, headers }) => body + JSON.stringify(headers)).join();
    for (const secret of [customer.token, hashToken(customer.token ?? ''), user?.passwordHash]) {
      expect(secret).toBeTruthy();
      expect(all).not.toContain(secret);
    }
    expect(all).not.toContain('argon2');
    expect(all).not.toContain(password);
  });

  it('are in no log line, even if the database fails', async () => {
    await shop.closeDatabase();
    const email = 'late@shop.test';
    const answers = [
      await customer.call('GET /getuser'),
      await visitor(shop.app).call('POST /signup', newCustomer(email)),
      await visitor(shop.app).call('POST /login', { email, password }),
      await visitor(shop.app).call('POST /resetpassword', { token: 'T'.repeat(43), password }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
    await shop.app.inject('/api/allproducts?q=somebody@shop.test');
    const log = logged.join('');
    expect(log).toContain('A request failed');
    expect(log).not.toContain('@shop.test');
    const { token = '' } = customer;
    for (const secret of [token, hashToken(token), hashToken('T'.repeat(43)), password, email]) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain('argon2');
  });
});
