import { statSync } from 'node:fs';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import {
  bannerNameIn,
  bannerShapeNames,
  bannerSizes,
  bannerWidths,
} from '../../contract/rules/banners.ts';
import { unsetHome } from '../../contract/rules/shopProfile.ts';
import type { Home } from '../../contract/schemas/shopProfile.ts';
import { dumpShop } from '../../server/backup/backup.ts';
import { pictures as pictureRows } from '../../server/db/reviewSchema.ts';
import { pictureProcess } from '../../server/services/pictures/pictureProcess.ts';
import { removeUnusedPictures } from '../../server/services/pictures/storePictures.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import type { Customer } from './support/customer.ts';
import { emptyDatabase } from './support/emptyDatabase.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { noise, redAndBlue, uploadTo } from './support/pictureFiles.ts';
import { pictureFolder } from './support/pictureFolder.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const day = 24 * 3600 * 1000;

const { run } = pictureProcess;
const cuts = new Map<string, ReturnType<typeof run<'cutBanner'>>>();

/** Cropping takes a second and is deterministic: crop a file once, then rename its shapes. */
async function cutOnce(bytes: Uint8Array, stem: string) {
  const key = Buffer.from(bytes).toString('base64');
  const cut = cuts.get(key) ?? run('cutBanner', bytes, stem);
  cuts.set(key, cut);
  return (await cut).map((shape) => ({ ...shape, name: shape.name.replace(/^.*(?=-)/, stem) }));
}

onEitherDatabase('the owner’s pictures of the home page', (database) => {
  const now = () => new Date('2026-03-01T12:00:00Z');
  const { pictureUrls, pictures } = pictureFolder(lastingFolder(), now);
  let shop: TestApp;
  let admin: Customer;
  let jpeg: Buffer;

  beforeAll(async () => {
    const answer = (name: string, ...args: Parameters<typeof cutOnce>) =>
      name === 'cutBanner' ? cutOnce(...args) : run(name as 'cutBanner', ...args);
    vi.spyOn(pictureProcess, 'run').mockImplementation(answer as typeof run);
    const connection = { ...database(), close: async () => {} };
    shop = await openTestApp({ connection, now, pictureUrls, pictures });
    jpeg = await redAndBlue(600, 900).jpeg().toBuffer();
  });
  afterAll(() => vi.restoreAllMocks());
  beforeEach(async () => {
    await emptyDatabase(database().db);
    admin = await newAdmin(shop, 'admin@shop.test');
  });

  const shapesOf = (name: string) => bannerShapeNames.map((shape) => bannerNameIn(shape, name));
  const send = (...files: [string, Buffer][]) => uploadTo('POST /bannerpicture', admin, ...files);
  async function uploaded(file = jpeg): Promise<string> {
    const { images } = (await send(['me.jpg', file])).json();
    expect(images).toHaveLength(1);
    return images[0].name;
  }
  const save = (version: number, named: Partial<Home['pictures']>) => {
    const home = { ...unsetHome, pictures: { ...unsetHome.pictures, ...named } };
    return admin.call('POST /saveshopfacts', { ...exampleShopProfile, home, version });
  };
  const known = async () => (await shop.db.select().from(pictureRows)).map(({ name }) => name);
  const cleanUpLater = () =>
    removeUnusedPictures({
      ...{ db: shop.db, pictures, now: () => new Date(now().getTime() + 2 * day) },
    });

  it('are cropped from one file, and served in the same widths as ours', async () => {
    const name = await uploaded();
    expect((await save(0, { home: name })).statusCode).toBe(200);
    const rows = await shop.db
      .select()
      .from(pictureRows)
      .where(inArray(pictureRows.name, shapesOf(name)));
    for (const shape of bannerShapeNames) {
      const { width, height } = bannerSizes[shape];
      expect(rows).toContainEqual(
        expect.objectContaining({ name: bannerNameIn(shape, name), width, height }),
      );
    }
    const { pictureUrls: urls } = (await admin.call('GET /shopfacts')).json();
    expect(Object.keys(urls)).toEqual(['home']);
    for (const shape of ['wide', 'tall'] as const) {
      for (const width of bannerWidths[shape].filter((one) => one < 800)) {
        const url = urls.home[shape].replace('/960.webp', `/${width}.avif`);
        expect((await shop.app.inject(url)).headers['content-type']).toBe('image/avif');
      }
      expect((await shop.app.inject(urls.home[shape])).statusCode).toBe(200);
      const other = urls.home[shape].replace('/960.webp', '/961.webp');
      expect((await shop.app.inject(other)).statusCode).toBe(404);
    }
  });

  it('are no larger in bytes than ours, however detailed', async () => {
    const busy = await noise(1200, 1200).blur(1.5).jpeg().toBuffer();
    const name = await uploaded(busy);
    await save(0, { home: name });
    const { tall } = (await admin.call('GET /shopfacts')).json().pictureUrls.home;
    const { rawPayload } = await shop.app.inject(tall.replace('/960.webp', '/480.avif'));
    const ours = statSync('public/banners/kids-tall-480.avif').size;
    expect(rawPayload.length).toBeLessThanOrEqual(ours);
  });

  it('stay while they are used, and are removed a day after upload if not', async () => {
    const [first, second, never] = [await uploaded(), await uploaded(), await uploaded()];
    await save(0, { home: first, story: first, men: second });
    await cleanUpLater();
    expect((await known()).sort()).toEqual([...shapesOf(first), ...shapesOf(second)].sort());
    expect(await pictures.exists(bannerNameIn('tall', first))).toBe(true);
    expect(await pictures.exists(never)).toBe(false);
    await save(1, { story: first });
    await cleanUpLater();
    expect((await known()).sort()).toEqual(shapesOf(first).sort());
    await save(2, {});
    await cleanUpLater();
    expect(await known()).toEqual([]);
  });

  it('are in a backup in each shape', async () => {
    const name = await uploaded();
    await save(0, { kids: name });
    const dumped = await dumpShop(shop.db, {
      path: '',
      writeFile: async () => {},
      writeRows: async (_, rows) => {
        for await (const _lines of rows);
      },
    });
    expect(dumped.names).toEqual(expect.arrayContaining(shapesOf(name)));
  });

  it('are refused if they are missing or of another kind', async () => {
    const name = await uploaded();
    for (const wrong of ['p0-wide.webp', name.replace('-wide', '-tall'), 'front.webp', '../x']) {
      expect((await save(0, { home: wrong })).statusCode, wrong).toBe(400);
    }
    expect((await send(['a.jpg', jpeg], ['b.jpg', jpeg])).statusCode).toBe(413);
    expect((await send(['a.txt', Buffer.from('hello')])).statusCode).toBe(415);
  });
});
