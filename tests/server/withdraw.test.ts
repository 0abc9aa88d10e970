import { describe, expect, it } from 'vitest';
import { formatOrderNumber, parseOrderNumber } from '../../contract/rules/orderNumber.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { startGuestCheckout } from '../../server/services/accounts/guests.ts';
import { mailOrderLink, openOrder } from '../../server/services/orders/orderLinks.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { buy, contact } from './support/checkoutRequest.ts';
import { visitor } from './support/customer.ts';
import { exampleProduct, stocked } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { placeOrder } from './support/placeOrder.ts';
import { servicesOn } from './support/services.ts';
import { openTestApp } from './support/testApp.ts';
import { openTestShop } from './support/testShop.ts';

const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

onEitherDatabase('the link to an order without its email', (database) => {
  async function guestOrder() {
    const shop = await openTestShop(database(), [stocked(1, 5)]);
    const { user } = await startGuestCheckout(shop.context);
    const { order } = await buy(shop, user.id, [[1, 'M', 2, 10]]);
    await shop.mailer.idle();
    const first = tokenIn(shop.mails[0]?.text);
    /** Requests a link; resolves to the emails that it caused. */
    async function ask(number: string, email: string) {
      const before = shop.mails.length;
      mailOrderLink(shop.context, { number, email });
      await shop.mailer.idle();
      return shop.mails.slice(before);
    }
    return { shop, first, ask, number: order.number ?? '' };
  }

  it('is mailed for a number and email, and keeps earlier links valid', async () => {
    const { shop, first, ask, number } = await guestOrder();
    const mails = await ask(number.toLowerCase(), contact.email.toUpperCase());
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [contact.email, `Your link to order ${number}`],
    ]);
    expect(mails[0]?.text).toContain('withdraw from the purchase');
    await openOrder(shop.context, { token: tokenIn(mails[0]?.text) });
    await openOrder(shop.context, { token: first });
  });

  it('is mailed for either way to write the domain of the email', async () => {
    const { shop, ask, number } = await guestOrder();
    await shop.db.update(orders).set({ email: 'ana@bücher.test' });
    expect(await ask(number, 'ana@xn--bcher-kva.test')).toHaveLength(1);
  });

  it('is not mailed for another email or number', async () => {
    const { ask, number } = await guestOrder();
    expect(await ask(number, 'somebody@example.test')).toEqual([]);
    expect(await ask('H-99999', contact.email)).toEqual([]);
  });

  it('is mailed once in ten minutes, even for simultaneous requests', async () => {
    const { shop, ask, number } = await guestOrder();
    for (const _ of [1, 2, 3]) mailOrderLink(shop.context, { number, email: contact.email });
    expect(await ask(number, contact.email)).toHaveLength(1);
    shop.pass(9);
    expect(await ask(number, contact.email)).toEqual([]);
    shop.pass(2);
    expect(await ask(number, contact.email)).toHaveLength(1);
  });
});

describe('requests of links to orders', async () => {
  let time = Date.UTC(2026, 2, 1, 12);
  const now = () => new Date(time);
  const shop = await forSuite(
    openTestApp({ now, products: [exampleProduct(1)], config: { RATE_LIMITS: 'on' } }),
  );
  const ask = (number: string, email: string, network = '10.0.0.1') =>
    visitor(shop.app, network).call('POST /mailorderlink', { number, email });

  it('get the same reply whether the order exists or not, and are limited alike', async () => {
    const userId = (await startGuestCheckout(servicesOn(shop.db, now))).user.id;
    await placeOrder(shop.db, { userId, at: now().toISOString(), lines: [[1, 'M', 1, 1000]] });
    for (const number of ['H-10001', 'H-20002']) {
      for (let each = 1; each <= 5; each++) {
        const reply = await ask(number, contact.email);
        expect([reply.statusCode, reply.json()]).toEqual([
          200,
          {
            success: true,
            message: 'If there is such an order, a link to it is on its way to its email.',
          },
        ]);
      }
      expect((await ask(number, contact.email)).statusCode).toBe(429);
      expect((await ask(number, contact.email, '10.0.9.9')).statusCode).toBe(200);
    }
    time += 61 * 60_000;
    expect((await ask('H-10001', contact.email)).statusCode).toBe(200);
  });

  it('are limited for a network', async () => {
    const statuses: number[] = [];
    for (let each = 1; each <= 31; each++) {
      statuses.push((await ask(`H-${30_000 + each}`, contact.email, '10.1.1.1')).statusCode);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  it('explain the format of a number', async () => {
    const reply = await ask('my order', contact.email, '10.2.2.2');
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { number: 'An order number looks like H-10023.' },
    ]);
  });
});

describe('an order’s number', () => {
  it.each(['H-10023', 'h-10023', 'H 10023', 'H10023', '#10023', ' 10023 ', 'H – 10023'])(
    'is read in %j',
    (text) => expect(parseOrderNumber(text)).toBe(10_023),
  );
  it.each(['', 'H-', '123', '1234567890', 'H-10023x', '-10023'])('is not in %j', (text) =>
    expect(parseOrderNumber(text)).toBeUndefined(),
  );
  it('is read unchanged', () => {
    expect(parseOrderNumber(formatOrderNumber(10_001))).toBe(10_001);
  });
});
