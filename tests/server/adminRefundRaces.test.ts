import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderMails, orders } from '../../server/db/orderSchema.ts';
import { listAllOrders } from '../../server/services/admin/adminOrders.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { sendWaitingMails } from '../../server/services/orders/orderMails.ts';
import { onPostgres } from './support/bothDatabases.ts';
import { openBuyersShop } from './support/buyersShop.ts';
import { buy } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestShop } from './support/testShop.ts';
import { waitForLocks } from './support/waitForLocks.ts';

onPostgres('a refund that settles', (database) => {
  it('is not overwritten by a note that another admin saves at the same time', async () => {
    const shop = await openTestShop(database(), [exampleProduct(1)]);
    const [admin, userId] = [await shop.addCustomer(1), await shop.addCustomer(2)];
    const id = await placeOrder(shop.db, {
      userId,
      at: '2026-02-28T08:00:00Z',
      lines: [[1, 'M', 1, 1000]],
      refundPending: true,
    });
    const works: Promise<unknown>[] = [];
    await shop.db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, id)).for('update');
      works.push(cleanUp(shop.context));
      await waitForLocks(shop.db, 1);
      works.push(editOrder(shop, admin, id, { notes: 'Called' }));
      await waitForLocks(shop.db, 2);
    });
    const [swept, noted] = await Promise.allSettled(works);
    expect(swept?.status).toBe('fulfilled');
    expect(noted).toMatchObject({ status: 'rejected', reason: { status: 409 } });
    expect((await listAllOrders(shop.context, {})).orders).toMatchObject([
      { payment_status: 'refunded', notes: '' },
    ]);
  });

  it('is mailed, even while another email about the order is claimed', async () => {
    const shop = await openBuyersShop(database());
    const { order } = await buy(shop, shop.ann, [[1, 'M', 1, 89.1]]);
    await shop.mailer.idle();
    await shop.db.update(orderMails).set({ sentAt: null });

    let refunded: Promise<unknown> | undefined;
    await shop.db.transaction(async (tx) => {
      await tx.select().from(orderMails).for('update');
      await sendWaitingMails(shop.context, 1);
      await waitForLocks(shop.db, 1);
      refunded = editOrder(shop, shop.bob, order?._id ?? '', { payment_status: 'refunded' });
      await Promise.race([refunded, waitForLocks(shop.db, 2)]);
    });
    await refunded;
    await shop.mailer.idle();
    expect(shop.mails.some(({ text }) => text.includes('We refunded $89.10'))).toBe(true);
  });
});
