import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { productSizes } from '../../server/db/catalogueSchema.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

it('a product has the codes of its sizes for search engines, and lists have none', async () => {
  const shop = await forSuite(openTestApp({ products: [exampleProduct(1)] }));
  const read = async (url: string) => (await shop.app.inject(`/api${url}`)).json();
  const url = `/product/${exampleId(1)}`;
  expect(await read(url)).not.toHaveProperty('codes');
  await shop.db
    .update(productSizes)
    .set({ sku: 'CS-M', barcode: '4006381333931' })
    .where(eq(productSizes.size, 'M'));
  expect((await read(url)).codes).toEqual([{ size: 'M', sku: 'CS-M', gtin: '4006381333931' }]);
  expect(JSON.stringify(await read('/allproducts'))).not.toContain('CS-M');
});
