import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, makeDatabase, startPostgres } from '../server/support/privatePostgres.ts';
import { productInput } from '../server/support/productInput.ts';
import { temporaryFolder } from '../server/support/temporaryFolder.ts';
import { amount } from './support/amount.ts';
import { type Buyer, createBuyer } from './support/buyer.ts';
import { createPurchases } from './support/purchases.ts';
import { startServer } from './support/serversOnPostgres.ts';

const given = process.env.TEST_DATABASE_URL;
const found = findPostgres();
const reason = !given && 'missing' in found ? ` (skipped: ${found.missing})` : '';

const crashes = amount('CRASHES', 1, 20);
/** How many statements lie between two of the deaths. */
const step = amount('STEP', 10, 1);
const stock = 100_000;

const databases: [string, () => Promise<Record<string, string>>][] = [
  ['the embedded database', async () => ({ DATA_DIR: temporaryFolder() })],
];
let url = given ?? '';
if (reason === '') {
  databases.push([
    'Postgres',
    async () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: await makeDatabase(url) }),
  ]);
}

describe(`a shop that is killed${reason}`, () => {
  let stop = async () => {};
  beforeAll(async () => {
    if (!given && 'folder' in found) ({ url, stop } = await startPostgres(found.folder));
  });
  afterAll(() => stop());

  it.each(databases)(
    `while people buy, ${crashes} times, loses and doubles nothing, on %s`,
    async (_, database) => crash(await database()),
    900_000,
  );

  // The embedded database comes with its own log, whose crashes the kills above go through.
  it.each(databases.slice(1))(
    'before any statement that follows a payment has its order once it is back, on %s',
    async (_, database) => dieAtEachStatement(await database()),
    900_000,
  );
});

/** A shop with one product that nobody buys out, and customers who find it wherever it is started again. */
async function openShop(env: Record<string, string>, count: number, program?: string) {
  let server = await startServer(env, program);
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const product = await addProduct(post, env.DATA_DIR ?? '');
  const buyers: Buyer[] = [];
  for (let number = 0; number < count; number++) {
    const account = {
      username: 'Ann',
      email: `ann-${number}@shop.test`,
      password: 'a good long one',
    };
    const { token, data } = await (await post('/signup', { ...account, cartItems: [] })).json();
    buyers.push(createBuyer({ id: data.user.id, token, url: () => server.url }));
  }
  return {
    product,
    buyers,
    server: () => server,
    start: async (more = {}) => {
      server = await startServer({ ...env, ...more }, program);
    },
  };
}

/** The same purchase again and again, each time with a shop that dies one statement later. */
async function dieAtEachStatement(env: Record<string, string>): Promise<void> {
  const shop = await openShop(env, 1, '../../trust/support/serveUntil.ts');
  const [buyer] = shop.buyers;
  if (!buyer) throw new Error('Nobody buys');
  const purchases = createPurchases(shop.product);
  const statements: string[] = [];
  for (let deadly = 1; ; deadly += step) {
    await shop.server().kill();
    await shop.start({ DIE_BEFORE: String(deadly) });
    await purchases.buy(buyer).catch(isGone);
    const printed =
      shop
        .server()
        .output()
        .match(/Statement .+/g) ?? [];
    statements.push(printed.at(-1) ?? 'nothing');
    if (purchases.orders.size > 0) break;
    // Before it is asked for: the start itself has made the order.
    await shop.server().ended;
    await shop.start();
    expect(await waitForOrders(buyer, statements.length)).toBe(statements.length);
  }
  expect(statements.length).toBeGreaterThan(3);
  // What is asked now is no step of the order.
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
    // Each time at another point of what is under way.
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
    `${kept} orders, restarts of ${Math.min(...restarts)} to ${Math.max(...restarts)} ms`,
  );
  await shop.server().kill();
}

/** What fetch throws when nobody is there. */
function isGone(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}

type Post = (path: string, body: object, headers?: object) => Promise<Response>;

async function addProduct(post: Post, folder: string): Promise<string> {
  const password = readFileSync(join(folder, 'admin-password.txt'), 'utf8').trim();
  const login = await post('/login', { email: 'admin@hemline.test', password });
  const { token } = (await login.json()) as { token: string };
  const [, cookie = ''] = /XSRF-TOKEN=([^;]+)/.exec(login.headers.get('set-cookie') ?? '') ?? [];
  const sizes = [{ size: 'M', quantity: stock, description: '' }];
  const input = productInput({ price: 10, images: [], sizes });
  const added = await post('/addproduct', input, {
    authorization: `Bearer ${token}`,
    cookie: `XSRF-TOKEN=${cookie}`,
    'x-xsrf-token': cookie,
  });
  return ((await added.json()) as { product: { _id: string } }).product._id;
}
