import { beforeEach, expect, it } from 'vitest';
import type { ProductInput } from '../../contract/schemas/adminProduct.ts';
import { listAdminProducts, removeProduct } from '../../server/services/admin/adminProducts.ts';
import { addProduct } from '../../server/services/admin/saveProduct.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const first = '01920000-0000-7000-8000-00000000000a';
const second = '01920000-0000-7000-8000-00000000000b';

onEitherDatabase('a resent new product', (database) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(database(), []);
  });

  const context = () => ({ ...shop.context, pictures: somePictures });
  const add = (requestId?: string, fields: Partial<ProductInput> = {}) =>
    addProduct(context(), productInput(fields), requestId);
  const total = async () => (await listAdminProducts(context(), {})).total;

  it('is added once, however many requests arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(first)));
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], _id: first });
    expect(answers[0]).toMatchObject({ version: 1, sizes: [{ quantity: 4 }, { quantity: 0 }] });
    expect(await total()).toBe(1);
  });

  it('keeps changes that were made since', async () => {
    await add(first);
    expect((await add(first, { name: 'Another' })).name).toBe('Linen Shirt');
  });

  it('does not return after its removal', async () => {
    await add(first);
    await removeProduct(shop.context, first);
    await expect(add(first)).rejects.toMatchObject({ status: 404 });
    expect(await total()).toBe(0);
  });

  it('is another product under another id or without one', async () => {
    await add(first);
    await add(second);
    await add();
    await add();
    expect(await total()).toBe(4);
  });
});
