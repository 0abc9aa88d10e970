import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountRules } from '../../server/services/accounts/accountLimits.ts';
import { makeRefusedPatches } from './support/colorPatches.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { type FormFile, redAndBlue, uploadTo } from './support/pictureFiles.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openUploadShop } from './support/uploadShop.ts';

describe('an uploaded review picture', async () => {
  let ana: Customer & { id: string };
  let customers = 0;
  const shop = await forSuite(
    openUploadShop({
      products: [exampleProduct(1), exampleProduct(2)],
      config: { RATE_LIMITS: 'on' },
    }),
  );
  beforeEach(async () => {
    await shop.empty();
    ana = await signedUp(shop.app, `ana-${++customers}@shop.test`);
    await placeOrder(shop.db, {
      ...{ userId: ana.id, at: '2026-02-01T12:00:00Z', lines: [[1, 'M', 1, 1000]] },
    });
  });

  const send = (who: Customer, ...files: FormFile[]) =>
    uploadTo(`POST /reviewpicture/${exampleId(1)}`, who, ...files);

  it('is stored as the shop’s own file, upright and without its location', async () => {
    const turned = await redAndBlue(600, 400)
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [{ name, url }] = (await send(ana, ['mirror.jpg', turned])).json().images;
    expect(name).toMatch(/^review-[0-9a-f]{30}\.webp$/);
    const { width, height, exif, orientation } = await shop.read(name).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 400, height: 600 });
    expect((await shop.app.inject(url)).statusCode).toBe(200);

    const words = { rating: 5, text: 'Soft.', pictures: [name] };
    expect((await ana.call(`POST /review/${exampleId(1)}`, words)).statusCode).toBe(200);
    const [review] = (await shop.admin.call(`GET /reviews/${exampleId(1)}`)).json().reviews;
    const small = review.pictures[0].renditions.url
      .replace('{width}', '320')
      .replace('{format}', 'webp');
    const rendition = await shop.app.inject(small);
    expect((await sharp(rendition.rawPayload).metadata()).width).toBe(320);
  });

  it('is refused if sRGB can’t represent its colours', async () => {
    const file = (await makeRefusedPatches()).get('PNG of 8 bits, PQ') ?? '';
    const answer = await send(ana, ['glow.png', file]);
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      '“glow.png” has colours that can’t be converted, such as those of HDR: save it as sRGB first.',
    ]);
    await shop.expectNothing();
  });

  it('is in the author’s export', async () => {
    const [{ name }] = (await send(ana, ['mirror.jpg', shop.jpeg])).json().images;
    await ana.call(`POST /review/${exampleId(1)}`, { rating: 5, text: 'Soft.', pictures: [name] });
    const { ratings } = (await ana.call('GET /exportuser')).json();
    expect(ratings).toMatchObject([{ review: { text: 'Soft.', pictures: [{ name }] } }]);
    expect((await shop.app.inject(ratings[0].review.pictures[0].signedUrl)).statusCode).toBe(200);
  });

  it('is refused if it is not exactly one picture', async () => {
    for (const [status, message, ...files] of [
      [415, '“notes.jpg” is not a picture in JPEG, PNG, WebP or AVIF.', ['notes.jpg', 'words']],
      [
        400,
        '“cut.jpg” is damaged: it can’t be read to its end.',
        ['cut.jpg', shop.jpeg.subarray(0, 900)],
      ],
      [413, 'Send one picture at a time.', ['a.jpg', shop.jpeg], ['b.jpg', shop.jpeg]],
      [400, 'There is no picture in the field images.'],
    ] as [number, string, ...FormFile[]][]) {
      const answer = await send(ana, ...files);
      expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    }
    await shop.expectNothing();
  });

  it('is refused without a purchase, and without a login', async () => {
    const ben = await signedUp(shop.app, `ben-${customers}@shop.test`);
    expect((await send(ben, ['a.jpg', shop.jpeg])).statusCode).toBe(403);
    const other = `POST /reviewpicture/${exampleId(2)}` as const;
    expect((await uploadTo(other, ana, ['a.jpg', shop.jpeg])).statusCode).toBe(403);
    ana.token = undefined;
    expect((await send(ana, ['a.jpg', shop.jpeg])).statusCode).toBe(401);
    await shop.expectNothing();
  });

  it('is limited per day', async () => {
    const { perAccount } = accountRules.reviewpicture;
    for (let sent = 0; sent < perAccount; sent++) await send(ana, ['notes.jpg', 'words']);
    const answer = await send(ana, ['a.jpg', shop.jpeg]);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '86400']);
    await shop.expectNothing();
  });

  it('has no URL until a review shows it', async () => {
    const [{ name }] = (await send(ana, ['mirror.jpg', shop.jpeg])).json().images;
    const ask = async () => (await ana.call(`GET /s3/getimage/${name}`)).statusCode;
    expect(await ask()).toBe(404);
    await ana.call(`POST /review/${exampleId(1)}`, { rating: 5, text: 'Soft.', pictures: [name] });
    expect(await ask()).toBe(200);
  });
});
