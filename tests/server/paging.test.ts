import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { productSorts } from '../../contract/limits.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { nextPage } from './support/nextPage.ts';
import { openTestApp } from './support/testApp.ts';

/** A third of the products is sent in more than one chunk. */
const count = 4_500;

const men = count / 3;

/** Prices, ratings, names and times repeat often, so that most pages end among equals. */
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

describe('4,500 products', async () => {
  const shop = await forSuite(openTestApp({ products }));

  it.each(productSorts)(
    'are paged by %s, with a filter, without gaps or duplicates',
    async (sort) => {
      const seen: Product[] = [];
      let url: string | undefined = `/api/allproducts?category=men&q=shirt&sort=${sort}&limit=100`;
      while (url) {
        const answer = await shop.app.inject(url);
        expect(answer.headers['x-total-count']).toBe(String(men));
        seen.push(...answer.json<Product[]>());
        url = nextPage(answer.headers.link);
      }
      expect(seen).toHaveLength(men);
      expect(new Set(seen.map(({ _id }) => _id)).size).toBe(men);
      expect(isOrdered(sort, seen)).toBe(true);
    },
  );

  it('are one list without a limit', async () => {
    const answer = await shop.app.inject('/api/allproducts');
    expect(answer.json()).toHaveLength(count);
    expect(answer.headers['x-total-count']).toBe(String(count));
    expect(answer.headers.link).toBeUndefined();
    const packed = await shop.app.inject({
      url: '/api/allproducts?category=men',
      headers: { 'accept-encoding': 'gzip' },
    });
    const sent: Product[] = JSON.parse(gunzipSync(packed.rawPayload).toString());
    expect(sent).toEqual(answer.json<Product[]>().filter(({ category }) => category === 'men'));
  });

  it('stay consistent when a product is added between two pages', async () => {
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
