import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { MeasuringTarget } from '../../contract/rules/measuring.ts';
import type { MeasuredEvents } from '../../contract/schemas/measuring.ts';
import { users } from '../../server/db/accountSchema.ts';
import { productSizes } from '../../server/db/catalogueSchema.ts';
import {
  measuredCheckouts,
  measuredMessages,
  measuredVisitors,
  measuring,
} from '../../server/db/measuringSchema.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { anonymizeUser } from '../../server/repositories/customerData.ts';
import { measuredOutbox } from '../../server/repositories/measuring.ts';
import { exportOwnData, forgetUser } from '../../server/services/accounts/leave.ts';
import { createOrder, startCheckout } from '../../server/services/checkout/checkout.ts';
import {
  chooseConsent,
  findConsenting,
  listMeasuredMessages,
  measure,
  readMeasuring,
  saveMeasuring,
} from '../../server/services/measuring/measuring.ts';
import {
  removePast,
  type SendingContext,
  sendMeasured,
} from '../../server/services/measuring/sendMeasured.ts';
import { refundPart } from '../../server/services/orders/returns.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import type { BuyersShop } from './support/buyersShop.ts';
import { addresses, checkoutRequest } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId } from './support/exampleProduct.ts';
import { type openReceiver, openSendingShop } from './support/webhookReceiver.ts';

const day = 86_400_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

