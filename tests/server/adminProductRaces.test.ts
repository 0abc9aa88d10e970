import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Connection } from '../../server/db/connect.ts';
import { products } from '../../server/db/schema.ts';
import { adminRacesSuite } from './support/adminRacesSuite.ts';
import { adminStockSuite } from './support/adminStockSuite.ts';
import { onBothDatabases, onPostgres } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openTestShop } from './support/testShop.ts';

onBothDatabases('admins and stock', adminStockSuite);
onBothDatabases('admins at once', adminRacesSuite);

onPostgres('the control', (open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });

  it('overwrites silently when the version is read first and written later', async () => {
    const { db } = await openTestShop(connection, [exampleProduct(1)]);
    const isOne = eq(products.id, exampleId(1));
    const names = ['Ann', 'Bob', 'Eve'];
    let stillReading = names.length;
    let goOn = () => {};
    const everyoneHasRead = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const change = (name: string) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select({ version: products.version }).from(products).where(isOne);
        if (--stillReading === 0) goOn();
        await everyoneHasRead;
        if (row?.version !== 1) return 'refused';
        await tx.update(products).set({ name, version: 2 }).where(isOne);
        return 'changed';
      });
    expect(await Promise.all(names.map(change))).toEqual(['changed', 'changed', 'changed']);
  });
});
