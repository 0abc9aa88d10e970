import { type SQLWrapper, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { productSorts } from '../../contract/limits.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { addManyProducts, manyColours } from '../../demo/manyProducts.ts';
import type { Database } from '../../server/db/database.ts';
import {
  colourCountsQuery,
  kindCountsQuery,
  type ProductFilter,
  type SearchedWord,
  shopColoursQuery,
  sizeCountsQuery,
} from '../../server/repositories/productFilter.ts';
import { positionOf } from '../../server/repositories/productOrder.ts';
import { countQuery, findProducts, listQuery } from '../../server/repositories/products.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';

/**
 * One size and picture per product: more rows don't change plans, but take long. 25,000 products are
 * enough: with more, Postgres prefers an index even sooner.
 */
const lean = demoCatalogue.map((product, index) => ({
  ...product,
  sizes: product.sizes.slice(index % product.sizes.length).slice(0, 1),
  pictures: product.pictures.slice(0, 1),
}));

function word(...terms: string[]): SearchedWord {
  return { terms, colours: [], family: [] };
}

const blue = {
  terms: ['blue', 'blues'],
  colours: manyColours.slice(0, 1),
  family: manyColours.slice(0, 8),
};

const filters: [string, ProductFilter][] = [
  ['everything', {}],
  ['a category', { category: 'women' }],
  ['a kind', { kinds: ['Shirts'] }],
  ['a family of colours', { colours: manyColours.slice(0, 8) }],
  [
    'a kind and colours',
    { category: 'women', kinds: ['Shirts'], colours: manyColours.slice(0, 3) },
  ],
  ['an outfit', { outfit: 'Harbour' }],
  ['a size', { sizes: ['M'] }],
  ['a size that few have', { sizes: ['2Y', '4Y'], category: 'kid' }],
  ['a band of prices', { minCents: 5000, maxCents: 10_000 }],
  ['a flag', { flags: ['newCollection'] }],
  ['either flag', { flags: ['newCollection', 'mostPopular'] }],
  ['a word', { search: [word('linen', 'linens')] }],
  ['words and a category', { category: 'men', search: [word('linen'), word('shirt', 'shirts')] }],
  ['a word for colours', { search: [blue] }],
  ['words for colours', { category: 'women', search: [blue, word('shirt', 'shirts')] }],
  ['either word', { nearest: true, search: [blue, word('tuxedo')] }],
  [
    'all of them',
    { category: 'men', sizes: ['L'], minCents: 5000, maxCents: 10_000, flags: ['mostPopular'] },
  ],
];

onEitherDatabase('of 25,000 products', (database) => {
  let db: Database;
  beforeAll(async () => {
    ({ db } = database());
    await addManyProducts(db, 25_000, lean);
    await db.execute(
      sql`update products set outfit = 'Harbour' where id in (select id from products limit 3)`,
    );
  });

  async function tablesReadWhole(query: { getSQL: () => SQLWrapper }): Promise<string[]> {
    const rows = await db.execute(sql`explain ${query.getSQL()}`);
    const plan = JSON.stringify((rows as unknown as { rows: unknown[] }).rows);
    return [...plan.matchAll(/Seq Scan on (product\w*)/g)].map(([, table = '']) => table);
  }

  it('are counted by colour from an index', async () => {
    expect(await tablesReadWhole(shopColoursQuery(db))).toEqual([]);
  });

  describe.each(filters)('%s', (_, filter) => {
    const sorts = productSorts.filter((sort) => sort !== 'relevance' || filter.search);
    it.each(sorts)('is paged by %s with an index', async (sort) => {
      const first = { filter, sort, limit: 25 };
      expect(await tablesReadWhole(listQuery(db, first))).toEqual([]);
      const last = (await findProducts(db, first)).at(-1);
      if (!last) throw new Error('There are no such products');
      const next = { ...first, after: positionOf(first, last) };
      expect(await tablesReadWhole(listQuery(db, next))).toEqual([]);
    });

    it('is counted with an index', async () => {
      expect(await tablesReadWhole(countQuery(db, filter))).toEqual([]);
    });

    it('is counted by kind, colour and size with an index', async () => {
      for (const query of [kindCountsQuery, colourCountsQuery, sizeCountsQuery]) {
        expect(await tablesReadWhole(query(db, filter))).toEqual([]);
      }
    });
  });
});
