import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { forSuite } from './support/forSuite.ts';
import {
  type FormFile,
  hugePng,
  noise,
  redAndBlue,
  sendForm,
  upload,
} from './support/pictureFiles.ts';
import { openUploadShop } from './support/uploadShop.ts';

describe('an upload of pictures', async () => {
  const shop = await forSuite(openUploadShop());
  beforeEach(() => shop.empty());

  it('is refused before decoding if it has too many pixels', async () => {
    const bomb = hugePng(16_000, 16_000);
    expect(bomb.length).toBeLessThan(200_000);
    await shop.expectRefusal(413, '“bomb.png” has 256 megapixels: at most 25 are accepted.', [
      'bomb.png',
      bomb,
    ]);
    await shop.expectRefusal(413, '“bit.png” has 26 megapixels: at most 25 are accepted.', [
      'bit.png',
      hugePng(5001, 5000),
    ]);
    expect((await upload(shop.admin, ['just.png', hugePng(5000, 5000)])).statusCode).toBe(200);
  });

  it('is refused with too many bytes', async () => {
    const large = await noise(2000, 2000).png({ compressionLevel: 0 }).toBuffer();
    expect(large.length).toBeGreaterThan(limits.picture.bytes);
    await shop.expectRefusal(413, '“large.png” is larger than 10 MB.', ['large.png', large]);
    await shop.expectRefusal(
      413,
      '“large.png” is larger than 10 MB.',
      ['a.jpg', shop.jpeg],
      ['large.png', large],
    );
  });

  it('is refused with too many files', async () => {
    const tiny = await redAndBlue(8, 8).png().toBuffer();
    const files = Array.from({ length: limits.picture.files + 1 }, (): FormFile => ['a.png', tiny]);
    await shop.expectRefusal(413, 'At most 20 pictures can be sent at once.', ...files);
    expect((await upload(shop.admin, ...files.slice(1))).json().images).toHaveLength(20);
  });

  it('is refused with other form parts, or empty', async () => {
    const filesOnly = 'Send nothing but files, in the field images.';
    await shop.expectRefusal(400, filesOnly, ['a.jpg', shop.jpeg, 'avatar']);
    await shop.expectRefusal(400, 'There is no picture in the field images.');
    const form = new FormData();
    form.append('images', 'https://example.com/a.jpg');
    expect((await sendForm(shop.admin, form)).json().message).toBe(filesOnly);
    await shop.expectNothing();
  });

  it.each([
    ['application/json', '{"images":[]}', 415],
    ['image/jpeg', 'a picture by itself', 415],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', '--x\r\ncut off', 400],
    ['multipart/form-data; boundary=x', '', 400],
  ])('is refused as %s with %j', async (type, body, status) => {
    const answer = await shop.admin.call('POST /s3/upload', Buffer.from(body), {
      'content-type': type,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ success: false, message: expect.stringMatching(/\w+ .+\.$/) });
    await shop.expectNothing();
  });

  describe('of 200 MB over the network', async () => {
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const port = (shop.app.server.address() as AddressInfo).port;

    /** Sends without reading replies, as a browser does. */
    async function send() {
      const begin =
        '--x\r\nContent-Disposition: form-data; name="images"; filename="film.png"\r\n\r\n\x89PNG\r\n\x1a\n';
      const request = httpRequest(`http://127.0.0.1:${port}/api/s3/upload`, {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'x-xsrf-token': shop.admin.xsrf ?? '',
          authorization: `Bearer ${shop.admin.token}`,
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

    it('is reported as too large after it is sent', async () => {
      expect(await send()).toEqual({
        success: false,
        message: '“film.png” is larger than 10 MB.',
      });
      await shop.expectNothing();
    });
  });
});
