import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { OrderChange } from '../../contract/schemas/order.ts';
import { orderHistory } from '../../server/db/orderSchema.ts';
import { anonymizeOrder } from '../../server/repositories/customerData.ts';
import { findOrder } from '../../server/repositories/orders.ts';
import { listAllOrders, readHistory } from '../../server/services/admin/adminOrders.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { buy, contact } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('changes of orders', (database) => {
  let shop: TestShop;
  let admin: string;
  let customer: string;
  let order: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [exampleProduct(1)]);
    admin = await shop.addCustomer(1);
    customer = await shop.addCustomer(2);
    await addToCart(shop.context, customer, { itemId: exampleId(1), size: 'M' });
    order = (await buy(shop, customer, [[1, 'M', 1, 10]])).order._id;
  });

  const change = (changes: Partial<OrderChange>) => editOrder(shop, admin, order, changes);
  const quantity = async () => (await shop.stockOf(1)).quantity;

  it('restocks units once when an order is cancelled before shipping', async () => {
    expect(await quantity()).toBe(2);
    await Promise.all([1, 2, 3].map(() => change({ delivery_status: 'cancelled' })));
    expect(await quantity()).toBe(3);
    await change({ delivery_status: 'cancelled', payment_status: 'refunded' });
    expect(await quantity()).toBe(3);
    await expect(change({ delivery_status: 'processing' })).rejects.toMatchObject({ status: 409 });
  });

  it('restocks units once when an order is refunded', async () => {
    await change({ delivery_status: 'shipped' });
    await change({ delivery_status: 'returned' });
    expect(await quantity()).toBe(2);
    await change({ delivery_status: 'returned', payment_status: 'refunded' });
    await change({ delivery_status: 'returned', payment_status: 'refunded' });
    expect(await quantity()).toBe(3);
  });

  it('refuses further changes once units are restocked', async () => {
    await change({ payment_status: 'refunded' });
    expect(await quantity()).toBe(3);
    const refused = { status: 409 };
    await expect(change({})).rejects.toMatchObject(refused);
    await expect(change({ delivery_status: 'shipped' })).rejects.toMatchObject(refused);
    const shipped = change({ payment_status: 'refunded', delivery_status: 'shipped' });
    await expect(shipped).rejects.toMatchObject(refused);
    await change({ payment_status: 'refunded', notes: 'Out of stock' });
    await change({ payment_status: 'refunded', delivery_status: 'cancelled' });
    expect(await quantity()).toBe(3);
  });

  it('does not restock a cancelled order that was shipped', async () => {
    await change({ delivery_status: 'shipped' });
    await change({ delivery_status: 'cancelled' });
    expect(await quantity()).toBe(2);
  });

  it('records what the customer is told, and keeps fields that a change omits', async () => {
    await change({ trackingUrl: 'https://post.test/1', customerNote: 'In two boxes' });
    await change({ customerNote: '' });
    const history = await shop.db.select().from(orderHistory).orderBy(asc(orderHistory.id));
    expect(history.slice(1)).toMatchObject([
      {
        changes: {
          trackingUrl: { from: '', to: 'https://post.test/1' },
          customerNote: { from: '', to: 'In two boxes' },
        },
      },
      { changes: { customerNote: { from: 'In two boxes', to: '' } } },
    ]);
  });

  it('corrects the address until the order is shipped, tells the customer, and finds the order by it', async () => {
    const address = 'Rua Nova 1, Porto, Portugal, 4000-123';
    await shop.mailer.idle();
    shop.mails.length = 0;
    const before = contact.address;
    await Promise.all([1, 2, 3].map(() => change({ address, version: 1 })));
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(1);
    expect(shop.mails[0]).toMatchObject({
      ...{
        to: contact.email,
        subject: expect.stringMatching(/^The address of your order .* was corrected$/),
      },
      text: expect.stringContaining(address),
    });
    const [entry] = await readHistory(shop.context, order);
    expect(entry?.changes).toEqual({ address: { from: before, to: address } });
    expect((await listAllOrders(shop.context, { q: 'porto 4000-123' })).total).toBe(1);
    expect((await listAllOrders(shop.context, { q: 'augusta' })).total).toBe(0);
    await expect(change({ address: before, version: 1 })).rejects.toMatchObject({ status: 409 });
    await change({ delivery_status: 'shipped' });
    await expect(change({ address: before, delivery_status: 'shipped' })).rejects.toMatchObject({
      status: 409,
    });
    const stored = await findOrder(shop.db, order);
    expect(stored?.address).toBe(address);
    if (stored) await anonymizeOrder(shop.db, stored);
    const history = await shop.db.select().from(orderHistory);
    expect(JSON.stringify(history)).not.toContain('Rua');
  });
});
