import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pictures as pictureRows } from '../../../server/db/reviewSchema.ts';
import { newAdmin } from './enrolledAdmin.ts';
import { type FormFile, redAndBlue, upload } from './pictureFiles.ts';
import { pictureFolder } from './pictureFolder.ts';
import { lastingFolder } from './temporaryFolder.ts';
import { openTestApp, type TestAppOptions } from './testApp.ts';

const now = () => new Date('2026-03-01T12:00:00Z');

/** A shop that stores pictures in a folder, and an admin who uploads some. */
export async function openUploadShop(options: TestAppOptions = {}) {
  const folder = lastingFolder();
  const { pictureUrls, pictures: kept } = pictureFolder(folder, now);
  let isFull = false;
  const put = async (name: string, bytes: Uint8Array) => {
    if (isFull && readdirSync(folder).length > 0) throw new Error('the disk is full');
    await kept.put(name, bytes);
  };
  const pictures = { ...kept, put };
  const shop = await openTestApp({ now, pictureUrls, pictures, ...options });
  const admin = await newAdmin(shop, 'admin@shop.test');
  const stored = () => readdirSync(folder);
  const read = (name: string) => sharp(readFileSync(join(folder, name)));

  async function expectNothing() {
    expect(await shop.db.select().from(pictureRows)).toEqual([]);
    expect(stored()).toEqual([]);
  }

  return {
    ...shop,
    admin,
    now,
    /** A valid picture. */
    jpeg: await redAndBlue(600, 400).jpeg().toBuffer(),
    /** Names in the folder. */
    stored,
    read,
    /** Channels of one pixel: red, green, blue. */
    pixel: async (name: string, left: number, top: number): Promise<number[]> => {
      const area = { left, top, width: 1, height: 1 };
      return [...(await read(name).extract(area).raw().toBuffer())];
    },
    /** Fails to store all pictures after the first. */
    fillDisk: () => {
      isFull = true;
    },
    empty: async () => {
      isFull = false;
      await shop.db.delete(pictureRows);
      for (const name of stored()) await kept.remove(name);
    },
    expectNothing,
    /** Nothing is stored, and the error names the file. */
    expectRefusal: async (status: number, message: string, ...files: FormFile[]) => {
      const answer = await upload(admin, ...files);
      expect({ status: answer.statusCode, ...answer.json() }).toEqual({
        status,
        success: false,
        message,
      });
      await expectNothing();
    },
  };
}
