import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cottonTote, linenShirt, woolCoat } from '../../contract/examples/products.ts';
import { adminProductSorts } from '../../contract/rules/adminChoices.ts';
import type { AdminProduct, ProductInput } from '../../contract/schemas/adminProduct.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { type Both, openBoth, type Person } from './harness.ts';

const unknown = '01920000-0000-7000-8000-0000000000ff';

/** The form's request for an unchanged product. */
const input = ({ _id, rating: _, ratingCount: __, ...product }: Product): ProductInput => ({
  ...product,
  images: product.images.map(({ name, flagman }) => ({ name, flagman })),
  sizes: product.sizes.map(({ quantityReserved: _, ...size }) => size),
});
const tote = input(cottonTote);
const toteId = cottonTote._id;

describe('the admin’s list of products: mocks and server answer alike', () => {
  let both: Both;
  let admin: Person;
  beforeAll(async () => {
    both = await openBoth();
    admin = await both.admin();
  });
  afterAll(() => both.close());

  it.each([
    '',
    '?category=kid',
    '?q=LINEN%20shirt',
    '?q=Linen-camp-shirt%20sage',
    '?flag=newCollection',
    '?flag=newCollection&flag=mostPopular',
    '?stock=low',
    '?stock=out',
    '?stock=low&category=men&q=wool&sort=-price',
    ...adminProductSorts.map((sort) => `?sort=${sort}`),
    '?limit=3',
    '?limit=3&offset=3&sort=-stock',
    '?limit=3&offset=1000',
    '?offset=2',
    '?stock=some',
    '?state=draft',
    '?state=published&category=men',
    '?state=removed',
    '?sort=rating',
    '?limit=0',
    '?offset=-1',
    '?colour=red',
  ])('GET /listproducts%s', async (query) => {
    const { status, body } = await admin.ask(`GET /listproducts${query}`);
    expect(Array.isArray(body)).toBe(status === 200);
  });

  it.each([linenShirt._id, unknown, 'no-id'])('GET /getproduct/%s', async (id) => {
    const { status } = await admin.ask(`GET /getproduct/${id}`);
    expect(status).toBe(id === linenShirt._id ? 200 : 404);
  });

  it('is for admins', async () => {
    const anna = await both.anna();
    expect((await anna.ask('GET /listproducts')).status).toBe(403);
    expect((await both.somebody().ask('GET /listproducts')).status).toBe(401);
  });
});

describe('refused changes of products: mocks and server answer alike', () => {
  let both: Both;
  let admin: Person;
  beforeAll(async () => {
    both = await openBoth({ products: [linenShirt, cottonTote] });
    admin = await both.admin();
  });
  afterAll(() => both.close());

  it.each<[string, object]>([
    ['an empty name', { name: '' }],
    ['a name of spaces', { name: '  ' }],
    ['a price with three decimals', { price: 1.234 }],
    ['a price of 0', { price: 0 }],
    ['a size that is not allowed', { sizes: [{ size: 'Q', quantity: 1, description: '' }] }],
    ['a size twice', { sizes: [...tote.sizes, ...tote.sizes] }],
    ['a picture twice', { images: [...tote.images, ...tote.images] }],
    [
      'two main pictures',
      { images: input(linenShirt).images.map((one) => ({ ...one, flagman: true })) },
    ],
    ['a field too many', { rating: 5 }],
    ['no category', { category: undefined }],
    ['an old version', { version: 7 }],
    ['an unknown id', { id: unknown }],
  ])('%s', async (_, fields) => {
    const change = { ...tote, id: toteId, ...fields };
    const { status } = await admin.ask('POST /modifyproduct', change);
    expect([400, 404, 409]).toContain(status);
    await admin.ask('GET /listproducts');
  });
});

