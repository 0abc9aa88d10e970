import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../server/db/database.ts';
import { defaultLoad } from '../../server/http/load.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { openTestApp } from './support/testApp.ts';

const callsPerMinute = 10;

describe('TRUST_PROXY', () => {
  let database: Connection;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.close());

  async function open(TRUST_PROXY: string, callsPerMinute: number) {
    const { app } = await openTestApp({
      connection: database,
      config: { RATE_LIMITS: 'on', TRUST_PROXY },
      load: { ...defaultLoad, maxLag: 60_000, callsPerMinute },
    });
    return app;
  }

  /** How many of 130 calls of one visitor pass a limit of ten, each with another forged address. */
  async function countPassed(TRUST_PROXY: string, { proxies }: { proxies: string[] }) {
    const app = await open(TRUST_PROXY, callsPerMinute);
    const visitor = '203.0.113.7';
    // Each proxy appends the address it was called from.
    const hops = [visitor, ...proxies];
    const seen: number[] = [];
    for (let index = 0; index < 130; index++) {
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
    // Whoever reaches the port past the proxies is believed nothing.
    ['10.0.0.0/8', []],
  ])(
    'of %s lets no forged X-Forwarded-For pass a limit, behind proxies %j',
    async (setting, proxies) => {
      expect(await countPassed(setting, { proxies })).toBe(callsPerMinute);
    },
  );

  it('tells visitors behind one proxy apart', async () => {
    const app = await open('1', 1);
    const call = (visitor: string) =>
      app.inject({ url: '/api/envparams', headers: { 'x-forwarded-for': visitor } });
    expect((await call('203.0.113.7')).statusCode).toBe(200);
    expect((await call('203.0.113.8')).statusCode).toBe(200);
    expect((await call('203.0.113.7')).statusCode).toBe(429);
  });
});
