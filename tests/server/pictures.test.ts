import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { pictureFolder } from './support/pictureFolder.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

describe('pictures', async () => {
  const database = await forSuite(openMemoryDatabase());

  /** A shop with one picture, and a clock that the test moves. */
  async function openWithPicture(apiUrl = '/api') {
    const clock = { now: new Date('2026-03-01T00:00:00Z') };
    const now = () => clock.now;
    const folder = temporaryFolder();
    const { pictureUrls, pictures } = pictureFolder(folder, now, apiUrl);
    await pictures.put('shirt.webp', Buffer.from('a picture'));
    const connection = { ...database, close: async () => {} };
    const { app } = await openTestApp({ connection, pictures, pictureUrls, now });
    const ask = async (name: string) => (await app.inject(`/api/s3/getimage/${name}`)).json();
    return { app, clock, folder, pictures, ask };
  }

  it('are sent from their signed URL, cacheable until it expires', async () => {
    const { app, clock, ask } = await openWithPicture();
    clock.now = new Date('2026-03-01T18:00:00Z');
    const { url } = await ask('shirt.webp');
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('a picture');
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['content-length']).toBe('9');
    expect(answer.headers['cache-control']).toBe(`public, max-age=${30 * 3600}, immutable`);

    const etag = String(answer.headers.etag);
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await app.inject({ method: 'HEAD', url })).headers['content-length']).toBe('9');
  });

  it('keep their URL for a UTC day, and it is valid for at least another', async () => {
    const { app, clock, ask } = await openWithPicture();
    const { url } = await ask('shirt.webp');
    clock.now = new Date('2026-03-01T23:59:59Z');
    expect((await ask('shirt.webp')).url).toBe(url);
    clock.now = new Date('2026-03-02T00:00:00Z');
    expect((await ask('shirt.webp')).url).not.toBe(url);
    clock.now = new Date('2026-03-02T23:59:59Z');
    expect((await app.inject(url)).statusCode).toBe(200);
    clock.now = new Date('2026-03-03T00:00:00Z');
    expect((await app.inject(url)).statusCode).toBe(403);
  });

  it.each([
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
    ['an end that is no number', (url: string) => url.replace(/expires=\d+/, 'expires=never')],
    ['another signature', (url: string) => `${url}x`],
    ['two signatures', (url: string) => `${url}&signature=x`],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
    ['nothing', (url: string) => url.replace(/\?.*/, '')],
  ])('are refused with %s', async (_, change) => {
    const { app, ask } = await openWithPicture();
    const answer = await app.inject(change((await ask('shirt.webp')).url));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ success: false, message: expect.any(String) });
  });

  it('share a signature across the shop, so that lists compress well', async () => {
    const { pictures } = await openWithPicture();
    const signatureOf = async (name: string) => (await pictures.signedUrl(name)).split('?')[1];
    expect(await signatureOf('shirt.webp')).toBe(await signatureOf('coat.webp'));
    expect(await signatureOf('shirt.webp')).not.toBe(await signatureOf('review-1.webp'));
  });

  it.each([
    ["another customer's", 'review-1.webp'],
    ["the shop's", 'shirt.webp'],
  ])('of a customer are refused with the signature of %s', async (_, other) => {
    const { app, pictures } = await openWithPicture();
    await pictures.put('review-2.webp', Buffer.from('a picture'));
    const { url } = (await app.inject('/api/s3/getimage/review-2.webp')).json();
    expect((await app.inject(url)).statusCode).toBe(200);
    const forged = (await pictures.signedUrl(other)).replace(other, 'review-2.webp');
    expect((await app.inject(forged)).statusCode).toBe(403);
  });

  it('are never read from outside their folder', async () => {
    const { app, pictures } = await openWithPicture();
    for (const name of ['../secret', '..%2fsecret', '.hidden', 'a/b.webp', '']) {
      expect(await pictures.exists(name)).toBe(false);
      expect(await pictures.open(name)).toBeUndefined();
      await expect(pictures.put(name, Buffer.from(''))).rejects.toThrow();
    }
    const url = await pictures.signedUrl('..%2f..%2fetc%2fpasswd');
    expect([403, 404]).toContain((await app.inject(url)).statusCode);
  });

  it('are stored completely or not at all', async () => {
    const { pictures, folder } = await openWithPicture();
    await Promise.all([1, 2, 3].map((n) => pictures.put('new.webp', Buffer.alloc(1e6, n))));
    expect(readdirSync(folder).sort()).toEqual(['new.webp', 'shirt.webp']);
  });

  it('have an absolute URL if the app may be hosted elsewhere', async () => {
    const { ask } = await openWithPicture('https://shop.example/api');
    expect((await ask('shirt.webp')).url).toMatch(
      /^https:\/\/shop\.example\/api\/pictures\/shirt\.webp\?expires=\d+&signature=[\w-]{22}$/,
    );
  });
});
