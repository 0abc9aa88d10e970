import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patterns } from '../../contract/limits.ts';
import type { Config } from '../config.ts';
import type { OpenedPictures, PictureStorage } from './pictureStorage.ts';
import type { PictureUrls } from './pictureUrls.ts';

/** @throws StartError when the bucket of the settings can't be used */
export async function openPictures(
  { S3_BUCKET, S3_ENDPOINT, S3_REGION }: Config,
  folder: string,
  urls: PictureUrls,
  now: () => Date,
): Promise<OpenedPictures> {
  if (!S3_BUCKET) {
    return { ...folderStorage(folder, urls), problem: undefined, close: async () => {} };
  }
  // The SDK is large: a shop without a bucket starts without it.
  const { openS3Storage } = await import('./s3Storage.ts');
  return openS3Storage({ S3_BUCKET, S3_ENDPOINT, S3_REGION }, urls, now);
}

const nameIsSafe = new RegExp(patterns.imageName);

/** Pictures in a folder of this machine, sent by this server. */
export function folderStorage(folder: string, urls: PictureUrls): PictureStorage {
  const pathOf = (name: string) => join(folder, name);

  return {
    async put(name, bytes) {
      if (!nameIsSafe.test(name)) throw new Error(`Not a picture's name: ${name}`);
      await mkdir(folder, { recursive: true });
      const unfinished = pathOf(`.${randomUUID()}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, pathOf(name));
    },
    async exists(name) {
      if (!nameIsSafe.test(name)) return false;
      return (await orMissing(access(pathOf(name)).then(() => true))) ?? false;
    },
    async open(name) {
      if (!nameIsSafe.test(name)) return undefined;
      const file = await orMissing(open(pathOf(name)));
      if (!file) return undefined;
      const { size, mtimeMs } = await file.stat();
      const version = `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
      return { stream: file.createReadStream(), size, version };
    },
    async remove(name) {
      if (nameIsSafe.test(name)) await rm(pathOf(name), { force: true });
    },
    signedUrl: async (name) => urls.sign(name),
    renditionsUrl: urls.signRenditions,
  };
}

/** A failing disk does not reveal whether the file exists. */
async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
