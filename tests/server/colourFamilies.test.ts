import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product, ProductCounts } from '../../contract/schemas/product.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { nextPage } from './support/nextPage.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

/** Higher numbers are newer. */
const products = [
  exampleProduct(1, { name: 'Slip Dress', colour: 'Forest', swatch: '#34493d' }),
  exampleProduct(2, { name: 'Wrap Dress', colour: 'Green', swatch: '#4b7a52' }),
  exampleProduct(3, { name: 'Sundress', colour: 'Brick', swatch: '#8c3f32', sizes: [] }),
  exampleProduct(4, { name: 'Knit Dress', colour: 'Stripe', swatch: '#a3ab8c' }),
  exampleProduct(5, { name: 'Shirt Dress', colour: 'Stripe', swatch: '#8c3f32' }),
  exampleProduct(6, { name: 'Poplin Shirt', colour: 'Ink Blue', swatch: '' }),
  exampleProduct(7, { name: 'Linen Shirt', colour: 'Sky', swatch: '#a9c0cf' }),
  exampleProduct(8, {
    name: 'Party Dress',
    description: 'With green buttons',
    colour: 'Rainbow',
  }),
  exampleProduct(9, { name: 'Tea Dress', colour: '', swatch: '#34493d' }),
];

onEitherDatabase('colours of a family', (database) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ products, connection: database() });
  });
  afterAll(() => shop.app.close());

  async function names(query: string): Promise<string[]> {
    const answer = await shop.app.inject(`/api/allproducts?${query}`);
    return answer.json<Product[]>().map(({ name }) => name);
  }
  const counts = async (query: string) =>
    (await shop.app.inject(`/api/productcounts?${query}`)).json<ProductCounts>();

  it('are listed together, each with its own swatch', async () => {
    expect(await names('colour=Green&sort=name')).toEqual([
      'Knit Dress',
      'Slip Dress',
      'Wrap Dress',
    ]);
    expect(await names('colour=Blue&sort=name')).toEqual(['Linen Shirt', 'Poplin Shirt']);
    expect(await names('colour=Red&colour=Sky&sort=name')).toEqual([
      ...['Linen Shirt', 'Shirt Dress', 'Sundress'],
    ]);
    expect(await names('colour=Multi')).toEqual(['Party Dress']);
    expect(await names('colour=Purple')).toEqual([]);
  });

  it('are still found by their own names', async () => {
    expect(await names('colour=Stripe&sort=name')).toEqual(['Knit Dress', 'Shirt Dress']);
    expect(await names('colour=Forest')).toEqual(['Slip Dress']);
    expect(await names('colour=%00')).toEqual([]);
  });

  it('are counted together, with a requested name', async () => {
    const { colour, size } = await counts('colour=Green&colour=Stripe');
    expect(colour.map(({ value, count }) => [value, count])).toEqual([
      ['Red', 2],
      ['Green', 3],
      ['Blue', 2],
      ['Multi', 1],
      ['Stripe', 2],
    ]);
    expect(size).toEqual([{ value: 'M', count: 4 }]);
    expect((await counts('q=shirt')).colour.map(({ value }) => value)).toEqual(['Red', 'Blue']);
  });

  it('are found by words for the family, after exact names', async () => {
    expect(await names('q=green+dress')).toEqual([
      ...['Wrap Dress', 'Knit Dress', 'Slip Dress', 'Party Dress'],
    ]);
    expect(await names('q=navy+shirts')).toEqual(['Linen Shirt', 'Poplin Shirt']);
    expect(await names('q=blue')).toEqual(['Poplin Shirt', 'Linen Shirt']);
    expect(await names('q=greens&colour=Stripe')).toEqual(['Knit Dress']);
  });

  it('have words that are completed and corrected like others', async () => {
    expect(await names('q=gree+slip')).toEqual(['Slip Dress']);
    const { headers } = await shop.app.inject('/api/allproducts?q=bleu+shirt');
    expect(headers['x-search-corrections']).toBe('bleu=blue');
    expect(await names('q=bleu+shirt')).toEqual(['Poplin Shirt', 'Linen Shirt']);
  });

  it('are paged in their order', async () => {
    const found: string[] = [];
    let url: string | undefined = '/api/allproducts?q=green+dress&limit=1';
    while (url) {
      const answer = await shop.app.inject(url);
      found.push(...answer.json<Product[]>().map(({ name }) => name));
      url = nextPage(answer.headers.link);
    }
    expect(found).toEqual(await names('q=green+dress'));
  });

  it('include one that is added later', async () => {
    expect(await names('colour=Purple')).toEqual([]);
    await addProducts(shop.db, [
      exampleProduct(10, { name: 'Plum Cardigan', colour: 'Plum', swatch: '#5b4254' }),
    ]);
    expect(await names('colour=Purple')).toEqual(['Plum Cardigan']);
    expect(await names('q=purple+cardigan')).toEqual(['Plum Cardigan']);
  });
});
