import { beforeAll, expect, it } from 'vitest';
import type { ProductQuery } from '../../contract/schemas/product.ts';
import { listProducts } from '../../server/services/catalogue/catalogue.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const noStats = { countMatching: async () => 0, shopColours: async () => [] };

onEitherDatabase('outfits', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database(), [
      exampleProduct(1, { outfit: 'Harbour' }),
      exampleProduct(2, { outfit: 'Harbour' }),
      exampleProduct(3, { outfit: 'Garden' }),
      exampleProduct(4),
    ]);
  });

  const list = async (query: ProductQuery) =>
    (await listProducts(shop.context, noStats, query)).products;
  const found = async (outfit: string) => (await list({ outfit, limit: 10 })).map(({ _id }) => _id);

  it('are found by their outfit, newest first', async () => {
    expect(await found('Harbour')).toEqual([exampleId(2), exampleId(1)]);
    expect(await found('Garden')).toEqual([exampleId(3)]);
    expect(await found('harbour')).toEqual([]);
    expect(await found('\0')).toEqual([]);
  });

  it('contain their outfit', async () => {
    const outfits = (await list({})).map(({ outfit }) => outfit);
    expect(outfits).toEqual(['', 'Garden', 'Harbour', 'Harbour']);
  });
});
