import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mailPicturePath, sharedPicturePath } from '../../contract/pages.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { orderProducts } from '../../server/db/orderSchema.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { noise, redAndBlue } from './support/pictureFiles.ts';
import { pictureFolder } from './support/pictureFolder.ts';
import { placeOrder } from './support/placeOrder.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';
import { addCustomer } from './support/testShop.ts';

const clock = { now: new Date('2026-03-01T12:00:00Z') };
const now = () => clock.now;

const withPicture = (number: number, name: string) =>
  exampleProduct(number, { images: [{ name, flagman: true }] });

describe('a shared picture', async () => {
  const folder = lastingFolder();
  const { pictures: kept, puts, ...options } = pictureFolder(folder, now);
  const shop = await forSuite(
    openTestApp({
      ...options,
      pictures: kept,
      products: [
        withPicture(1, 'coat.webp'),
        withPicture(2, 'small.webp'),
        withPicture(3, 'noise.webp'),
        withPicture(4, 'sold-off.webp'),
        withPicture(5, 'lost.webp'),
      ],
    }),
  );
  const coat = await redAndBlue(1600, 2000).webp().toBuffer();
  for (const name of ['coat.webp', 'sold-off.webp', 'nobodys.webp']) await kept.put(name, coat);
  await kept.put('small.webp', await redAndBlue(300, 200).webp().toBuffer());
  await kept.put('noise.webp', await noise(1600, 2000).webp({ quality: 90 }).toBuffer());

  const ask = (number: number, name: string) =>
    shop.app.inject(sharedPicturePath(exampleId(number), name));

  it('is a JPEG with a permanent URL that any site can show', async () => {
    clock.now = new Date('2027-09-01T12:00:00Z');
    const answer = await ask(1, 'coat.webp');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'content-length': String(answer.rawPayload.length),
      'cross-origin-resource-policy': 'cross-origin',
    });
    const seen = await sharp(answer.rawPayload).metadata();
    expect(seen).toMatchObject({ format: 'jpeg', width: 1200, height: 1500 });

    const etag = String(answer.headers.etag);
    const url = sharedPicturePath(exampleId(1), 'coat.webp');
    const again = await shop.app.inject({ url, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    expect((await shop.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it('is small in emails', async () => {
    const answer = await shop.app.inject(mailPicturePath(exampleId(1), 'coat.webp'));
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg' });
    const seen = await sharp(answer.rawPayload).metadata();
    expect(seen).toMatchObject({ format: 'jpeg', width: 216, height: 270 });
    expect(answer.rawPayload.length).toBeLessThan(20_000);
  });

  it('is made once and stored', async () => {
    puts.length = 0;
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(2, 'small.webp')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(puts).toEqual(['small.webp.shared.jpg']);
    await ask(2, 'small.webp');
    expect(puts).toHaveLength(1);
    expect(readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it('is never wider than the original', async () => {
    const { rawPayload } = await ask(2, 'small.webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it('loses sharpness rather than exceed its size limit', async () => {
    const asked = await ask(3, 'noise.webp');
    const usual = await sharp(await noise(1200, 1500).png().toBuffer())
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    expect(asked.statusCode).toBe(200);
    expect(asked.rawPayload.length).toBeLessThan(usual.length / 2);
  });

  it.each([
    ['of another product', 1, 'small.webp'],
    ['that no product has', 1, 'nobodys.webp'],
    ['of a product that is not there', 9, 'coat.webp'],
    ['that is lost', 5, 'lost.webp'],
    ['that is a rendition', 1, 'coat.webp.shared.jpg'],
    ['outside the folder', 1, '../coat.webp'],
    ['with a name that no database takes', 1, 'coat\0.webp'],
  ])('does not exist %s', async (_, number, name) => {
    puts.length = 0;
    const answer = await ask(number, name);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: false, message: expect.any(String) });
    expect(puts).toEqual([]);
  });

  it.each([
    '/api/shared/1/coat.webp.jpg',
    `/api/shared/${exampleId(1)}/coat.webp`,
    `/api/shared/${exampleId(1)}/.jpg`,
    '/api/shared/%00/coat.webp.jpg',
  ])('is not at %s', async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(404);
  });

  it('is removed with its product', async () => {
    expect((await ask(4, 'sold-off.webp')).statusCode).toBe(200);
    await shop.db
      .update(products)
      .set({ deletedAt: now() })
      .where(eq(products.id, exampleId(4)));
    expect((await ask(4, 'sold-off.webp')).statusCode).toBe(404);
  });

  it('stays for emails while an order has it', async () => {
    const userId = await addCustomer(shop.db, 1);
    const at = now().toISOString();
    const orderId = await placeOrder(shop.db, { userId, at, lines: [[4, 'M', 1, 1000]] });
    await shop.db
      .update(orderProducts)
      .set({ picture: 'sold-off.webp' })
      .where(eq(orderProducts.orderId, orderId));
    const url = mailPicturePath(exampleId(4), 'sold-off.webp');
    expect((await shop.app.inject(url)).statusCode).toBe(200);
  });
});
