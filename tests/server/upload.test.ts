import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictures } from '../../server/db/reviewSchema.ts';
import { forSuite } from './support/forSuite.ts';
import { type FormFile, hugePng, redAndBlue, upload } from './support/pictureFiles.ts';
import { openUploadShop } from './support/uploadShop.ts';

describe('an upload of pictures', async () => {
  const shop = await forSuite(openUploadShop());
  beforeEach(() => shop.empty());

  describe('is converted to the shop’s own WebP', () => {
    it.each(['jpeg', 'png', 'webp', 'avif'] as const)('from %s', async (format) => {
      const file = await redAndBlue(600, 400).toFormat(format).toBuffer();
      const answer = await upload(shop.admin, [`holiday.${format}`, file]);
      expect(answer.statusCode).toBe(200);
      const { success, images } = answer.json();
      expect(success).toBe(true);
      expect(images).toEqual([
        {
          name: expect.stringMatching(/^p[0-9a-f]{30}\.webp$/),
          url: expect.stringContaining(images[0].name),
        },
      ]);
      expect(await shop.read(images[0].name).metadata()).toMatchObject({
        format: 'webp',
        width: 600,
        height: 400,
      });
      expect((await shop.app.inject(images[0].url)).statusCode).toBe(200);
      expect(await shop.db.select().from(pictures)).toEqual([
        {
          name: images[0].name,
          width: 600,
          height: 400,
          placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{60,200}$/),
          createdAt: shop.now(),
        },
      ]);
    });

    it('in order, each file under its own name', async () => {
      const square = await redAndBlue(300, 300).png().toBuffer();
      const answer = await upload(
        shop.admin,
        ['a.jpg', shop.jpeg],
        ['a.jpg', shop.jpeg],
        ['b.png', square],
      );
      const names = answer.json().images.map(({ name }: { name: string }) => name);
      expect(new Set(names).size).toBe(3);
      expect((await shop.read(names[2]).metadata()).height).toBe(300);
      expect(shop.stored().sort()).toEqual([...names].sort());
    });

    it('upright, in sRGB, without its location', async () => {
      const turned = await redAndBlue(600, 400)
        .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'N' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect((await sharp(turned).metadata()).orientation).toBe(6);
      const [{ name }] = (await upload(shop.admin, ['turned.jpg', turned])).json().images;
      const { width, height, exif, icc, orientation } = await shop.read(name).metadata();
      expect({ width, height, exif, icc, orientation }).toEqual({ width: 400, height: 600 });
      const top = await shop.pixel(name, 200, 100);
      expect(top[0]).toBeGreaterThan(200);
      expect(top[2]).toBeLessThan(60);
    });

    it('with print colours adapted to displays', async () => {
      const cmyk = await redAndBlue(600, 400).toColourspace('cmyk').jpeg().toBuffer();
      expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
      const [{ name }] = (await upload(shop.admin, ['print.jpg', cmyk])).json().images;
      expect(await shop.read(name).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
      const [red = 0, green = 0, blue = 0] = await shop.pixel(name, 100, 200);
      expect(red).toBeGreaterThan(150);
      expect(Math.max(green, blue)).toBeLessThan(100);
    });

    it('no wider than any screen needs', async () => {
      const [wide, tall] = [hugePng(4000, 3000), hugePng(1000, 6000)];
      const { images } = (await upload(shop.admin, ['wide.png', wide], ['tall.png', tall])).json();
      expect(await shop.read(images[0].name).metadata()).toMatchObject({
        width: 2000,
        height: 1500,
      });
      expect(await shop.read(images[1].name).metadata()).toMatchObject({
        width: 500,
        height: 3000,
      });
    });

    it('with white instead of transparency', async () => {
      const background = { r: 0, g: 0, b: 0, alpha: 0 };
      const clear = sharp({ create: { width: 400, height: 400, channels: 4, background } });
      const { images } = (
        await upload(shop.admin, ['clear.png', await clear.png().toBuffer()])
      ).json();
      expect(await shop.pixel(images[0].name, 200, 200)).toEqual([255, 255, 255]);
    });

    it('without data that phones append to a JPEG', async () => {
      const { images } = (
        await upload(shop.admin, ['hdr.jpg', Buffer.concat([shop.jpeg, shop.jpeg])])
      ).json();
      expect((await shop.read(images[0].name).metadata()).width).toBe(600);
    });

    it('whatever its file name', async () => {
      const names = [
        'C:\\pictures\\shirt.png',
        'shirt..png',
        'shirt.exe',
        `${'x'.repeat(300)}.png`,
      ];
      const answer = await upload(shop.admin, ...names.map((name): FormFile => [name, shop.jpeg]));
      expect(answer.statusCode).toBe(200);
      for (const { name } of answer.json().images) expect(name).toMatch(/^p[0-9a-f]{30}\.webp$/);
      expect(shop.stored()).toHaveLength(4);
    });
  });

  it('leaves no file behind if the storage fails halfway', async () => {
    shop.fillDisk();
    const answer = await upload(shop.admin, ['a.jpg', shop.jpeg], ['b.jpg', shop.jpeg]);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('disk');
    await shop.expectNothing();
  });
});
