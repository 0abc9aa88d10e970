import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { inTransaction } from '../db/transaction.ts';
import type { DemoProduct } from '../demo/catalogue.ts';
import { paths } from '../paths.ts';
import { addProducts, type NewProduct } from '../repositories/addProducts.ts';
import { hasNoProducts } from '../repositories/products.ts';
import type { PictureStorage } from '../storage/pictureStorage.ts';
import type { Context } from './context.ts';

/** When the demo shop opened; a fixed day, so that ids and order are the same everywhere. */
const opened = Date.UTC(2026, 0, 15, 9);

/**
 * Puts the demo catalogue into a database that never had a product. Pictures go first and the
 * products follow in one transaction, so a start that is killed leaves nothing half done.
 * @returns how many products were added: 0 when the shop already has some
 */
export async function seedDemoShop(
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  catalogue: readonly DemoProduct[],
): Promise<number> {
  await copyPictures(pictures, catalogue);
  return inTransaction(db, async (tx) => {
    if (!(await hasNoProducts(tx))) return 0;
    await addProducts(tx, catalogue.map(toNewProduct));
    return catalogue.length;
  });
}

/** Each start, as another server on the same database may have a folder of its own. */
async function copyPictures(
  storage: PictureStorage,
  catalogue: readonly DemoProduct[],
): Promise<void> {
  for (const name of catalogue.flatMap((product) => product.pictures)) {
    if (await storage.exists(name)) continue;
    await storage.put(name, await readFile(join(paths.demoPictures, name)));
  }
}

function toNewProduct(demo: DemoProduct, index: number): NewProduct {
  const random = createHash('sha256').update(demo.slug).digest().subarray(0, 16);
  return {
    id: v7({ msecs: opened, seq: 0, random }),
    name: demo.name,
    description: demo.description,
    priceCents: demo.priceCents,
    category: demo.category,
    newCollection: demo.newCollection,
    mostPopular: demo.mostPopular,
    ratingSum: demo.rating ? Math.round(demo.rating.average * demo.rating.count) : 0,
    ratingCount: demo.rating?.count ?? 0,
    // The first of the catalogue is the newest.
    createdAt: new Date(opened - index * 60_000),
    sizes: [...demo.sizes],
    images: demo.pictures.map((name, position) => ({ name, flagman: position === 0 })),
  };
}
