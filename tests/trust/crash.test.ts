import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, makeDatabase, startPostgres } from '../server/support/privatePostgres.ts';
import { productInput } from '../server/support/productInput.ts';
import { temporaryFolder } from '../server/support/temporaryFolder.ts';
import { amount } from './support/amount.ts';
import { type Buyer, createBuyer } from './support/buyer.ts';
import { startServer } from './support/serversOnPostgres.ts';

const given = process.env.TEST_DATABASE_URL;
const found = findPostgres();
const reason = !given && 'missing' in found ? ` (skipped: ${found.missing})` : '';

const crashes = amount('CRASHES', 1, 20);
const stock = 100_000;

/** The payments that buyers began, and the orders they were answered. */
type Purchases = { begun: { buyer: Buyer; page: string }[]; orders: Set<string> };

describe(`a shop that is killed while people buy, ${crashes} times`, () => {
  it('loses and doubles nothing, on the embedded database', async () => {
    await crash({ DATA_DIR: temporaryFolder() });
  }, 900_000);

  describe.skipIf(reason !== '')(`on Postgres${reason}`, () => {
    let url = given ?? '';
    let stop = async () => {};
    beforeAll(async () => {
      if (!given && 'folder' in found) ({ url, stop } = await startPostgres(found.folder));
    });
    afterAll(() => stop());

    it('loses and doubles nothing, either', async () => {
      await crash({ DATA_DIR: temporaryFolder(), DATABASE_URL: await makeDatabase(url) });
    }, 900_000);
  });
});

async function crash(env: Record<string, string>): Promise<void> {
  let server = await startServer(env);
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const product = await addProduct(post, env.DATA_DIR ?? '');
  const buyers: Buyer[] = [];
  for (let number = 0; number < 6; number++) {
    const account = {
      username: 'Ann',
      email: `ann-${number}@shop.test`,
      password: 'a good long one',
    };
    const { token, data } = await (await post('/signup', { ...account, cartItems: [] })).json();
    buyers.push(createBuyer({ id: data.user.id, token, url: () => server.url }));
  }

  const purchases: Purchases = { begun: [], orders: new Set() };
  const restarts: number[] = [];
  for (let number = 1; number <= crashes; number++) {
    const before = purchases.orders.size;
    const buying = buyers.map((buyer) => buyUntilCrash(buyer, product, purchases));
    while (purchases.orders.size < before + 4) await sleep(5);
    // Each time at another point of what is under way.
    await sleep((number * 37) % 100);
    await server.kill();
    await Promise.all(buying);
    const start = performance.now();
    server = await startServer(env);
    restarts.push(Math.round(performance.now() - start));
  }

  // Paid, but the answer was lost with the server: asked again, there is the order.
  const found = new Set<string>();
  let paid = 0;
  for (const { buyer, page } of purchases.begun) {
    const { status, text } = await buyer.order(page);
    expect([200, 402], text).toContain(status);
    if (status !== 200) continue;
    paid++;
    found.add(JSON.parse(text).order._id);
  }
  expect(found.size).toBe(paid);
  expect([...purchases.orders].filter((id) => !found.has(id))).toEqual([]);
  const kept = (await Promise.all(buyers.map((buyer) => buyer.orders()))).flat();
  expect(kept.map(({ _id }) => _id).sort()).toEqual([...found].sort());
  for (const buyer of buyers) await buyer.emptyCart();
  const answer = await fetch(`${server.url}/api/product/${product}`);
  const { sizes } = (await answer.json()) as { sizes: { quantity: number }[] };
  expect(sizes.map(({ quantity }) => quantity)).toEqual([stock - kept.length]);
  console.log(
    `${kept.length} orders, restarts of ${Math.min(...restarts)} to ${Math.max(...restarts)} ms`,
  );
  await server.kill();
}

/** One purchase after the other, until the server is gone. */
async function buyUntilCrash(buyer: Buyer, product: string, { begun, orders }: Purchases) {
  try {
    for (;;) {
      await buyer.emptyCart();
      await buyer.add(product);
      const page = await buyer.checkOut(product);
      begun.push({ buyer, page });
      await buyer.pay(page);
      const answer = await buyer.order(page);
      if (answer.status === 200) orders.add(JSON.parse(answer.text).order._id);
    }
  } catch (error) {
    // What fetch throws when nobody is there.
    if (!(error instanceof TypeError)) throw error;
  }
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
