import { describe, expect, it } from 'vitest';
import { accountRules } from '../../server/services/accounts/accountLimits.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { openTestApp } from './support/testApp.ts';

const callsPerMinute = 10;

describe('TRUST_PROXY', async () => {
  const database = await forSuite(openMemoryDatabase());

  async function open(TRUST_PROXY: string, callsPerMinute: number) {
    const { app } = await openTestApp({
      connection: database,
      config: { RATE_LIMITS: 'on', TRUST_PROXY },
      load: { callsPerMinute },
    });
    return app;
  }

  /**
   * Number of 30 calls by one visitor that pass a limit of ten, each with another forged address.
   */
  async function countPassed(TRUST_PROXY: string, { proxies }: { proxies: string[] }) {
    const app = await open(TRUST_PROXY, callsPerMinute);
    const visitor = '203.0.113.7';
    // Each proxy appends its client's address.
    const hops = [visitor, ...proxies];
    const seen: number[] = [];
    for (let index = 0; index < 30; index++) {
      const forwarded = [`198.51.100.${index}`, ...hops.slice(0, -1)].join(', ');
      const { statusCode } = await app.inject({
        url: '/api/envparams',
        remoteAddress: hops.at(-1) ?? '',
        headers: { 'x-forwarded-for': forwarded },
      });
      seen.push(statusCode);
    }
    return seen.filter((status) => status === 200).length;
  }

  it.each([
    ['off', []],
    ['1', ['10.0.0.5']],
    ['2', ['10.0.0.5', '10.0.0.6']],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.5', '10.0.0.6']],
    // Clients that bypass the proxies are not trusted.
    ['10.0.0.0/8', []],
  ])(
    'of %s lets no forged X-Forwarded-For pass a limit, behind proxies %j',
    async (setting, proxies) => {
      expect(await countPassed(setting, { proxies })).toBe(callsPerMinute);
    },
  );

  /** Statuses of wrong logins for one account, each with another X-Forwarded-For. */
  async function guess(
    TRUST_PROXY: string,
    { remoteAddress = '10.0.0.5', forwarded }: { remoteAddress?: string; forwarded: string[] },
  ) {
    const app = await open(TRUST_PROXY, 1000);
    const statuses: number[] = [];
    for (const value of forwarded) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        headers: { 'x-forwarded-for': value },
        payload: {
          email: `${TRUST_PROXY}-${forwarded[0]}@shop.test`,
          password: 'a wrong password',
        },
      });
      statuses.push(statusCode);
    }
    return statuses;
  }

  const { perAccount } = accountRules.login;
  const more = 5;

  it.each<[string, string, (index: number) => string, string?]>([
    ['an IPv4 address with a port', '1', (index) => `198.51.100.9:${40_001 + index}`],
    ['an IPv6 address with a port', '1', (index) => `[2001:db8:1::9]:${40_001 + index}`],
    ['no address', '1', (index) => `unknown${index}`],
    ['no address behind a forged one', '1', (index) => `198.51.100.${index}, unknown`],
    ['no address, and a list of proxies', '10.0.0.5', (index) => `unknown${index}`],
    ['nothing behind a forged address', '10.0.0.0/8', (index) => `198.51.100.${index}, `],
    [
      'ports behind two proxies of a list',
      '10.0.0.0/8',
      (index) => `198.51.100.11:${index}, 10.0.0.6:${40_001 + index}`,
    ],
    [
      'one IPv4 address in several spellings',
      '1',
      (index) => (index % 2 ? '::FFFF:198.51.100.12' : '198.51.100.12'),
    ],
    [
      'one IPv6 network in several spellings',
      '1',
      (index) => (index % 2 ? '2001:DB8:2:0::1' : '2001:0db8:0002::1'),
    ],
  ])('counts wrong logins with %s', async (_, setting, forwardedOf) => {
    const forwarded = Array.from({ length: perAccount + more }, (_, index) => forwardedOf(index));
    const statuses = await guess(setting, { forwarded });
    expect(statuses).toEqual([
      ...Array<number>(perAccount).fill(401),
      ...Array<number>(more).fill(429),
    ]);
  });

  it.each([
    ['1', '203.0.113.7', '203.0.113.8'],
    ['10.0.0.0/8', '203.0.113.20:40001', '203.0.113.21:40001'],
    ['10.0.0.0/8', '203.0.113.22:1, 10.0.0.6:2', '203.0.113.23:1, 10.0.0.6:2'],
  ])('of %s distinguishes visitors behind proxies: %s and %s', async (setting, one, other) => {
    const app = await open(setting, 1);
    const call = (visitor: string) =>
      app.inject({
        url: '/api/envparams',
        remoteAddress: '10.0.0.5',
        headers: { 'x-forwarded-for': visitor },
      });
    expect((await call(one)).statusCode).toBe(200);
    expect((await call(other)).statusCode).toBe(200);
    expect((await call(one.replace(/:\d+/, ':9'))).statusCode).toBe(429);
  });
});
