import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '../../contract/schemas/product.ts';
import {
  catalogueVersions,
  productImages,
  productSizes,
  products,
} from '../../server/db/catalogueSchema.ts';
import type { Connection, Database } from '../../server/db/database.ts';
import { pictures } from '../../server/db/reviewSchema.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import {
  catalogueVersionReader,
  createVersionedCache,
} from '../../server/services/catalogue/catalogueVersion.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { noPictures, openTestApp, type TestApp } from './support/testApp.ts';

const shirt = exampleId(1);
const list = '/api/allproducts?limit=24';

onBothDatabases('cached answers', (database) => {
  let connection: Connection;
  let shop: TestApp;
  /** Another server process on the same database. */
  let other: TestApp;
  let day = 1;
  let signed = 0;
  const options = {
    now: () => new Date(Date.UTC(2026, 2, day)),
    pictures: {
      ...noPictures,
      signedUrl: async (name: string) => `/signed/${name}?of=${day}&no=${++signed}`,
    },
  };
  beforeAll(async () => {
    connection = database();
    const examples = Array.from({ length: 9 }, (_, index) => exampleProduct(index + 1));
    shop = await openTestApp({ ...options, connection, products: examples });
    other = await openTestApp({ ...options, connection });
  });
  afterAll(() => Promise.all([shop.app.close(), other.app.close()]));

  it('are computed once for concurrent and later requests', async () => {
    const before = signed;
    const answers = await Promise.all([1, 2, 3].map(() => shop.app.inject(list)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await shop.app.inject(list)).body).toBe(answers[0]?.body);
    expect(signed - before).toBe(9);
  });

  it.each<[string, (db: Database) => Promise<unknown>, (product: Product) => unknown, unknown]>([
    [
      'its name',
      (db) => db.update(products).set({ name: 'Other' }).where(eq(products.id, shirt)),
      ({ name }) => name,
      'Other',
    ],
    [
      'a rating',
      (db) => db.update(products).set({ ratingSum: 4, ratingCount: 1 }),
      ({ rating }) => rating,
      4,
    ],
    [
      'stock',
      (db) => db.update(productSizes).set({ reserved: 2 }),
      ({ sizes }) => sizes[0]?.quantityReserved,
      2,
    ],
    [
      'a picture',
      (db) => db.update(productImages).set({ flagman: false }),
      ({ images }) => images[0]?.flagman,
      false,
    ],
    [
      'what is known of a picture',
      (db) =>
        db.insert(pictures).values({
          name: 'product-1.webp',
          width: 900,
          height: 1200,
          placeholder: 'data:',
          createdAt: new Date(0),
        }),
      ({ images }) => images[0]?.renditions?.ratio,
      0.75,
    ],
  ])('show a change of %s of a product at once', async (_, change, read, expected) => {
    const readAll = async () => {
      const answers = await Promise.all(
        [shop, other].flatMap(({ app }) => [
          app.inject(`/api/product/${shirt}`),
          app.inject(`${list}&id=${shirt}`),
        ]),
      );
      return answers.map((answer) =>
        read([answer.json<Product | Product[]>()].flat()[0] as Product),
      );
    };
    expect(await readAll()).not.toContainEqual(expected);
    await change(connection.db);
    expect(await readAll()).toEqual([expected, expected, expected, expected]);
  });

  it('contain picture URLs that still work', async () => {
    const before = (await shop.app.inject(list)).body;
    day++;
    const after = (await shop.app.inject(list)).body;
    expect(before).toContain('?of=1');
    expect(after).not.toContain('?of=1');
  });

  it('are dropped when an open transaction adds a product', async () => {
    const total = async () => (await shop.app.inject(list)).headers['x-total-count'];
    const before = await total();
    const failed = connection.db.transaction(async (tx) => {
      await addProducts(tx, [exampleProduct(50)]);
      tx.rollback();
    });
    await expect(failed).rejects.toThrow();
    expect(await total()).toBe(before);
  });

  it('are sent compressed, and as 304 to clients that have them', async () => {
    const plain = await shop.app.inject(list);
    expect(plain.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
      'x-total-count': '9',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const ask = (headers: Record<string, string>) => shop.app.inject({ url: list, headers });
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gz = await ask({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);

    const etag = String(plain.headers.etag);
    const same = await ask({ 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect(same.headers).toMatchObject({ etag, 'x-total-count': '9' });
    expect((await ask({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('vary by origin if other origins are allowed', async () => {
    const { app } = await openTestApp({
      ...options,
      connection,
      config: {
        PUBLIC_URL: 'https://api.shop.test',
        ALLOWED_ORIGINS: 'https://shop.test,https://www.shop.test',
      },
    });
    const { headers } = await app.inject({ url: list, headers: { origin: 'https://shop.test' } });
    expect(headers['access-control-allow-origin']).toBe('https://shop.test');
    expect(headers.vary).toBe('Origin, accept-encoding');
    await app.close();
  });

  it('contain each size’s current availability', async () => {
    const total = async () =>
      (await shop.app.inject('/api/allproducts?size=M&limit=1')).headers['x-total-count'];
    const sold = () =>
      connection.db
        .update(productSizes)
        .set({ quantity: 1, reserved: 1 })
        .where(eq(productSizes.productId, exampleId(5)));
    expect(await total()).toBe('9');
    await sold();
    expect(await total()).toBe('8');
  });

  it('may contain earlier stock for their max-age, but no other product', async () => {
    const readVersion = catalogueVersionReader({ db: connection.db, now: options.now });
    let made = 0;
    const cacheWith = (stockLag: number) =>
      createVersionedCache<number>({ readVersion, stockLag, maxBytes: 1000, bytesOf: () => 1 });
    const [strict, lagging] = [cacheWith(0), cacheWith(60_000)];
    const ask = () =>
      Promise.all([strict, lagging].map(({ get }) => get('page', async () => ++made)));
    expect(await ask()).toEqual([1, 2]);
    await connection.db.update(productSizes).set({ reserved: 1 });
    expect(await ask()).toEqual([3, 2]);
    await connection.db.update(products).set({ name: 'Another' });
    expect(await ask()).toEqual([4, 5]);
  });

  it('are recomputed after a failover that lost a change, even if the count is equal', async () => {
    const { db } = connection;
    const rename = (name: string) =>
      db.update(products).set({ name }).where(eq(products.id, shirt));
    const shownNames = () =>
      Promise.all(
        [shop, other].map(
          async ({ app }) => (await app.inject(`/api/product/${shirt}`)).json<Product>().name,
        ),
      );
    const counted = async () => {
      const rows = await db.select().from(catalogueVersions);
      return rows.reduce((sum, { version }) => sum + version, 0);
    };
    await rename('Replicated');
    const replicated = await db.select().from(catalogueVersions);
    await rename('Lost');
    expect(await shownNames()).toEqual(['Lost', 'Lost']);
    const before = await counted();
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.update(products).set({ name: 'Replicated' }).where(eq(products.id, shirt));
      await tx.delete(catalogueVersions);
      await tx.insert(catalogueVersions).values(replicated);
    });
    await rename('Kept');
    expect(await counted()).toBe(before);
    expect(await shownNames()).toEqual(['Kept', 'Kept']);
  });

  it('do not cache failures', async () => {
    const readVersion = catalogueVersionReader({ db: connection.db, now: options.now });
    const cache = createVersionedCache<string>({
      readVersion,
      stockLag: 0,
      maxBytes: 1000,
      bytesOf: (text) => text.length,
    });
    await expect(cache.get('page', () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(await cache.get('page', async () => 'there')).toBe('there');
  });
});
