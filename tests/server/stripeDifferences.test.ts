import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderPayments } from '../../server/db/paymentSchema.ts';
import { createPayments } from '../../server/services/checkout/createPayments.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { enrolledAdmin } from './support/enrolledAdmin.ts';
import { exampleId } from './support/exampleProduct.ts';
import { storedOrder } from './support/refunds.ts';
import { servicesOn } from './support/services.ts';
import { openStripeShop, type StripeShop } from './support/stripeShop.ts';
import { stripeKey, webhookSecret } from './support/stripeStandIn.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('a difference through Stripe', () => {
  let shop: StripeShop;
  let admin: Customer;
  let order: string;
  let runCleanup: () => Promise<void>;
  /** Ana has paid $198.15 for two shirts and a tee, and is asked for $19.95 for another tee. */
  beforeEach(async () => {
    shop = await openStripeShop();
    const { db, now, stripe } = shop;
    const settings = {
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.url,
    };
    const payments = await createPayments(settings, { db, now });
    runCleanup = () => cleanUp({ ...servicesOn(db, now), payments });
    ({ admin } = await enrolledAdmin(shop, 'admin@shop.test', now().getTime()));
    await shop.checkOut();
    stripe.pay('cs_test_1');
    await shop.post(stripe.event('checkout.session.completed', 'cs_test_1'));
    [{ _id: order }] = await shop.orders();
    await askForMore();
  });
  afterEach(() => shop.close());

  async function askForMore() {
    const { version } = await storedOrder(shop.db, order);
    const line = (number: number, quantity: number) => ({
      ...{ productId: exampleId(number), size: 'M', quantity },
    });
    const lines = [line(1, 2), line(2, 2)];
    const asked = await admin.call(`POST /changelines/${order}`, { version, lines });
    expect(asked.json()).toMatchObject({ more: 19.95 });
  }

  const seen = async () => (await shop.orders())[0];
  const open = async () => {
    const { payments } = await seen();
    return shop.ana.call(`POST /paydifference/${payments.at(-1).id}`);
  };
  /** Opens its page; returns the id of the session. */
  const openPage = async () => (await open()).json().url.split('/').at(-1) as string;
  const report = (page: string, type = 'completed', id = `evt_${type}_${page}`) =>
    shop.post(shop.stripe.event(`checkout.session.${type}`, page, shop.now(), id));
  const cancel = () =>
    admin.call(`POST /handleorder/${order}`, {
      ...{ notes: '', payment_status: 'refunded', delivery_status: 'cancelled' },
    });
  const given = () => ['cs_test_1', 'cs_test_2'].map(shop.stripe.given);

  it('is paid by its own session, and changes the order once for repeated events', async () => {
    const [page, again] = [await openPage(), await openPage()];
    expect([page, again]).toEqual(['cs_test_2', 'cs_test_2']);
    const request = shop.stripe.requests.findLast(({ form }) => form.mode === 'payment');
    expect(request?.form).toMatchObject({
      'line_items[0][price_data][unit_amount]': '1995',
      customer_email: 'ann@shop.test',
      success_url: `https://shop.example/account/myorders/${order}?payment=paid`,
      cancel_url: `https://shop.example/account/myorders/${order}?payment=cancelled`,
    });
    shop.stripe.pay(page);
    const answers = await Promise.all([
      ...[report(page), report(page), report(page, 'completed', 'evt_of_another_id')],
      report(page, 'async_payment_succeeded'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await seen()).toMatchObject({ total: 218.1, payments: [{ state: 'paid' }] });
    expect(await shop.orders()).toHaveLength(1);
    await shop.mailbox.mailer.idle();
    const paid = shop.mailbox.mails.filter(({ subject }) =>
      subject.startsWith('We received your payment'),
    );
    expect(paid).toHaveLength(1);
    expect(given()).toEqual([[], []]);
    expect((await open()).statusCode).toBe(409);
  });

  it('opens another page after the session has expired', async () => {
    const first = await openPage();
    shop.pass(32 * minute);
    await shop.post(
      shop.stripe.event('checkout.session.expired', { id: first, status: 'expired' }),
    );
    const next = await openPage();
    expect(next).not.toBe(first);
    expect(shop.stripe.requests.map(({ call }) => call)).toContain(
      `POST /v1/checkout/sessions/${first}/expire`,
    );
    shop.stripe.pay(next);
    await runCleanup();
    expect((await seen()).total).toBe(198.15);
    shop.pass(32 * minute);
    await runCleanup();
    expect(await seen()).toMatchObject({ total: 218.1, payments: [{ state: 'paid' }] });
  });

  it('can be paid a few minutes after Stripe did not answer', async () => {
    shop.stripe.control.failing = 100;
    expect((await open()).statusCode).toBe(503);
    shop.stripe.control.failing = 0;
    shop.pass(3 * minute);
    const page = await openPage();
    shop.stripe.pay(page);
    await report(page);
    expect(await seen()).toMatchObject({ total: 218.1 });
  });

  it('is refunded when it is paid after the order was cancelled', async () => {
    const page = await openPage();
    shop.stripe.control.failing = 100;
    expect((await cancel()).statusCode).toBe(200);
    shop.stripe.control.failing = 0;
    shop.stripe.pay(page);
    await Promise.all([report(page), report(page, 'completed', 'evt_of_another_id')]);
    await runCleanup();
    await runCleanup();
    expect(given()).toEqual([[19815], [1995]]);
    expect(await seen()).toMatchObject({
      ...{ payment_status: 'refunded', payments: [{ state: 'ended' }] },
    });
  });

  it.each(['ended', 'waived'] as const)(
    'is refunded when it is %s, and the report of its payment was lost',
    async (state) => {
      const page = await openPage();
      await shop.db.update(orderPayments).set({ state });
      shop.stripe.pay(page);
      shop.pass(29 * minute);
      await runCleanup();
      expect(given()).toEqual([[], []]);
      shop.pass(2 * minute);
      await runCleanup();
      expect(given()).toEqual([[], [1995]]);
      expect(await seen()).toMatchObject({ total: 198.15, payments: [{ state }] });
    },
  );

  it('is queried once after it has ended', async () => {
    const page = await openPage();
    await shop.db.update(orderPayments).set({ state: 'ended' });
    shop.pass(31 * minute);
    await runCleanup();
    await runCleanup();
    const isAbout = ({ call }: { call: string }) => call.endsWith(`/${page}/expire`);
    expect(shop.stripe.requests.filter(isAbout)).toHaveLength(1);
  });

  it('is refunded if it is reported after a week, when the units are sold', async () => {
    const page = await openPage();
    shop.stripe.pay(page);
    shop.pass(8 * day);
    const bob = await signedUp(shop.app, 'bob@shop.test');
    for (let unit = 1; unit <= 2; unit++) {
      const added = await bob.call('POST /addtocart', { itemId: exampleId(2), size: 'M' });
      expect(added.statusCode).toBe(200);
    }
    await Promise.all([report(page), runCleanup()]);
    await runCleanup();
    expect(given()).toEqual([[], [1995]]);
    expect(await seen()).toMatchObject({ total: 198.15, payments: [{ state: 'ended' }] });
  });

  it('divides a refund between two payments once, even if Stripe fails in between', async () => {
    const page = await openPage();
    shop.stripe.pay(page);
    await report(page);
    const part = (amount: number, requestId: string) =>
      admin.call(`POST /refundpart/${order}`, { amount, note: 'Late', requestId });
    shop.stripe.control.stuck = 'pi_cs_test_1';
    expect((await part(50, exampleId(51))).json()).toMatchObject({ success: true });
    expect(given()).toEqual([[], [1995]]);
    shop.stripe.forgetKeys();
    await runCleanup();
    await part(50, exampleId(51));
    expect(given()).toEqual([[], [1995]]);
    shop.stripe.control.stuck = '';
    await runCleanup();
    await part(50, exampleId(51));
    expect(given()).toEqual([[3005], [1995]]);
    shop.stripe.control.stuck = 'pi_cs_test_1';
    await cancel();
    expect(given()).toEqual([[3005], [1995]]);
    shop.stripe.control.stuck = '';
    shop.stripe.forgetKeys();
    await Promise.all([runCleanup(), runCleanup(), cancel()]);
    expect(given()).toEqual([[3005, 16810], [1995]]);
    expect(await seen()).toMatchObject({ payment_status: 'refunded' });
  });
});
