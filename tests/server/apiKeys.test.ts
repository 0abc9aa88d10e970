import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages.ts';
import type { ApiKey } from '../../contract/schemas/apiKeys.ts';
import { apiKeys } from '../../server/db/accountSchema.ts';
import { openAdminShop } from './support/adminShop.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';

const day = 24 * 60 * 60 * 1000;
const tax = { country: 'Portugal', name: 'VAT', rate: 23 };

describe('an API key', async () => {
  let shop: Awaited<ReturnType<typeof openAdminShop>>;
  beforeAll(async () => {
    shop = await openAdminShop();
  });
  afterAll(() => shop.close());

  const make = (permissions: string[], more: object = {}, by: Customer = shop.admin) =>
    by.call('POST /makeapikey', { name: 'ERP', permissions, ...more });
  const made = async (...args: Parameters<typeof make>): Promise<string> =>
    (await make(...args)).json().key;
  const listed = async (): Promise<ApiKey[]> => (await shop.admin.call('GET /apikeys')).json();

  /** A call of a program: no cookies, no XSRF token. */
  function ask(key: string, call: `${'GET' | 'POST'} /${string}`, payload?: object | PassThrough) {
    const [method, path] = call.split(' ') as ['GET' | 'POST', string];
    const headers = {
      authorization: `Bearer ${key}`,
      ...(payload && { 'content-type': 'application/json' }),
    };
    return shop.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  }

  it('makes the admin calls of its permissions, without cookies and XSRF token', async () => {
    const key = await made(['settings:read', 'settings:write']);
    expect(key).toMatch(/^hl_[\w-]{43}$/);
    const saved = await ask(key, 'POST /savetax', tax);
    expect(saved.statusCode).toBe(200);
    expect(saved.headers).not.toHaveProperty('set-cookie');
    expect((await ask(key, 'GET /listproducts')).statusCode).toBe(403);
    const { entries } = (await shop.admin.call('GET /activity?subject=tax')).json();
    expect(entries[0].by.name).toBe('Ana (key ERP)');
  });

  it('is stored as a hash, and shows its last use to the hour', async () => {
    const key = await made(['settings:read']);
    const rows = await shop.db.select().from(apiKeys);
    expect(JSON.stringify(rows)).not.toContain(key);
    const use = async () => {
      expect((await ask(key, 'GET /checkoutsettings')).statusCode).toBe(200);
      return (await listed()).at(-1)?.usedAt;
    };
    expect((await listed()).at(-1)).not.toHaveProperty('usedAt');
    const first = await use();
    shop.pass(day / 48);
    expect(await use()).toBe(first);
    shop.pass(day / 24);
    expect(await use()).not.toBe(first);
  });

  it('is not a login: it can’t make shoppers’ calls, or calls about one’s own account', async () => {
    const key = await made(['orders:read']);
    for (const path of ['getuser', 'getorders', 'mfa/fetch'] as const) {
      expect((await ask(key, `GET /${path}`)).statusCode).toBe(403);
    }
    expect((await ask(key, 'POST /mfa/register')).statusCode).toBe(403);
  });

  it('manages no admins and no keys', async () => {
    expect((await make(['staff:write'])).statusCode).toBe(400);
    const key = await made(['settings:write', 'audit:read']);
    const calls = ['makeapikey', 'invitestaff'] as const;
    for (const call of calls) {
      expect((await ask(key, `POST /${call}`, { name: 'Own' })).statusCode).toBe(403);
    }
    expect((await ask(key, 'GET /apikeys')).statusCode).toBe(403);
    expect((await ask(key, 'GET /staff')).statusCode).toBe(403);
  });

  it('sees no amounts without the permission', async () => {
    const key = await made(['orders:read']);
    expect((await ask(key, 'GET /allorders?sort=total')).statusCode).toBe(403);
    const counts = (await ask(key, 'GET /ordercounts')).json();
    expect(JSON.stringify(counts)).not.toContain('total');
  });

  it('changes the items of an order without amounts, and refunds nothing without the right', async () => {
    await shop.refill();
    const at = shop.now().toISOString();
    const lines: [number, string, number, number][] = [[1, 'M', 2, 1000]];
    const order = await placeOrder(shop.db, { userId: shop.ana.id, at, lines });
    const change = (key: string, quantity: number) =>
      ask(key, `POST /changelines/${order}`, {
        ...{ version: 1, isPreview: true },
        lines: [{ productId: exampleId(1), size: 'M', quantity }],
      });
    const key = await made(['orders:read', 'orders:write']);
    const less = await change(key, 1);
    expect([less.statusCode, less.json().message]).toEqual([403, messages.notInRole]);
    const more = await change(key, 3);
    expect(more.statusCode).toBe(200);
    expect(more.json()).not.toHaveProperty('more');
    expect(more.json().message).toMatch(/^The customer is asked by email to pay the difference\./);
    const refunding = await made(['orders:write', 'orders:refund']);
    expect((await change(refunding, 1)).json().message).toBe(
      'The difference will be refunded to the customer.',
    );
  });

  it('ends after its last day, and can’t be made with a past one', async () => {
    const until = new Date(shop.now().getTime() + day).toISOString().slice(0, 10);
    const key = await made(['settings:read'], { until });
    expect((await listed()).at(-1)?.until).toBe(until);
    expect((await ask(key, 'GET /checkoutsettings')).statusCode).toBe(200);
    expect((await make(['settings:read'], { until: '2026-01-01' })).statusCode).toBe(400);
    shop.pass(2 * day);
    expect((await ask(key, 'GET /checkoutsettings')).statusCode).toBe(401);
  });

  it('is revoked at once, even for a request whose body is on its way', async () => {
    const key = await made(['settings:write']);
    const id = (await listed()).at(-1)?.id;
    const payload = new PassThrough();
    payload.write(' ');
    const late = ask(key, 'POST /savetax', payload);
    // Time for the check of the caller, which is before the body.
    await sleep(100);
    expect((await shop.admin.call(`POST /revokeapikey/${id}`)).statusCode).toBe(200);
    payload.end(JSON.stringify({ ...tax, country: 'Spain' }));
    expect((await late).statusCode).toBe(401);
    expect((await ask(key, 'GET /checkoutsettings')).statusCode).toBe(401);
    expect((await shop.admin.call('GET /activity?subject=tax')).json().total).toBe(1);
  });

  it('loses what its creator loses: a permission, or all', async () => {
    const paula = await newAdmin(shop, 'paula@shop.test');
    const key = await made(['settings:read', 'products:read'], {}, paula);
    const { members } = (await shop.admin.call('GET /staff')).json();
    const { id } = members.find(({ email }: { email: string }) => email === 'paula@shop.test');
    await shop.admin.call(`POST /changestaff/${id}`, { version: 1, role: 'writer' });
    expect((await ask(key, 'GET /checkoutsettings')).statusCode).toBe(403);
    expect((await ask(key, 'GET /listproducts')).statusCode).toBe(200);
    await shop.admin.call(`POST /removestaff/${id}`);
    expect((await ask(key, 'GET /listproducts')).statusCode).toBe(401);
    expect((await listed()).some(({ maker }) => maker.id === id)).toBe(false);
  });

  it('ends when its maker’s password changes', async () => {
    const paul = await newAdmin(shop, 'paul@shop.test');
    const key = await made(['settings:read'], {}, paul);
    expect((await ask(key, 'GET /checkoutsettings')).statusCode).toBe(200);
    const changed = await paul.call('POST /updateuser', {
      ...{ username: 'Paul', email: 'paul@shop.test', password: 'a staple of another kind' },
    });
    expect(changed.statusCode).toBe(200);
    expect((await ask(key, 'GET /checkoutsettings')).statusCode).toBe(401);
  });

  it('is made by owners only, and can’t be guessed', async () => {
    const eve = await signedUp(shop.app, 'eve@shop.test');
    expect((await make(['orders:read'], {}, eve)).statusCode).toBe(403);
    expect((await ask(`hl_${'A'.repeat(43)}`, 'GET /allorders')).statusCode).toBe(401);
  });
});
