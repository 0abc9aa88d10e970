import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { exampleId, exampleProduct } from '../server/support/exampleProduct.ts';
import { migratedDatabase } from '../server/support/migrated.ts';
import { noPostgres } from '../server/support/sharedPostgres.ts';
import { temporaryFolder } from '../server/support/temporaryFolder.ts';
import type { Answered } from './support/buyer.ts';
import { findContradictions } from './support/ledger.ts';
import { startProxy, type Trouble } from './support/proxy.ts';
import { createPurchases } from './support/purchases.ts';
import { newBuyers, startServer } from './support/serversOnPostgres.ts';

const stock = 100_000;

/** Time limit of every request, in ms: waiting for a connection, then for its reply. */
const longest = 14_000;

describe.skipIf(noPostgres)(`a shop with network trouble to its database${noPostgres}`, () => {
  it.each([
    ['latency', 3000],
    ['reset', 3000],
    ['truncate', 3000],
    ['swallow', 12_000],
  ] as [Trouble, number][])(
    '(%s) says 503 meanwhile, serves within a second of its end, and has nothing half-written',
    async (trouble, milliseconds) => {
      const databaseUrl = await migratedDatabase();
      const proxy = await startProxy(databaseUrl);
      onTestFinished(proxy.close);
      const server = await startServer({ DATABASE_URL: proxy.url, DATA_DIR: temporaryFolder() });
      const { db, close } = await connect({ databaseUrl, folder: '' });
      onTestFinished(close);
      const sizes = [{ size: 'M', quantity: stock, description: '' }];
      await addProducts(db, [exampleProduct(1, { sizes })]);
      const answers: Answered[] = [];
      const buyers = await newBuyers(
        db,
        6,
        () => server.url,
        (answered) => answers.push(answered),
      );
      const purchases = createPurchases(exampleId(1));

      let isOver = false;
      const buying = Promise.all(buyers.map((buyer) => purchases.buyUntil(buyer, () => isOver)));
      const more = async () => {
        const before = purchases.orders.size;
        while (purchases.orders.size < before + 6) await sleep(5);
      };
      await more();
      answers.splice(0);
      proxy.make(trouble);
      await sleep(milliseconds);
      const during = answers.splice(0);
      proxy.make('none');
      const back = performance.now();
      while ((await fetch(`${server.url}/api/ready`)).status !== 200) await sleep(10);
      const away = performance.now() - back;
      await more();
      isOver = true;
      await buying;

      const statuses = new Set([...during, ...answers].map(({ status }) => status));
      expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
      const isBroken = trouble !== 'latency';
      expect(during.some(({ status }) => status === 503)).toBe(isBroken);
      const times = [...during, ...answers].map((answered) => answered.milliseconds);
      expect(Math.max(...times)).toBeLessThan(longest);
      expect(away).toBeLessThan(1000);
      await purchases.expectKept(server.url, buyers, stock);
      expect(await findContradictions(db, new Date())).toEqual({});
      console.log(
        `${trouble}: ${during.length} answers meanwhile, the slowest after ${Math.round(Math.max(...times))} ms; ready ${Math.round(away)} ms after its end`,
      );
      await server.kill();
    },
    120_000,
  );
});
