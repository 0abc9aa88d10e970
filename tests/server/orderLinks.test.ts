import { describe, expect, it } from 'vitest';
import { createMailer } from '../../server/mail/mailer.ts';
import { anonymizeOrder } from '../../server/repositories/customerData.ts';
import { findOrder } from '../../server/repositories/orders.ts';
import { startGuestCheckout } from '../../server/services/accounts/guests.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { cancelOrder, openOrder, renewOrderLink } from '../../server/services/orders/orderLinks.ts';
import { makeOrderLink } from '../../server/services/orders/orderMails.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { buy, contact } from './support/checkoutRequest.ts';
import { settle } from './support/crowd.ts';
import { visitor } from './support/customer.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleProduct, stocked } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { placeOrder } from './support/placeOrder.ts';
import { servicesOn } from './support/services.ts';
import { openTestApp } from './support/testApp.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const zip = '1100-048';
const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

onEitherDatabase('the link to an order', (database, _another, rounds) => {
  /** A guest's paid order of 2 of 5 units, and its mailed link. */
  async function order() {
    const shop = await openTestShop(database(), [stocked(1, 5)]);
    const { user } = await startGuestCheckout(shop.context);
    const { payment, order: placed } = await buy(shop, user.id, [[1, 'M', 2, 10]]);
    await shop.mailer.idle();
    return { shop, payment, id: placed._id, token: tokenIn(shop.mails[0]?.text) };
  }

  const ship = async (shop: TestShop, id: string) => {
    const { user: admin } = await startGuestCheckout(shop.context);
    return editOrder(shop, admin.id, id, { delivery_status: 'shipped', version: 1 });
  };

  it('shows the order’s state, and personal data only with the zip code', async () => {
    const { shop, token } = await order();
    const opened = await openOrder(shop.context, { token });
    expect(opened).toMatchObject({ isProven: false, mayCancel: true, order: { total: 20 } });
    for (const secret of Object.values(contact)) {
      expect(JSON.stringify(opened)).not.toContain(secret);
    }
    await expect(openOrder(shop.context, { token, zip: '1100-049' })).rejects.toMatchObject({
      ...{ status: 400, fields: { zip: expect.any(String) } },
    });
    const proven = await openOrder(shop.context, { token, zip: ' 1100 048 ' });
    expect(proven).toMatchObject({ isProven: true, order: contact });
  });

  it('works for half a year, but not after the order’s data is erased', async () => {
    const { shop, id, token } = await order();
    const day = 24 * 60;
    shop.pass(179 * day);
    await openOrder(shop.context, { token });
    const later = tokenIn(await makeOrderLink(shop.context, id));
    shop.pass(2 * day);
    await expect(openOrder(shop.context, { token })).rejects.toMatchObject({ status: 404 });
    await openOrder(shop.context, { token: later });
    const stored = await findOrder(shop.db, id);
    if (stored) await anonymizeOrder(shop.db, stored);
    await expect(openOrder(shop.context, { token: later })).rejects.toMatchObject({ status: 404 });
  });

  it('is replaced by a new one, sent only to the order’s email', async () => {
    const { shop, token } = await order();
    await expect(renewOrderLink(shop.context, { token, zip: '1' })).rejects.toMatchObject({
      status: 400,
    });
    await renewOrderLink(shop.context, { token, zip });
    await shop.mailer.idle();
    await expect(openOrder(shop.context, { token })).rejects.toMatchObject({ status: 404 });
    const mail = shop.mails.at(-1);
    expect(mail?.to).toBe(contact.email);
    await openOrder(shop.context, { token: tokenIn(mail?.text) });
  });

  it('is mailed until the mail server accepts it, if it replaces others', async () => {
    const { shop, token } = await order();
    const deliver = () => Promise.reject(new Error('Try again later'));
    const log = { info: () => {}, error: () => {} };
    const mailer = createMailer({ deliver, close: () => {} }, log, 0);
    await renewOrderLink({ ...shop.context, mailer }, { token, zip });
    await mailer.idle();
    await cleanUp(shop.context);
    await shop.mailer.idle();
    await openOrder(shop.context, { token: tokenIn(shop.mails.at(-1)?.text) });
  });

  it('cancels an unshipped order: units are released, the payment is refunded, an email is sent', async () => {
    const { shop, payment, token } = await order();
    await expect(cancelOrder(shop.context, { token, zip: '1' })).rejects.toMatchObject({
      status: 400,
    });
    const { order: cancelled, mayCancel } = await cancelOrder(shop.context, { token, zip });
    expect(cancelled).toMatchObject({ delivery_status: 'cancelled', payment_status: 'refunded' });
    expect(mayCancel).toBe(false);
    expect(await shop.stockOf(1)).toEqual({ quantity: 5, reserved: 0, held: 0 });
    expect((await shop.payments.find(payment))?.status).toBe('refunded');
    await shop.mailer.idle();
    const mail = shop.mails.at(-1);
    expect(mail?.subject).toMatch(/^Your withdrawal from order H-\d+ is confirmed$/);
    expect(mail?.text).toMatch(/Declared: .*1 March 2026.* \(UTC\)/);
    await expect(cancelOrder(shop.context, { token, zip })).rejects.toMatchObject({ status: 409 });
  });

  it('does not cancel a shipped order', async () => {
    const { shop, id, token } = await order();
    await ship(shop, id);
    expect((await openOrder(shop.context, { token })).mayCancel).toBe(false);
    await expect(cancelOrder(shop.context, { token, zip })).rejects.toMatchObject({ status: 409 });
    expect((await shop.stockOf(1)).quantity).toBe(3);
  });

  it('cancels or ships an order, never both, and restocks units once', async () => {
    for (let round = 0; round < rounds(5); round++) {
      const { shop, id, token } = await order();
      const cancel = () => cancelOrder(shop.context, { token, zip });
      const { statuses } = await settle<unknown>([cancel, () => ship(shop, id), cancel]);
      // A second cancellation succeeds without effect, or is too late.
      expect(new Set(statuses)).toEqual(new Set([409]));
      const state = (await findOrder(shop.db, id))?.deliveryStatus;
      expect((await shop.stockOf(1)).quantity).toBe(state === 'shipped' ? 3 : 5);
    }
  });
});

