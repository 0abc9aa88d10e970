import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { pictures } from '../../server/db/pictureSchema.ts';
import { folderStorage } from '../../server/storage/folderStorage.ts';
import { createPictureUrls } from '../../server/storage/pictureUrls.ts';
import { type Customer, signedUp, visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import {
  type FormFile,
  hugePng,
  noise,
  redAndBlue,
  sendForm,
  upload,
  withComment,
} from './support/pictureFiles.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const now = () => new Date('2026-03-01T12:00:00Z');

describe('an upload of pictures', () => {
  const folder = lastingFolder();
  const pictureUrls = createPictureUrls({ secret: 'a secret of the tests', apiUrl: '/api', now });
  const kept = folderStorage(folder, pictureUrls);
  const disk = { full: false };
  let shop: TestApp;
  let admin: Customer;
  let jpeg: Buffer;
  beforeAll(async () => {
    const put = async (name: string, bytes: Uint8Array) => {
      if (disk.full && readdirSync(folder).length > 0) throw new Error('the disk is full');
      await kept.put(name, bytes);
    };
    shop = await openTestApp({ now, pictureUrls, pictures: { ...kept, put } });
    admin = await newAdmin(shop, 'admin@shop.test');
    jpeg = await redAndBlue(600, 400).jpeg().toBuffer();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    disk.full = false;
    await shop.db.delete(pictures);
    for (const name of readdirSync(folder)) await kept.remove(name);
  });

  const read = (name: string) => sharp(readFileSync(join(folder, name)));
  const expectNothing = async () => {
    expect(await shop.db.select().from(pictures)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  };
  /** Nothing is stored, and what is wrong is said of the file by its name. */
  async function expectRefusal(status: number, message: string, ...files: FormFile[]) {
    const answer = await upload(admin, ...files);
    expect({ status: answer.statusCode, ...answer.json() }).toEqual({
      status,
      success: false,
      message,
    });
    await expectNothing();
  }

  describe('is kept as the shop’s own WebP', () => {
    it.each(['jpeg', 'png', 'webp', 'avif'] as const)('when it is %s', async (format) => {
      const file = await redAndBlue(600, 400).toFormat(format).toBuffer();
      const answer = await upload(admin, [`holiday.${format}`, file]);
      expect(answer.statusCode).toBe(200);
      const { success, images } = answer.json();
      expect(success).toBe(true);
      expect(images).toEqual([
        {
          name: expect.stringMatching(/^p[0-9a-f]{30}\.webp$/),
          url: expect.stringContaining(images[0].name),
        },
      ]);
      expect(await read(images[0].name).metadata()).toMatchObject({
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
          createdAt: now(),
        },
      ]);
    });

    it('several at once in their order, each under a name of its own', async () => {
      const square = await redAndBlue(300, 300).png().toBuffer();
      const answer = await upload(admin, ['a.jpg', jpeg], ['a.jpg', jpeg], ['b.png', square]);
      const names = answer.json().images.map(({ name }: { name: string }) => name);
      expect(new Set(names).size).toBe(3);
      expect((await read(names[2]).metadata()).height).toBe(300);
      expect(readdirSync(folder).sort()).toEqual([...names].sort());
    });

    it('upright, in sRGB, without the place it was taken at', async () => {
      const turned = await redAndBlue(600, 400)
        .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'N' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect((await sharp(turned).metadata()).orientation).toBe(6);
      const [{ name }] = (await upload(admin, ['turned.jpg', turned])).json().images;
      const { width, height, exif, icc, orientation } = await read(name).metadata();
      expect({ width, height, exif, icc, orientation }).toEqual({ width: 400, height: 600 });
      const top = await pixel(name, 200, 100);
      expect(top[0]).toBeGreaterThan(200);
      expect(top[2]).toBeLessThan(60);
    });

    it('in the colours of a screen when it was made for print', async () => {
      const cmyk = await redAndBlue(600, 400).toColourspace('cmyk').jpeg().toBuffer();
      expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
      const [{ name }] = (await upload(admin, ['print.jpg', cmyk])).json().images;
      expect(await read(name).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
      const [red = 0, green = 0, blue = 0] = await pixel(name, 100, 200);
      expect(red).toBeGreaterThan(150);
      expect(Math.max(green, blue)).toBeLessThan(100);
    });

    it('no wider than any screen needs', async () => {
      const [wide, tall] = [hugePng(4000, 3000), hugePng(1000, 6000)];
      const { images } = (await upload(admin, ['wide.png', wide], ['tall.png', tall])).json();
      expect(await read(images[0].name).metadata()).toMatchObject({ width: 2000, height: 1500 });
      expect(await read(images[1].name).metadata()).toMatchObject({ width: 500, height: 3000 });
    });

    it('on white where it was transparent', async () => {
      const background = { r: 0, g: 0, b: 0, alpha: 0 };
      const clear = sharp({ create: { width: 400, height: 400, channels: 4, background } });
      const { images } = (await upload(admin, ['clear.png', await clear.png().toBuffer()])).json();
      expect(await pixel(images[0].name, 200, 200)).toEqual([255, 255, 255]);
    });

    it('with what a phone puts behind a JPEG left out', async () => {
      const { images } = (await upload(admin, ['hdr.jpg', Buffer.concat([jpeg, jpeg])])).json();
      expect((await read(images[0].name).metadata()).width).toBe(600);
    });

    it('whatever its name says', async () => {
      const names = [
        'C:\\pictures\\shirt.png',
        'shirt..png',
        'shirt.exe',
        `${'x'.repeat(300)}.png`,
      ];
      const answer = await upload(admin, ...names.map((name): FormFile => [name, jpeg]));
      expect(answer.statusCode).toBe(200);
      for (const { name } of answer.json().images) expect(name).toMatch(/^p[0-9a-f]{30}\.webp$/);
      expect(readdirSync(folder)).toHaveLength(4);
    });
  });

  const markup = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const notAPicture = (name: string) => `“${name}” is not a picture in JPEG, PNG, WebP or AVIF.`;

  it.each([
    ['an SVG', 'logo.svg', markup],
    ['an SVG that calls itself a PNG', 'logo.png', markup],
    ['a text that calls itself a JPEG', 'shirt.jpg', 'Dear shop, here is my shirt.'],
    ['a page that calls itself a WebP', 'shirt.webp', '<!doctype html><title>x</title>'],
    ['a PDF', 'price-list.pdf', '%PDF-1.7\n1 0 obj'],
    ['the beginning of a JPEG and no more', 'shirt.jpg', '\u00ff'],
    ['nothing at all', 'empty.png', ''],
  ])('is refused with %s in it', async (_, name, content) => {
    await expectRefusal(415, notAPicture(name), [name, content]);
  });

  it.each(['../../../etc/passwd', '..\\..\\boot.ini', 'pictures/../../shirt.png', '..'])(
    'is refused when its name leads elsewhere: %s',
    async (name) => {
      const message = `“${name}” is not a file’s name: rename the picture first.`;
      await expectRefusal(400, message, [name, jpeg]);
    },
  );

  it('is refused with a GIF or an animated PNG in it', async () => {
    const gif = await redAndBlue(20, 20).gif().toBuffer();
    await expectRefusal(415, notAPicture('moving.gif'), ['moving.gif', gif]);
  });

  it('is refused with a picture in it that moves', async () => {
    const frames = await Promise.all(
      [noise(40, 40), redAndBlue(40, 40)].map((f) => f.png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    await expectRefusal(415, '“cinema.webp” moves: choose a picture that stands still.', [
      'cinema.webp',
      moving,
    ]);
  });

  describe('is refused with a picture in it that is something else as well', () => {
    const page = '\n<html><body><script>alert(1)</script></body></html>';
    const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60, 7)]);

    it.each(['jpeg', 'png', 'webp', 'avif'] as const)('behind a %s', async (format) => {
      const picture = await redAndBlue(64, 64).toFormat(format).toBuffer();
      for (const extra of [Buffer.from(page), zip, Buffer.from('import os')]) {
        await expectRefusal(
          415,
          '“both.png” holds more than a picture: save it as a plain picture first.',
          ['both.png', Buffer.concat([picture, extra])],
        );
      }
    });

    it('in its metadata', async () => {
      const hiding = await redAndBlue(64, 64)
        .withExif({ IFD0: { ImageDescription: '<?php system($_GET[0]); ?>' } })
        .jpeg()
        .toBuffer();
      await expectRefusal(
        415,
        '“photo.jpg” holds more than a picture: save it as a plain picture first.',
        ['photo.jpg', hiding],
      );
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
      await expectRefusal(
        415,
        '“photo.jpg” holds more than a picture: save it as a plain picture first.',
        ['photo.jpg', withComment(jpeg, hidden)],
      );
    });
  });

  it('takes for markup no bytes that look like its beginning by chance', async () => {
    const chance = '<sVg\x8f<SVG >\xd8<hTMl\x01<?pHp\xfe%PdF-\x02<script\x9d xmlns';
    const answer = await upload(admin, ['photo.jpg', withComment(jpeg, chance)]);
    expect(answer.statusCode).toBe(200);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is refused with a %s in it that was cut off',
    async (format) => {
      const whole = await noise(100, 100).toFormat(format).toBuffer();
      for (const part of [0.3, 0.7, 0.98]) {
        const cut = whole.subarray(0, Math.floor(whole.length * part));
        await expectRefusal(400, '“cut.jpg” is damaged: it can’t be read to its end.', [
          'cut.jpg',
          cut,
        ]);
      }
    },
  );

  it('is refused with a picture in it whose middle is broken', async () => {
    const broken = await noise(300, 300).png().toBuffer();
    const middle = Math.floor(broken.length / 2);
    broken.fill(0x55, middle, middle + 500);
    await expectRefusal(400, '“broken.png” is damaged: it can’t be read to its end.', [
      'broken.png',
      broken,
    ]);
  });

  it('is refused with too many pixels in it, before they are unpacked', async () => {
    const bomb = hugePng(16_000, 16_000);
    expect(bomb.length).toBeLessThan(200_000);
    await expectRefusal(413, '“bomb.png” has 256 megapixels: at most 25 are accepted.', [
      'bomb.png',
      bomb,
    ]);
    await expectRefusal(413, '“bit.png” has 26 megapixels: at most 25 are accepted.', [
      'bit.png',
      hugePng(5001, 5000),
    ]);
    expect((await upload(admin, ['just.png', hugePng(5000, 5000)])).statusCode).toBe(200);
  });

  it('is refused with too many bytes in it', async () => {
    const large = await noise(2000, 2000).png({ compressionLevel: 0 }).toBuffer();
    expect(large.length).toBeGreaterThan(limits.picture.bytes);
    await expectRefusal(413, '“large.png” is larger than 10 MB.', ['large.png', large]);
    await expectRefusal(
      413,
      '“large.png” is larger than 10 MB.',
      ['a.jpg', jpeg],
      ['large.png', large],
    );
  });

  it('is refused as a whole for one file of it', async () => {
    await expectRefusal(
      415,
      notAPicture('notes.txt'),
      ['a.jpg', jpeg],
      ['notes.txt', 'buy milk'],
      ['b.jpg', jpeg],
    );
  });

  it('is refused with too many files in it', async () => {
    const tiny = await redAndBlue(8, 8).png().toBuffer();
    const files = Array.from({ length: limits.picture.files + 1 }, (): FormFile => ['a.png', tiny]);
    await expectRefusal(413, 'At most 20 pictures can be sent at once.', ...files);
    expect((await upload(admin, ...files.slice(1))).json().images).toHaveLength(20);
  });

  it('is refused with anything else in the form, or nothing', async () => {
    const filesOnly = 'Send nothing but files, in the field images.';
    await expectRefusal(400, filesOnly, ['a.jpg', jpeg, 'avatar']);
    await expectRefusal(400, 'There is no picture in the field images.');
    const form = new FormData();
    form.append('images', 'https://example.com/a.jpg');
    expect((await sendForm(admin, form)).json().message).toBe(filesOnly);
    await expectNothing();
  });

  it.each([
    ['application/json', '{"images":[]}', 415],
    ['image/jpeg', 'a picture by itself', 415],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', '--x\r\ncut off', 400],
    ['multipart/form-data; boundary=x', '', 400],
  ])('is refused as %s holding %j', async (type, body, status) => {
    const answer = await admin.call('POST /s3/upload', Buffer.from(body), { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ success: false, message: expect.stringMatching(/\w+ .+\.$/) });
    await expectNothing();
  });

  it('leaves nothing behind when the storage fails half-way', async () => {
    disk.full = true;
    const answer = await upload(admin, ['a.jpg', jpeg], ['b.jpg', jpeg]);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('disk');
    await expectNothing();
  });

  it('is for admins, with the XSRF token of their session', async () => {
    const ana = await signedUp(shop.app, 'ana@shop.test');
    expect((await upload(visitor(shop.app), ['a.jpg', jpeg])).statusCode).toBe(401);
    expect((await upload(ana, ['a.jpg', jpeg])).statusCode).toBe(403);
    const stranger = Object.assign(visitor(shop.app), { token: admin.token });
    const answer = await upload(stranger, ['a.jpg', jpeg]);
    expect(answer.statusCode).toBe(403);
    expect(Object.keys(answer.json().fields)).toEqual(['X-XSRF-TOKEN']);
    await expectNothing();
  });

  describe('of 200 MB over the network', () => {
    let port: number;
    beforeAll(async () => {
      await shop.app.listen({ host: '127.0.0.1', port: 0 });
      port = (shop.app.server.address() as AddressInfo).port;
    });

    /** Sends without looking whether an answer came, as a browser does. */
    async function send() {
      const begin =
        '--x\r\nContent-Disposition: form-data; name="images"; filename="film.png"\r\n\r\n\x89PNG\r\n\x1a\n';
      const request = httpRequest(`http://127.0.0.1:${port}/api/s3/upload`, {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'x-xsrf-token': admin.xsrf ?? '',
          authorization: `Bearer ${admin.token}`,
        },
      });
      const answered = new Promise<string>((resolve, reject) => {
        request.on('response', (answer) => resolve(text(answer)));
        request.on('error', reject);
      });
      request.write(begin, 'latin1');
      const megabyte = Buffer.alloc(1024 * 1024);
      for (let sent = 0; sent < 200; sent++) {
        if (!request.write(megabyte))
          await new Promise((drained) => request.once('drain', drained));
      }
      request.end('\r\n--x--\r\n');
      return JSON.parse(await answered);
    }

    it('is told to be too large once it is sent', async () => {
      expect(await send()).toEqual({
        success: false,
        message: '“film.png” is larger than 10 MB.',
      });
      await expectNothing();
    });
  });

  async function pixel(name: string, left: number, top: number): Promise<number[]> {
    const area = { left, top, width: 1, height: 1 };
    return [...(await read(name).extract(area).raw().toBuffer())];
  }
});
