import type { LookupFunction } from 'node:net';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { type WebhookEvent, webhookEventNames } from '../../contract/rules/webhooks.ts';
import { users } from '../../server/db/accountSchema.ts';
import { productSizes, products } from '../../server/db/catalogueSchema.ts';
import { inTransaction } from '../../server/db/database.ts';
import { webhookMessages, webhooks } from '../../server/db/webhookSchema.ts';
import { anonymizeUser } from '../../server/repositories/customerData.ts';
import { createVault } from '../../server/security/mfaCodes.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn } from '../../server/services/orders/returns.ts';
import { type OutboxContext, post } from '../../server/services/outbox.ts';
import {
  mailNotices,
  removePastMessages,
  sendWebhooks,
} from '../../server/services/webhooks/sendWebhooks.ts';
import {
  chooseEvents,
  listMessages,
  listWebhooks,
  makeWebhook,
  renewSecret,
  resendMessage,
  testWebhook,
} from '../../server/services/webhooks/webhooks.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import type { BuyersShop } from './support/buyersShop.ts';
import { buy, contact } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId } from './support/exampleProduct.ts';
import { openReceiver, openSendingShop } from './support/webhookReceiver.ts';

const day = 86_400_000;

onBothDatabases('webhooks', (database, _another, rounds) => {
  let shop: BuyersShop;
  let context: OutboxContext;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let time = 0;
  beforeEach(async () => {
    time = 0;
    ({ shop, receiver, context } = await openSendingShop(database(), () => time));
    return receiver.close;
  });

  /** A webhook of Bob, who has all rights. */
  async function hear(
    events: WebhookEvent[] = webhookEventNames,
    seesAmounts = true,
    reached = receiver.url,
  ) {
    await shop.db.update(users).set({ role: 'admin' }).where(eq(users.id, shop.bob));
    const permissions = ['orders:read', 'orders:sums', 'products:read'] as const;
    const caller = { id: shop.bob, permissions };
    const url = 'https://erp.example/hook';
    const { id, secret } = await makeWebhook(context, caller, { url, events, seesAmounts });
    await shop.db.update(webhooks).set({ url: reached }).where(eq(webhooks.id, id));
    return { id, secret, caller };
  }

  const purchase = () => buy(shop, shop.ann, [[1, 'M', 1, 89.1]]);
  const restock = (quantity: number) => shop.db.update(productSizes).set({ quantity });
  const typesOf = () => receiver.received.map(({ body }) => JSON.parse(body).type).sort();
  const found = async () => (await shop.db.select().from(webhooks))[0];
  const stored = async () => shop.db.select().from(webhookMessages);

  it('send a placed and paid order and its stock, signed as Standard Webhooks are', async () => {
    const { secret } = await hear();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { order } = await purchase();
    await sendWebhooks(context);
    expect(typesOf()).toEqual(['order.paid', 'order.placed', 'stock.changed']);
    for (const { headers, body } of receiver.received) {
      const message = new Webhook(secret).verify(body, headers as Record<string, string>);
      expect(message).toMatchObject({ type: expect.any(String), timestamp: expect.any(String) });
      expect(() =>
        new Webhook(secret).verify(`${body} `, headers as Record<string, string>),
      ).toThrow();
    }
    const [placed] = receiver.received
      .map(({ body }) => JSON.parse(body))
      .filter(({ type }) => type === 'order.placed');
    expect(placed.data).toMatchObject({ _id: order._id, total: 89.1, email: contact.email });
    await sendWebhooks(context);
    expect(receiver.received).toHaveLength(3);
  });

  it('are signed with the old secret beside a new one for a day', async () => {
    const { id, secret: old } = await hear(['stock.changed']);
    const renewed = await Promise.all(Array.from({ length: 2 }, () => renewSecret(context, id)));
    const signedFor = async (quantity: number) => {
      await restock(quantity);
      await sendWebhooks(context);
      return receiver.received.at(-1) ?? { headers: {}, body: '' };
    };
    const { headers, body } = await signedFor(11);
    const verify = (secret: string) =>
      new Webhook(secret).verify(body, headers as Record<string, string>);
    // Each new one fits, whichever came last; the first one no longer signs.
    for (const { secret } of renewed) expect(verify(secret)).toMatchObject({});
    expect(() => verify(old)).toThrow();
    time = day;
    const later = await signedFor(12);
    expect(later.headers).toMatchObject({
      'webhook-signature': expect.stringMatching(/^v1,\S+$/),
    });
  });

  it('are sent with a new secret after the shop got another secret of its own', async () => {
    const { id } = await hear(['stock.changed']);
    context = { ...context, vault: createVault('another secret') };
    const { secret } = await renewSecret(context, id);
    await restock(11);
    await sendWebhooks(context);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'stock.changed',
    });
  });

  it('send shipped, returned and refunded units, once each', async () => {
    await hear(['order.shipped', 'order.returned', 'order.refunded']);
    const { order } = await purchase();
    await editOrder(shop, shop.bob, order._id, { delivery_status: 'shipped' });
    await editOrder(shop, shop.bob, order._id, { delivery_status: 'delivered' });
    const lines = [{ line: 0, quantity: 1 }];
    const returned = await requestReturn(
      shop.context,
      { userId: shop.ann, orderId: order._id },
      { reason: 'tooSmall', lines },
    );
    const [request] = returned.requests;
    const units = [{ line: 0, restocked: 1, damaged: 0 }];
    await receiveReturn(shop.context, shop.bob, request?.id ?? '', { lines: units });
    await editOrder(shop, shop.bob, order._id, {
      ...{ delivery_status: 'returned', payment_status: 'refunded' },
    });
    await sendWebhooks(context);
    expect(typesOf()).toEqual(['order.refunded', 'order.returned', 'order.shipped']);
  });

  it('send a product’s change, not its ratings and holds', async () => {
    await hear(['product.changed', 'stock.changed']);
    const first = eq(products.id, exampleId(1));
    await shop.db.update(products).set({ ratingSum: 5, ratingCount: 1 }).where(first);
    await shop.add(1);
    expect(await stored()).toEqual([]);
    await shop.db.update(products).set({ priceCents: 7000 }).where(first);
    await sendWebhooks(context);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      ...{ type: 'product.changed', data: { _id: exampleId(1), price: 70 } },
    });
    await shop.db.delete(products).where(first);
    await sendWebhooks(context);
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({
      ...{ type: 'stock.changed', data: { _id: exampleId(1), isRemoved: true } },
    });
  });

  it('queue nothing without a webhook, or for a change that is rolled back', async () => {
    await purchase();
    expect(await stored()).toEqual([]);
    await hear();
    const failing = inTransaction(shop.db, async (tx) => {
      await tx.update(productSizes).set({ quantity: 40 });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await stored()).toEqual([]);
  });

  it('make one message of the sizes that one transaction changes', async () => {
    await hear(['stock.changed']);
    await shop.db.update(productSizes).set({ quantity: 40 });
    const changed = await stored();
    expect(changed).toHaveLength(new Set(changed.map(({ subjectId }) => subjectId)).size);
  });

  it('are sent once by processes that run at the same time', async () => {
    for (let round = 0; round < rounds(5); round++) {
      await shop.db.delete(webhooks);
      await hear(['stock.changed']);
      receiver.received.length = 0;
      for (let change = 1; change <= 20; change++) {
        await shop.db.update(productSizes).set({ quantity: 50 + change });
      }
      await Promise.all([sendWebhooks(context), sendWebhooks(context), sendWebhooks(context)]);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength((await stored()).length);
      await shop.db.delete(webhookMessages);
    }
  });

  it('are sent again by another process if theirs ends during an attempt', async () => {
    await hear(['order.placed']);
    await purchase();
    const stopping = new AbortController();
    receiver.meanwhile = async () => stopping.abort();
    await sendWebhooks(context, stopping.signal);
    expect(receiver.received).toHaveLength(1);
    receiver.meanwhile = async () => {};
    await sendWebhooks(context);
    expect(receiver.received).toHaveLength(1);
    time += 61_000;
    await sendWebhooks(context);
    const [one, other] = receiver.received;
    expect(other?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    // The attempt that was cut off does not count.
    expect((await stored())[0]).toMatchObject({ isDelivered: true, attempts: 1 });
  });

  it('are retried with longer and longer delays for three days', async () => {
    const { id } = await hear(['order.placed']);
    await purchase();
    receiver.status = 503;
    await sendWebhooks(context);
    for (const seconds of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
      const attempts = receiver.received.length;
      time += seconds * 900;
      await sendWebhooks(context);
      expect(receiver.received).toHaveLength(attempts);
      time += seconds * 400;
      await sendWebhooks(context);
      expect(receiver.received).toHaveLength(attempts + 1);
    }
    expect(await listMessages(context, id)).toMatchObject([
      { state: 'failed', attempts: 10, answer: '503 Service Unavailable' },
    ]);
    receiver.status = 200;
    time += 10 * day;
    await sendWebhooks(context);
    expect(receiver.received).toHaveLength(10);
    const [message] = await stored();
    const resent = await resendMessage(context, message?.id ?? '');
    expect(resent).toMatchObject({ state: 'sent', attempts: 1, answer: '200 OK' });
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(message?.id);
  });

  it('wait as long as the address asks, in seconds or until a date', async () => {
    await hear(['stock.changed']);
    const waits = async () => {
      const [message] = await stored();
      return Math.round(((message?.nextAt?.getTime() ?? 0) - context.now().getTime()) / 60_000);
    };
    const { productId } = productSizes;
    await shop.db
      .update(productSizes)
      .set({ quantity: 77 })
      .where(eq(productId, exampleId(1)));
    receiver.status = 503;
    receiver.headers = { 'retry-after': '1200' };
    await sendWebhooks(context);
    expect(await waits()).toBe(20);
    time += 21 * 60_000;
    const date = new Date(context.now().getTime() + 3 * 3_600_000).toUTCString();
    receiver.headers = { 'retry-after': date };
    await sendWebhooks(context);
    expect(await waits()).toBe(180);
    time += 4 * 3_600_000;
    receiver.headers = { 'retry-after': 'soon' };
    await sendWebhooks(context);
    expect(await waits()).toBeGreaterThanOrEqual(30);
    expect(await waits()).toBeLessThanOrEqual(36);
    expect(receiver.received).toHaveLength(3);
  });

  it('reach others while the data of one can’t be read', async () => {
    await hear(['order.placed', 'stock.changed']);
    await purchase();
    const { pictures } = context;
    const signedUrl = vi
      .fn(pictures.signedUrl)
      .mockRejectedValueOnce(new Error('The pictures are away'));
    await sendWebhooks({ ...context, pictures: { ...pictures, signedUrl } });
    expect([shop.reports.length, receiver.received.length]).toEqual([1, 1]);
    expect((await stored()).map(({ answer }) => answer)).toContain(
      'The shop could not read its data',
    );
    expect(await found()).toMatchObject({ failingSince: null });
    time += 61_000;
    await sendWebhooks(context);
    expect(typesOf()).toEqual(['order.placed', 'stock.changed']);
  });

  it('end after the last attempt if their data can’t be read, and leave the webhook on', async () => {
    await hear(['order.placed']);
    await purchase();
    const signedUrl = () => Promise.reject(new Error('The pictures are away'));
    const broken = { ...context, pictures: { ...context.pictures, signedUrl } };
    for (let attempt = 1; attempt <= 12; attempt++) {
      await sendWebhooks(broken);
      time += 2 * day;
    }
    const [message] = await stored();
    expect(message).toMatchObject({ attempts: 10, isDelivered: false });
    expect(message?.finishedAt).not.toBeNull();
    expect(await found()).toMatchObject({ failingSince: null, endedAt: null });
  });

  it('count no failure of the address if the secret can’t be decrypted', async () => {
    await hear(['stock.changed']);
    await restock(40);
    await sendWebhooks({ ...context, vault: createVault('another secret') });
    expect((await stored())[0]?.answer).toMatch(/^The shop has another PICTURE_SECRET/);
    expect(await found()).toMatchObject({ failingSince: null });
  });

  it('reach others while an address does not answer', async () => {
    const dead = await openReceiver();
    onTestFinished(dead.close);
    const stopping = new AbortController();
    dead.meanwhile = () =>
      new Promise((done) => stopping.signal.addEventListener('abort', () => done()));
    const ports = [...receiver.reach.ports, ...dead.reach.ports];
    context = { ...context, reach: { ...receiver.reach, ports } };
    await hear(['stock.changed'], true, dead.url);
    for (let change = 1; change <= 20; change++) await restock(50 + change);
    await hear(['stock.changed']);
    for (let change = 1; change <= 5; change++) await restock(80 + change);
    const expected = 5 * 2;
    const sending = sendWebhooks(context, stopping.signal);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(expected), 5000);
    expect(dead.received).toHaveLength(2);
    stopping.abort();
    await sending;
  });

  it('leave the rest to the next round when an address can’t be reached', async () => {
    await hear(['stock.changed'], true, 'http://erp.example/closed');
    for (let change = 1; change <= 4; change++) await restock(50 + change);
    const lookup: LookupFunction = (_host, _options, done) =>
      done(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), '', 0);
    await sendWebhooks({ ...context, reach: { ...receiver.reach, lookup } });
    const tried = (await stored()).filter(({ attempts }) => attempts > 0);
    expect(tried.map(({ answer }) => answer)).toEqual(Array(2).fill('Can’t be reached ENOTFOUND'));
  });

  it('log the reason in the shop’s first language', async () => {
    addTranslations('de', { '{host} is no public address': '{host} ist nicht öffentlich' });
    const request = { url: 'http://127.0.0.1/', body: '{}' };
    const { text } = await post({ languages: ['de', 'en'] }, request, undefined, () => ({
      text: '',
    }));
    expect(text).toBe('127.0.0.1 ist nicht öffentlich');
  });

  it('are sent once by a test or a resend beside a round', async () => {
    const { id } = await hear(['stock.changed']);
    // A round begins as soon as the message is written.
    const transaction: typeof shop.db.transaction = async (...work) => {
      const done = await shop.db.transaction(...work);
      await sendWebhooks(context);
      return done;
    };
    const beside = { ...context, db: Object.assign(Object.create(shop.db), { transaction }) };
    const { id: test } = await testWebhook(beside, id);
    expect(typesOf()).toEqual(['webhook.test']);
    await resendMessage(beside, test);
    expect(receiver.received).toHaveLength(2);
  });

  it('keep the outcome of a resend when an older attempt ends after it', async () => {
    await hear(['order.placed']);
    await purchase();
    receiver.status = 503;
    receiver.meanwhile = async () => {
      receiver.meanwhile = async () => {};
      receiver.status = 200;
      time += 1000;
      await resendMessage(context, (await stored())[0]?.id ?? '');
      receiver.status = 503;
    };
    await sendWebhooks(context);
    expect(receiver.received).toHaveLength(2);
    expect((await stored())[0]).toMatchObject({ isDelivered: true, answer: '200 OK' });
    expect(await found()).toMatchObject({ endedAt: null });
  });

  it('follow no redirect, and never reach an address that is not public', async () => {
    const { id } = await hear(['order.placed']);
    receiver.status = 302;
    expect(await testWebhook(context, id)).toMatchObject({ state: 'failed', answer: '302 Found' });
    expect(receiver.received).toHaveLength(1);
    const guarded = { ...context, reach: { ...receiver.reach, isPublic: () => false } };
    expect(await testWebhook(guarded, id)).toMatchObject({
      answer: 'erp.example is no public address',
    });
    expect(receiver.received).toHaveLength(1);
  });

  it('are turned off after days of failures, which the owner is mailed once', async () => {
    const { id, caller } = await hear(['stock.changed']);
    receiver.status = 500;
    const change = async (quantity: number) => {
      await restock(quantity);
      await sendWebhooks(context);
    };
    await change(70);
    time += 4 * day;
    await change(71);
    expect((await found())?.endedAt).toBeNull();
    time += 2 * day;
    await change(72);
    expect((await found())?.endedAt).not.toBeNull();
    await Promise.all([mailNotices(context), mailNotices(context)]);
    await shop.mailer.idle();
    expect(shop.ownerMails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^The webhook to erp\.example.* is turned off$/),
    ]);
    const attempts = receiver.received.length;
    await change(73);
    expect(receiver.received).toHaveLength(attempts);
    await expect(testWebhook(context, id)).rejects.toThrow('turn it on first');
    // Saving turns it on again, and sends failed and waiting messages.
    receiver.status = 200;
    await shop.db.update(webhookMessages).set({ finishedAt: context.now() });
    await restock(74);
    await chooseEvents(context, caller, id, {
      ...{ version: 1, events: ['stock.changed'], seesAmounts: false },
    });
    await sendWebhooks(context);
    const all = await stored();
    expect(receiver.received).toHaveLength(attempts + all.length);
    expect(all.every(({ isDelivered }) => isDelivered)).toBe(true);
    expect(await found()).toMatchObject({ endedAt: null, failingSince: null });
  });

  it('are turned off at once by an address that is gone', async () => {
    await hear(['order.placed']);
    await purchase();
    receiver.status = 410;
    await sendWebhooks(context);
    expect((await found())?.endedAt).not.toBeNull();
  });

  it('send only what the admin who added them may read: amounts only with that right', async () => {
    await hear(['order.placed'], false);
    await purchase();
    await sendWebhooks(context);
    const { data } = JSON.parse(receiver.received[0]?.body ?? '');
    expect(data.products[0].quantity).toBe(1);
    for (const sum of ['89.1', 'total', 'price', 'subtotal']) {
      expect(receiver.received[0]?.body).not.toContain(sum);
    }
  });

  it('wait when their admin may no longer read them, and the owner is mailed', async () => {
    const { id, caller } = await hear(['order.placed']);
    await inTransaction(shop.db, (tx) => anonymizeUser(tx, shop.bob));
    await purchase();
    await sendWebhooks(context);
    await mailNotices(context);
    await shop.mailer.idle();
    expect(receiver.received).toEqual([]);
    expect(shop.ownerMails.at(-1)?.text).toContain('may no longer read its data');
    expect(await listWebhooks(context)).toMatchObject([{ exceedsMaker: true }]);
    expect((await listWebhooks(context))[0]).toHaveProperty('endedAt');
    expect(await listMessages(context, id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await shop.db.update(users).set({ role: 'admin' }).where(eq(users.id, shop.ann));
    const choices = { version: 1, events: ['order.placed' as const], seesAmounts: false };
    await chooseEvents(context, { ...caller, id: shop.ann }, id, choices);
    await sendWebhooks(context);
    expect(typesOf()).toEqual(['order.placed']);
    expect((await listWebhooks(context))[0]).not.toHaveProperty('exceedsMaker');
  });

  it('do not send events that are no longer chosen, and are not turned off by them', async () => {
    const { id, caller } = await hear();
    await purchase();
    receiver.status = 503;
    await sendWebhooks(context);
    // The maker loses the right to orders, and somebody who has none saves.
    await shop.db.execute("insert into staff_roles values ('stock', '{products:read}')");
    await shop.db.update(users).set({ staffRole: 'stock' }).where(eq(users.id, shop.bob));
    const choices = { events: ['stock.changed' as const], seesAmounts: false };
    const keeper = { ...caller, permissions: ['products:read' as const] };
    const [order] = (await stored()).filter(({ type }) => type === 'order.placed');
    const save = (version: number) => chooseEvents(context, keeper, id, { version, ...choices });
    await save(1);
    expect((await stored()).map(({ type }) => type)).toEqual(['stock.changed']);
    // A permanently failed message stays in the log, and one may arrive during the save.
    const kept = order && { ...order, finishedAt: context.now(), isDelivered: false };
    await shop.db.insert(webhookMessages).values(kept ? [kept] : []);
    await shop.db.update(webhooks).set({ failingSince: order?.at });
    await save(2);
    receiver.received.length = 0;
    receiver.status = 200;
    await sendWebhooks(context);
    const ended = { state: 'failed', answer: 'No longer chosen', attempts: 0 };
    expect(await resendMessage(context, order?.id ?? '')).toMatchObject(ended);
    await shop.db.update(webhookMessages).set({ finishedAt: null, nextAt: null });
    await sendWebhooks(context);
    expect(typesOf()).toEqual(['stock.changed', 'stock.changed']);
    expect(await found()).toMatchObject({ endedAt: null, noticeDue: false });
    expect((await listMessages(context, id)).filter(({ state }) => state === 'waiting')).toEqual(
      [],
    );
  });

  it('keep only ids in their log, for a month', async () => {
    await hear();
    await purchase();
    await sendWebhooks(context);
    expect(JSON.stringify(await stored())).not.toContain(contact.email);
    time += 29 * day;
    await removePastMessages(context);
    expect(await stored()).toHaveLength(3);
    time += 2 * day;
    await removePastMessages(context);
    expect(await stored()).toEqual([]);
  });
});