describe('changes of products: mocks and server answer alike', () => {
  let both: Both;
  let admin: Person;
  beforeEach(async () => {
    both = await openBoth({ products: [linenShirt, cottonTote, woolCoat] });
    admin = await both.admin();
  });
  afterEach(() => both.close());

  const shopNames = async () =>
    ((await admin.ask('GET /allproducts')).body as Product[]).map(({ name }) => name);

  it('a new product comes first', async () => {
    const { status, body } = await admin.askOnly('server', 'POST /addproduct', tote);
    const mocked = await admin.askOnly('mocks', 'POST /addproduct', tote);
    const plain = (answer: unknown) => {
      const { product } = answer as { product: AdminProduct };
      return { ...product, _id: '', updatedAt: '' };
    };
    expect(status).toBe(mocked.status);
    expect(plain(body)).toEqual(plain(mocked.body));
    const first = (await admin.askOnly('server', 'GET /allproducts')).body as Product[];
    expect(first.map(({ name }) => name)[0]).toBe(cottonTote.name);
  });

  it('a new product that is resent is added once', async () => {
    const key = 'POST /addproduct?requestId=01920000-0000-7000-8000-00000000000a' as const;
    await admin.ask(key, tote);
    await admin.ask(key, { ...tote, name: 'Another' });
    expect(await shopNames()).toHaveLength(4);
    await admin.ask('POST /addproduct?requestId=7', tote);
  });

  it('a changed product is visible at once', async () => {
    await admin.ask('POST /modifyproduct', {
      ...tote,
      id: toteId,
      name: ' Big Tote ',
      price: 0.29,
    });
    expect(await shopNames()).toEqual([linenShirt.name, 'Big Tote', woolCoat.name]);
    const { mostPopular: _, ...rest } = tote;
    await admin.ask('POST /modifyproduct', { ...rest, id: toteId });
    await admin.ask(`GET /getproduct/${toteId}`);
  });

  it('a price that is reduced, raised and reduced again, with its lowest price', async () => {
    for (const price of [30, 20, 25, 22]) {
      await admin.ask('POST /modifyproduct', { ...tote, id: toteId, price, regularPrice: 40 });
    }
  });

  it('a sale is checked together with the stored fields', async () => {
    const change = (more: object) =>
      admin.ask('POST /modifyproduct', { ...tote, id: toteId, price: 30, ...more });
    expect((await change({ regularPrice: 40 })).status).toBe(200);
    expect((await change({ salePrice: 20, saleFrom: '2027-01-02' })).status).toBe(400);
    const days = { regularPrice: 0, salePrice: 20, saleFrom: '2027-01-02' };
    expect((await change(days)).status).toBe(200);
    expect((await change({ saleUntil: '2027-01-01' })).status).toBe(400);
  });

  it('codes, a count and the history of stock', async () => {
    const [size] = tote.sizes;
    const sizes = [{ size: 'M', quantity: 5, description: '', ...size, sku: ' T-M ' }];
    const coded = { ...tote, id: toteId, sizes };
    const barcode = '036000291453';
    const wrong = { ...coded, sizes: [{ ...sizes[0], barcode }] };
    expect((await admin.ask('POST /modifyproduct', wrong)).status).toBe(400);
    expect((await admin.ask('POST /modifyproduct', coded)).status).toBe(200);
    await admin.ask('GET /listproducts?q=t-m');
    await admin.ask('GET /allproducts');
    const other = { ...input(linenShirt), id: linenShirt._id };
    const taken = other.sizes.map((entry) => ({
      ...entry,
      ...(entry.size === 'S' && { sku: 't-m' }),
    }));
    const refused = await admin.ask('POST /modifyproduct', { ...other, sizes: taken });
    expect(refused.status).toBe(409);
    const { body } = await admin.ask('GET /stockcode/T-m');
    const { quantity } = body as { quantity: number };
    expect((await admin.ask('GET /stockcode/unknown')).status).toBe(404);
    const line = { productId: toteId, size: 'M', quantity: 3, quantitySeen: quantity };
    expect((await admin.ask('POST /countstock', { lines: [line] })).status).toBe(200);
    const again = { ...line, quantity: 0, quantitySeen: 9 };
    expect((await admin.ask('POST /countstock', { lines: [again] })).status).toBe(409);
    const history = await admin.askOnly('server', `GET /stockhistory/${toteId}`);
    expect(history.body).toMatchObject([{ from: quantity, to: 3, reason: 'counted' }]);
  });

  it('pictures without a main one, and no pictures', async () => {
    const images = input(linenShirt).images.map(({ name }) => ({ name, flagman: false }));
    await admin.ask('POST /modifyproduct', { ...tote, id: toteId, images });
    await admin.ask('POST /modifyproduct', { ...tote, id: toteId, images: [] });
  });

  it('a second change of the same version', async () => {
    const change = { ...tote, id: toteId, version: 1 };
    expect((await admin.ask('POST /modifyproduct', change)).status).toBe(200);
    expect((await admin.ask('POST /modifyproduct', change)).status).toBe(409);
  });

  it('keeps reserved units', async () => {
    const coat = { ...input(woolCoat), id: woolCoat._id };
    const size = { size: 'M', quantity: 1, description: '' };
    expect((await admin.ask('POST /modifyproduct', { ...coat, sizes: [size] })).status).toBe(409);
    expect((await admin.ask('POST /modifyproduct', { ...coat, sizes: [] })).status).toBe(409);
    const seen = { ...size, quantity: 4, quantitySeen: 1 };
    expect((await admin.ask('POST /modifyproduct', { ...coat, sizes: [seen] })).status).toBe(200);
    await admin.ask(`GET /getproduct/${woolCoat._id}`);
  });

  it('a product is removed and restored', async () => {
    expect((await admin.ask(`DELETE /removeproduct/${toteId}`)).status).toBe(200);
    expect(await shopNames()).toEqual([linenShirt.name, woolCoat.name]);
    await admin.ask(`GET /product/${toteId}`);
    await admin.ask(`GET /getproduct/${toteId}`);
    expect((await admin.ask(`DELETE /removeproduct/${toteId}`)).status).toBe(404);
    expect((await admin.ask('POST /modifyproduct', { ...tote, id: toteId })).status).toBe(404);
    await admin.ask('POST /restoreproducts', { ids: [toteId] });
    expect(await shopNames()).toEqual([linenShirt.name, cottonTote.name, woolCoat.name]);
    await admin.ask('GET /listproducts');
  });

  it('a draft is for admins only until it is published', async () => {
    await admin.ask('POST /addtocart', { itemId: toteId, size: 'M' });
    await admin.ask('POST /addtocart', { itemId: linenShirt._id, size: 'S' });
    const cartItems = [{ itemId: toteId, size: tote.sizes[0]?.size ?? '', quantity: 1 }];
    await admin.ask('POST /modifyproducts', { ids: [toteId], draft: true });
    expect(await shopNames()).toEqual([linenShirt.name, woolCoat.name]);
    expect((await admin.ask(`GET /product/${toteId}`)).status).toBe(404);
    await admin.ask('POST /getcartunaut', { cartItems });
    await admin.ask('GET /getcart');
    await admin.ask('POST /cleancart', {});
    await admin.ask(`GET /getproduct/${toteId}`);
    await admin.ask('GET /listproducts');
    await admin.ask('GET /listproducts?state=draft');
    await admin.ask('GET /productcounts');
    expect((await admin.ask(`POST /addfavorite/${toteId}`)).status).toBe(404);
    await admin.ask('POST /modifyproduct', { ...tote, id: toteId, price: 12 });
    expect((await admin.ask('GET /listproducts?state=draft')).body).toHaveLength(1);
    await admin.ask(`DELETE /removeproduct/${toteId}`);
    await admin.ask('POST /restoreproducts', { ids: [toteId] });
    expect(await shopNames()).toHaveLength(2);
    await admin.ask('POST /modifyproduct', { ...tote, id: toteId, draft: false });
    expect(await shopNames()).toEqual([linenShirt.name, cottonTote.name, woolCoat.name]);
    await admin.ask('POST /modifyproduct', { ...tote, id: toteId, draft: 'no' });
  });

  it('bulk changes', async () => {
    const ids = [linenShirt._id, toteId];
    await admin.ask('POST /modifyproducts', { ids, category: 'kid', newCollection: false });
    await admin.ask('GET /listproducts');
    await admin.ask('POST /modifyproducts', { ids });
    await admin.ask('POST /modifyproducts', { ids: [...ids, unknown], mostPopular: false });
    await admin.ask('POST /removeproducts', { ids: [...ids, unknown] });
    expect(await shopNames()).toHaveLength(3);
    await admin.ask('POST /removeproducts', { ids });
    await admin.ask('POST /removeproducts', { ids });
    await admin.ask('POST /modifyproducts', { ids, mostPopular: false });
    expect(await shopNames()).toEqual([woolCoat.name]);
    await admin.ask('POST /restoreproducts', { ids: [unknown] });
    await admin.ask('POST /restoreproducts', { ids });
    await admin.ask('POST /restoreproducts', { ids: [] });
    await admin.ask('GET /listproducts');
  });
});
