import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages.ts';
import { openAdminShop } from './support/adminShop.ts';
import { exampleId } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestApp } from './support/testApp.ts';

describe('the MCP endpoint', async () => {
  let shop: Awaited<ReturnType<typeof openAdminShop>>;
  let url: string;
  let orderId: string;
  beforeAll(async () => {
    shop = await openAdminShop();
    await shop.refill();
    const at = shop.now().toISOString();
    orderId = await placeOrder(shop.db, { userId: shop.ana.id, at, lines: [[1, 'M', 1, 1000]] });
    url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/mcp`;
  });
  afterAll(() => shop.close());

  async function makeKey(...permissions: string[]): Promise<string> {
    const made = await shop.admin.call('POST /makeapikey', { name: 'Assistant', permissions });
    return made.json().key;
  }

  /** A client of the SDK with a key of these permissions. */
  async function connect(key: string, mode: 'auto' | 'legacy' = 'auto') {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const headers = { authorization: `Bearer ${key}` };
    const requestInit = { headers };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
    const call = async (name: string, given = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: given });
      const [part] = content;
      const text = part?.type === 'text' ? part.text : '';
      return isError ? text : JSON.parse(text);
    };
    const names = async () => (await client.listTools()).tools.map(({ name }) => name);
    return { client, call, names };
  }

  it.each(['auto', 'legacy'] as const)('reads the shop with a client that is %s', async (mode) => {
    const key = await makeKey('products:read', 'orders:read', 'orders:sums', 'reports:read');
    const { call, client } = await connect(key, mode);
    expect(client.getServerVersion()?.name).toBe('Hemline');
    expect(client.getInstructions()).toContain("in USD, or in an order's `currency`");
    expect(await call('find_products', { q: 'product 2', limit: 1 })).toMatchObject({
      ...{ total: '1', found: [{ _id: exampleId(2) }] },
    });
    expect(await call('get_product', { id: exampleId(1) })).toMatchObject({ _id: exampleId(1) });
    expect(JSON.stringify(await call('low_stock'))).not.toContain('signedUrl');
    expect(await call('find_orders', { from: '2026-02-28' })).toMatchObject({
      found: [{ _id: orderId, total: 10 }],
    });
    expect(await call('get_order', { q: orderId })).toMatchObject({ _id: orderId });
    expect(await call('order_history', { id: orderId })).toHaveLength(1);
    expect(await call('waiting_returns')).toEqual({ total: '0', found: [] });
    const report = await call('revenue_by_day', { days: 7 });
    expect(Object.keys(report)).toEqual(['revenue', 'bestSellers', 'refunded', 'abandoned']);
    expect(report.revenue).toHaveLength(7);
    await client.close();
  });

  it('shows the tools of the key’s permissions, and no amounts without the right', async () => {
    const { call, names } = await connect(await makeKey('orders:read'));
    expect(await names()).toEqual(['find_orders', 'get_order', 'order_history', 'waiting_returns']);
    expect(await call('find_products')).toBe('This API key has no tool find_products.');
    const { found } = await call('find_orders');
    expect(found[0]).not.toHaveProperty('total');
    expect(await call('find_orders', { sort: 'total' })).toBe(messages.notInRole);
  });

  it('has the customers for a key that may read them', async () => {
    const { call, names } = await connect(await makeKey('customers:read'));
    expect(await names()).toEqual(['find_customers', 'get_customer']);
    const { customers } = await call('find_customers', { q: 'ana' });
    expect(customers[0]).toMatchObject({ email: 'ana@shop.test' });
    const { id } = customers[0];
    expect(await call('get_customer', { id })).toMatchObject({ orders: [{ _id: orderId }] });
  });

  it('says which arguments a tool takes', async () => {
    const { call, client } = await connect(await makeKey('orders:read', 'products:read'));
    expect(await call('find_orders', { colour: 'red' })).toBe(
      'find_orders takes q, payment, from, to, delivery, sort, limit, offset.',
    );
    expect(await call('get_order')).toBe('get_order takes q.');
    expect(await call('get_product', { id: exampleId(9) })).toBe(messages.noSuchProduct);
    expect(await call('find_orders', { from: 'Monday' })).toMatch(/from/);
    const { tools } = await client.listTools();
    const { inputSchema } = tools.find(({ name }) => name === 'get_product') ?? {};
    expect(inputSchema).toMatchObject({ required: ['id'], properties: { id: { type: 'string' } } });
  });

  it('gets the order with exactly this number or id, and no other', async () => {
    const at = shop.now().toISOString();
    const ids: string[] = [];
    for (const day of [1, 2]) {
      const order = {
        userId: shop.ana.id,
        at,
        lines: [[1, 'M', day, 1000] satisfies [number, string, number, number]],
      };
      ids.push(await placeOrder(shop.db, order));
    }
    const { call, client } = await connect(await makeKey('orders:read'));
    const { found } = await call('find_orders');
    for (const { _id, number } of found) {
      for (const q of [number, number.replace('-', ' ').toLowerCase(), number.slice(2), _id]) {
        expect(await call('get_order', { q })).toMatchObject({ _id });
      }
    }
    for (const q of ['H-1000', 'Ana', 'H-99999', ids[0]?.slice(0, 8)]) {
      expect(await call('get_order', { q })).toBe('No order has this number or id.');
    }
    await client.close();
  });

  it('accepts only API keys, until they are revoked', async () => {
    const ask = (authorization: string) =>
      shop.app.inject({ method: 'POST', url: '/mcp', headers: { authorization }, payload: {} });
    for (const token of ['', `Bearer ${shop.admin.token}`, `Bearer hl_${'A'.repeat(43)}`]) {
      const { statusCode, headers } = await ask(token);
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    }
    const key = await makeKey('orders:read');
    const { client } = await connect(key);
    const keys = (await shop.admin.call('GET /apikeys')).json();
    await shop.admin.call(`POST /revokeapikey/${keys.at(-1).id}`);
    await expect(client.listTools()).rejects.toThrow();
  });

  it('counts its requests towards the rate limit', async () => {
    const limited = await openTestApp({
      config: { RATE_LIMITS: 'on' },
      load: { callsPerMinute: 2 },
    });
    const ask = () => limited.app.inject({ method: 'POST', url: '/mcp', payload: {} });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask()).statusCode).toBe(401);
    expect((await ask()).statusCode).toBe(429);
    await limited.close();
  });
});
