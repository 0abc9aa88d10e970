import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { forSuite } from './support/forSuite.ts';
import { noise, redAndBlue, upload, withComment } from './support/pictureFiles.ts';
import { openUploadShop } from './support/uploadShop.ts';

describe('an upload of pictures', async () => {
  const shop = await forSuite(openUploadShop());
  beforeEach(() => shop.empty());

  const markup = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const damaged = (name: string) => `“${name}” is damaged: it can’t be read to its end.`;
  const notAPicture = (name: string) => `“${name}” is not a picture in JPEG, PNG, WebP or AVIF.`;

  it.each([
    ['an SVG', 'logo.svg', markup],
    ['an SVG that calls itself a PNG', 'logo.png', markup],
    ['a text that calls itself a JPEG', 'shirt.jpg', 'Dear shop, here is my shirt.'],
    ['a page that calls itself a WebP', 'shirt.webp', '<!doctype html><title>x</title>'],
    ['a PDF', 'price-list.pdf', '%PDF-1.7\n1 0 obj'],
    ['the beginning of a JPEG and no more', 'shirt.jpg', '\u00ff'],
    ['nothing at all', 'empty.png', ''],
  ])('is refused with %s', async (_, name, content) => {
    await shop.expectRefusal(415, notAPicture(name), [name, content]);
  });

  it.each(['../../../etc/passwd', '..\\..\\boot.ini', 'pictures/../../shirt.png', '..'])(
    'is refused with an unsafe name: %s',
    async (name) => {
      const message = `“${name}” is not a file’s name: rename the picture first.`;
      await shop.expectRefusal(400, message, [name, shop.jpeg]);
    },
  );

  it('is refused with a GIF', async () => {
    const gif = await redAndBlue(20, 20).gif().toBuffer();
    await shop.expectRefusal(415, notAPicture('moving.gif'), ['moving.gif', gif]);
  });

  it('is refused with an animated picture', async () => {
    const frames = await Promise.all(
      [noise(40, 40), redAndBlue(40, 40)].map((f) => f.png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const avif = readFileSync(new URL('fixtures/moving.avif', import.meta.url));
    for (const [name, bytes] of [
      ['cinema.webp', moving],
      ['cinema.avif', avif],
    ] as const) {
      const message = `“${name}” moves: choose a picture that stands still.`;
      await shop.expectRefusal(415, message, [name, bytes]);
    }
  });

  /** As if written by another program, which uses another major brand. */
  async function withBrands(...brands: string[]) {
    const avif = await redAndBlue(64, 64).avif().toBuffer();
    avif.write(brands[0] ?? '', 8, 'latin1');
    for (const [index, brand] of brands.slice(1).entries()) {
      avif.write(brand, 16 + index * 4, 'latin1');
    }
    return avif;
  }

  it.each([
    ['heic', 'mif1', 'heic'],
    ['mif1', 'mif1', 'heic'],
    ['hevc', 'hevc', 'msf1'],
  ])('is refused with HEIC, with instructions: %s', async (...brands) => {
    const heic = await withBrands(...brands, 'miaf');
    await shop.expectRefusal(
      415,
      '“IMG_1.HEIC” is a HEIC picture, which can’t be read here: save it as JPEG first. An iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.',
      ['IMG_1.HEIC', heic],
    );
  });

  it('is refused with an unsupported encoding, such as a 12-bit JPEG', async () => {
    const deep = Buffer.from(shop.jpeg);
    deep[deep.indexOf(Buffer.from([0xff, 0xc0])) + 4] = 12;
    await shop.expectRefusal(
      415,
      '“scan.jpg” is encoded in a way that can’t be read here: save it again as a plain JPEG or PNG.',
      ['scan.jpg', deep],
    );
  });

  it('accepts an AVIF with the brand of its family', async () => {
    const picture = await withBrands('mif1', 'mif1', 'avif', 'miaf');
    expect((await upload(shop.admin, ['photo.avif', picture])).statusCode).toBe(200);
  });

  describe('is refused with a file that is also valid as something else', () => {
    const expectMore = (name: string, bytes: Buffer) => {
      const told = `“${name}” holds more than a picture: save it as a plain picture first.`;
      return shop.expectRefusal(415, told, [name, bytes]);
    };
    const page = Buffer.from('\n<html><body><script>alert(1)</script></body></html>');

    it.each(['jpeg', 'png', 'webp', 'avif'] as const)('after a %s', async (format) => {
      const picture = await redAndBlue(64, 64).toFormat(format).toBuffer();
      await expectMore('both.png', Buffer.concat([picture, page]));
    });

    it('in its metadata', async () => {
      const hiding = await redAndBlue(64, 64)
        .withExif({ IFD0: { ImageDescription: '<?php system($_GET[0]); ?>' } })
        .jpeg()
        .toBuffer();
      await expectMore('photo.jpg', hiding);
    });

    it.each([
      '<html><body>',
      '<SCRIPT>alert(1)</SCRIPT>',
      '<iframe src="//x.test">',
      '<!DOCTYPE svg>',
      '<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg">',
      '<?php system($_GET[0]); ?>',
      '%PDF-1.7',
    ])('in a comment: %s', async (hidden) => {
      await expectMore('photo.jpg', withComment(shop.jpeg, hidden));
    });
  });

  it('does not mistake random bytes for markup', async () => {
    const chance = '<sVg\x8f<SVG >\xd8<hTMl\x01<?pHp\xfe%PdF-\x02<script\x9d xmlns';
    const answer = await upload(shop.admin, ['photo.jpg', withComment(shop.jpeg, chance)]);
    expect(answer.statusCode).toBe(200);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is refused with a truncated %s',
    async (format) => {
      const whole = await noise(100, 100).toFormat(format).toBuffer();
      for (const part of [0.3, 0.7, 0.98]) {
        const cut = whole.subarray(0, Math.floor(whole.length * part));
        await shop.expectRefusal(400, damaged('cut.jpg'), ['cut.jpg', cut]);
      }
    },
  );

  it('is refused with a picture with corrupt data in the middle', async () => {
    const broken = await noise(300, 300).png().toBuffer();
    const middle = Math.floor(broken.length / 2);
    broken.fill(0x55, middle, middle + 500);
    await shop.expectRefusal(400, damaged('broken.png'), ['broken.png', broken]);
  });

  it('is refused as a whole because of one file', async () => {
    await shop.expectRefusal(
      415,
      notAPicture('notes.txt'),
      ['a.jpg', shop.jpeg],
      ['notes.txt', 'buy milk'],
      ['b.jpg', shop.jpeg],
    );
  });
});
