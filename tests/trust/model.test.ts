import { isNotNull, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderRefunds, returnedUnits } from '../../server/db/orderSchema.ts';
import { onBothDatabases } from '../server/support/bothDatabases.ts';
import { exampleProduct } from '../server/support/exampleProduct.ts';
import { openTestShop } from '../server/support/testShop.ts';
import { amount } from './support/amount.ts';
import { countUnits } from './support/ledger.ts';
import type { Known, RunningShop } from './support/modelStep.ts';
import { productNumbers, steps } from './support/shopSteps.ts';

const runs = amount('RUNS', 8, 150);
const seed = amount('SEED', 20261122, 20261122);

onBothDatabases('a shop', (database) => {
  it(`keeps its guarantees after each of 60 steps, in ${runs} runs`, async () => {
    const connection = database();
    const counts = { orders: 0, units: 0, parts: 0, ofReturns: 0 };
    const property = fc.asyncProperty(
      fc.commands(steps, { maxCommands: 60, size: 'max' }),
      async (commands) => {
        const sizes = [{ size: 'M', quantity: 3, description: '' }];
        const products = productNumbers.map((number) => exampleProduct(number, { sizes }));
        const shop = await openTestShop(connection, products);
        const customers: string[] = [];
        for (const number of [0, 1, 2]) customers.push(await shop.addCustomer(number));
        const admin = await shop.addCustomer(3);
        const units = await countUnits(shop.db);
        await fc.asyncModelRun(
          (): { model: Known; real: RunningShop } => ({
            model: { units },
            real: { shop, customers, admin, payments: [], orders: new Map(), count: 0 },
          }),
          commands,
        );
        const { db } = shop;
        counts.orders += await shop.countOrders();
        counts.units += await db.$count(returnedUnits, isNotNull(returnedUnits.outcome));
        counts.parts += await db.$count(orderRefunds, isNotNull(orderRefunds.note));
        counts.ofReturns += await db.$count(orderRefunds, isNull(orderRefunds.note));
      },
    );
    await fc.assert(property, { numRuns: runs, seed });
    // Runs without a sale would prove nothing.
    expect(counts.orders).toBeGreaterThan(runs);
    for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(0);
    console.log(`${JSON.stringify(counts)} in ${runs} runs`);
  }, 1_800_000);
});