onBothDatabases('measuring', (database, _another, rounds) => {
  let shop: BuyersShop;
  let context: SendingContext;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let time = 0;
  beforeEach(async () => {
    time = 0;
    ({ shop, receiver, context } = await openSendingShop(database(), () => time));
    return receiver.close;
  });

  const settings = { ga4Id: 'G-TEST1234', metaPixel: '123456789', metaTestCode: '' };
  const secrets = { ga4Secret: 'secret-of-google', metaToken: 'token-of-meta' };
  const turnOn = (change: object = {}, version = 0) =>
    saveMeasuring(context, { version, ...settings, ...secrets, ...change });
  const agent = { userAgent: 'Browser/1.0' };
  const consent = async (granted: MeasuringTarget[] = ['ga4', 'meta'], id?: string) =>
    (await chooseConsent(context, { version: 1, granted }, { id, ...agent })) ?? '';
  const look = async (id: string | undefined) => {
    const items = [{ id: exampleId(1) }];
    const events = [
      { name: 'pageView' as const, path: '/product/1' },
      { name: 'viewItem' as const, path: '/product/1', items },
      { name: 'addToCart' as const, path: '/product/1', items: [{ ...items[0], size: 'M' }] },
      { name: 'viewList' as const, path: '/women', items },
    ] as MeasuredEvents['events'];
    const visitor = await findConsenting(context, id);
    if (visitor) await measure(context, visitor, { events }, agent.userAgent);
  };
  async function buy(visitorId?: string) {
    const request = checkoutRequest(shop.ann, [[1, 'M', 2, 89.1]]);
    const { url } = await startCheckout(context2(), shop.ann, request, addresses, visitorId);
    const payment = url.slice(url.lastIndexOf('/') + 1);
    await shop.payments.pay(payment);
    const { order } = await createOrder(context2(), shop.ann, payment);
    return order?._id ?? '';
  }
  const context2 = () => ({ ...shop.context });
  const stored = async () => shop.db.select().from(measuredMessages);
  const sent = (path: string) =>
    receiver.received
      .filter(({ url }) => url.includes(path))
      .map(({ url, body }) => ({ url, body: JSON.parse(body) }));
  const eventsAt = (path: string) =>
    sent(path).flatMap(({ body }) => body.events ?? body.data) as {
      name: string;
      event_name: string;
      params: Record<string, unknown>;
      user_data: object;
    }[];

  it('is off until the owner turns it on, and stores nothing about anybody', async () => {
    expect(await readMeasuring(context)).toMatchObject({ version: 0, ga4Id: '' });
    await look(undefined);
    await expect(consent()).rejects.toMatchObject({ status: 404 });
    await buy();
    await sendMeasured(context);
    expect([await stored(), receiver.received]).toEqual([[], []]);
    expect(await shop.db.select().from(measuredVisitors)).toEqual([]);
  });

  it('keeps secrets encrypted, and asks for the secret of another id', async () => {
    expect(await turnOn()).toEqual({
      ...{ version: 1, ...settings, hasGa4Secret: true, hasMetaToken: true },
    });
    const rows = JSON.stringify(await shop.db.select().from(measuring));
    for (const secret of Object.values(secrets)) expect(rows).not.toContain(secret);
    const kept = { ga4Secret: undefined, metaToken: undefined };
    expect(await turnOn({ ...kept, metaTestCode: 'TEST1' }, 1)).toMatchObject({ version: 2 });
    await expect(turnOn({ ...kept, ga4Id: 'G-OTHER123' }, 2)).rejects.toMatchObject({
      fields: { ga4Secret: expect.any(String) },
    });
    await expect(turnOn({}, 1)).rejects.toMatchObject({ status: 409 });
    const stale = turnOn({ ...kept, metaPixel: '555' }, 1);
    await expect(stale).rejects.toMatchObject({ status: 409 });
  });

  it('reports nothing without consent, or to services without it', async () => {
    await turnOn();
    await look(undefined);
    await look('not-an-id');
    expect(await consent([])).toBe('');
    expect(await stored()).toEqual([]);
    await look(await consent(['ga4']));
    await sendMeasured(context);
    expect(sent('/events')).toEqual([]);
    expect(sent('/mp/collect')).toHaveLength(1);
  });

  it('sends Google the events of a visit as its Measurement Protocol has them', async () => {
    await turnOn();
    const id = await consent(['ga4']);
    await look(id);
    await sendMeasured(context);
    const [{ url, body } = { url: '', body: {} }] = sent('/mp/collect');
    expect(url).toBe('/mp/collect?measurement_id=G-TEST1234&api_secret=secret-of-google');
    expect(body).toMatchObject({
      client_id: id,
      timestamp_micros: expect.any(Number),
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    });
    expect(String(body.timestamp_micros)).toHaveLength(16);
    const item = { item_id: exampleId(1), item_name: 'Linen Shirt', price: 89.1, quantity: 1 };
    const session = { session_id: expect.stringMatching(/^\d{10}$/), engagement_time_msec: 100 };
    expect(body.events).toMatchObject([
      { name: 'page_view', params: { ...session, page_location: 'https://shop.test/product/1' } },
      { name: 'view_item', params: { currency: 'USD', value: 89.1, items: [item] } },
      {
        name: 'add_to_cart',
        params: { currency: 'USD', value: 89.1, items: [{ ...item, item_variant: 'M' }] },
      },
      { name: 'view_item_list', params: { currency: 'USD', items: [item] } },
    ]);
    await sendMeasured(context);
    expect(receiver.received).toHaveLength(1);
  });

  it('sends Meta the events of a visit as its Conversions API has them', async () => {
    await turnOn({ metaTestCode: 'TEST77' });
    const id = await consent(['meta']);
    await look(id);
    await sendMeasured(context);
    const [{ url, body } = { url: '', body: {} }] = sent('/events');
    expect(url).toBe('/v25.0/123456789/events');
    expect(body).toMatchObject({ access_token: 'token-of-meta', test_event_code: 'TEST77' });
    expect(body.data.map(({ event_name }: { event_name: string }) => event_name)).toEqual([
      ...['PageView', 'ViewContent', 'AddToCart'],
    ]);
    expect(body.data[2]).toMatchObject({
      ...{ event_id: expect.any(String), action_source: 'website' },
      event_source_url: 'https://shop.test/product/1',
      user_data: { client_user_agent: 'Browser/1.0', external_id: [sha256(id)] },
      custom_data: {
        ...{ currency: 'USD', value: 89.1, content_type: 'product' },
        content_ids: [`${exampleId(1)}-M`],
        contents: [{ id: `${exampleId(1)}-M`, quantity: 1, item_price: 89.1 }],
      },
    });
    expect(String(body.data[0].event_time)).toHaveLength(10);
    const ids = body.data.map(({ event_id }: { event_id: string }) => event_id);
    expect(new Set(ids).size).toBe(3);
  });

  it('reports a paid order once, with hashed contact data, and its refund', async () => {
    await turnOn();
    const own = { email: 'Ann@shop.test', phone: '+44 (0)20 7946 0000' };
    await shop.db.update(users).set(own).where(eq(users.id, shop.ann));
    const order = await buy(await consent());
    for (const status of ['pending', 'paid', 'pending', 'paid']) {
      const set = { paymentStatus: status };
      await shop.db.update(orders).set(set).where(eq(orders.id, order));
    }
    await Promise.all([sendMeasured(context), sendMeasured(context), sendMeasured(context)]);
    expect(
      eventsAt('/mp/collect')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...['begin_checkout', 'purchase']]);
    const purchase = eventsAt('/mp/collect').find(({ name }) => name === 'purchase');
    expect(purchase?.params).toMatchObject({
      ...{ transaction_id: 'H-10001', value: 178.2, currency: 'USD', shipping: 0, tax: 0 },
      items: [{ item_id: exampleId(1), item_variant: 'M', price: 89.1, quantity: 2 }],
    });
    const [bought] = eventsAt('/events').filter(({ event_name }) => event_name === 'Purchase');
    expect(bought).toMatchObject({
      user_data: {
        ...{ em: [sha256('ann@shop.test')], ph: [sha256('442079460000')] },
        external_id: [expect.any(String)],
      },
      custom_data: { value: 178.2, num_items: 2, order_id: 'H-10001' },
    });
    expect(JSON.stringify(sent('/events'))).not.toContain('ann@shop.test');
    for (const { event_name, user_data } of eventsAt('/events')) {
      const own = event_name === 'Purchase' ? ['em', 'ph'] : [];
      expect(Object.keys(user_data)).toEqual(['client_user_agent', ...own, 'external_id']);
    }
    receiver.received.length = 0;
    await editOrder(shop, shop.bob, order, { payment_status: 'refunded' });
    await sendMeasured(context);
    expect(eventsAt('/mp/collect')).toMatchObject([
      {
        name: 'refund',
        params: { transaction_id: 'H-10001', value: 178.2, currency: 'USD' },
      },
    ]);
    expect(sent('/events')).toEqual([]);
  });

  it('reports goods after the discount, and refunds without delivery and taxes', async () => {
    await turnOn();
    const order = await buy(await consent(['ga4']));
    const tax = { name: 'Tax', rate: 10, cents: 1782, onTop: true };
    await shop.db
      .update(orders)
      .set({
        ...{ code: 'TEN', discountCents: 1001, deliveryCents: 500, taxes: [tax] },
        totalCents: 17_820 - 1001 + 500 + 1782,
      })
      .where(eq(orders.id, order));
    await sendMeasured(context);
    const purchase = eventsAt('/mp/collect').find(({ name }) => name === 'purchase');
    expect(purchase?.params).toMatchObject({
      ...{ value: 168.19, coupon: 'TEN', shipping: 5, tax: 17.82 },
      items: [
        { item_id: exampleId(1), price: 84.09, quantity: 1 },
        { item_id: exampleId(1), price: 84.1, quantity: 1 },
      ],
    });
    receiver.received.length = 0;
    const part = { amount: 100, note: '', requestId: exampleId(51) };
    await refundPart(shop.context, shop.bob, order, part);
    await sendMeasured(context);
    await editOrder(shop, shop.bob, order, { payment_status: 'refunded' });
    await sendMeasured(context);
    expect(eventsAt('/mp/collect').map(({ params }) => params.value)).toEqual([100, 68.19]);
  });

  it('reports no order of a visitor without consent', async () => {
    await turnOn();
    await buy();
    expect(await stored()).toEqual([]);
  });

  it('forgets a visitor who withdraws, with waiting messages and order ids', async () => {
    await turnOn();
    const id = await consent();
    await look(id);
    const order = await buy(id);
    expect(await consent([], id)).toBe('');
    expect([
      ...(await stored()),
      ...(await shop.db.select().from(measuredVisitors)),
      ...(await shop.db.select().from(measuredCheckouts)),
    ]).toEqual([]);
    await look(id);
    await editOrder(shop, shop.bob, order, { payment_status: 'refunded' });
    await sendMeasured(context);
    expect(receiver.received).toEqual([]);
  });

  it('drops waiting messages for a service that the visitor no longer consents to', async () => {
    await turnOn();
    const id = await consent();
    await look(id);
    expect(await consent(['ga4'], id)).toBe(id);
    await sendMeasured(context);
    expect([sent('/events').length, sent('/mp/collect').length]).toEqual([0, 1]);
  });

  it('does not send a message that a withdrawal overtakes', async () => {
    for (let round = 0; round < rounds(5); round++) {
      await shop.db.delete(measuring);
      await turnOn();
      const id = await consent();
      await Promise.all([look(id), look(id), consent([], id), look(id)]);
      receiver.received.length = 0;
      await sendMeasured(context);
      expect(receiver.received).toEqual([]);
      expect(await stored()).toEqual([]);
    }
  });

  it('asks again when the owner adds a service, and waits for the answer', async () => {
    await turnOn({ metaPixel: '', metaToken: undefined });
    const id = await consent(['ga4', 'meta']);
    const [visitor] = await shop.db.select().from(measuredVisitors);
    expect(visitor?.granted).toEqual(['ga4']);
    await turnOn({}, 1);
    expect(await findConsenting(context, id)).toBeUndefined();
    await look(id);
    expect(await stored()).toEqual([]);
    await expect(consent(['ga4'], id)).rejects.toMatchObject({ status: 409 });
    const again = { version: 2, granted: ['ga4' as const] };
    expect(await chooseConsent(context, again, { id, ...agent })).toBe(id);
    await look(id);
    expect(await stored()).toHaveLength(1);
  });

  it('forgets the ids of an erased customer, and those of an expired consent', async () => {
    await turnOn();
    const id = await consent();
    await buy(id);
    await forgetUser({ ...shop.context }, shop.ann, async () => undefined);
    expect(await shop.db.select().from(measuredVisitors)).toEqual([]);
    expect(await stored()).toEqual([]);
    const other = await consent();
    time += 181 * day;
    expect(await findConsenting(context, other)).toBeUndefined();
    await removePast(context);
    expect(await shop.db.select().from(measuredVisitors)).toEqual([]);
  });

  it('retries what may succeed later, and never what was refused', async () => {
    await turnOn();
    await look(await consent(['meta']));
    receiver.status = 503;
    await sendMeasured(context);
    time += 7000;
    await sendMeasured(context);
    expect(receiver.received).toHaveLength(2);
    const ids = eventsAt('/events').map((event) => (event as { event_id?: string }).event_id);
    expect(new Set(ids).size).toBe(ids.length / 2);
    receiver.status = 400;
    receiver.text = refusal(100, { message: 'Malformed access token token-of-meta' });
    time += 400_000;
    await sendMeasured(context);
    time += day;
    await sendMeasured(context);
    expect(receiver.received).toHaveLength(3);
    const log = await listMeasuredMessages(context);
    expect(log).toMatchObject([
      {
        ...{ target: 'meta', events: ['PageView', 'ViewContent', 'AddToCart'], state: 'failed' },
        ...{ attempts: 3, answer: '400 Bad Request OAuthException 100/33' },
      },
    ]);
    time += 4 * day;
    await removePast(context);
    expect(await stored()).toEqual([]);
  });

  const refusal = (code: number, more: object = {}) =>
    JSON.stringify({ error: { code, error_subcode: 33, type: 'OAuthException', ...more } });

  it.each<[number, string]>([
    [400, refusal(100, { is_transient: true })],
    ...[1, 2, 4, 17, 32, 613, 80_004].map((code): [number, string] => [403, refusal(code)]),
  ])('repeats what Meta refuses for now with %d %s', async (status, text) => {
    await turnOn();
    await look(await consent(['meta']));
    Object.assign(receiver, { status, text });
    await sendMeasured(context);
    Object.assign(receiver, { status: 200, text: '' });
    time += 7000;
    await sendMeasured(context);
    expect(receiver.received).toHaveLength(2);
    expect(await stored()).toMatchObject([{ isDelivered: true }]);
  });

  it('pauses Meta while its token is refused, keeps waiting messages, and mails the owner once', async () => {
    await turnOn();
    const id = await consent(['meta']);
    for (let each = 0; each < 7; each++) await look(id);
    Object.assign(receiver, { status: 400, text: refusal(190) });
    await sendMeasured(context);
    await sendMeasured(context);
    expect(receiver.received).toHaveLength(5);
    await Promise.all([sendMeasured(context), sendMeasured(context)]);
    await shop.mailer.idle();
    const subjects = shop.ownerMails.map(({ subject }) => subject);
    expect(subjects).toEqual(['Meta refuses the access token']);
    Object.assign(receiver, { status: 200, text: '' });
    await turnOn({ metaToken: 'another-token' }, 1);
    await sendMeasured(context);
    expect((await stored()).filter(({ isDelivered }) => isDelivered)).toHaveLength(7);
  });

  it('reports no order of a visitor who has not answered the current question', async () => {
    await turnOn({ metaPixel: '', metaToken: undefined });
    const id = await consent(['ga4']);
    await look(id);
    const order = await buy(id);
    const queued = await stored();
    expect(queued).toHaveLength(3);
    await turnOn({}, 1);
    await editOrder(shop, shop.bob, order, { payment_status: 'refunded' });
    expect(await stored()).toHaveLength(3);
    await sendMeasured(context);
    expect(receiver.received).toEqual([]);
  });

  it('forgets all visitors when it is turned off', async () => {
    await turnOn();
    await look(await consent());
    await turnOn({ ga4Id: '', metaPixel: '' }, 1);
    expect(await shop.db.select().from(measuredVisitors)).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('is in the export of the customer whose checkouts it measured', async () => {
    await turnOn();
    const id = await consent(['ga4']);
    await look(id);
    expect((await exportOwnData(shop.context, shop.ann)).measuring).toEqual([]);
    const order = await buy(id);
    await sendMeasured(context);
    await editOrder(shop, shop.bob, order, { payment_status: 'refunded' });
    await look(await consent(['meta']));
    const { measuring: exported } = await exportOwnData(shop.context, shop.ann);
    expect(exported).toMatchObject([
      { visitorId: id, services: ['ga4'], givenAt: expect.any(String), ...agent },
    ]);
    const messages = exported[0]?.messages ?? [];
    expect(messages.map(({ type }) => type).sort()).toEqual([
      ...['browsing', 'checkout', 'purchase', 'refund'],
    ]);
    expect(messages).toContainEqual(
      expect.objectContaining({
        ...{ service: 'ga4', answer: '200 OK', sentAt: expect.any(String) },
        events: expect.arrayContaining([{ name: 'pageView', path: '/product/1', items: [] }]),
      }),
    );
    expect(messages).toContainEqual(expect.objectContaining({ type: 'refund', amount: 178.2 }));
    expect((await exportOwnData(shop.context, shop.bob)).measuring).toEqual([]);
  });

  it('keeps the visitor of a past guest, but not their orders’ ids', async () => {
    await turnOn();
    const id = await consent();
    await buy(id);
    await anonymizeUser(shop.db, shop.ann);
    expect(await shop.db.select().from(measuredCheckouts)).toEqual([]);
    expect(await findConsenting(context, id)).toBeDefined();
  });

  it('keeps at most a hundred messages of a visitor waiting, and sends orders first', async () => {
    await turnOn();
    const id = await consent(['ga4']);
    for (let each = 0; each < 105; each++) await look(id);
    expect(await stored()).toHaveLength(100);
    await buy(id);
    const first = await measuredOutbox.claim(shop.db, 'ga4', context.now(), 2);
    expect(first.map(({ type }) => type).sort()).toEqual(['checkout', 'purchase']);
  });

  it('removes any number of expired ids', async () => {
    const old = new Date(Date.now() - 181 * day);
    const times = { givenAt: old, sessionAt: old, seenAt: old };
    for (let part = 0; part < 5; part++) {
      const rows = Array.from({ length: 500 }, () => ({
        ...{ id: randomUUID(), purposesVersion: 1, granted: ['ga4' as const] },
        ...{ ...times, ...agent },
      }));
      await shop.db.insert(measuredVisitors).values(rows);
    }
    await removePast(context);
    expect(await shop.db.$count(measuredVisitors)).toBe(0);
  });

  it('names products without variants by their id in the feeds', async () => {
    await turnOn();
    const id = await consent(['meta']);
    const sizes = await shop.db
      .select()
      .from(productSizes)
      .where(eq(productSizes.productId, exampleId(1)));
    for (const { size } of sizes) {
      if (size === 'M') continue;
      const other = and(eq(productSizes.productId, exampleId(1)), eq(productSizes.size, size));
      await shop.db.delete(productSizes).where(other);
    }
    await look(id);
    await sendMeasured(context);
    expect(eventsAt('/events')[1]).toMatchObject({
      custom_data: { content_type: 'product', content_ids: [`${exampleId(1)}-M`] },
    });
  });

  it('reaches public addresses only', async () => {
    await turnOn();
    await look(await consent(['ga4']));
    const origins = { ga4: 'http://127.0.0.1', meta: 'http://127.0.0.1' };
    await sendMeasured({ ...context, reach: undefined, origins } as unknown as SendingContext);
    expect((await stored())[0]).toMatchObject({ isDelivered: false, attempts: 1 });
    expect(receiver.received).toEqual([]);
  });
});
