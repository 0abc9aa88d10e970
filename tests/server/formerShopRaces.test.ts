import { expect, it } from 'vitest';
import { newsletterConsents, users } from '../../server/db/accountSchema.ts';
import { formerCustomers, formerOrders } from '../../server/db/formerShopSchema.ts';
import { anonymizeUser } from '../../server/repositories/customerData.ts';
import { forgetFormerCustomer } from '../../server/repositories/formerOrders.ts';
import { findUserByEmail, lockUser } from '../../server/repositories/users.ts';
import { deleteCustomer } from '../../server/services/admin/customers.ts';
import { importCustomers, importOrders } from '../../server/services/admin/formerShop.ts';
import { onPostgres } from './support/bothDatabases.ts';
import { settle } from './support/crowd.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';
import { waitForLocks } from './support/waitForLocks.ts';

onPostgres('an import of orders', (database) => {
  it('gives no session to an account that is being deleted', async () => {
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

onPostgres('an import of customers beside the erasure of one of them', (database) => {
  const bea = { email: 'bea@shop.test', name: 'Bea' };
  const ana = { email: 'ana@shop.test', name: 'Ana', phone: '+351912345678', address: 'Rua 1' };
  const consentAt = '2024-01-01T00:00:00.000Z';

  const idOf = async (shop: TestShop) => (await findUserByEmail(shop.db, ana.email))?.id ?? '';

  /** Accounts of customers with what belongs to each. */
  async function stored({ db }: TestShop) {
    const former = await db.select().from(formerCustomers);
    const consents = await db.select().from(newsletterConsents);
    const rows = await db.select().from(users);
    return rows.map(({ id, name, email, phone, address }) => ({
      ...{ name, email, phone, address },
      isFormer: former.some(({ userId }) => userId === id),
      agreed: consents.some(({ userId }) => userId === id),
    }));
  }
  const erased = { ...{ name: '', email: '', phone: null, address: null }, isFormer: false };
  const noConsent = { agreed: false };
  const whole = { ...ana, isFormer: true, agreed: true };

  it('waits for the erasure, and adds the customer anew with all details', async () => {
    const shop = await openTestShop(database(), []);
    await importCustomers(shop.context, [ana]);
    const userId = await idOf(shop);
    let importing: Promise<unknown> | undefined;
    await shop.db.transaction(async (tx) => {
      await lockUser(tx, userId);
      await anonymizeUser(tx, userId);
      importing = importCustomers(shop.context, [bea, { ...ana, consentAt }]);
      await waitForLocks(shop.db, 1);
    });
    expect(await importing).toMatchObject({ added: 2, known: 0 });
    const people = await stored(shop);
    expect(people).toHaveLength(3);
    expect(people).toEqual(expect.arrayContaining([{ ...erased, ...noConsent }, whole]));
  });

  it('leaves an erased account without a consent, whichever of them is first', async () => {
    for (let round = 0; round < 20; round++) {
      const shop = await openTestShop(database(), []);
      await importCustomers(shop.context, [ana]);
      const userId = await idOf(shop);
      const { statuses, done } = await settle<unknown>([
        () => importCustomers(shop.context, [bea, { ...ana, consentAt }]),
        () => deleteCustomer(shop.context, userId),
        () => importCustomers(shop.context, [{ ...ana, consentAt }, bea]),
      ]);
      expect(statuses).toEqual([]);
      expect(done).toHaveLength(3);
      const people = await stored(shop);
      for (const person of people.filter(({ email }) => email !== bea.email)) {
        expect([{ ...erased, ...noConsent }, whole]).toContainEqual(person);
      }
      expect(people.filter(({ email }) => email === bea.email)).toHaveLength(1);
      expect(people.filter(({ email }) => email === '')).toHaveLength(1);
      const added = done.flatMap((one) => (one as { added?: number } | undefined)?.added ?? []);
      expect(added.reduce((sum, each) => sum + each, 0)).toBe(people.length - 1);
    }
  });
});
