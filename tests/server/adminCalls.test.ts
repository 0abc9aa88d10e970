import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { accessOf } from '../../contract/rules/access.ts';
import { type Customer, signedUp, visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId } from './support/exampleProduct.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

type Call = `${'GET' | 'POST' | 'DELETE'} /${string}`;

const adminCalls = (Object.keys(endpoints) as EndpointKey[])
  .filter((key) => accessOf(key) === 'admin')
  .map((key) => key.replace(/:\w+/, exampleId(99)) as Call);

/** No call takes this; a caller who is turned away must not even be told so. */
const wrongBody = (call: Call) => (call.startsWith('GET') ? undefined : { nonsense: true });
const asAdmin = { role: 'admin' };

describe('the calls of admins', () => {
  let shop: TestApp;
  let customer: Customer;
  let admin: Customer;
  beforeAll(async () => {
    shop = await openTestApp();
    customer = await signedUp(shop.app, 'ana@shop.test');
    admin = await newAdmin(shop, 'admin@shop.test');
  });
  afterAll(() => shop.close());

  it('are these, and more to come', () => {
    expect(adminCalls.length).toBeGreaterThanOrEqual(18);
  });

  it.each(adminCalls)('%s is 401 for a guest', async (call) => {
    const answer = await visitor(shop.app).call(call, wrongBody(call), asAdmin);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ success: false, message: 'Log in first.' });
  });

  it.each(adminCalls)('%s is 401 with a token that nobody has', async (call) => {
    const guest = Object.assign(visitor(shop.app), { token: 'T'.repeat(43) });
    expect((await guest.call(call, wrongBody(call), asAdmin)).statusCode).toBe(401);
  });

  it.each(adminCalls)('%s is 403 for a customer, whatever they call themselves', async (call) => {
    const answer = await customer.call(call, wrongBody(call), asAdmin);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ success: false, message: 'Only an admin may do this.' });
  });

  it.each(adminCalls)('%s is served to an admin', async (call) => {
    const answer = await admin.call(call, wrongBody(call));
    expect(answer.json().message).not.toBe('There is nothing at this URL');
    expect([200, 400, 404, 415]).toContain(answer.statusCode);
  });

  it.each(adminCalls.filter((call) => !call.startsWith('GET')))(
    '%s needs the XSRF token of the session',
    async (call) => {
      const answer = await admin.call(call, wrongBody(call), { 'x-xsrf-token': 'forged' });
      expect(answer.statusCode).toBe(403);
      expect(Object.keys(answer.json().fields)).toEqual(['X-XSRF-TOKEN']);
    },
  );
});
