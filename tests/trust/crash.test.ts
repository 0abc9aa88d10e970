import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { amount } from './support/amount.ts';
import type { Buyer } from './support/buyer.ts';
import { eachDatabase } from './support/eachDatabase.ts';
import { openShop, stock } from './support/openShop.ts';
import { createPurchases } from './support/purchases.ts';

const crashes = amount('CRASHES', 1, 20);
/** Statements between two crash points. */
const step = amount('STEP', 15, 1);

eachDatabase('a shop that is killed', (newDatabase) => {
  it(
    `loses and duplicates nothing in ${crashes} crashes while customers buy`,
    async () => crash(await newDatabase()),
    900_000,
  );

  it(
    'creates the order after a restart from a crash before any statement that follows a payment',
    async () => dieAtEachStatement(await newDatabase()),
    1_800_000,
  );
});

/** Repeats a purchase, each time with a shop that crashes one statement later. */
async function dieAtEachStatement(env: Record<string, string>): Promise<void> {
  const shop = await openShop(env, 1, { program: '../../trust/support/serveUntil.ts' });
  const [buyer] = shop.buyers;
  if (!buyer) throw new Error('Nobody buys');
  const purchases = createPurchases(shop.product);
  const statements: string[] = [];
  await shop.server().kill();
  await shop.start({ DIE_BEFORE: '1' });
  for (let deadly = 1 + step; ; deadly += step) {
    await purchases.buy(buyer).catch(isGone);
    const printed =
      shop
        .server()
        .output()
        .match(/Statement .+/g) ?? [];
    statements.push(printed.at(-1) ?? 'nothing');
    if (purchases.orders.size > 0) break;
    // Nobody has requested the order yet: the start itself created it.
    await shop.server().ended;
    await shop.start({ DIE_BEFORE: String(deadly) });
    expect(await waitForOrders(buyer, statements.length)).toBe(statements.length);
  }
  expect(statements.length).toBeGreaterThan(3);
  // Later queries are not part of the order.
  await shop.server().kill();
  await shop.start();
  await purchases.expectKept(shop.server().url, [buyer], stock);
  console.log(statements.join('\n'));
  await shop.server().kill();
}

async function waitForOrders(buyer: Buyer, count: number): Promise<number> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    if ((await buyer.orders()).length >= count) break;
    await sleep(50);
  }
  return (await buyer.orders()).length;
}

async function crash(env: Record<string, string>): Promise<void> {
  const began = performance.now();
  const shop = await openShop(env, 6);
  const firstStart = performance.now() - began;
  const { product, buyers } = shop;
  const purchases = createPurchases(product);
  const restarts: number[] = [];
  for (let number = 1; number <= crashes; number++) {
    const before = purchases.orders.size;
    const buying = buyers.map((buyer) => purchases.buyUntil(buyer, () => false).catch(isGone));
    while (purchases.orders.size < before + 4) await sleep(5);
    // Each crash interrupts the running purchases at another point.
    await sleep((number * 37) % 100);
    await shop.server().kill();
    await Promise.all(buying);
    const start = performance.now();
    await shop.start();
    restarts.push(Math.round(performance.now() - start));
  }
  // Unless the machine is so busy that a first start takes half of that.
  expect(Math.max(...restarts)).toBeLessThan(Math.max(10_000, 2 * firstStart));

  const kept = await purchases.expectKept(shop.server().url, buyers, stock);
  console.log(
    `${kept} orders, restarts of ${restarts.sort((a, b) => a - b).join(', ')} ms, the first start of ${Math.round(firstStart)}`,
  );
  await shop.server().kill();
}

/** Error of fetch when nothing listens. */
function isGone(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
