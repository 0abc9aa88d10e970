import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, makeDatabase, startPostgres } from '../server/support/privatePostgres.ts';
import { withShop } from './withShop.ts';

/* `npm run build && npm run bench:buyers`: orders per second on Postgres while 50 customers buy one
   unit after another, each from the cart to the placed order, paid on the test payment page. Compare
   with another build on the same machine: absolute figures depend on the machine. */

const crowd = 50;
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const contact = {
  address: 'Rua Augusta 1, Lisbon, Portugal, 1100-048',
  phone: '+351912345678',
  email: 'ann@shop.test',
};

type Listed = {
  _id: string;
  name: string;
  price: number;
  sizes: { size: string; quantity: number }[];
};
type Answer = { status: number; text: string };

const found = findPostgres();
if ('missing' in found) throw new Error(found.missing);
const postgres = await startPostgres(found.folder);
try {
  const DATABASE_URL = await makeDatabase(postgres.url);
  await withShop(1000, { DATABASE_URL }, async ({ url }) => {
    const busy: number[] = [];
    const buyers = [];
    const products: Listed[] = await (await fetch(`${url}/api/allproducts`)).json();
    for (let number = 0; number < crowd; number++) {
      const own = products.filter((_, at) => at % crowd === number);
      buyers.push(await signUp(url, number, own, busy));
    }
    const endAt = performance.now() + seconds * 1000;
    const durations: number[] = [];
    await Promise.all(
      buyers.map(async (buy) => {
        while (performance.now() < endAt) {
          const startedAt = performance.now();
          if (await buy()) durations.push(performance.now() - startedAt);
        }
      }),
    );
    durations.sort((a, b) => a - b);
    const at = (share: number) => Math.round(durations[Math.floor(durations.length * share)] ?? 0);
    console.table({
      'orders a second': Number((durations.length / seconds).toFixed(1)),
      'p50 ms': at(0.5),
      'p99 ms': at(0.99),
      'too busy (503)': busy.length,
    });
  });
} finally {
  await postgres.stop();
}

/** Returns a function that buys one of these products, and resolves to false if it was sold out. */
async function signUp(url: string, number: number, products: Listed[], busy: number[]) {
  let token = '';
  let xsrf = '';
  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(xsrf && { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf }),
        ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
      },
    });
    xsrf = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? xsrf;
    const text = await answer.text();
    if (answer.status !== 503) return { status: answer.status, text };
    busy.push(number);
    await sleep(200);
    return send(path, init);
  }
  async function post(path: string, body: object, refusal?: number) {
    const { status, text } = await send(`/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (status === refusal) return undefined;
    if (status !== 200) throw new Error(`${path} answered ${status} ${text}`);
    return JSON.parse(text);
  }

  const email = `buyer-${number}@shop.test`;
  const account = { username: 'Ann', email, password: 'correct horse battery', cartItems: [] };
  const signedUp = await post('/signup', account);
  token = signedUp.token;
  const userId = signedUp.data.user.id;
  const units = products.flatMap((product) =>
    product.sizes.flatMap(({ size, quantity }) => Array(quantity).fill({ product, size })),
  );
  let bought = 0;

  return async () => {
    const { product, size } = units[bought++ % units.length];
    if (!(await post('/addtocart', { itemId: product._id, size }, 409))) return false;
    const { _id: productId, name, price } = product;
    const line = { productId, name, picture: '', size, quantity: 1, price, subtotal: price };
    const orderDetails = { products: [line], total: price, ...contact };
    const checkout = await post('/stripe/create-checkout-session', { userId, orderDetails });
    const page = new URL(checkout.url).pathname;
    const form = await send(page);
    const [, word = ''] = /name="token" value="([^"]+)"/.exec(form.text) ?? [];
    await send(page, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay', token: word }),
    });
    await post('/createorder', { ...contact, sessionId: page.slice(page.lastIndexOf('/') + 1) });
    return true;
  };
}
