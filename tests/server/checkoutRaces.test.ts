import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Connection } from '../../server/db/connect.ts';
import { productSizes } from '../../server/db/schema.ts';
import { onBothDatabases, onPostgres } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { racesSuite } from './support/racesSuite.ts';
import { openTestShop } from './support/testShop.ts';

onBothDatabases('races', racesSuite);

onPostgres('the control', (open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });

  it('oversells when pieces are counted first and written later', async () => {
    const sizes = [{ size: 'M', quantity: 5, description: '' }];
    const { db, stockOf } = await openTestShop(connection, [exampleProduct(1, { sizes })]);
    const ofProduct = eq(productSizes.productId, exampleId(1));
    const add = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(productSizes).where(ofProduct);
        if (!row || row.quantity - row.reserved < 1) return 'refused';
        await tx.execute(sql`select pg_sleep(0.01)`);
        await tx
          .update(productSizes)
          .set({ reserved: row.reserved + 1 })
          .where(ofProduct);
        return 'added';
      });
    const answers = await Promise.all(Array.from({ length: 50 }, add));
    expect(answers.filter((answer) => answer === 'added').length).toBeGreaterThan(5);
    expect((await stockOf(1)).reserved).toBeLessThanOrEqual(5);
  });
});
