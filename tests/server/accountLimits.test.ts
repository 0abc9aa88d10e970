import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { attempts } from '../../server/db/accountSchema.ts';
import type { Connection } from '../../server/db/database.ts';
import { type ShopError, WrongCredentials } from '../../server/errors.ts';
import { removePastAttempts } from '../../server/repositories/credentials.ts';
import {
  type Attempt,
  accountRules,
  createAccountLimits,
} from '../../server/services/accounts/accountLimits.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { newCustomer, password, visitor } from './support/customer.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const start = Date.UTC(2026, 2, 1);
const minute = 60_000;
const { login } = accountRules;

onBothDatabases('limits of login, sign-up and email', (database) => {
  let time = start;
  const now = () => new Date(time);
  let connection: Connection;
  let shop: TestApp;
  beforeAll(async () => {
    connection = database();
    shop = await open('on');
    await visitor(shop.app).call('POST /signup', newCustomer('ana@shop.test'));
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    time = start;
    await shop.db.delete(attempts);
  });

  /** One of several servers that share the database. */
  const open = (RATE_LIMITS: 'on' | 'off') =>
    openTestApp({ connection, now, config: { RATE_LIMITS } });

  const logIn = (ip: string, word: string, headers = {}, { app } = shop) =>
    visitor(app, ip).call('POST /login', { email: 'Ana@shop.test', password: word }, headers);

  const limit = (call: keyof typeof accountRules, attempt: Attempt, error?: Error) =>
    createAccountLimits({ db: connection.db, now }, true)(call, attempt, async () => {
      if (error) throw error;
      return 'done';
    });

  /** Uses up the allowed wrong passwords without hashing them. */
  async function guessFrom(ip: string, by?: string, email = 'ana@shop.test') {
    const guess = () => limit('login', { ip, by, email }, new WrongCredentials()).catch(String);
    for (let index = 0; index < login.perAccount; index++) {
      expect(await guess()).toContain('Wrong email or password.');
    }
  }

  it('block password guessing from one network, and say when to retry', async () => {
    expect((await logIn('10.0.0.1', 'wrong')).statusCode).toBe(401);
    await shop.db.delete(attempts);
    await guessFrom('10.0.0.1');
    time += minute;
    const answer = await logIn('10.0.0.1', password);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('540');
    expect(answer.json()).toEqual({
      success: false,
      message: 'Too many attempts: try again in 9 minutes.',
    });
    time += 9 * minute;
    expect((await logIn('10.0.0.1', password)).statusCode).toBe(200);
  });

  it('count both ways to write an email’s domain together', async () => {
    await guessFrom('10.0.0.1', undefined, 'ana@bücher.test');
    const other = { ip: '10.0.0.1', email: 'ana@xn--bcher-kva.test' };
    await expect(limit('login', other, new WrongCredentials())).rejects.toThrow(
      'Too many attempts',
    );
  });

  it('never lock out the owner, whatever a stranger does from another network', async () => {
    await guessFrom('10.0.0.1');
    expect((await logIn('10.0.0.1', 'wrong')).statusCode).toBe(429);
    expect((await logIn('10.0.0.2', password)).statusCode).toBe(200);
  });

  it('never lock out a device that logged in before, whatever its network does', async () => {
    const known = (await logIn('10.0.0.1', password)).cookies.find(
      ({ name }) => name === 'KNOWN-DEVICE',
    );
    expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
    const cookie = `KNOWN-DEVICE=${known?.value}`;
    await guessFrom('10.0.0.1');
    expect((await logIn('10.0.0.1', password)).statusCode).toBe(429);
    expect((await logIn('10.0.0.1', password, { cookie })).statusCode).toBe(200);
    await guessFrom('10.0.0.9', known?.value);
    // A stolen device cookie allows neither endless guesses nor guesses at other accounts.
    expect((await logIn('10.0.0.9', 'wrong', { cookie })).statusCode).toBe(429);
    const other = visitor(shop.app, '10.0.0.1');
    const body = { email: 'ben@shop.test', password };
    expect((await other.call('POST /login', body, { cookie })).statusCode).toBe(401);
    await guessFrom('10.0.0.7');
    expect((await logIn('10.0.0.7', 'wrong', { cookie: `${cookie}x` })).statusCode).toBe(429);
  });

  it('count only wrong passwords', async () => {
    const attempt = { ip: '10.0.0.1', email: 'ana@shop.test' };
    for (let index = 0; index < login.perAccount + 2; index++) {
      expect(await limit('login', attempt)).toBe('done');
      await expect(limit('login', attempt, new Error('no database'))).rejects.toThrow('database');
    }
  });

  it('hold when many guesses arrive at once', async () => {
    const attempt = { ip: '10.0.0.1', email: 'ana@shop.test' };
    const guesses = Array.from({ length: login.perAccount + 5 }, () =>
      limit('login', attempt, new WrongCredentials()).catch((error: ShopError) => error.status),
    );
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(login.perAccount);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('hold across servers that share the database', async () => {
    const second = await open('on');
    await guessFrom('10.0.0.1');
    expect((await logIn('10.0.0.1', password, {}, second)).statusCode).toBe(429);
    await second.app.close();
  });

  it('limit emails to one address', async () => {
    const ask = () => visitor(shop.app).call('POST /forgotpassword', { email: 'ana@shop.test' });
    for (let index = 0; index < accountRules.forgotpassword.perAccount; index++) {
      expect((await ask()).statusCode).toBe(200);
    }
    expect((await ask()).statusCode).toBe(429);
  });

  it('are off if the setting says so', async () => {
    const { app } = await open('off');
    for (let index = 0; index < 12; index++) {
      const answer = await visitor(app).call('POST /forgotpassword', { email: 'ana@shop.test' });
      expect(answer.statusCode).toBe(200);
    }
    await app.close();
  });

  it.each(['signup', 'forgotpassword', 'resetpassword'] as const)(
    'limit one network that calls %s with ever new emails',
    async (call) => {
      for (let index = 0; index < accountRules[call].perNetwork; index++) {
        await limit(call, { ip: '10.0.0.1', email: `${index}@shop.test` });
      }
      const email = 'last@shop.test';
      await expect(limit(call, { ip: '10.0.0.1', email })).rejects.toThrow('Too many attempts');
      expect(await limit(call, { ip: '10.0.0.2', email })).toBe('done');
    },
  );

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8::1', '2001:db8:0:0:1::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '::2', true],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ])('treat %s and %s as one network: %s', async (one, other, isOne) => {
    for (let index = 0; index < accountRules.resetpassword.perNetwork; index++) {
      await limit('resetpassword', { ip: one });
    }
    const next = limit('resetpassword', { ip: other });
    if (isOne) await expect(next).rejects.toThrow();
    else expect(await next).toBe('done');
  });

  it('drop only expired windows', async () => {
    await limit('resetpassword', { ip: '10.0.0.1' });
    time += 30 * minute;
    await limit('resetpassword', { ip: '10.0.0.2' });
    time += 30 * minute;
    await removePastAttempts(shop.db, now());
    expect(await shop.db.$count(attempts)).toBe(1);
  });
});
