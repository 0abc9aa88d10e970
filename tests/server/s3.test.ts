import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openPictures } from '../../server/storage/openPictures.ts';
import { createPictureUrls } from '../../server/storage/pictureUrls.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { redAndBlue, upload } from './support/pictureFiles.ts';
import { s3Key, startS3 } from './support/s3StandIn.ts';
import { openTestApp } from './support/testApp.ts';

const bucket = 'hemline-pictures';
const clock = { now: new Date('2026-03-01T09:00:00Z') };
const now = () => clock.now;
const pictureUrls = createPictureUrls({ secret: 'a secret of the tests', apiUrl: '/api', now });

describe('pictures in a bucket', async () => {
  const s3 = await forSuite(startS3(bucket));
  beforeEach(() => {
    clock.now = new Date('2026-03-01T09:00:00Z');
    vi.stubEnv('AWS_ACCESS_KEY_ID', s3Key);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret of the tests');
    s3.objects.clear();
    s3.calls.length = 0;
  });
  afterEach(() => vi.unstubAllEnvs());

  const open = (S3_BUCKET = bucket) => {
    const config = readConfig({ S3_BUCKET, S3_ENDPOINT: s3.url, S3_REGION: 'eu-west-1' });
    return openPictures(config, '/nowhere', pictureUrls, now);
  };

  it('are stored, found, read and removed there', async () => {
    const storage = await open();
    expect(await storage.exists('shirt.webp')).toBe(false);
    expect(await storage.open('shirt.webp')).toBeUndefined();

    await storage.put('shirt.webp', Buffer.from('a picture'));
    expect(s3.objects.get('shirt.webp')).toEqual({
      bytes: Buffer.from('a picture'),
      type: 'image/webp',
    });
    expect(await storage.exists('shirt.webp')).toBe(true);
    const found = await storage.open('shirt.webp');
    expect(found).toMatchObject({ size: 9, version: '9-of-shirt.webp' });
    expect(found && (await text(found.stream))).toBe('a picture');

    await storage.remove('shirt.webp');
    await storage.remove('shirt.webp');
    expect(await storage.exists('shirt.webp')).toBe(false);
    await storage.close();
  });

  it('have a working URL in the bucket that is stable for a UTC day', async () => {
    const storage = await open();
    await storage.put('shirt.webp', Buffer.from('a picture'));
    const url = await storage.signedUrl('shirt.webp');
    const { origin, pathname, searchParams } = new URL(url);
    expect(`${origin}${pathname}`).toBe(`${s3.url}/${bucket}/shirt.webp`);
    expect(searchParams.get('X-Amz-Date')).toBe('20260301T000000Z');
    expect(searchParams.get('X-Amz-Expires')).toBe(String(2 * 86_400));
    expect(await (await fetch(url)).text()).toBe('a picture');

    clock.now = new Date('2026-03-01T23:59:59Z');
    const other = await open();
    expect(await storage.signedUrl('shirt.webp')).toBe(url);
    expect(await other.signedUrl('shirt.webp')).toBe(url);
    clock.now = new Date('2026-03-02T00:00:00Z');
    expect(await storage.signedUrl('shirt.webp')).not.toBe(url);
    await Promise.all([storage.close(), other.close()]);
  });

  it('never have a name with a path in it', async () => {
    const storage = await open();
    s3.calls.length = 0;
    for (const name of ['../secret', 'a/b.webp', '.hidden', '']) {
      expect(await storage.exists(name)).toBe(false);
      expect(await storage.open(name)).toBeUndefined();
      await storage.remove(name);
      await expect(storage.put(name, Buffer.from(''))).rejects.toThrow();
    }
    expect(s3.calls).toEqual([]);
    await storage.close();
  });

  it('that are temporarily unavailable are not reported missing', async () => {
    const storage = await open();
    await storage.put('shirt.webp', Buffer.from('a picture'));
    for (const ask of [storage.exists, storage.open, storage.remove]) {
      s3.control.failing = 1;
      await expect(ask('shirt.webp')).rejects.toThrow();
    }
    await storage.close();
  });

  it('are uploaded, and this server sends every width', async () => {
    const storage = await open();
    const shop = await openTestApp({ pictures: storage, pictureUrls, now });
    const admin = await newAdmin(shop, 'admin@shop.test');
    const file = await redAndBlue(700, 700).png().toBuffer();
    const [{ name, url }] = (await upload(admin, ['a.png', file])).json().images;
    expect([...s3.objects.keys()]).toEqual([name]);
    const seen = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect((await sharp(seen).metadata()).width).toBe(700);

    const address = storage
      .renditionsUrl(name)
      .replace('{width}', '480')
      .replace('{format}', 'avif');
    const answer = await shop.app.inject(address);
    expect(answer.statusCode).toBe(200);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(480);
    expect(s3.objects.get(`${name}.480.avif`)?.type).toBe('image/avif');
    await shop.close();
    await storage.close();
  });

  it('wait for an unavailable bucket: the shop starts, reports it, and answers 503 until it is back', async () => {
    const away = await startS3(bucket);
    await away.close();
    const config = readConfig({ S3_BUCKET: bucket, S3_ENDPOINT: away.url });
    const storage = await openPictures(config, '/nowhere', pictureUrls, now);
    expect(storage.problem).toMatch(/^S3_BUCKET hemline-pictures cannot be used: .*ECONNREFUSED/);
    const shop = await openTestApp({ pictures: storage, pictureUrls, now });
    const admin = await newAdmin(shop, 'admin@shop.test');
    const answers = [
      await shop.app.inject('/api/s3/getimage/shirt.webp'),
      await shop.app.inject(pictureUrls.sign('shirt.webp')),
      await upload(admin, ['a.png', await redAndBlue(10, 10).png().toBuffer()]),
    ];
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await shop.app.inject('/api/allproducts')).statusCode).toBe(200);
    await shop.close();
    await storage.close();
  });

  it('do not wait for a bucket that never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const later = setTimeout;
    vi.stubGlobal('setTimeout', (work: () => void, ms: number) => later(work, ms / 20));
    const S3_ENDPOINT = `http://127.0.0.1:${port}`;
    const config = readConfig({ S3_BUCKET: bucket, S3_ENDPOINT });
    const storage = await openPictures(config, '/nowhere', pictureUrls, now);
    expect(storage.problem).toMatch(/^S3_BUCKET hemline-pictures cannot be used: /);
    await storage.close();
  });

  it('require an existing bucket, and credentials for it', async () => {
    await expect(open('another-bucket')).rejects.toThrow(
      'S3_BUCKET another-bucket cannot be used: there is no such bucket.',
    );
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIASOMEBODYELSE');
    await expect(open()).rejects.toThrow(
      `S3_BUCKET ${bucket} cannot be used: the credentials may not use it.`,
    );
  });

  it.each([301, 400, 403])('report the bucket’s region (%i)', async (status) => {
    s3.control.region = { name: 'eu-central-1', status };
    await expect(open()).rejects.toThrow(
      `S3_BUCKET ${bucket} cannot be used: it is in another region: set S3_REGION to eu-central-1 (it is eu-west-1).`,
    );
    s3.control.region = { name: '', status: 400 };
    await expect(open()).rejects.toThrow(
      `S3_BUCKET ${bucket} cannot be used: the store answers 400: set S3_REGION to the bucket’s region (it is eu-west-1), and check S3_ENDPOINT.`,
    );
    s3.control.region = undefined;
  });

  it.each([
    [
      { S3_BUCKET: 'Has Spaces' },
      'S3_BUCKET is wrong "Has Spaces": it must be the name of a bucket: 3 to 63 of a–z, 0–9, dots and dashes.',
    ],
    [
      { S3_BUCKET: bucket, S3_ENDPOINT: 's3.example' },
      'S3_ENDPOINT is wrong "s3.example": it must be a URL like https://s3.example.',
    ],
    [
      { S3_ENDPOINT: 'https://s3.example' },
      'S3_BUCKET is missing: with S3_ENDPOINT, set it to the bucket that keeps the pictures.',
    ],
    [
      { S3_REGION: 'eu-west-1' },
      'S3_BUCKET is missing: with S3_REGION, set it to the bucket that keeps the pictures.',
    ],
  ])('%j stop the start with one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
