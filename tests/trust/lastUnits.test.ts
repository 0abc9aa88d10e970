import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { exampleId, exampleProduct } from '../server/support/exampleProduct.ts';
import { migratedDatabase } from '../server/support/migrated.ts';
import { noPostgres } from '../server/support/sharedPostgres.ts';
import { amount } from './support/amount.ts';
import type { Buyer } from './support/buyer.ts';
import { startServers } from './support/serversOnPostgres.ts';

const rounds = amount('ROUNDS', 1, 20);
const crowd = 200;
const units = 50;

describe.skipIf(noPostgres)(`three processes on one Postgres${noPostgres}`, () => {
  it(`sell the last ${units} units to ${units} of ${crowd} buyers, in ${rounds} rounds`, async () => {
    const { db, newBuyers } = await startServers(await migratedDatabase(), 3);
    const buyers = await newBuyers(crowd);
    for (let round = 1; round <= rounds; round++) {
      const sizes = [{ size: 'M', quantity: units, description: '' }];
      await addProducts(db, [exampleProduct(round, { sizes })]);
      await Promise.all(buyers.map(({ warm }) => warm()));

      const outcomes = await Promise.all(buyers.map((buyer) => buy(buyer, exampleId(round))));
      const counts: Record<string, number> = {};
      for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
      expect(counts).toEqual({ 'cart 409': crowd - units, 'order 200': units });
      expect(await stockOf(db, round)).toEqual({
        quantity: 0,
        reserved: 0,
        held: 0,
        sold: units,
        orders: units,
      });
    }
  }, 600_000);
});

/** The buyer's last step and its status. */
async function buy(buyer: Buyer, product: string): Promise<string> {
  const added = await buyer.add(product);
  if (added.status !== 200) return `cart ${added.status}`;
  const page = await buyer.checkOut(product);
  await buyer.pay(page);
  const { status } = await buyer.order(page);
  return `order ${status}`;
}

/** Units in stock, held and sold, and the number of orders. */
async function stockOf(db: Database, product: number) {
  const id = exampleId(product);
  const { rows } = (await db.execute(sql`
    select quantity, reserved,
      (select coalesce(sum(quantity), 0)::int from holds where product_id = ${id}) as held,
      (select coalesce(sum(quantity), 0)::int from order_products where product_id = ${id}) as sold,
      (select count(distinct order_id)::int from order_products where product_id = ${id}) as orders
    from product_sizes where product_id = ${id}`)) as unknown as { rows: unknown[] };
  return rows[0];
}
