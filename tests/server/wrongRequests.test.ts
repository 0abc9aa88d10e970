import { describe, expect, it } from 'vitest';
import { exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

describe('a request that violates the contract', async () => {
  const shop = await forSuite(openTestApp({ products: [exampleProduct(1), exampleProduct(2)] }));

  const oneOfSorts = 'one of relevance, newest, price-asc, price-desc, rating, name';
  const known =
    'id, category, q, kind, colour, size, outfit, collection, minPrice, maxPrice, flag, sort, fields, limit, cursor';

  it.each([
    ['limit=0', 'limit must be a whole number from 1 to 100'],
    ['limit=101', 'limit must be a whole number from 1 to 100'],
    ['limit=2.5', 'limit must be a whole number from 1 to 100'],
    ['limit=ten', 'limit must be a whole number from 1 to 100'],
    ['limit=', 'limit must be a whole number from 1 to 100'],
    ['limit=1&limit=2', 'limit must be a whole number from 1 to 100'],
    ['category=dogs', 'category must be one of women, men, kid'],
    ['category=men&category=kid', 'category must be one of women, men, kid'],
    ['sort=random', `sort must be ${oneOfSorts}`],
    ['flag=best', 'flag[0] must be one of newCollection, mostPopular, sale'],
    ['minPrice=-1', 'minPrice must be a number of at least 0'],
    ['maxPrice=1e3', 'maxPrice must be a number of at least 0'],
    ['minPrice=NaN', 'minPrice must be a number of at least 0'],
    ['minPrice=20&maxPrice=10', 'minPrice (20) must not be above maxPrice (10)'],
    [`q=${'x'.repeat(101)}`, 'q must be text of at most 100 characters'],
    ['fabric=linen', `fabric is not known here, only ${known}`],
    ['__proto__=1', `__proto__ is not known here, only ${known}`],
    ['sort=x&limit=x', `sort must be ${oneOfSorts}; limit must be a whole number from 1 to 100`],
  ])('GET /allproducts?%s is refused with "%s"', async (query, message) => {
    const answer = await shop.app.inject(`/api/allproducts?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message });
  });

  it('reports the invalid fields', async () => {
    const answer = await shop.app.inject('/api/allproducts?sort=x&limit=x');
    const { errors, fields } = answer.json();
    expect(Object.keys(fields)).toEqual(['sort', 'limit']);
    expect(errors).toEqual(Object.values(fields));
  });

  it.each([
    ['garbage', 'garbage'],
    ['JSON of something else', encode({ sort: 'newest' })],
    ['another sort', encode(['price-asc', 1000, id(1)])],
    ['a key of the wrong type', encode(['newest', 'yesterday', id(1)])],
    ['a number the database cannot hold', encode(['newest', 9e15, id(1)])],
    ['an id that is none', encode(['newest', 0, "1' or 1=1"])],
    ['nothing', ''],
  ])('has an invalid cursor: %s', async (_, cursor) => {
    const answer = await shop.app.inject(`/api/allproducts?limit=1&cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      'cursor does not fit: take it from the Link header of a page with the same sort',
    );
  });

  it.each([
    [undefined, 'The input must be a JSON object'],
    ['all', 'The input must be a JSON object'],
    [[7], 'cartItems[0] must be a JSON object'],
    [{}, 'cartItems is missing'],
    [{ cartItems: 'all' }, 'cartItems must be a list of at most 100'],
    [{ cartItems: [], user: 1 }, 'user is not known here, only cartItems'],
    [line({ quantity: '1' }), 'cartItems[0].quantity must be a whole number from 1 to 99'],
    [line({ quantity: 0 }), 'cartItems[0].quantity must be a whole number from 1 to 99'],
    [line({ quantity: 100 }), 'cartItems[0].quantity must be a whole number from 1 to 99'],
    [line({ price: 1 }), 'cartItems[0].price is not known here, only itemId, size, quantity'],
    [line({ size: undefined }), 'cartItems[0].size is missing'],
    [line({ itemId: null }), 'cartItems[0].itemId must be text of 1 to 64 characters'],
  ])('POST /getcartunaut %j is refused with "%s"', async (body, message) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/getcartunaut',
      headers: { 'content-type': 'application/json' },
      payload: body === undefined ? 'null' : JSON.stringify(body),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message });
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/product/',
    '/api/product/1',
    '/api/product/%00',
    '/api/product/..%2f..%2fetc',
    `/api/product/${'x'.repeat(65)}`,
    `/api/product/${id(99)}`,
    '/api/s3/getimage/unknown.webp',
    '/api/s3/getimage/..%2f..%2fsecret',
    '/api/s3/getimage/.hidden',
    '/api/Envparams',
  ])('GET %s is 404', async (url) => {
    const answer = await shop.app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: false, message: expect.any(String) });
  });

  it('reports a method that the path does not have', async () => {
    const answer = await shop.app.inject({ method: 'DELETE', url: '/api/envparams' });
    expect(answer.statusCode).toBe(404);
  });
});

function id(number: number): string {
  return exampleProduct(number).id;
}

function encode(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function line(fields: Record<string, unknown>): unknown {
  return { cartItems: [{ itemId: id(1), size: 'M', quantity: 1, ...fields }] };
}
