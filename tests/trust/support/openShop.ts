import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productInput } from '../../server/support/productInput.ts';
import { type Buyer, createBuyer } from './buyer.ts';
import { startServer } from './serversOnPostgres.ts';

/** Units of its only product. */
export const stock = 100_000;

/** A shop with a product that never sells out, and customers who follow it after a restart. */
export async function openShop(
  env: Record<string, string>,
  count: number,
  { program, onAnswer }: { program?: string; onAnswer?: () => void } = {},
) {
  let server = await startServer(env, program);
  const post: Post = async (path, body, headers = {}) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    // The server is too busy and has done nothing.
    return answer.status === 503 ? post(path, body, headers) : answer;
  };
  const product = await addProduct(post, env.DATA_DIR ?? '');
  const buyers: Buyer[] = [];
  for (let number = 0; number < count; number++) {
    const account = {
      username: 'Ann',
      email: `ann-${number}@shop.test`,
      password: 'a good long one',
    };
    const { token, data } = await (await post('/signup', { ...account, cartItems: [] })).json();
    buyers.push(createBuyer({ id: data.user.id, token, url: () => server.url, onAnswer }));
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
