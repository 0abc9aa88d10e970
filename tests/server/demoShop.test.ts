import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract/schemas/product.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { seedDemoShop } from '../../demo/seed.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { pictures } from '../../server/db/reviewSchema.ts';
import { paths } from '../../server/paths.ts';
import { readPictureMeta } from '../../server/services/pictures/pictureWork.ts';
import { forSuite } from './support/forSuite.ts';
import { pictureFolder } from './support/pictureFolder.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const now = () => new Date('2026-03-01T12:00:00Z');

describe('the demo shop', async () => {
  const shop = await forSuite(openTestApp({ now }));

  it('is added to an empty database once, with its pictures', async () => {
    const folder = temporaryFolder();
    const context = { db: shop.db, ...pictureFolder(folder, now) };
    const failing = { ...context, pictures: { ...context.pictures, put: failToPut } };
    await expect(seedDemoShop(failing, demoCatalogue)).rejects.toThrow('the disk is full');
    expect((await shop.app.inject('/api/allproducts')).json()).toEqual([]);

    expect(await seedDemoShop(context, demoCatalogue)).toBe(demoCatalogue.length);
    expect(await seedDemoShop(context, demoCatalogue, now())).toBe(0);
    expect(await shop.db.$count(orders)).toBe(0);
    const products = (await shop.app.inject('/api/allproducts')).json<Product[]>();
    expect(products.map(({ name }) => name)).toEqual(demoCatalogue.map(({ name }) => name));
    for (const { images } of products) {
      const [main, ...others] = images.filter(({ flagman }) => flagman);
      expect(others).toEqual([]);
      expect(main?.placeholder).toMatch(/^data:image\/webp;base64,/);
      for (const { renditions } of images) expect(renditions?.widths.at(-1)).toBe(1200);
    }
    const named = new Set(demoCatalogue.flatMap(({ pictures }) => pictures));
    const small = readdirSync(join(paths.demoPictures, 'small'));
    expect(readdirSync(folder).sort()).toEqual([...named, ...small].sort());
    for (const { pictures } of demoCatalogue) {
      for (const width of [320, 480]) expect(small).toContain(`${pictures[0]}.${width}.avif`);
    }
  });

  it('does not return after all its products are removed', async () => {
    await shop.db.execute(sql`update products set deleted_at = now()`);
    const context = { db: shop.db, ...pictureFolder(temporaryFolder(), now) };
    expect(await seedDemoShop(context, demoCatalogue)).toBe(0);
    expect((await shop.app.inject('/api/allproducts')).json()).toEqual([]);
  });

  it('adds picture data that an earlier release lacked', async () => {
    await shop.db.delete(pictures);
    await seedDemoShop({ db: shop.db, ...pictureFolder(temporaryFolder(), now) }, demoCatalogue);
    const named = new Set(demoCatalogue.flatMap((product) => product.pictures));
    expect(await shop.db.$count(pictures)).toBe(named.size);
  });

  it('has size and placeholder of every picture as last drawn', async () => {
    const index = JSON.parse(readFileSync(join(paths.demoPictures, 'index.json'), 'utf8'));
    const drawn = readdirSync(paths.demoPictures).filter((name) => name.endsWith('.webp'));
    expect(Object.keys(index)).toEqual(drawn.sort());
    for (const name of [drawn.at(0), drawn.at(-1)]) {
      const bytes = readFileSync(join(paths.demoPictures, name ?? ''));
      expect(index[name ?? '']).toEqual(await readPictureMeta(bytes));
    }
  });

  it('shows how at least 20 best sellers fall, second, and no more than five pictures', () => {
    const second = demoCatalogue.map(({ pictures }) => pictures[1] ?? '');
    expect(second.filter((name) => /-(hung|folded)\.webp$/.test(name)).length).toBeGreaterThan(20);
    for (const { pictures } of demoCatalogue) expect(pictures.length).toBeLessThan(6);
  });

  it('has every picture that it names', () => {
    const drawn = new Set(readdirSync(paths.demoPictures));
    const named = demoCatalogue.flatMap(({ pictures }) => pictures);
    expect(named.filter((name) => !drawn.has(name))).toEqual([]);
  });
});

async function failToPut(): Promise<void> {
  throw new Error('the disk is full');
}
