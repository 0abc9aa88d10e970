import { afterAll, beforeAll, expect, it } from 'vitest';
import { dutyFieldNames, emptyDuties } from '../../contract/rules/dutyFields.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { nextPage } from './support/nextPage.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const products = [
  exampleProduct(1, {
    name: 'Linen Shirt',
    description: 'An open collar, 100% linen',
    priceCents: 8900,
    newCollection: true,
    ratingSum: 23,
    ratingCount: 5,
    sizes: [
      { size: 'S', quantity: 2, reserved: 2, description: 'Chest 90 cm' },
      { size: 'M', quantity: 3, reserved: 1, description: '' },
    ],
    images: [
      { name: 'shirt-front.webp', flagman: false },
      { name: 'shirt-back.webp', flagman: true },
    ],
  }),
  exampleProduct(2, {
    name: 'éclair Blouse',
    description: 'Silk_blend',
    priceCents: 12000,
    mostPopular: true,
    ratingSum: 5,
    ratingCount: 1,
  }),
  exampleProduct(3, {
    name: 'Denim Jacket',
    description: 'Made of LINEN and cotton',
    priceCents: 3599,
    category: 'men',
    newCollection: true,
    mostPopular: true,
    sizes: [
      { size: 'M', quantity: 0, description: '' },
      { size: 'XL', quantity: 1, description: '' },
    ],
  }),
  exampleProduct(4, {
    name: 'Rain Boots',
    priceCents: 3600,
    category: 'kid',
    sizes: [],
    images: [],
  }),
];

