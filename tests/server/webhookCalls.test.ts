import { describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages.ts';
import type { Activity } from '../../contract/schemas/activity.ts';
import { webhooks } from '../../server/db/webhookSchema.ts';
import { changeUser } from '../../server/repositories/users.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { openTestApp } from './support/testApp.ts';
import { openReceiver } from './support/webhookReceiver.ts';

describe('a webhook of the admin area', async () => {
  const receiver = await forSuite(openReceiver());
  const products = [exampleProduct(1)];
  const { reach } = receiver;
  const shop = await forSuite(openTestApp({ products, pictures: somePictures, reach }));
  const admin = await newAdmin(shop, 'admin@shop.test');
  const input = {
    url: 'https://erp.example/hook',
    events: ['product.changed'],
    seesAmounts: false,
  };
  const make = (fields: object = {}) => admin.call('POST /makewebhook', { ...input, ...fields });

  it.each([
    'http://erp.example/hook',
    'https://10.0.0.8/hook',
    'https://[::1]/hook',
    'https://erp.example:8443/hook',
    'https://me:secret@erp.example/hook',
    'https://:secret@erp.example/hook',
    'https://',
    'erp.example/hook',
  ])('is not added for %s', async (url) => {
    const refused = await make({ url });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(['url']);
  });

  it('shows its secret once, and the database has it encrypted', async () => {
    const { secret } = (await make()).json();
    expect(secret).toMatch(/^whsec_/);
    const listed = (await admin.call('GET /webhooks')).json();
    expect(listed).toMatchObject([{ ...input, maker: { name: 'Ana' } }]);
    const rows = await shop.db.select().from(webhooks);
    expect(JSON.stringify([rows, listed])).not.toContain(secret);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(JSON.stringify(rows)).not.toContain(key.toString('base64url'));
  });

  it('is tested, has a log, is changed and deleted, each in the activity log', async () => {
    const [{ id }] = (await admin.call('GET /webhooks')).json();
    await shop.db.update(webhooks).set({ url: receiver.url });
    const test = await admin.call(`POST /testwebhook/${id}`);
    expect(test.json()).toMatchObject({ type: 'webhook.test', state: 'sent', answer: '200 OK' });
    await admin.call('POST /addproduct', productInput());
    const log = (await admin.call(`GET /webhookmessages/${id}`)).json();
    const waiting = log.find(({ type }: { type: string }) => type === 'product.changed');
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 });
    const resent = await admin.call(`POST /resendmessage/${waiting.id}`);
    expect(resent.json()).toMatchObject({ state: 'sent', attempts: 1 });
    await admin.call(`POST /resendmessage/${waiting.id}`);
    const choices = { version: 1, events: ['stock.changed'], seesAmounts: false };
    expect((await admin.call(`POST /changewebhook/${id}`, choices)).statusCode).toBe(200);
    const stale = await admin.call(`POST /changewebhook/${id}`, choices);
    expect([stale.statusCode, Object.keys(stale.json().fields)]).toEqual([409, ['version']]);
    expect((await admin.call(`POST /renewwebhook/${id}`)).json().secret).toMatch(/^whsec_/);
    expect((await admin.call(`POST /deletewebhook/${id}`)).statusCode).toBe(200);
    expect((await admin.call('GET /webhooks')).json()).toEqual([]);
    expect((await admin.call(`GET /webhookmessages/${id}`)).statusCode).toBe(404);
    expect((await admin.call(`POST /resendmessage/${waiting.id}`)).statusCode).toBe(404);
    const { entries } = (await admin.call('GET /activity?subject=webhook')).json();
    expect(JSON.stringify(entries)).toContain('erp.example');
    expect(JSON.stringify(entries)).not.toContain('/hook');
    expect(entries.flatMap(({ changes }: Activity) => changes)).toContainEqual({
      ...{ field: 'events', from: 'product.changed', to: 'stock.changed' },
    });
    expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual([
      ...['Added a webhook', 'Changed a webhook', 'Deleted a webhook'],
      ...['Replaced a webhook’s secret', 'Sent a webhook’s message again', 'Tested a webhook'],
    ]);
  });

  it('sends nothing that its maker may not read', async () => {
    await shop.db.execute(
      "insert into staff_roles values ('keeper', '{staff:read,staff:write,orders:read}')",
    );
    const keeper = await newAdmin(shop, 'keeper@shop.test');
    await changeUser(shop.db, keeper.id, { staffRole: 'keeper' });
    const events = ['order.placed'];
    for (const wrong of [input, { ...input, events, seesAmounts: true }]) {
      const refused = await keeper.call('POST /makewebhook', wrong);
      expect([refused.statusCode, refused.json().message]).toEqual([
        400,
        messages.webhookExceedsRole,
      ]);
    }
    const made = await keeper.call('POST /makewebhook', { ...input, events });
    expect(made.statusCode).toBe(200);
  });
});
