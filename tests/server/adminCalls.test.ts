import { describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import { signedUp, visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

const adminCalls = (Object.keys(endpoints) as EndpointKey[])
  .filter((key) => accessOf(key) === 'admin')
  .map((key) => key.replace(/:\w+/, exampleId(99)) as EndpointKey);

const asAdmin = { role: 'admin' };

// Statuses of valid bodies: see authorization.test.ts.
describe('admin calls with an invalid body', async () => {
  const shop = await forSuite(openTestApp());
  const customer = await signedUp(shop.app, 'ana@shop.test');
  const admin = await newAdmin(shop, 'admin@shop.test');

  it.each(adminCalls)('%s is refused because of its caller, not its body', async (call) => {
    const changes = !call.startsWith('GET');
    const body = changes ? { nonsense: true } : undefined;
    const refusals = [
      await visitor(shop.app).call(call, body, asAdmin),
      await customer.call(call, body, asAdmin),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [401, { success: false, message: 'Log in first.' }],
      [403, { success: false, message: 'Only an admin may do this.' }],
    ]);
    if (!changes) return;
    const forged = await admin.call(call, body, { 'x-xsrf-token': 'forged' });
    expect(forged.statusCode).toBe(403);
    expect(Object.keys(forged.json().fields)).toEqual(['X-XSRF-TOKEN']);
  });
});
