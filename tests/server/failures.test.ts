import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { noPictures, openTestApp, type TestApp, type TestAppOptions } from './support/testApp.ts';

describe('a failure', async () => {
  let shop: TestApp | undefined;
  afterEach(async () => {
    await shop?.close();
    shop = undefined;
  });
  const database = await forSuite(openMemoryDatabase());
  const { app: usual } = await openTestApp({ connection: database });
  afterAll(() => usual.close());

  const open = async (options: TestAppOptions = {}) => {
    shop = await openTestApp({ connection: { ...database, close: async () => {} }, ...options });
    return shop.app;
  };
  const post = (payload: string, type = 'application/json') => ({
    method: 'POST' as const,
    url: '/api/getcartunaut',
    headers: { 'content-type': type },
    payload,
  });

  it.each([
    ['malformed JSON', post('{"cartItems":'), 400],
    ['no JSON at all', post('cart'), 400],
    ['a poisoned prototype', post('{"__proto__":{"admin":true},"cartItems":[]}'), 400],
    ['12,000 nested lists', post('['.repeat(12_000) + ']'.repeat(12_000)), 400],
    ['nested objects', post(`${'{"a":'.repeat(12_000)}1${'}'.repeat(12_000)}`), 400],
    ['plain text', post('cart', 'text/plain'), 415],
    ['a form', post('cart=1', 'application/x-www-form-urlencoded'), 415],
    ['more than 1 MB', post(`"${'x'.repeat(1024 * 1024)}"`), 413],
    ['a malformed URL', { url: '/api/product/%' }, 400],
  ])('of %s has the contract’s shape', async (_, request, status) => {
    const answer = await usual.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      success: false,
      message: expect.stringMatching(/^[A-Z].+\.$/),
    });
  });

  it('of invalid HTTP has the same shape', async () => {
    await usual.listen({ host: '127.0.0.1', port: 0 });
    const { port } = usual.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').end('NOT HTTP\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('{"success":false,"message":"The request cannot be read');
  });

  it('of our own hides internals, and is logged', async () => {
    const lines: string[] = [];
    const app = await open({
      logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
      pictures: {
        ...noPictures,
        exists: async () => {
          throw new Error('password=hunter2 at /srv/secret.ts:1');
        },
      },
    });
    const answer = await app.inject('/api/s3/getimage/a.webp');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      success: false,
      message: 'Something went wrong on our side. Try again, or contact us if it keeps happening.',
    });
    expect(lines.join()).toContain('hunter2');
  });

  it('of the database shows in /ready, and never as a stack trace', async () => {
    const app = await open({ connection: await openMemoryDatabase() });
    expect((await app.inject('/api/health')).json()).toEqual({
      status: 'ok',
      database: expect.stringMatching(/^PGlite, PostgreSQL \d+/),
    });
    expect((await app.inject('/api/ready')).json()).toEqual({ status: 'ready', pictures: 'ready' });
    await shop?.closeDatabase();
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    const answer = await app.inject('/api/allproducts');
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toMatch(/\.ts|select|at /i);
  });

  it('of the database is logged by /ready without the query’s values', async () => {
    const lines: string[] = [];
    const app = await open({
      connection: await openMemoryDatabase(),
      logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
    });
    await app.ready();
    await shop?.closeDatabase();
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    const logged = lines.find((line) => line.includes('The database does not answer'));
    expect(logged).toContain('Query failed (');
    expect(logged).not.toContain('params');
  });

  it('for too many calls says when to retry', async () => {
    const app = await open({
      config: { RATE_LIMITS: 'on' },
      load: { callsPerMinute: 2 },
    });
    await app.inject('/api/envparams');
    await app.inject('/api/envparams');
    const answer = await app.inject('/api/envparams');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({
      success: false,
      message: 'Too many requests: wait a little before the next one.',
    });
  });

  it('for overload says when to retry', async () => {
    const dist = lastingFolder({ 'index.html': '<title>Shop</title>', 'config.js': '' });
    const app = await open({ dist, languages: ['en', 'ar'], load: { maxLag: 1 } });
    await app.ready();
    let answer = await app.inject('/api/envparams');
    for (let tries = 0; answer.statusCode === 200 && tries < 40; tries++) {
      block(100);
      await new Promise((resolve) => setTimeout(resolve, 1));
      answer = await app.inject('/api/envparams');
    }
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({
      success: false,
      message: 'The shop is very busy right now: try again in a few seconds.',
    });
    const ofAgent = await app.inject({ method: 'POST', url: '/ucp/catalog/search', payload: {} });
    expect([ofAgent.statusCode, ofAgent.headers['retry-after']]).toEqual([503, '5']);
    expect(ofAgent.json()).toMatchObject({ code: 'temporarily_unavailable' });
    const page = await app.inject({ url: '/women', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(503);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<meta http-equiv="refresh" content="5">');
    expect(page.body).toContain('<html lang="en">');
    const arabic = await app.inject({ url: '/ar/women', headers: { accept: 'text/html' } });
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
    expect((await app.inject('/config.js')).statusCode).not.toBe(503);
  });
});

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
