import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { OrderChange } from '../../contract/schemas/order.ts';
import { checkoutSessions } from '../../server/db/checkoutSchema.ts';
import { orderHistory } from '../../server/db/orderSchema.ts';
import { listAllOrders } from '../../server/services/admin/adminOrders.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { buy } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('refunds and versions of orders', (database) => {
  let shop: TestShop;
  let admin: string;
  let customer: string;
  let payment: string;
  let order: string;
  let refunds: string[];
  let isAway: boolean;
  beforeEach(async () => {
    shop = await openTestShop(database(), [exampleProduct(1)]);
    admin = await shop.addCustomer(1);
    customer = await shop.addCustomer(2);
    await addToCart(shop.context, customer, { itemId: exampleId(1), size: 'M' });
    const bought = await buy(shop, customer, [[1, 'M', 1, 10]]);
    payment = bought.payment;
    order = bought.order._id;
    refunds = [];
    isAway = false;
    const { refund } = shop.payments;
    shop.payments.refund = async (id) => {
      refunds.push(id);
      if (isAway) throw new Error('the provider is down');
      await refund(id);
    };
  });

  const change = (changes: Partial<OrderChange>) => editOrder(shop, admin, order, changes);
  const refund = { payment_status: 'refunded' };
  const quantity = async () => (await shop.stockOf(1)).quantity;
  const history = () =>
    shop.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, order))
      .orderBy(desc(orderHistory.at), desc(orderHistory.id));
  const paidByProvider = async () => (await shop.payments.find(payment))?.status;

  it('refunds the payment, and answers the updated order', async () => {
    const answer = await change({ ...refund, notes: 'The seam had a flaw' });
    expect(answer).toMatchObject({
      success: true,
      message: 'The order is saved.',
      order: { payment_status: 'refunded', notes: 'The seam had a flaw', version: 3 },
    });
    expect(answer.order).not.toHaveProperty('refundPending');
    expect(await paidByProvider()).toBe('refunded');
    expect((await history())[0]).toMatchObject({
      userId: admin,
      changes: { payment_status: { from: 'paid', to: 'refunded' } },
    });
  });

  it('makes one of 20 concurrent refunds, and restocks the unit with one history entry', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(refund)));
    for (const answer of answers) expect(answer.order?.payment_status).toBe('refunded');
    expect(refunds).toEqual([payment]);
    expect(await paidByProvider()).toBe('refunded');
    expect(await quantity()).toBe(3);
    expect(await history()).toHaveLength(2);
  });

  it('reports an unavailable provider, shows the refund as due, and retries', async () => {
    isAway = true;
    const answer = await change(refund);
    expect(answer.message).toContain('does not answer');
    expect(answer.order).toMatchObject({ payment_status: 'paid', refundPending: true });
    expect(await listOrders(shop.context, customer)).toMatchObject([{ payment_status: 'paid' }]);
    expect(shop.reports).toHaveLength(1);
    expect(await quantity()).toBe(3);

    // The refund stays due while other fields of the order change.
    await change({ notes: 'Called the bank' });
    expect((await change({ ...refund, notes: 'Called the bank' })).order).toMatchObject({
      refundPending: true,
      notes: 'Called the bank',
    });
    await expect(change({ payment_status: 'failed' })).rejects.toMatchObject({ status: 409 });
    await expect(change({ delivery_status: 'shipped' })).rejects.toMatchObject({ status: 409 });

    isAway = false;
    await cleanUp(shop.context);
    expect(await paidByProvider()).toBe('refunded');
    expect((await listAllOrders(shop.context, {})).orders).toMatchObject([
      { payment_status: 'refunded', notes: 'Called the bank' },
    ]);
    expect(await quantity()).toBe(3);
    expect(await history()).toHaveLength(3);
  });

  it.each(['pending', 'failed'])('refunds no order that is %s', async (state) => {
    await change({ payment_status: state });
    await expect(change(refund)).rejects.toMatchObject({
      status: 409,
      message: 'Only a paid order can be refunded.',
    });
    expect(refunds).toEqual([]);
    expect(await quantity()).toBe(2);
  });

  it('does not undo a refund, or ship with it', async () => {
    await expect(change({ ...refund, delivery_status: 'shipped' })).rejects.toMatchObject({
      status: 409,
    });
    await change({ ...refund, delivery_status: 'cancelled' });
    for (const state of ['pending', 'paid', 'failed']) {
      const back = change({ payment_status: state, delivery_status: 'cancelled' });
      await expect(back).rejects.toMatchObject({ status: 409 });
    }
    expect(refunds).toEqual([payment]);
  });

  it('refuses refunds of another provider’s payments', async () => {
    await shop.db.update(checkoutSessions).set({ provider: 'stripe' });
    await expect(change(refund)).rejects.toMatchObject({
      status: 409,
      message:
        'This order was paid through stripe, which the shop no longer uses: give the money back there.',
    });
    expect(await quantity()).toBe(2);
    expect(await history()).toHaveLength(1);
  });

  it('lets one of 20 changes of the same version win', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => change({ notes: `Note ${index}`, version: 1 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await history()).toHaveLength(2);
  });
});
