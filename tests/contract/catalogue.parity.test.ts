import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleProducts, productsInColours } from '../../contract/examples/products.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { cursorIn } from './comparable.ts';
import { type Both, openBoth } from './harness.ts';

describe('the catalogue: mocks and server answer alike', () => {
  let both: Both;
  let inColours: Both;
  beforeAll(async () => {
    both = await openBoth();
    inColours = await openBoth({ products: productsInColours });
  });
  afterAll(() => Promise.all([both.close(), inColours.close()]));

  const [shirt, , coat] = exampleProducts.map(({ _id }) => _id);
  const unknown = '01920000-0000-7000-8000-0000000000ff';

  it.each([
    '/allproducts',
    '/allproducts?category=kid',
    '/allproducts?category=dogs',
    '/allproducts?q=LINEN%20shirt',
    '/allproducts?q=100%25',
    '/allproducts?q=tote%20340',
    '/allproducts?q=%C3%89t%C3%A9',
    '/allproducts?q=jumpers',
    '/allproducts?q=pants',
    '/allproducts?q=T-shirt',
    '/allproducts?q=sweter',
    '/allproducts?q=jaket',
    '/allproducts?q=jea',
    '/allproducts?q=hat',
    '/allproducts?q=kids',
    '/allproducts?q=women%20cotton%20under%20%24100',
    '/allproducts?q=cotton&sort=name',
    '/allproducts?q=linen%20tuxedo',
    '/allproducts?q=linen%20denim%20tuxedo&limit=2',
    '/allproducts?q=tuxedo',
    '/allproducts?q=%25',
    '/allproducts?colour=',
    '/allproducts?size=M',
    '/allproducts?size=M&size=2Y',
    '/allproducts?size=L&category=women',
    '/allproducts?minPrice=35.5&maxPrice=120',
    '/allproducts?minPrice=120&maxPrice=35.5',
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
    '/allproducts?fields=card',
    '/allproducts?fields=all',
    '/allproducts?limit=0',
    '/allproducts?limit=2.5',
    '/allproducts?limit=many',
    '/allproducts?material=wool',
    `/product/${shirt}`,
    `/product/${unknown}`,
    '/envparams',
  ])('GET %s', async (path) => {
    await both.somebody().ask(`GET ${path}`);
  });

  const email = 'ana@example.test';
  it.each([
    { productId: shirt, size: 'L', email },
    { productId: shirt, size: 'M', email },
    { productId: shirt, size: 'XXL', email },
    { productId: unknown, size: 'L', email },
    { productId: shirt, size: 'L', email: 'no email' },
    { productId: shirt, size: 'L' },
  ])('POST /stockalert %j', async (body) => {
    await both.somebody().ask('POST /stockalert', body);
  });

  it.each([{ token: 'a token that nobody was sent' }, { token: 'short' }])(
    'POST /endstockalerts %j',
    async (body) => {
      await both.somebody().ask('POST /endstockalerts', body);
    },
  );

  it.each([{ page: 'home', lcp: 1200 }, { page: 'elsewhere' }, { page: 'home', lcp: -1 }, {}])(
    'POST /webvitals %j',
    async (body) => {
      await both.somebody().ask('POST /webvitals', body);
    },
  );

  it.each([
    '/allproducts?kind=Shirts&kind=Bags&sort=name',
    '/allproducts?colour=Navy',
    '/allproducts?colour=Navy&kind=Shirts&fields=card',
    '/allproducts?colour=Green',
    '/allproducts?colour=Green&colour=Bone&sort=name',
    '/allproducts?colour=Puce',
    '/allproducts?colour=',
    '/allproducts?q=navy%20jeans',
    '/allproducts?q=green',
    '/allproducts?q=green%20shirt',
    '/allproducts?q=blue&limit=2',
    '/allproducts?q=grene',
    '/allproducts?q=gree',
    '/allproducts?q=gray%20coat',
    '/allproducts?q=khaki%20tuxedo',
    '/productcounts',
    '/productcounts?category=women&kind=Shirts',
    '/productcounts?colour=Navy&size=M&maxPrice=200',
    '/productcounts?colour=Green&colour=Sage&colour=Puce',
    '/productcounts?colour=',
    '/productcounts?q=green',
    '/productcounts?q=linen&flag=newCollection',
    '/productcounts?minPrice=9&maxPrice=8',
    '/productcounts?limit=2',
    `/product/${shirt}`,
  ])('in colours: GET %s', async (path) => {
    await inColours.somebody().ask(`GET ${path}`);
  });

  it.each([
    { cartItems: [] },
    { cartItems: [{ itemId: shirt, size: 'M', quantity: 2 }] },
    {
      cartItems: [
        { itemId: shirt, size: 'M', quantity: 2 },
        { itemId: shirt, size: 'M', quantity: 3 },
      ],
    },
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
    [{ product: shirt, size: 'M', quantity: 2 }],
    {},
  ])('POST /getcartunaut %j', async (body) => {
    await both.somebody().ask('POST /getcartunaut', body);
  });

  it('POST /getcartunaut without a body', async () => {
    await both.somebody().ask('POST /getcartunaut');
  });

  it.each(['newest', 'price-asc', 'name'])(
    'pages by %s through the same products',
    async (sort) => {
      expect(await allPages('mocks', sort)).toEqual(await allPages('server', sort));
    },
  );

  async function allPages(side: 'mocks' | 'server', sort: string): Promise<string[]> {
    const names: string[] = [];
    let next: string | undefined = '';
    while (next !== undefined && names.length < 100) {
      const cursor = next && `&cursor=${encodeURIComponent(next)}`;
      const answers = await both
        .somebody()
        .askOnly(side, `GET /allproducts?limit=3&sort=${sort}${cursor}`);
      names.push(...(answers.body as Product[]).map(({ name }) => name));
      next = cursorIn(answers.link);
    }
    return names;
  }
});
