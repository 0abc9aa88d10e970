import { randomBytes } from 'node:crypto';
import { bannerShapeOf } from '../../../contract/rules/banners.ts';
import { addPictures, removePictures } from '../../repositories/pictures.ts';
import type { Context } from '../context.ts';
import { pictureProcess, pictureQueue } from './pictureProcess.ts';
import type { UploadedPicture } from './redrawUpload.ts';

type StoredPicture = { name: string; url: string };

/**
 * Keeps pictures, all of them or none, each under its name or a fresh random one with this prefix.
 * Their rows go first: what a crash leaves behind has a row that nothing uses, and
 * `removeUnusedPictures` finds it.
 */
export async function storePictures(
  { db, pictures, now, prewarm }: Pick<Context, 'db' | 'pictures' | 'now' | 'prewarm'>,
  uploaded: readonly (UploadedPicture & { name?: string })[],
  prefix?: string,
): Promise<StoredPicture[]> {
  const named = uploaded.map((picture) => ({ name: `${newStem(prefix)}.webp`, ...picture }));
  const names = named.map(({ name }) => name);
  await addPictures(
    db,
    named.map(({ bytes: _, ...facts }) => ({ ...facts, createdAt: now() })),
  );
  try {
    for (const { name, bytes } of named) await pictures.put(name, bytes);
  } catch (error) {
    await Promise.allSettled(names.map((name) => pictures.remove(name)));
    await removePictures(db, names);
    throw error;
  }
  prewarm?.(named);
  return Promise.all(names.map(async (name) => ({ name, url: await pictures.signedUrl(name) })));
}

/** Keeps each picture in the shapes of a banner, under sibling names. Answers the wide ones. */
export async function storeBanners(
  context: Parameters<typeof storePictures>[0],
  uploaded: readonly UploadedPicture[],
): Promise<StoredPicture[]> {
  const cut = await Promise.all(
    uploaded.map(({ bytes }) =>
      pictureQueue.add(() => pictureProcess.run('cutBanner', bytes, newStem())),
    ),
  );
  const stored = await storePictures(context, cut.flat());
  return stored.filter(({ name }) => bannerShapeOf(name) === 'wide');
}

/** 120 random bits, so that no name is ever used twice or can be guessed. */
function newStem(prefix = 'p'): string {
  return `${prefix}${randomBytes(15).toString('hex')}`;
}