onBothDatabases('the catalogue', (database, another) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ products, connection: database() });
  });
  afterAll(() => shop.app.close());

  it('answers only the fields of product cards on request', async () => {
    const ask = async (query: string) =>
      (await shop.app.inject(`/api/allproducts?q=linen&sort=name&${query}`)).json<Product[]>();
    const [whole, cards] = [await ask(''), await ask('fields=card')];
    expect(cards.map(({ _id }) => _id)).toEqual(whole.map(({ _id }) => _id));
    const shirt = whole.find(({ _id }) => _id === exampleId(1));
    expect(cards).toContainEqual({
      ...shirt,
      description: '',
      material: undefined,
      style: undefined,
      outfit: undefined,
      weight: undefined,
      sizeScale: undefined,
      ...Object.fromEntries(dutyFieldNames.map((name) => [name, undefined])),
      measures: undefined,
      images: [
        expect.objectContaining({ name: 'shirt-back.webp', flagman: true }),
        expect.objectContaining({ name: 'shirt-front.webp', flagman: false }),
      ],
      sizes: shirt?.sizes.map((size) => ({ ...size, description: '' })),
    });
  });

  const ask = (query: string) => shop.app.inject(`/api/allproducts${query}`);
  const numbersOf = (list: Product[]) =>
    list.map(({ _id }) => products.findIndex((product) => product.id === _id) + 1);

  it('answers a product with prices in dollars, ordered sizes and ordered pictures', async () => {
    const answer = await shop.app.inject(`/api/product/${exampleId(1)}`);
    expect(answer.json()).toEqual({
      _id: exampleId(1),
      name: 'Linen Shirt',
      description: 'An open collar, 100% linen',
      material: '',
      kind: '',
      colour: '',
      swatch: '',
      style: '',
      outfit: '',
      weight: '',
      sizeScale: '',
      ...emptyDuties,
      measures: [],
      price: 89,
      regularPrice: 0,
      category: 'women',
      newCollection: true,
      mostPopular: false,
      rating: 4.6,
      ratingCount: 5,
      images: [
        { name: 'shirt-front.webp', flagman: false, signedUrl: '/signed/shirt-front.webp' },
        { name: 'shirt-back.webp', flagman: true, signedUrl: '/signed/shirt-back.webp' },
      ],
      sizes: [
        { size: 'S', quantity: 2, quantityReserved: 2, description: 'Chest 90 cm' },
        { size: 'M', quantity: 3, quantityReserved: 1, description: '' },
      ],
    });
  });

  it.each([
    ['', [4, 3, 2, 1]],
    [`?id=${exampleId(1)}&id=${exampleId(3)}`, [3, 1]],
    [`?id=${exampleId(9)}&id=nothing`, []],
    ['?category=women', [2, 1]],
    ['?category=kid', [4]],
    ['?q=linen', [1, 3]],
    ['?q=linen&sort=newest', [3, 1]],
    ['?q=SHIRT%20linen', [1]],
    ['?q=linen%20silk', [1, 3, 2]],
    ['?q=linen%20tuxedo', [1, 3]],
    ['?q=linen%20tuxedo&category=kid', []],
    ['?q=%C3%89CLAIR', [2]],
    ['?q=100%25', [1]],
    ['?q=%25', []],
    ['?q=silk', [2]],
    ['?q=_', []],
    ['?q=%5C', []],
    ['?q=', [4, 3, 2, 1]],
    ['?q=linen%00', [1, 3]],
    ['?q=%27%3B--', []],
    ['?size=M', [2, 1]],
    ['?size=S', []],
    ['?size=S&size=XL', [3]],
    ['?size=%00', []],
    ['?minPrice=36', [4, 2, 1]],
    ['?maxPrice=35.99', [3]],
    ['?minPrice=35.99&maxPrice=36', [4, 3]],
    ['?minPrice=35.991&maxPrice=89.009', [4, 1]],
    ['?flag=newCollection', [3, 1]],
    ['?flag=newCollection&flag=mostPopular', [3, 2, 1]],
    ['?sort=newest', [4, 3, 2, 1]],
    ['?sort=relevance', [4, 3, 2, 1]],
    ['?sort=price-asc', [3, 4, 1, 2]],
    ['?sort=price-desc', [2, 1, 4, 3]],
    ['?sort=rating', [2, 1, 4, 3]],
    ['?sort=name', [3, 2, 1, 4]],
    ['?category=women&q=linen&size=M&minPrice=50&maxPrice=100&flag=newCollection&sort=name', [1]],
    ['?category=men&size=M', []],
  ])('finds for "%s" the products %j', async (query, numbers) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(200);
    expect(numbersOf(answer.json())).toEqual(numbers);
    expect(answer.headers['x-total-count']).toBe(String(numbers.length));
    expect(answer.headers.link).toBeUndefined();
  });

  it.each(['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'name'])(
    'pages by %s through the whole list',
    async (sort) => {
      const whole = numbersOf((await ask(`?sort=${sort}`)).json());
      const paged: number[] = [];
      let url: string | undefined = `/api/allproducts?sort=${sort}&limit=1`;
      while (url) {
        const answer = await shop.app.inject(url);
        expect(answer.headers['x-total-count']).toBe('4');
        paged.push(...numbersOf(answer.json()));
        url = nextPage(answer.headers.link);
      }
      expect(paged).toEqual(whole);
    },
  );

  it('pages search results by relevance, however equal they are otherwise', async () => {
    const found: number[] = [];
    let url: string | undefined = '/api/allproducts?q=linen&limit=1';
    while (url) {
      const answer = await shop.app.inject(url);
      expect(answer.headers['x-total-count']).toBe('2');
      found.push(...numbersOf(answer.json()));
      url = nextPage(answer.headers.link);
    }
    expect(found).toEqual([1, 3]);
  });

  it('ranks available products before equally relevant sold-out ones', async () => {
    const dress = { name: 'Green Dress' };
    const alike = [exampleProduct(1, dress), exampleProduct(2, { ...dress, sizes: [] })];
    const own = await openTestApp({ products: alike, connection: await another() });
    const answer = await own.app.inject('/api/allproducts?q=dress');
    await own.app.close();
    expect(numbersOf(answer.json())).toEqual([1, 2]);
  });

  it('reports words that were corrected', async () => {
    const corrections = async (query: string) =>
      (await ask(`?limit=1&q=${query}`)).headers['x-search-corrections'];
    expect(await corrections('linnen+silc')).toBe('linnen=linen&silc=silk');
    expect(await corrections('linen')).toBeUndefined();
    expect(await corrections('tuxedo')).toBeUndefined();
  });

  it('keeps filters in the link to the next page', async () => {
    const { headers } = await ask('?q=linen&flag=newCollection&flag=mostPopular&limit=1');
    const next = new URLSearchParams(nextPage(headers.link)?.split('?')[1]);
    expect(next.get('q')).toBe('linen');
    expect(next.getAll('flag')).toEqual(['newCollection', 'mostPopular']);
    expect(next.get('limit')).toBe('1');
  });

  it('prices a guest’s cart in its order, without removed products', async () => {
    const line = (number: number, size: string, quantity = 1) => ({
      itemId: exampleId(number),
      size,
      quantity,
    });
    const gone = [line(1, 'XXXL'), line(99, 'M', 4), { itemId: 'no id', size: 'M', quantity: 1 }];
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/getcartunaut',
      payload: { cartItems: [line(3, 'XL', 70), ...gone, line(1, 'M', 2), line(3, 'XL', 40)] },
    });
    const cart = answer.json();
    expect(cart.cartData.map((item: { quantity: number }) => item.quantity)).toEqual([99, 2]);
    expect(numbersOf(cart.cartData.map((item: { product: Product }) => item.product))).toEqual([
      3, 1,
    ]);
    expect(cart.removed).toEqual(gone);
    expect(cart.message).toBe('3 items are no longer available and were left out.');
  });
});
