import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { webhookEventNames } from '../../contract/rules/webhooks.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { inTransaction } from '../../server/db/database.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { webhookMessages, webhooks } from '../../server/db/webhookSchema.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { changeLines } from '../../server/services/orders/changeLines.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn, refundPart } from '../../server/services/orders/returns.ts';
import { sendExchange } from '../../server/services/orders/sendExchange.ts';
import { sendParcel } from '../../server/services/orders/sendParcel.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openPaidShop } from './support/openPaidShop.ts';
import { storedOrder } from './support/refunds.ts';
import type { TestShop } from './support/testShop.ts';

onBothDatabases('webhook triggers', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  /** Ann has paid for three of five units at $10. */
  beforeEach(async () => {
    ({ shop, admin, ann, order } = await openPaidShop(database()));
    await shop.db.insert(webhooks).values({
      ...{ id: exampleId(0x2001), userId: admin, url: 'https://erp.example/in' },
      ...{ encryptedSecret: '', events: webhookEventNames, seesAmounts: true },
      createdAt: new Date(0),
    });
  });

  /** Events of the order that `act` queues. */
  async function queuedBy(act: () => Promise<unknown>, subject = order) {
    await shop.db.delete(webhookMessages);
    await act();
    const rows = await shop.db.select().from(webhookMessages);
    return rows
      .filter(({ subjectId }) => subjectId === subject)
      .map(({ type }) => type)
      .sort();
  }
  const edit = (changes: Parameters<typeof editOrder>[3]) => editOrder(shop, admin, order, changes);

  it('queue a payment that comes later', async () => {
    await shop.db.update(orders).set({ paymentStatus: 'pending' });
    expect(await queuedBy(() => edit({ payment_status: 'paid' }))).toEqual([
      ...['order.changed', 'order.paid'],
    ]);
  });

  it('queue each parcel', async () => {
    const send = () =>
      sendParcel(shop.context, admin, order, {
        ...{ requestId: v7(), lines: [{ line: 0, quantity: 1 }] },
      });
    expect(await queuedBy(send)).toContain('order.shipped');
    expect(await queuedBy(send)).toContain('order.shipped');
  });

  it('queue a partial refund', async () => {
    const refund = () => refundPart(shop.context, admin, order, { amount: 2, requestId: v7() });
    expect(await queuedBy(refund)).toContain('order.refunded');
  });

  it('queue an exchange as a refund and an order', async () => {
    await addProducts(shop.db, [
      exampleProduct(2, { style: 'tee', sizes: [{ size: 'M', quantity: 2, description: '' }] }),
    ]);
    await shop.db.update(products).set({ style: 'tee', priceCents: 1000 });
    await edit({ delivery_status: 'delivered' });
    const exchange = { productId: exampleId(2), size: 'M' };
    await requestReturn(
      shop.context,
      { userId: ann, orderId: order },
      { reason: 'tooSmall', lines: [{ line: 0, quantity: 1, exchange }] },
    );
    const id = (await storedOrder(shop.db, order)).requests.at(-1)?.id ?? '';
    const lines = [{ line: 0, restocked: 1, damaged: 0 }];
    const receive = () => receiveReturn(shop.context, admin, id, { lines });
    expect(await queuedBy(receive)).toContain('order.returned');
    expect(await queuedBy(() => sendExchange(shop.context, admin, id))).toContain('order.refunded');
    const [made] = (await shop.db.select().from(orders)).filter((each) => each.id !== order);
    const ofNew = (await shop.db.select().from(webhookMessages)).filter(
      ({ subjectId }) => subjectId === made?.id,
    );
    expect(ofNew.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['order.placed', 'order.paid']),
    );
  });

  it('queue a cancelled order that was not paid', async () => {
    await shop.db.update(orders).set({ paymentStatus: 'pending' });
    const cancel = () => edit({ payment_status: 'failed', delivery_status: 'cancelled' });
    expect(await queuedBy(cancel)).toEqual(['order.changed']);
  });

  it('queue changed items', async () => {
    const { version } = await storedOrder(shop.db, order);
    const lines = [{ productId: exampleId(1), size: 'M', quantity: 2 }];
    const change = () => changeLines(shop.context, admin, order, { version, lines });
    expect(await queuedBy(change)).toContain('order.changed');
  });

  it('queue a corrected address, once for each transaction', async () => {
    const correct = () => edit({ address: 'Rua Nova 2\n4000-002 Porto' });
    expect(await queuedBy(correct)).toEqual(['order.changed']);
    const both = () =>
      inTransaction(shop.db, async (tx) => {
        for (const version of [50, 51]) {
          await tx.update(orders).set({ version }).where(eq(orders.id, order));
        }
      });
    expect(await queuedBy(both)).toEqual(['order.changed']);
  });
});
