import { beforeEach, expect, it } from 'vitest';
import type { SiteMeta } from '../../contract/pages.ts';
import { readyScale } from '../../contract/rules/readyScales.ts';
import { defaultScales } from '../../contract/rules/scaleInput.ts';
import { structuredData } from '../../contract/rules/structuredData.ts';
import { getAdminProduct } from '../../server/services/admin/adminProducts.ts';
import { modifyProduct } from '../../server/services/admin/saveProduct.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { getProduct } from '../../server/services/catalogue/catalogue.ts';
import {
  endSizeScale,
  readEnvParams,
  saveSizeScale,
} from '../../server/services/selling/sizeScales.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('size scales', (database, _, rounds) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(database(), [exampleProduct(1), exampleProduct(2)]);
  });

  const [letters, children] = defaultScales;
  const stored = async (name: string) => {
    const { sizeScales = [] } = await readEnvParams({ db: shop.db });
    return sizeScales.find((scale) => scale.name === name);
  };
  const save = async (name: string, fields: object) => {
    const scale = await stored(name);
    if (!scale) throw new Error(`There is no scale ${name}`);
    return saveSizeScale(shop.context, { ...scale, ...fields });
  };
  const change = (number: number, fields: Parameters<typeof productInput>[0]) =>
    modifyProduct(
      { ...shop.context, pictures: somePictures },
      { id: exampleId(number), ...productInput(fields) },
    );
  const offered = (...sizes: string[]) =>
    sizes.map((size) => ({ size, quantity: 1, description: '' }));

  it('are letters and ages until the owner changes them', async () => {
    expect(await readEnvParams({ db: shop.db })).toMatchObject({ sizeScales: defaultScales });
    await saveSizeScale(shop.context, readyScale('One size'));
    const { allowedSizes, sizeScales } = await readEnvParams({ db: shop.db });
    expect(allowedSizes).toEqual([
      ...(letters?.sizes ?? []),
      ...(children?.sizes ?? []),
      'One size',
    ]);
    expect(sizeScales).toMatchObject([letters, children, { name: 'One size', version: 1 }]);
  });

  it('are extended, put in another order and renamed, with the products that name them', async () => {
    await change(1, { sizeScale: 'Letters' });
    await save('Letters', { name: 'Alpha', sizes: ['M', 'XXS', 'XS', 'S', 'L', 'XL', 'XXL'] });
    expect(await stored('Alpha')).toMatchObject({
      version: 2,
      sizes: ['M', 'XXS', 'XS', 'S', 'L', 'XL', 'XXL'],
    });
    expect(await getAdminProduct(shop, exampleId(1))).toMatchObject({
      ...{ sizeScale: 'Alpha', version: 3 },
    });
    await save('Children', { position: 0 });
    const { allowedSizes, sizeScales } = await readEnvParams({ db: shop.db });
    expect(sizeScales?.map(({ name }) => name)).toEqual(['Children', 'Alpha']);
    expect(allowedSizes[0]).toBe('2Y');
    await change(1, { sizeScale: 'Alpha', sizes: offered('XXS') });
    await expect(change(1, { sizeScale: 'Letters' })).rejects.toMatchObject({
      fields: { sizeScale: expect.any(String) },
    });
  });

  it('keep a size that products, carts or orders have', async () => {
    const ana = await shop.addCustomer(1);
    await addToCart(shop.context, ana, { itemId: exampleId(1), size: 'M' });
    await placeOrder(shop.db, {
      userId: ana,
      at: '2026-02-01T12:00:00Z',
      lines: [[1, 'L', 1, 1000]],
    });
    await expect(save('Letters', { sizes: ['S'] })).rejects.toMatchObject({
      status: 409,
      fields: { sizes: 'M cannot be removed: 2 products, 1 cart. L cannot be removed: 1 order.' },
    });
    await save('Letters', { sizes: ['S', 'M', 'L'] });
    await expect(endSizeScale(shop.context, letters?.id ?? '')).rejects.toMatchObject({
      status: 409,
    });
    await endSizeScale(shop.context, children?.id ?? '');
    expect((await readEnvParams({ db: shop.db })).allowedSizes).toEqual(['S', 'M', 'L']);
    await expect(endSizeScale(shop.context, letters?.id ?? '')).rejects.toThrow(
      'This is the only scale: add another one first.',
    );
  });

  it('keep the sizes of products that name them, where another has them, too', async () => {
    await saveSizeScale(shop.context, readyScale('XXS to 5XL'));
    await change(1, { sizeScale: 'Letters', sizes: offered('XL') });
    await expect(save('Letters', { sizes: ['M'] })).rejects.toMatchObject({
      fields: { sizes: 'XL cannot be removed: 1 product.' },
    });
    await expect(endSizeScale(shop.context, letters?.id ?? '')).rejects.toThrow(
      '1 product has the scale “Letters”: give them another one first.',
    );
    await change(1, { sizeScale: '', sizes: offered('XL') });
    await save('Letters', { sizes: ['M'] });
  });

  it('tell search engines what the sizes are', async () => {
    await save('Letters', { system: 'Europe', group: 'Womens' });
    const product = await getProduct(shop, exampleId(1));
    const site = { name: 'Shop', description: '', url: 'https://shop.example' } as SiteMeta;
    expect(structuredData({ product }, site)).toMatchObject({
      '@graph': [
        {
          size: {
            '@type': 'SizeSpecification',
            name: 'M',
            sizeSystem: 'https://schema.org/WearableSizeSystemEurope',
            sizeGroup: 'https://schema.org/WearableSizeGroupWomens',
          },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  it('accept one of several simultaneous changes', async () => {
    await saveSizeScale(shop.context, readyScale('One size'));
    const scale = await stored('One size');
    if (!scale) throw new Error('The scale was not saved');
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((number) => saveSizeScale(shop.context, { ...scale, name: `One ${number}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ fields: { version: expect.any(String) } });
      }
    }
  });

  it('never lose a size to a product that is saved meanwhile', async () => {
    for (let round = 0; round < rounds(10); round++) {
      shop = await openTestShop(database(), [exampleProduct(1)]);
      const [product, scale] = await Promise.allSettled([
        change(1, { sizes: offered('XXL') }),
        save('Letters', { sizes: ['M'] }),
      ]);
      expect([product.status, scale.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});
