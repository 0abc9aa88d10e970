import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleProducts } from '../../contract/examples/products.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { buildApp } from '../../server/app.ts';
import { embedded } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { addProducts, type NewProduct } from '../../server/repositories/addProducts.ts';
import { mockShop } from '../../stories/mocks/shop.ts';

/** The same requests to the mocks of the stories and to the real server, on the same rows. */
describe('mocks and server answer alike', () => {
  const handlers = mockShop();
  let server: FastifyInstance;

  beforeAll(async () => {
    const { db, engine, close } = await embedded(await PGlite.create());
    await migrate(db);
    await addProducts(db, exampleProducts.map(toNewProduct));
    const pictures = {
      put: async () => {},
      exists: async () => true,
      open: async () => undefined,
      signedUrl: async (name: string) => `pictures/${name}`,
    };
    server = await buildApp({
      db,
      engine,
      pictures,
      now: () => new Date(0),
      mailer: { send: () => {}, idle: async () => {} },
      publicUrl: 'http://shop.test',
      secret: 'the secret of the tests',
      config: { RATE_LIMITS: 'off', TRUST_PROXY: 'off' },
    });
    server.addHook('onClose', close);
  });
  afterAll(() => server.close());

  const [shirt, , coat] = exampleProducts.map(({ _id }) => _id);
  const unknown = '01920000-0000-7000-8000-0000000000ff';

  it.each([
    '/allproducts',
    '/allproducts?category=kid',
    '/allproducts?category=dogs',
    '/allproducts?q=LINEN%20shirt',
    '/allproducts?q=100%25',
    '/allproducts?q=%C3%89t%C3%A9',
    '/allproducts?size=M',
    '/allproducts?size=M&size=2Y',
    '/allproducts?size=L&category=women',
    '/allproducts?minPrice=35.5&maxPrice=120',
    '/allproducts?maxPrice=35.49',
    '/allproducts?minPrice=-1',
    '/allproducts?flag=newCollection',
    '/allproducts?flag=newCollection&flag=mostPopular',
    '/allproducts?flag=sale',
    '/allproducts?sort=price-asc',
    '/allproducts?sort=price-desc',
    '/allproducts?sort=rating',
    '/allproducts?sort=name',
    '/allproducts?sort=random',
    '/allproducts?category=women&size=S&flag=newCollection&maxPrice=100&q=linen&sort=rating',
    '/allproducts?limit=3',
    '/allproducts?limit=0',
    '/allproducts?limit=2.5',
    '/allproducts?limit=many',
    '/allproducts?colour=red',
    `/product/${shirt}`,
    `/product/${unknown}`,
    '/envparams',
  ])('GET %s', async (path) => {
    const [mocks, real] = [await askMocks('GET', path), await askServer('GET', path)];
    expect(comparable(mocks)).toEqual(comparable(real));
  });

  it.each([
    { cartItems: [] },
    { cartItems: [{ itemId: shirt, size: 'M', quantity: 2 }] },
    {
      cartItems: [
        { itemId: shirt, size: 'M', quantity: 2 },
        { itemId: shirt, size: 'XXXL', quantity: 1 },
        { itemId: unknown, size: 'M', quantity: 1 },
        { itemId: coat, size: 'S', quantity: 1 },
      ],
    },
    { cartItems: [{ itemId: shirt, size: 'M', quantity: 0 }] },
    { cartItems: [{ itemId: shirt, size: 'M', quantity: '1' }] },
    { cartItems: [{ itemId: shirt, size: 'M', quantity: 1, price: 1 }] },
    { cartItems: 'all' },
    {},
  ])('POST /getcartunaut %j', async (body) => {
    const mocks = await askMocks('POST', '/getcartunaut', body);
    const real = await askServer('POST', '/getcartunaut', body);
    expect(comparable(mocks)).toEqual(comparable(real));
  });

  it.each(['newest', 'price-asc', 'name'])(
    'pages by %s through the same products',
    async (sort) => {
      const path = `/allproducts?limit=3&sort=${sort}`;
      expect(await allPages(askMocks, path)).toEqual(await allPages(askServer, path));
    },
  );

  async function askServer(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const response = await server.inject({
      method,
      url: `/api${path}`,
      ...(body && { payload: body }),
    });
    const { 'x-total-count': total, link } = response.headers;
    return {
      status: response.statusCode,
      total: total === undefined ? null : String(total),
      next: cursorIn(link as string | undefined),
      body: response.json() as unknown,
    };
  }

  async function askMocks(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const request = new Request(`http://mocks.test/api${path}`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`no mock for ${path}`);
    return {
      status: response.status,
      total: response.headers.get('X-Total-Count'),
      next: cursorIn(response.headers.get('Link')),
      body: (await response.json()) as unknown,
    };
  }
});

type Answer = { status: number; total: string | null; next: string | undefined; body: unknown };
type Ask = (method: 'GET', path: string) => Promise<Answer>;

/** What both must agree on: a cursor and the wording of a message are each one's own. */
function comparable({ next, body, ...answer }: Answer) {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const { message: _, ...agreed } = isObject ? (body as Record<string, unknown>) : {};
  return {
    ...answer,
    hasNext: next !== undefined,
    body: answer.status === 200 ? (isObject ? agreed : body) : { success: false },
  };
}

async function allPages(ask: Ask, path: string): Promise<string[]> {
  const names: string[] = [];
  let next: string | undefined;
  do {
    const page = await ask('GET', next ? `${path}&cursor=${encodeURIComponent(next)}` : path);
    names.push(...(page.body as Product[]).map(({ name }) => name));
    next = page.next;
  } while (next && names.length < 100);
  return names;
}

function cursorIn(link: string | null | undefined): string | undefined {
  const url = /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1];
  return new URLSearchParams(url?.split('?')[1]).get('cursor') ?? undefined;
}

function toNewProduct({ _id, price, rating, ratingCount = 0, ...product }: Product, index: number) {
  return {
    ...product,
    id: _id,
    priceCents: Math.round(price * 100),
    ratingSum: Math.round(rating * ratingCount),
    ratingCount,
    createdAt: new Date(1_000_000 - index),
    sizes: product.sizes.map(({ quantityReserved, ...size }) => ({
      ...size,
      reserved: quantityReserved,
    })),
  } satisfies NewProduct;
}
