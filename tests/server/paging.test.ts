import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSorts } from '../../contract/limits.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { addProducts } from '../../server/repositories/addProducts.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { nextPage } from './support/nextPage.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

/** A third of them is sent in more than one chunk. */
const count = 4_500;

/** Prices, ratings, names and times repeat a lot, so that ties decide at the edge of most pages. */
const products = Array.from({ length: count }, (_, index) =>
  exampleProduct(index + 1, {
    name: `Shirt ${index % 40}`,
    priceCents: 1000 + (index % 7) * 500,
    category: index % 3 === 0 ? 'men' : 'women',
    ratingSum: (index % 5) * 10,
    ratingCount: (index % 5) * 2,
    createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 11))),
  }),
);

describe('4,500 products', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ products });
  });
  afterAll(() => shop.close());

  it.each(productSorts)('are paged by %s without a gap or a repeat', async (sort) => {
    const seen: Product[] = [];
    let url: string | undefined = `/api/allproducts?sort=${sort}&limit=100`;
    while (url) {
      const answer = await shop.app.inject(url);
      seen.push(...answer.json<Product[]>());
      url = nextPage(answer.headers.link);
    }
    expect(seen).toHaveLength(count);
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(count);
    expect(isOrdered(sort, seen)).toBe(true);
  });

  it('are paged with a filter', async () => {
    const answer = await shop.app.inject('/api/allproducts?category=men&q=shirt&limit=10');
    expect(answer.headers['x-total-count']).toBe(String(count / 3));
    expect(answer.json()).toHaveLength(10);
  });

  it('are one list without a limit', async () => {
    const answer = await shop.app.inject('/api/allproducts');
    expect(answer.json()).toHaveLength(count);
    expect(answer.headers['x-total-count']).toBe(String(count));
    expect(answer.headers.link).toBeUndefined();
    const packed = await shop.app.inject({
      url: '/api/allproducts?category=men',
      headers: { 'accept-encoding': 'gzip' },
    });
    const men: Product[] = JSON.parse(gunzipSync(packed.rawPayload).toString());
    expect(men).toEqual(answer.json<Product[]>().filter(({ category }) => category === 'men'));
  });

  it('stay in step when a product is added between two pages', async () => {
    const first = await shop.app.inject('/api/allproducts?sort=price-asc&limit=5');
    const added = { ...exampleProduct(count + 1, { priceCents: 1 }), id: exampleId(0) };

    await addProducts(shop.db, [added]);
    const second = await shop.app.inject(nextPage(first.headers.link) ?? '');
    const ids = [...first.json<Product[]>(), ...second.json<Product[]>()].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(10);
    expect(ids).not.toContain(added.id);
  });
});

function isOrdered(sort: (typeof productSorts)[number], list: Product[]): boolean {
  if (sort === 'newest' || sort === 'relevance') return true;
  const compare = {
    'price-asc': (a: Product, b: Product) => a.price - b.price,
    'price-desc': (a: Product, b: Product) => b.price - a.price,
    rating: (a: Product, b: Product) => b.rating - a.rating,
    name: (a: Product, b: Product) => (a.name < b.name ? -1 : Number(a.name > b.name)),
  }[sort];
  return list.every((product, index) => {
    const next = list[index + 1];
    return !next || compare(product, next) <= 0;
  });
}
