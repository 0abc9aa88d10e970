import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import PQueue from 'p-queue';
import { v7 } from 'uuid';
import { emptyDuties } from '../contract/rules/dutyFields.ts';
import { readyScale } from '../contract/rules/readyScales.ts';
import { oneSizeName } from '../contract/rules/sizeTexts.ts';
import { type Database, inTransaction } from '../server/db/database.ts';
import { paths } from '../server/paths.ts';
import { addPictures, findUnknownPictures } from '../server/repositories/pictures.ts';
import { hasNoProducts } from '../server/repositories/products.ts';
import { addProducts, type NewProduct } from '../server/repositories/productWrites.ts';
import { writeCode, writeDelivery, writeTax } from '../server/repositories/selling.ts';
import { addScales, lockScales } from '../server/repositories/sizeScales.ts';
import type { Context } from '../server/services/context.ts';
import type { PictureMeta } from '../server/services/pictures/pictureWork.ts';
import type { PictureStorage } from '../server/storage/pictureStorage.ts';
import { labelsOf } from './catalogue/kinds.ts';
import { materials } from './catalogue/materials.ts';
import { measuresOf } from './catalogue/measures.ts';
import type { DemoProduct } from './catalogue.ts';
import { seedOrders } from './orders/seedOrders.ts';
import { seedReviews } from './reviews/seedReviews.ts';

/** Opening day of the demo shop; fixed, so that ids and order are the same everywhere. */
const opened = Date.UTC(2026, 0, 15, 9);

/**
 * Puts the demo catalogue into a database that never had a product. Pictures are stored first and
 * the products in one transaction, so a killed start leaves nothing incomplete.
 * @param ordersUntil end of the weeks with orders; without it there are none, for shops that take
 * real money
 * @returns the number of added products: 0 if the shop already has some
 */
export async function seedDemoShop(
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  catalogue: readonly DemoProduct[],
  ordersUntil?: Date,
): Promise<number> {
  const products = catalogue.map(toNewProduct);
  await copyPictures(pictures, catalogue);
  return inTransaction(db, async (tx) => {
    const isEmpty = await hasNoProducts(tx);
    if (isEmpty) await addProducts(tx, products);
    if (isEmpty) await addSelling(tx);
    if (isEmpty) await addOwnScales(tx);
    if (isEmpty && ordersUntil) {
      const customers = await seedOrders(tx, products, ordersUntil);
      await seedReviews(tx, products, customers, ordersUntil);
    }
    await describePictures(tx);
    return isEmpty ? catalogue.length : 0;
  });
}

/** Two delivery methods, codes to try, and included taxes of some countries. */
async function addSelling(tx: Database): Promise<void> {
  const standard = { name: 'Standard', price: 4.9, freeFrom: 150, minDays: 3, maxDays: 5 };
  const express = { name: 'Express', price: 12, minDays: 1, maxDays: 2 };
  for (const method of [standard, express]) {
    await writeDelivery(tx, { id: v7(), ...method, countries: [] });
  }
  for (const [country, rate] of Object.entries({ Germany: 19, Portugal: 23, Spain: 21 })) {
    await writeTax(tx, { id: v7(), country, name: 'VAT', rate });
  }
  const welcome = { code: 'WELCOME10', kind: 'percent' as const, value: 10, minimum: 0 };
  await writeCode(tx, { id: v7(), ...welcome, maxUsesPerCustomer: 1 }, new Date(opened));
  const knits = { code: 'KNITS20', kind: 'percent' as const, value: 20, minimum: 0 };
  const appliesTo = (['women', 'men'] as const).map((category) => ({ category, kind: 'Knitwear' }));
  await writeCode(tx, { id: v7(), ...knits, appliesTo }, new Date(opened));
}

/** Jeans come by waist and length; bags and hats have one size. */
async function addOwnScales(tx: Database): Promise<void> {
  await lockScales(tx, 'update');
  const appliesTo = [{ category: 'men' as const, kind: 'Jeans' }];
  const jeans = { ...readyScale('Waist and length'), appliesTo };
  const scales = [jeans, readyScale(oneSizeName)];
  await addScales(
    tx,
    scales.map((scale) => ({ ...scale, id: v7(), version: 1 })),
  );
}

/** Includes pictures added by an earlier release, which had no such table. */
export async function describePictures(tx: Database): Promise<void> {
  const names = await findUnknownPictures(tx);
  if (names.length === 0) return;
  const index = await readFile(join(paths.demoPictures, 'index.json'), 'utf8');
  const facts: Partial<Record<string, PictureMeta>> = JSON.parse(index);
  const rows = names.flatMap((name) => {
    const known = facts[name];
    return known ? { name, ...known, createdAt: new Date(opened) } : [];
  });
  await addPictures(tx, rows);
}

/** On each start, since another server on the same database may have its own folder. */
export async function copyPictures(
  storage: PictureStorage,
  catalogue: readonly DemoProduct[],
): Promise<void> {
  // A bucket is remote: one after another would take a minute.
  const queue = new PQueue({ concurrency: 16 });
  const copy = (path: string) =>
    queue.add(async () => {
      const name = basename(path);
      if (await storage.exists(name)) return;
      await storage.put(name, await readFile(join(paths.demoPictures, path)));
    });
  const small = await readdir(join(paths.demoPictures, 'small'));
  const named = catalogue.flatMap((product) => product.pictures);
  await Promise.all([...named, ...small.map((name) => `small/${name}`)].map(copy));
}

function toNewProduct(demo: DemoProduct, index: number): NewProduct {
  const random = createHash('sha256').update(demo.slug).digest().subarray(0, 16);
  const labels = labelsOf(demo.slug);
  return {
    id: v7({ msecs: opened, seq: 0, random }),
    name: demo.name,
    description: demo.description,
    material: materials[labels.style || demo.slug] ?? '',
    ...labels,
    sizeScale: '',
    ...emptyDuties,
    measures: measuresOf(demo),
    priceCents: demo.priceCents,
    regularPriceCents: demo.regularPriceCents ?? 0,
    ...{ salePriceCents: 0, saleFrom: '', saleUntil: '' },
    lowestPriceCents: demo.lowestPriceCents ?? null,
    category: demo.category,
    newCollection: demo.newCollection,
    mostPopular: demo.mostPopular,
    draft: false,
    ratingSum: demo.rating ? Math.round(demo.rating.average * demo.rating.count) : 0,
    ratingCount: demo.rating?.count ?? 0,
    // The first of the catalogue is the newest.
    createdAt: new Date(opened - index * 60_000),
    sizes: [...demo.sizes],
    images: demo.pictures.map((name, position) => ({ name, flagman: position === 0 })),
  };
}
