import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isLong } from './support/amount.ts';
import { eachDatabase } from './support/eachDatabase.ts';
import { openShop, stock } from './support/openShop.ts';
import { createPurchases } from './support/purchases.ts';

type Server = { pid: number | undefined; output: () => string };

/** One hour at ten requests a second. */
const requests = Number(process.env.REQUESTS ?? 36_000);

eachDatabase('the memory of a shop', (newDatabase) => {
  it.runIf(isLong)(
    `is stable over ${requests} requests`,
    async () => {
      let count = 0;
      const shop = await openShop(await newDatabase(), 6, {
        program: '../../trust/support/serveCollecting.ts',
        onAnswer: () => count++,
      });
      const { buyers, product } = shop;
      const isOver = () => count >= requests;
      const purchases = createPurchases(product);
      const buying = buyers.map((buyer) => purchases.buyUntil(buyer, isOver));
      const reading = [
        '/api/allproducts?fields=card&limit=24',
        '/api/allproducts?q=linen&sort=price-asc',
        `/api/product/${product}`,
        '/api/productcounts',
        '/api/ready',
      ].map(async (path) => {
        const { url } = shop.server();
        while (!isOver()) {
          await (await fetch(url + path)).arrayBuffer();
          count++;
          await sleep(20);
        }
      });
      const loggingIn = (async () => {
        const body = JSON.stringify({ email: 'ann-0@shop.test', password: 'a good long one' });
        const headers = { 'content-type': 'application/json' };
        while (!isOver()) {
          await fetch(`${shop.server().url}/api/login`, { method: 'POST', headers, body });
          count++;
          await sleep(250);
        }
      })();
      /**
       * In MB, after equal numbers of requests. Garbage is excluded, since its amount depends on
       * the machine's load.
       */
      const memory: number[] = [];
      for (let at = 0; at < 60; at++) {
        while (count < (at / 60) * requests) await sleep(20);
        memory.push(await residentMemory(shop.server()));
      }
      await Promise.all([...buying, ...reading, loggingIn]);

      // The first third fills caches and the heap.
      const settled = memory.slice(20);
      const growth = slopeOf(settled) * settled.length;
      const mean = settled.reduce((sum, megabytes) => sum + megabytes, 0) / settled.length;
      const orders = await purchases.expectKept(shop.server().url, buyers, stock);
      console.log(
        `${orders} orders; resident MB: ${memory.join(' ')}; grown by ${growth.toFixed(1)} of ${mean.toFixed(0)} over the last two thirds`,
      );
      expect(growth).toBeLessThan(0.05 * mean);
      await shop.server().kill();
    },
    1_800_000,
  );
});

async function residentMemory({ pid, output }: Server): Promise<number> {
  const readings = () => [...output().matchAll(/^Resident (\d+)$/gm)];
  const before = readings().length;
  process.kill(pid as number, 'SIGUSR2');
  while (readings().length === before) await sleep(5);
  return Number(readings().at(-1)?.[1]);
}

/** Slope of the best-fitting line through these values. */
function slopeOf(values: readonly number[]): number {
  const center = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let together = 0;
  let spread = 0;
  for (const [at, value] of values.entries()) {
    together += (at - center) * (value - mean);
    spread += (at - center) ** 2;
  }
  return together / spread;
}
