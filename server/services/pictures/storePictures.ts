import { randomBytes } from 'node:crypto';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { bannerShapeOf } from '../../../contract/rules/banners.ts';
import { heicMessage, notAPictureMessage } from '../../../contract/rules/uploads.ts';
import { BadInput, type ShopError, TooLarge, WrongType } from '../../errors.ts';
import { addMs } from '../../lib/time.ts';
import {
  addPictures,
  findUnusedPictures,
  lockUnusedPicture,
  removePictures,
} from '../../repositories/pictures.ts';
import type { Context } from '../context.ts';
import { pictureProcess, pictureQueue } from './pictureProcess.ts';
import type { UploadError, UploadedPicture } from './redrawUpload.ts';
import { renditionNames } from './renditionUrls.ts';

type StoredPicture = { name: string; url: string };

/**
 * Stores pictures, all or none, each under its name or a new random one with this prefix. Writes
 * rows first: a crash leaves rows without a use, which `removeUnusedPictures` finds.
 */
export async function storePictures(
  { db, pictures, now, prewarm }: Pick<Context, 'db' | 'pictures' | 'now' | 'prewarm'>,
  uploaded: readonly (UploadedPicture & { name?: string })[],
  prefix?: string,
): Promise<StoredPicture[]> {
  const named = uploaded.map((picture) => ({ name: `${newStem(prefix)}.webp`, ...picture }));
  const names = named.map(({ name }) => name);
  const rows = named.map(({ bytes: _, ...facts }) => ({ ...facts, createdAt: now() }));
  await addPictures(db, rows);
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

/** Stores each picture in the shapes of a banner, under sibling names. Returns the wide ones. */
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

/** 120 random bits, so that names are never reused or guessed. */
function newStem(prefix = 'p'): string {
  return `${prefix}${randomBytes(15).toString('hex')}`;
}

/**
 * @param name the client's, for messages
 * @throws WrongType, TooLarge or BadInput, naming the file
 */
export async function readUploadedPicture(name: string, bytes: Buffer): Promise<UploadedPicture> {
  const read = await pictureQueue.add(() => pictureProcess.run('redrawUpload', bytes));
  if ('fault' in read) throw refusal(name, read);
  return read;
}

function refusal(name: string, found: UploadError): ShopError {
  switch (found.fault) {
    case 'no picture':
      return new WrongType(notAPictureMessage(name));
    case 'HEIC':
      return new WrongType(heicMessage(name));
    case 'holds more':
      return new WrongType(
        i18n.t('“{name}” holds more than a picture: save it as a plain picture first.', { name }),
      );
    case 'moves':
      return new WrongType(i18n.t('“{name}” moves: choose a picture that stands still.', { name }));
    case 'unknown colors':
      return new WrongType(
        i18n.t(
          '“{name}” has colours that can’t be converted, such as those of HDR: save it as sRGB first.',
          { name },
        ),
      );
    case 'unsupported':
      return new WrongType(
        i18n.t(
          '“{name}” is encoded in a way that can’t be read here: save it again as a plain JPEG or PNG.',
          { name },
        ),
      );
    case 'damaged':
      return new BadInput(i18n.t('“{name}” is damaged: it can’t be read to its end.', { name }));
    case 'too large':
      return new TooLarge(
        i18n.t('“{name}” has {megapixels} megapixels: at most {max} are accepted.', {
          name,
          megapixels: megapixels(found.pixels),
          max: megapixels(limits.picture.pixels),
        }),
      );
  }
}

function megapixels(pixels: number): number {
  return Math.ceil(pixels / 1_000_000);
}

/** Milliseconds until an uploaded picture must be used by a product or review. */
const maxAgeMs = 24 * 3600 * 1000;

const batch = 100;

/**
 * Removes unused pictures, from a day after their upload. The row is locked, so that the picture is
 * not used meanwhile, and deleted last, so that a crash leaves it for the next attempt.
 */
export async function removeUnusedPictures({
  db,
  pictures,
  now,
}: Pick<Context, 'db' | 'pictures' | 'now'>) {
  const uploadedBefore = addMs(now(), -maxAgeMs);
  const unused = await findUnusedPictures(db, uploadedBefore, batch);
  for (const { name, width } of unused) {
    await db.transaction(async (tx) => {
      if (!(await lockUnusedPicture(tx, name))) return;
      for (const file of [...renditionNames(name, width), name]) await pictures.remove(file);
      await removePictures(tx, [name]);
    });
  }
}
