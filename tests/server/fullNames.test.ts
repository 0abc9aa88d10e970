import { beforeEach, expect, it } from 'vitest';
import type { OrderChange } from '../../contract/schemas/order.ts';
import { testPayments } from '../../server/db/checkoutSchema.ts';
import { orderHistory } from '../../server/db/orderSchema.ts';
import { anonymizeOrder } from '../../server/repositories/customerData.ts';
import { findOrder } from '../../server/repositories/orders.ts';
import { listAllOrders, readHistory } from '../../server/services/admin/adminOrders.ts';
import { createOrder, startCheckout, takeOrder } from '../../server/services/checkout/checkout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { openOrder } from '../../server/services/orders/orderLinks.ts';
import { makeOrderLink } from '../../server/services/orders/orderMails.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type BuyersShop, openBuyersShop } from './support/buyersShop.ts';
import {
  addresses,
  type Bought,
  buy,
  checkOut,
  checkoutRequest,
  contact,
} from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';

const fullName = 'Ann-Sofie Brandão';
const tee: Bought[] = [[2, 'M', 1, 19.95]];

onEitherDatabase('the name on an order', (database) => {
  let shop: BuyersShop;
  beforeEach(async () => {
    shop = await openBuyersShop(database());
  });

  /** Ann's paid order, with this name or without one. */
  async function order(name?: string) {
    const { order: placed } = await buy(shop, shop.ann, tee, name ? { fullName: name } : {});
    return placed;
  }

  const change = (id: string, changes: Partial<OrderChange>) =>
    editOrder(shop, shop.bob, id, changes);
  const found = async (q: string) => (await listAllOrders(shop.context, { q })).total;

  it('is the one at payment: shown, mailed and searchable', async () => {
    expect(await order(fullName)).toMatchObject({ ...contact, fullName });
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain(
      'Delivery address: Ann-Sofie Brandão, Rua Augusta 1, Lisbon',
    );
    expect(await found('ann-sofie tee')).toBe(1);
    expect(await found('brandao')).toBe(0);
    expect(await found('brandão')).toBe(1);
  });

  it('is not in the URL', async () => {
    const payment = await checkOut(shop, shop.ann, tee, { fullName });
    const { url } = await startCheckout(
      shop.context,
      shop.ann,
      checkoutRequest(shop.ann, tee, { fullName }),
      addresses,
    );
    expect(url).toContain(payment);
    expect(url).not.toContain('Ann');
    const [row] = await shop.db.select({ request: testPayments.request }).from(testPayments);
    expect(row?.request).toMatchObject({
      shipping: { fullName },
      successUrl: expect.not.stringContaining('Brand'),
    });
  });

  it('is part of the payment request: another name makes another page', async () => {
    const first = await checkOut(shop, shop.ann, tee, { fullName });
    const second = await checkOut(shop, shop.ann, tee, { fullName: 'Aunt Rosa' });
    expect(second).not.toBe(first);
    await shop.payments.pay(second);
    const { order: placed } = await createOrder(shop.context, shop.ann, second);
    expect(placed).toMatchObject({ fullName: 'Aunt Rosa' });
  });

  it('is shown by the mailed link only with the zip code', async () => {
    const { _id } = await order(fullName);
    const link = await makeOrderLink(shop.context, _id);
    const token = link.split('token=')[1] ?? '';
    expect(JSON.stringify(await openOrder(shop.context, { token }))).not.toContain('Brandão');
    const proven = await openOrder(shop.context, { token, zip: '1100-048' });
    expect(proven.order).toMatchObject({ fullName });
  });

  it('can be corrected until the order is shipped, and the customer is told', async () => {
    const { _id } = await order(fullName);
    await shop.mailer.idle();
    shop.mails.length = 0;
    await change(_id, { fullName: 'Ann Brandão', version: 1 });
    await shop.mailer.idle();
    expect(shop.mails).toMatchObject([
      { subject: expect.stringMatching(/^The address of your order H-\d+ was corrected$/) },
    ]);
    expect(shop.mails[0]?.text).toContain('Ann Brandão, Rua Augusta 1');
    const [entry] = await readHistory(shop.context, _id);
    expect(entry?.changes).toEqual({ fullName: { from: fullName, to: 'Ann Brandão' } });
    expect([await found('sofie'), await found('ann brandão')]).toEqual([0, 1]);
    await change(_id, { delivery_status: 'shipped' });
    const late = change(_id, { fullName, delivery_status: 'shipped' });
    await expect(late).rejects.toThrow('only be changed until the order is shipped');
    const stored = await findOrder(shop.db, _id);
    expect(stored?.fullName).toBe('Ann Brandão');
    if (stored) await anonymizeOrder(shop.db, stored);
    const left = [await findOrder(shop.db, _id), await shop.db.select().from(orderHistory)];
    expect(JSON.stringify(left)).not.toContain('Brandão');
  });

  it('can be missing, added and removed', async () => {
    const placed = await order();
    expect(placed).toMatchObject({ ...contact, fullName: '' });
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain('Delivery address: Rua Augusta 1, Lisbon');
    const { _id } = placed;
    expect((await change(_id, { fullName })).order).toMatchObject({ fullName });
    expect((await change(_id, { fullName: '' })).order).toMatchObject({ fullName: '' });
  });

  it('is all that is known of a market customer, and is erased with the guest', async () => {
    const { orderDetails } = checkoutRequest('', tee, { address: '', phone: '', email: '' });
    const { order: taken } = await takeOrder(shop.context, shop.bob, {
      requestId: '0198c0de-0000-7000-8000-00000000abcd',
      ...{ payment: 'cash', notes: '', mailsCustomer: false },
      orderDetails: { ...orderDetails, fullName },
    });
    const id = taken?._id ?? '';
    expect(taken).toMatchObject({ fullName, email: '' });
    await change(id, { delivery_status: 'delivered' });
    shop.pass(2 * 365 * 24 * 60 + 1);
    await cleanUp(shop.context);
    expect(await findOrder(shop.db, id)).toMatchObject({ fullName: '', totalCents: 1995 });
    expect(await found('brandão')).toBe(0);
  });
});
