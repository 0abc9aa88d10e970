import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedUp } from './support/customer.ts';
import { exampleId } from './support/exampleProduct.ts';
import { openStripeShop, type StripeShop } from './support/stripeShop.ts';
import { sign } from './support/stripeStandIn.ts';

describe('results of a payment through Stripe', () => {
  let shop: StripeShop;
  beforeEach(async () => {
    shop = await openStripeShop();
  });
  afterEach(() => shop.close());

  const secondsAgo = (seconds: number) => new Date(shop.now().getTime() - seconds * 1000);

  it('creates the order from a signed event, whoever requests it later', async () => {
    await shop.checkOut();
    shop.stripe.pay('cs_test_1');
    const event = shop.stripe.event('checkout.session.completed', 'cs_test_1');
    const answer = await shop.post(event);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ received: true });
    expect(await shop.orders()).toMatchObject([{ total: 198.15, payment_status: 'paid' }]);
    expect((await shop.post(event)).statusCode).toBe(200);
    const body = { ...shop.contact(), sessionId: 'cs_test_1' };
    const created = await shop.ana.call('POST /createorder', body);
    expect(created.json().order).toEqual((await shop.orders())[0]);
    expect((await shop.ana.call('GET /getcart')).json().cartData).toEqual([]);
    await shop.mailbox.mailer.idle();
    expect(shop.mailbox.mails).toHaveLength(1);
  });

  it('creates the order of a paid session without an event, and none for an unpaid one', async () => {
    await shop.checkOut();
    const create = () => shop.ana.call('POST /createorder', shop.contact());
    expect((await create()).statusCode).toBe(402);
    shop.stripe.pay('cs_test_1');
    expect((await create()).json()).toMatchObject({ success: true, order: { total: 198.15 } });
    expect(await shop.orders()).toHaveLength(1);
  });

  it('rejects forged, stale, changed and unsigned events', async () => {
    await shop.checkOut();
    shop.stripe.pay('cs_test_1');
    const event = shop.stripe.event('checkout.session.completed', 'cs_test_1');
    const stale = secondsAgo(301);
    const wrong = [
      { ...event, signature: sign(event.payload, shop.now(), 'whsec_of_somebody_else') },
      { ...event, signature: sign(event.payload, stale) },
      { ...event, payload: event.payload.replace('cs_test_1', 'cs_test_2') },
      { ...event, signature: '' },
      { ...event, signature: 't=1,v1=00' },
      { payload: '{', signature: sign('{', shop.now()) },
    ];
    for (const each of wrong) {
      const answer = await shop.post(each);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false });
    }
    expect(await shop.orders()).toEqual([]);
    expect(
      (await shop.post({ ...event, signature: sign(event.payload, secondsAgo(299)) })).statusCode,
    ).toBe(200);
    expect(await shop.orders()).toHaveLength(1);
  });

  it('creates no order for a complete but unpaid session, or for another customer’s', async () => {
    await shop.checkOut();
    const unpaid = { id: 'cs_test_1', status: 'complete', payment_status: 'unpaid' };
    await shop.post(shop.stripe.event('checkout.session.completed', unpaid));
    await shop.post(
      shop.stripe.event('checkout.session.completed', {
        ...unpaid,
        id: 'cs_x',
        payment_status: 'paid',
      }),
    );
    await shop.post(shop.stripe.event('customer.created', { id: 'cus_1' }));
    expect(await shop.orders()).toEqual([]);
    const paid = { ...unpaid, payment_status: 'paid' };
    await shop.post(shop.stripe.event('checkout.session.async_payment_succeeded', paid));
    expect(await shop.orders()).toHaveLength(1);
  });

  it('releases the units when Stripe reports the session’s end', async () => {
    await shop.checkOut();
    const reserved = async () =>
      (await shop.ana.call(`GET /product/${exampleId(1)}`)).json().sizes[0].quantityReserved;
    expect(await reserved()).toBe(2);
    await shop.post(shop.stripe.event('checkout.session.expired', 'cs_test_1'));
    expect(await reserved()).toBe(0);
  });

  it('refunds a payment that arrives too late', async () => {
    await shop.checkOut();
    shop.stripe.pay('cs_test_1');
    shop.pass(60 * 60_000);
    const bob = await signedUp(shop.app, 'bob@shop.test');
    for (let unit = 1; unit <= 3; unit++) {
      await bob.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    }
    await shop.post(shop.stripe.event('checkout.session.completed', 'cs_test_1'));
    expect(await shop.orders()).toMatchObject([
      { payment_status: 'refunded', delivery_status: 'cancelled' },
    ]);
    expect(shop.stripe.refunds).toEqual(['refund-cs_test_1']);
    expect(shop.stripe.requests.at(-1)?.form).toEqual({ payment_intent: 'pi_cs_test_1' });
  });
});
