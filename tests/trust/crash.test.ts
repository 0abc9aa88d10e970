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
const stock = 100_000;

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
  const began = performance.now();
  let server = await startServer(env);
  const firstStart = performance.now() - began;
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

  const purchases = createPurchases(product);
  const restarts: number[] = [];
  for (let number = 1; number <= crashes; number++) {
    const before = purchases.orders.size;
    const buying = buyers.map((buyer) => purchases.buyUntil(buyer, () => false).catch(isGone));
    while (purchases.orders.size < before + 4) await sleep(5);
    // Each time at another point of what is under way.
    await sleep((number * 37) % 100);
    await server.kill();
    await Promise.all(buying);
    const start = performance.now();
    server = await startServer(env);
    restarts.push(Math.round(performance.now() - start));
  }
  // Unless the machine is so busy that a first start takes half of that.
  expect(Math.max(...restarts)).toBeLessThan(Math.max(10_000, 2 * firstStart));

  const kept = await purchases.expectKept(server.url, buyers, stock);
  console.log(
    `${kept} orders, restarts of ${Math.min(...restarts)} to ${Math.max(...restarts)} ms`,
  );
  await server.kill();
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
