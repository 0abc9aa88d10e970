import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { bannerNameIn } from '../../contract/rules/banners.ts';
import { unsetHome } from '../../contract/rules/shopProfile.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { redAndBlue, uploadTo } from './support/pictureFiles.ts';
import { pictureFolder } from './support/pictureFolder.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const icons = { 'icon-512.png': 512, 'icon-192.png': 192, 'apple-touch-icon.png': 180 };
const maskable = { src: '/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' };

describe('the built app’s files with the shop’s icon and banner', async () => {
  const stored = lastingFolder();
  const now = () => new Date('2026-03-01T12:00:00Z');
  const built: Record<string, string> = {
    'index.html': '<html><head><title>Shop</title></head></html>',
    'config.js': 'window.hemline = { shop: { name: "Needle & Thread", social: [] } };',
    'manifest.webmanifest': JSON.stringify({ icons: [{ src: '/icons/icon-512.png' }, maskable] }),
    ...{ 'share.jpg': 'our picture', 'icon.svg': 'our icon' },
    ...Object.fromEntries(Object.keys(icons).map((name) => [`icons/${name}`, `our ${name}`])),
  };
  const { puts: _, ...options } = pictureFolder(stored, now);
  const shop = await forSuite(openTestApp({ ...options, dist: lastingFolder(built) }));
  const admin = await newAdmin(shop, 'admin@shop.test');
  const jpeg = await redAndBlue(600, 600).jpeg().toBuffer();
  const upload = async (): Promise<string> =>
    (await uploadTo('POST /bannerpicture', admin, ['me.jpg', jpeg])).json().images[0].name;
  let version = 0;
  const save = async (named: object) => {
    const home = { ...unsetHome, pictures: { ...unsetHome.pictures, ...named } };
    const profile = { ...exampleShopProfile, home, version: version++ };
    expect((await admin.call('POST /saveshopfacts', profile)).statusCode).toBe(200);
  };

  const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

  it('are the defaults until the owner sets some', async () => {
    const all = ['share.jpg', 'icon.svg', ...Object.keys(icons).map((name) => `icons/${name}`)];
    for (const file of all) expect((await get(`/${file}`)).body).toBe(built[file]);
    expect((await get('/manifest.webmanifest')).json().icons).toContainEqual(maskable);
  });

  it('are the defaults if the owner’s can’t be shown', async () => {
    const name = await upload();
    await save({ home: name, icon: name });
    for (const shape of ['wide', 'square'] as const) {
      writeFileSync(join(stored, bannerNameIn(shape, name)), 'no picture any more');
    }
    for (const file of ['share.jpg', 'icon.svg', 'icons/icon-512.png']) {
      const { statusCode, body } = await get(`/${file}`);
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: built[file] });
    }
  });

  it('are the defaults for a profile from before the icon existed', async () => {
    await save({});
    await shop.db.execute(sql`update shop_facts set facts = facts #- '{home,pictures,icon}'`);
    expect((await get('/icon.svg')).body).toBe('our icon');
    const { statusCode, body } = await admin.call('GET /shopfacts');
    expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
  });

  it('are the owner’s: the banner of shared links', async () => {
    await save({ home: await upload() });
    const { headers, rawPayload } = await get('/share.jpg');
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-cache' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 675 });
    const again = await get('/share.jpg', { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
    await save({});
    expect((await get('/share.jpg')).body).toBe('our picture');
  });

  it('are the owner’s: the icon in each size', async () => {
    await save({ icon: await upload() });
    for (const [name, size] of Object.entries(icons)) {
      const { headers, rawPayload } = await get(`/icons/${name}`);
      expect(headers['content-type']).toBe('image/png');
      const { format, width, height } = await sharp(rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
    }
    const { headers, rawPayload } = await get('/icon.svg');
    expect((await get('/icon.svg', { 'if-none-match': headers.etag })).statusCode).toBe(304);
    expect(headers['content-type']).toMatch('image/svg+xml');
    // As a browser renders it: left half red, right half blue.
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) =>
      [...data.subarray(((info.height >> 1) * info.width + x) * info.channels)].slice(0, 3);
    expect(at(4)[0]).toBeGreaterThan(200);
    expect(at(info.width - 4)[2]).toBeGreaterThan(200);
    // A circular mask would cut off its corners.
    expect((await get('/manifest.webmanifest')).json().icons).not.toContainEqual(maskable);
  });
});
