import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { limits } from '../../../contract/limits.ts';
import { noPicture, pictureTypes } from '../../../contract/rules/pictures.ts';
import { BadInput, TooLarge, WrongType } from '../../errors.ts';
import { type PictureMeta, pictureQueue, readPictureMeta } from './pictureWork.ts';

/**
 * A page, program or PDF inside a picture. Each with what must follow it: 10 MB of compressed bytes
 * hold a bare `<svg` by chance in 2 of 100 files, and one of these in 1 of 100,000. Lazy, as a greedy
 * run of megabytes fills the stack.
 */
const markup = /<(script|html|iframe)[\s>]|<svg\s[^<>]*?xmlns|<!doctype\s|<\?php\s|%pdf-\d/i;

/** No screen of the shop shows more pixels than these. */
const largest = { width: 2000, height: 3000 };

/** A picture as the shop keeps it: WebP of high quality, upright, in sRGB, without metadata. */
export type UploadedPicture = PictureMeta & { bytes: Buffer };

/**
 * Judges an uploaded file by what is in it, whatever its name says, and makes the shop's own
 * picture of its pixels: nothing else of the file is kept.
 * @param name the client's, for messages
 * @throws WrongType, TooLarge or BadInput, naming the file
 */
export function readUploadedPicture(name: string, bytes: Buffer): Promise<UploadedPicture> {
  return pictureQueue.add(async () => {
    await checkKind(name, bytes);
    await checkHeader(name, bytes);
    return redraw(name, bytes);
  });
}

async function checkKind(name: string, bytes: Buffer): Promise<void> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!type || !pictureTypes.includes(type)) {
    throw new WrongType(noPicture(name));
  }
  if (markup.test(bytes.toString('latin1'))) {
    throw new WrongType(`“${name}” holds more than a picture: save it as a plain picture first.`);
  }
}

/** Before a single pixel is decoded. */
async function checkHeader(name: string, bytes: Buffer): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(fail(name));
  if ((header.pages ?? 1) > 1) {
    throw new WrongType(`“${name}” moves: choose a picture that stands still.`);
  }
  const pixels = header.width * header.height;
  if (pixels > limits.picture.pixels) {
    throw new TooLarge(
      `“${name}” has ${megapixels(pixels)} megapixels: at most ${megapixels(limits.picture.pixels)} are accepted.`,
    );
  }
}

async function redraw(name: string, bytes: Buffer): Promise<UploadedPicture> {
  const kept = await sharp(bytes, { limitInputPixels: limits.picture.pixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    // A placeholder, or the dark scheme's background, would show through.
    .flatten({ background: 'white' })
    .webp({ quality: 88, effort: 4, smartSubsample: true })
    .toBuffer()
    .catch(fail(name));
  return { bytes: kept, ...(await readPictureMeta(kept)) };
}

function megapixels(pixels: number): number {
  return Math.ceil(pixels / 1_000_000);
}

function fail(name: string): () => never {
  return () => {
    throw damaged(name);
  };
}

function damaged(name: string): BadInput {
  return new BadInput(`“${name}” is damaged: it can’t be read to its end.`);
}
