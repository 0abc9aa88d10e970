import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { orders } from '../../server/db/orderSchema.ts';
import { listAllOrders } from '../../server/services/admin/adminOrders.ts';
import { cleanUp } from '../../server/services/checkout/cleanup.ts';
import { changeOrder } from '../../server/services/orders/changeOrder.ts';
import { onPostgres } from './support/bothDatabases.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestShop } from './support/testShop.ts';

onPostgres('a refund that settles', (open) => {
  it('is not written over by a note that another admin saves at that moment', async () => {
    const shop = await openTestShop(await open(), [exampleProduct(1)]);
    const [admin, userId] = [await shop.addCustomer(1), await shop.addCustomer(2)];
    const id = await placeOrder(shop.db, {
      userId,
      at: '2026-02-28T08:00:00Z',
      lines: [[1, 'M', 1, 1000]],
      refundPending: true,
    });
    const waiting = async (count: number) => {
      const { rows } = (await shop.db.execute(
        sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )) as unknown as { rows: unknown[] };
      expect(rows).toHaveLength(count);
    };

    const works: Promise<unknown>[] = [];
    await shop.db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, id)).for('update');
      works.push(cleanUp(shop.context));
      await vi.waitFor(() => waiting(1), { timeout: 20_000 });
      const note = { notes: 'Called', payment_status: 'paid', delivery_status: 'processing' };
      works.push(changeOrder(shop.context, admin, id, note));
      await vi.waitFor(() => waiting(2), { timeout: 20_000 });
    });
    const [swept, noted] = await Promise.allSettled(works);
    expect(swept?.status).toBe('fulfilled');
    expect(noted).toMatchObject({ status: 'rejected', reason: { status: 409 } });
    expect((await listAllOrders(shop.context, {})).orders).toMatchObject([
      { payment_status: 'refunded', notes: '' },
    ]);
  });
});
