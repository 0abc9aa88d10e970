import { beforeEach, expect, it } from 'vitest';
import type { ProductInput } from '../../contract/schemas/adminProduct.ts';
import { pictures } from '../../server/db/reviewSchema.ts';
import { addPictures } from '../../server/repositories/pictures.ts';
import { addProduct } from '../../server/services/admin/saveProduct.ts';
import { removeUnusedPictures } from '../../server/services/pictures/storePictures.ts';
import { onPostgres } from './support/bothDatabases.ts';
import { noPictures } from './support/testApp.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';
import { waitForLocks } from './support/waitForLocks.ts';

const name = 'old.webp';

const coat: ProductInput = {
  name: 'Wool Coat',
  description: '',
  price: 389.99,
  category: 'women',
  newCollection: false,
  images: [{ name, flagman: true }],
  sizes: [],
};

// PGlite has one connection, so nothing can come between.
onPostgres('a picture that comes into use while unused ones are forgotten', (database) => {
  let shop: TestShop;
  let files: Set<string>;
  beforeEach(async () => {
    shop = await openTestShop(database(), []);
    files = new Set([name]);
    const facts = { width: 400, height: 500, placeholder: 'data:image/webp;base64,' };
    await addPictures(shop.db, [{ name, ...facts, createdAt: shop.now() }]);
    shop.pass(25 * 60);
  });

  const storage = (change: Partial<typeof noPictures> = {}) => ({
    ...noPictures,
    exists: async (file: string) => files.has(file),
    remove: async (file: string) => void files.delete(file),
    ...change,
  });
  const cleanUp = (change?: Partial<typeof noPictures>) =>
    removeUnusedPictures({ ...shop, pictures: storage(change) });
  const add = (change?: Partial<typeof noPictures>) =>
    addProduct({ ...shop, pictures: storage(change) }, coat);
  const isKnown = async () => (await shop.db.$count(pictures)) === 1;

  it('stays while its product is being saved', async () => {
    const saved = await add({
      exists: async (file) => {
        await cleanUp();
        return files.has(file);
      },
    });
    expect(saved.images.map((image) => image.name)).toEqual([name]);
    expect(files).toContain(name);
    expect(await isKnown()).toBe(true);
  });

  it('is refused while it is being removed', async () => {
    let saving: Promise<unknown> | undefined;
    await cleanUp({
      remove: async (file) => {
        saving ??= add();
        await Promise.race([saving.catch(() => {}), waitForLocks(shop.db, 1)]);
        files.delete(file);
      },
    });
    await expect(saving).rejects.toMatchObject({
      status: 400,
      fields: { 'images[0].name': `images[0].name is ${name}, which was not uploaded` },
    });
    expect(files).toEqual(new Set());
    expect(await isKnown()).toBe(false);
  });
});
