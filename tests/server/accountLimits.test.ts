import { afterEach, describe, expect, it } from 'vitest';
import { accountRules, createAccountLimits } from '../../server/security/accountLimits.ts';
import { createAttempts } from '../../server/security/attempts.ts';
import { newCustomer, password, visitor } from './support/customer.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const start = Date.UTC(2026, 2, 1);

describe('the limits of login, sign-up and mail', () => {
  let shop: TestApp | undefined;
  let time = start;
  afterEach(async () => {
    time = start;
    await shop?.close();
    shop = undefined;
  });

  const open = async (RATE_LIMITS: 'on' | 'off') => {
    const config = { RATE_LIMITS, TRUST_PROXY: 'off' } as const;
    shop = await openTestApp({ config, now: () => new Date(time) });
    return shop.app;
  };

  it('stop guessing one account’s password from many addresses, and say when to come back', async () => {
    const app = await open('on');
    await visitor(app).call('POST /signup', newCustomer('ana@shop.test'));
    const guess = (index: number, word: string) =>
      visitor(app, `10.0.0.${index}`).call('POST /login', {
        email: 'Ana@shop.test',
        password: word,
      });
    for (let index = 0; index < accountRules.login.perEmail; index++) {
      expect((await guess(index, 'wrong')).statusCode).toBe(401);
    }
    time += 60_000;
    const answer = await guess(99, password);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('540');
    expect(answer.json()).toEqual({
      success: false,
      message: 'Too many attempts: try again in 9 minutes.',
    });
    time += 540_000;
    expect((await guess(99, password)).statusCode).toBe(200);
  });

  it('stop mail to one address', async () => {
    const app = await open('on');
    const ask = () => visitor(app).call('POST /forgotpassword', { email: 'ana@shop.test' });
    for (let index = 0; index < accountRules.forgotpassword.perEmail; index++) {
      expect((await ask()).statusCode).toBe(200);
    }
    expect((await ask()).statusCode).toBe(429);
  });

  it('are off when the setting says so', async () => {
    const app = await open('off');
    for (let index = 0; index < 12; index++) {
      const answer = await visitor(app).call('POST /forgotpassword', { email: 'ana@shop.test' });
      expect(answer.statusCode).toBe(200);
    }
  });

  it.each(['login', 'signup', 'forgotpassword', 'resetpassword'] as const)(
    'stop one address from calling %s with ever new emails',
    (call) => {
      const limit = createAccountLimits(true, () => new Date(start));
      const { perAddress } = accountRules[call];
      for (let index = 0; index < perAddress; index++) {
        limit(call, { ip: '10.0.0.1' }, `${index}@shop.test`);
      }
      expect(() => limit(call, { ip: '10.0.0.1' }, 'last@shop.test')).toThrow('Too many attempts');
      expect(() => limit(call, { ip: '10.0.0.2' }, 'last@shop.test')).not.toThrow();
    },
  );

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8::1', '2001:db8:0:0:1::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '::2', true],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ])('count %s and %s as one network: %s', (one, other, isOne) => {
    const limit = createAccountLimits(true, () => new Date(start));
    for (let index = 0; index < accountRules.signup.perAddress; index++) {
      limit('signup', { ip: one }, `${index}@shop.test`);
    }
    const next = () => limit('signup', { ip: other }, 'last@shop.test');
    if (isOne) expect(next).toThrow();
    else expect(next).not.toThrow();
  });

  it('forget windows that have passed before memory fills up', () => {
    const attempts = createAttempts(1, () => new Date(time));
    for (let index = 0; index < 60_000; index++) attempts.count(`key ${index}`, 1);
    expect(() => attempts.count('key 59999', 1)).toThrow('try again in 1 minute');
    time += 60_000;
    expect(() => attempts.count('key 59999', 1)).not.toThrow();
  });
});
