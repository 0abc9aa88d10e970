import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract/schemas/product.ts';
import { addPictures } from '../../server/repositories/pictures.ts';
import { readPictureMeta } from '../../server/services/pictures/pictureWork.ts';
import { renditionWidths } from '../../server/services/pictures/renditionUrls.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { redAndBlue } from './support/pictureFiles.ts';
import { pictureFolder } from './support/pictureFolder.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const clock = { now: new Date('2026-03-01T12:00:00Z') };
const now = () => clock.now;

describe('renditions of a picture', async () => {
  const folder = lastingFolder();
  const { pictures: kept, puts, ...options } = pictureFolder(folder, now);
  const shop = await forSuite(
    openTestApp({
      ...options,
      pictures: kept,
      products: [
        exampleProduct(1, {
          images: [
            { name: 'back.webp', flagman: false },
            { name: 'front.webp', flagman: true },
            { name: 'of-old.webp', flagman: false },
          ],
        }),
      ],
    }),
  );
  await addPicture('front.webp', 1200, 1500);
  await addPicture('back.webp', 500, 400);

  async function addPicture(name: string, width: number, height: number) {
    const bytes = await redAndBlue(width, height).webp().toBuffer();
    await kept.put(name, bytes);
    await addPictures(shop.db, [{ name, ...(await readPictureMeta(bytes)), createdAt: now() }]);
  }

  const urlOf = (name: string, width: number | string, format: string) =>
    kept.renditionsUrl(name).replace('{width}', String(width)).replace('{format}', format);
  const ask = (name: string, width: number | string, format: string) =>
    shop.app.inject(urlOf(name, width, format));

  it('are as wide as screens need, and no wider than the picture', () => {
    expect(renditionWidths('front.webp', 2000)).toEqual([320, 480, 640, 960, 1440]);
    expect(renditionWidths('front.webp', 1440)).toEqual([320, 480, 640, 960, 1440]);
    expect(renditionWidths('front.webp', 1200)).toEqual([320, 480, 640, 960, 1200]);
    expect(renditionWidths('front.webp', 320)).toEqual([320]);
    expect(renditionWidths('front.webp', 90)).toEqual([90]);
  });

  it('are listed with each known picture, and the main one has a placeholder', async () => {
    const [product] = (await shop.app.inject('/api/allproducts')).json<Product[]>();
    const signed = '?expires=1772496000&signature=';
    expect(product?.images).toEqual([
      {
        name: 'back.webp',
        flagman: false,
        signedUrl: expect.stringContaining(`/api/pictures/back.webp${signed}`),
        renditions: {
          url: expect.stringContaining(`/api/pictures/back.webp/{width}.{format}${signed}`),
          widths: [320, 480, 500],
          formats: ['avif', 'webp'],
          ratio: 1.25,
        },
      },
      {
        name: 'front.webp',
        flagman: true,
        signedUrl: expect.stringContaining(`/api/pictures/front.webp${signed}`),
        renditions: {
          url: expect.stringContaining(`/api/pictures/front.webp/{width}.{format}${signed}`),
          widths: [320, 480, 640, 960, 1200],
          formats: ['avif', 'webp'],
          ratio: 0.8,
        },
        placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      },
      {
        name: 'of-old.webp',
        flagman: false,
        signedUrl: expect.stringContaining(`/api/pictures/of-old.webp${signed}`),
      },
    ]);
  });

  it.each([
    ['avif', 320],
    ['avif', 480],
    ['avif', 500],
    ['webp', 320],
    ['webp', 500],
  ])('are sent as %s, %d pixels wide', async (format, width) => {
    const answer = await ask('back.webp', width, format);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': `public, max-age=${36 * 3600}, immutable`,
      'content-length': String(answer.rawPayload.length),
    });
    const seen = await sharp(answer.rawPayload).metadata();
    expect(seen).toMatchObject({
      format: format === 'avif' ? 'heif' : 'webp',
      width,
      height: width * 0.8,
    });
    const etag = String(answer.headers.etag);
    const again = await shop.app.inject({
      url: urlOf('back.webp', width, format),
      headers: { 'if-none-match': etag },
    });
    expect(again.statusCode).toBe(304);
  });

  it('are made on the first request, once, and stored', async () => {
    puts.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask('front.webp', 640, 'avif')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(puts).toEqual(['front.webp.640.avif']);
    await ask('front.webp', 640, 'avif');
    expect(puts).toHaveLength(1);
    expect(readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it.each([
    ['a width that is not listed', 'front.webp', 321, 'webp'],
    ['one wider than the picture', 'back.webp', 640, 'webp'],
    ['a width of zero', 'front.webp', 0, 'webp'],
    ['a width that is no number', 'front.webp', '6e2', 'webp'],
    ['another format', 'front.webp', 320, 'png'],
    ['a picture that is not known', 'of-old.webp', 320, 'webp'],
    ['a picture that is not there', 'nothing.webp', 320, 'webp'],
  ])('are 404 for %s', async (_, name, width, format) => {
    puts.length = 0;
    const answer = await ask(name, width, format);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: false, message: expect.any(String) });
    expect(puts).toEqual([]);
  });

  it('that failed are retried on the next request', async () => {
    const bytes = await redAndBlue(400, 400).webp().toBuffer();
    await addPictures(shop.db, [
      { name: 'late.webp', ...(await readPictureMeta(bytes)), createdAt: now() },
    ]);
    await kept.put('late.webp', bytes.subarray(0, 40));
    expect((await ask('late.webp', 320, 'webp')).statusCode).toBe(500);
    await kept.put('late.webp', bytes);
    expect((await ask('late.webp', 320, 'webp')).statusCode).toBe(200);
  });

  it('leave the server responsive while they are made', async () => {
    const asked = Promise.all(
      ['avif', 'webp'].flatMap((format) =>
        [320, 480, 960, 1200].map((width) => ask('front.webp', width, format)),
      ),
    );
    const ended = asked.then(() => 'renditions');
    const health = shop.app.inject('/api/health').then(() => 'health');
    expect(await Promise.race([ended, health])).toBe('health');
    await asked;
  });
});