describe('zip codes of a link', async () => {
  let time = Date.UTC(2026, 2, 1, 12);
  const now = () => new Date(time);
  const shop = await forSuite(
    openTestApp({
      now,
      products: [exampleProduct(1)],
      config: { RATE_LIMITS: 'on' },
    }),
  );

  it('allow 10 guesses an hour, from any network by any call', async () => {
    const calls = [
      ...(['POST /openorder', 'POST /cancelorder', 'POST /linkedinvoice'] as const),
      ...(['POST /neworderlink', 'POST /returnlinkedorder'] as const),
    ];
    const guess = (count: number, call: (typeof calls)[number] = 'POST /openorder') =>
      visitor(shop.app, `10.0.0.${count}`).call(call, {
        ...{ token: 'T'.repeat(43), zip: '12345' },
        ...(call === 'POST /returnlinkedorder' && {
          ...{ reason: 'unsaid', lines: [{ line: 0, quantity: 1 }] },
        }),
      });
    for (let each = 1; each <= 10; each++) {
      expect((await guess(each, calls[each % calls.length])).statusCode).toBe(404);
    }
    for (const [index, call] of calls.entries()) {
      expect((await guess(11 + index, call)).statusCode, call).toBe(429);
    }
  });

  it('allow 30 wrong guesses in all; without a zip code the order is always shown', async () => {
    const { db } = shop;
    const services = servicesOn(db, now);
    const userId = (await startGuestCheckout(services)).user.id;
    const at = now().toISOString();
    const id = await placeOrder(db, { userId, at, lines: [[1, 'M', 1, 1000]] });
    const link = async () => tokenIn(await makeOrderLink(services, id));
    const token = await link();
    const links = [token, await link(), await link()];
    const open = (body: { token: string; zip?: string }) =>
      visitor(shop.app).call('POST /openorder', body);
    for (let each = 1; each <= 30; each++) {
      const token = links[Math.floor((each - 1) / 10)] ?? '';
      expect((await open({ token, zip: String(each) })).statusCode).toBe(400);
      if (each % 10 > 0) continue;
      expect((await open({ token, zip })).statusCode).toBe(429);
      expect((await open({ token })).statusCode).toBe(200);
      time += 60 * 60_000;
    }
    const closed = await open({ token, zip });
    expect(closed.statusCode).toBe(429);
    expect(closed.json().message).toBe(
      'Too many wrong zip codes were entered for this order. Please write to us.',
    );
    expect((await open({ token })).json()).toMatchObject({ isProven: false });
    expect((await open({ token: await link(), zip })).statusCode).toBe(429);
  });
});
