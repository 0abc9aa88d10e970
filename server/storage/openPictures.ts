import type { Config } from '../config.ts';
import { folderStorage } from './folderStorage.ts';
import type { OpenedPictures } from './pictureStorage.ts';
import type { PictureUrls } from './pictureUrls.ts';

/**
 * The bucket of the settings, else the folder.
 * @throws StartError when the bucket can't be used
 */
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
