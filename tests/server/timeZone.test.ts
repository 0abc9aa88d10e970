import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import { listAllOrders, readSummary } from '../../server/services/admin/adminOrders.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onBothDatabases('a shop in Los Angeles', (database) => {
  let shop: TestShop;
  let ann: string;
  beforeAll(() => setTimeZones('America/Los_Angeles'));
  afterAll(() => setTimeZones('UTC'));
  beforeEach(async () => {
    shop = await openTestShop(database(), [exampleProduct(1)]);
    ann = await shop.addCustomer(1);
  });

  it('ends the days of revenue and of the list of orders at its midnight', async () => {
    for (const at of ['2026-02-28T07:59:59.999Z', '2026-02-28T08:00:00Z', '2026-03-01T07:59:59Z'])
      await placeOrder(shop.db, { userId: ann, at, lines: [[1, 'M', 1, 1000]] });
    // The test shop's clock says noon of 1 March in UTC.
    expect((await readSummary(shop.context, 2)).revenue).toEqual([
      { day: '2026-02-28', orders: 2, total: 20 },
      { day: '2026-03-01', orders: 0, total: 0 },
    ]);
    const day = { from: '2026-02-28', to: '2026-02-28' };
    expect((await listAllOrders(shop.context, { ...day, limit: 10 })).total).toBe(2);
  });
});
