import { expect, it } from 'vitest';
import { formerOrders } from '../../server/db/formerShopSchema.ts';
import { anonymizeUser } from '../../server/repositories/customerData.ts';
import { forgetFormerCustomer } from '../../server/repositories/formerOrders.ts';
import { findUserByEmail, lockUser } from '../../server/repositories/users.ts';
import { importCustomers, importOrders } from '../../server/services/admin/formerShop.ts';
import { onPostgres } from './support/bothDatabases.ts';
import { openTestShop } from './support/testShop.ts';
import { waitForLocks } from './support/waitForLocks.ts';

onPostgres('an import of orders', (database) => {
  it('gives none to an account that is being deleted', async () => {
    const shop = await openTestShop(database(), []);
    const ana = { email: 'ana@shop.test', name: 'Ana Souza' };
    await importCustomers(shop.context, [ana]);
    const userId = (await findUserByEmail(shop.db, ana.email))?.id ?? '';
    const order = {
      ...{ ...ana, number: '#1001', orderedAt: '2024-03-12T09:15:00.000Z', total: 9 },
      ...{ phone: '', address: '', state: 'paid', delivery: 0 },
      lines: [{ name: 'Socks', quantity: 1, price: 9 }],
    };
    let importing: Promise<unknown> | undefined;
    await shop.db.transaction(async (tx) => {
      await lockUser(tx, userId);
      await forgetFormerCustomer(tx, { userId, emailKey: ana.email });
      await anonymizeUser(tx, userId);
      importing = importOrders(shop.context, [order]);
      await waitForLocks(shop.db, 1);
    });
    await importing;
    expect(await shop.db.select().from(formerOrders)).toMatchObject([
      { number: '#1001', userId: null },
    ]);
  });
});
