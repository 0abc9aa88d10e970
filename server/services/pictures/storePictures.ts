import { randomBytes } from 'node:crypto';
import { addPictures, removePictures } from '../../repositories/pictures.ts';
import type { Context } from '../context.ts';
import type { UploadedPicture } from './uploadedPicture.ts';

type StoredPicture = { name: string; url: string };

/**
 * Keeps pictures under fresh random names, all of them or none. Their rows go first: what a crash
 * leaves behind has a row that nothing uses, and `removeUnusedPictures` finds it.
 */
export async function storePictures(
  { db, pictures, now, prewarm }: Pick<Context, 'db' | 'pictures' | 'now' | 'prewarm'>,
  uploaded: readonly UploadedPicture[],
): Promise<StoredPicture[]> {
  const named = uploaded.map((picture) => ({ ...picture, name: newName() }));
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

/** 120 random bits, so that no name is ever used twice or can be guessed. */
function newName(): string {
  return `p${randomBytes(15).toString('hex')}.webp`;
}
