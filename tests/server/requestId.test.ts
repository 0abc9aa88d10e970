import { afterAll, describe, expect, it } from 'vitest';
import { signedUp, visitor } from './support/customer.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { openTestApp } from './support/testApp.ts';

describe('a request’s id', async () => {
  const connection = { ...(await openMemoryDatabase()) };
  afterAll(() => connection.close());

  async function open(TRUST_PROXY = 'off') {
    const lines: Record<string, unknown>[] = [];
    const { app } = await openTestApp({
      connection,
      config: { TRUST_PROXY },
      logger: { level: 'debug', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
    });
    return { app, lines };
  }
  const given = { headers: { 'x-request-id': 'of-the-proxy.1' } };

  it('is in the reply and in each log line, and is unique', async () => {
    const { app, lines } = await open();
    const answers = [await app.inject('/api/envparams'), await app.inject('/api/nothing')];
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    const logged = lines.filter(({ msg }) => msg === 'Request');
    expect(logged.map(({ requestId }) => requestId)).toEqual(ids);
    await app.close();
  });

  it('is accepted from the shop’s proxy, and from nobody else', async () => {
    for (const [trust, isKept] of [
      ['off', false],
      ['1', true],
    ] as const) {
      const { app } = await open(trust);
      const { headers } = await app.inject({ url: '/api/envparams', ...given });
      expect(headers['x-request-id'] === 'of-the-proxy.1').toBe(isKept);
      const odd = await app.inject({
        url: '/api/envparams',
        headers: { 'x-request-id': 'a b\tc"' },
      });
      expect(odd.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      await app.close();
    }
  });

  it('is logged with each login event and refusal, with the user’s id but not their name', async () => {
    const { app, lines } = await open();
    const ana = await signedUp(app, 'ana@shop.test');
    await visitor(app).call('POST /login', { email: 'ana@shop.test', password: 'a guess' });
    await ana.call('GET /allorders');
    await ana.call('GET /getcart');
    await ana.call('POST /logout');
    const access = lines.filter(({ msg }) => msg === 'Access');
    expect(access.map(({ route, status, user }) => [route, status, user])).toEqual([
      ['/api/signup', 200, undefined],
      ['/api/login', 401, undefined],
      ['/api/allorders', 403, ana.id],
      ['/api/logout', 200, ana.id],
    ]);
    expect(JSON.stringify(access)).not.toContain('shop.test');
    await app.close();
  });

  it('is logged with the route, without its parameters', async () => {
    const { app, lines } = await open();
    await app.inject('/api/allproducts?q=somebody@shop.test');
    await app.inject('/api/product/somebody@shop.test');
    const [search, product] = lines.filter(({ msg }) => msg === 'Request');
    expect(search).toMatchObject({ method: 'GET', route: '/api/allproducts', status: 200 });
    expect(product).toMatchObject({ route: '/api/product/:id', status: 404 });
    expect(JSON.stringify(lines)).not.toContain('somebody');
    await app.close();
  });
});
