import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { limits } from '../../../contract/limits.ts';
import { pictureTypes } from '../../../contract/rules/pictures.ts';
import { decodeInSrgb } from './decodeInSrgb.ts';
import { type PictureMeta, readPictureMeta } from './pictureWork.ts';

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

/** Why a file is not kept; `pixels` are those of a picture that has too many. */
export type UploadFault =
  | { fault: 'no picture' | 'holds more' | 'moves' | 'unknown colors' | 'damaged' }
  | { fault: 'too large'; pixels: number };

/**
 * Judges an uploaded file by what is in it, whatever its name says, and makes the shop's own
 * picture of its pixels: nothing else of the file is kept.
 */
export async function redrawUpload(bytes: Buffer): Promise<UploadedPicture | UploadFault> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!type || !pictureTypes.includes(type)) return { fault: 'no picture' };
  if (markup.test(bytes.toString('latin1'))) return { fault: 'holds more' };
  try {
    return (await findHeaderFault(bytes)) ?? (await redraw(bytes, type));
  } catch {
    return { fault: 'damaged' };
  }
}

/** Before a single pixel is decoded. */
async function findHeaderFault(bytes: Buffer): Promise<UploadFault | undefined> {
  const { pages = 1, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages > 1) return { fault: 'moves' };
  const pixels = width * height;
  return pixels > limits.picture.pixels ? { fault: 'too large', pixels } : undefined;
}

async function redraw(bytes: Buffer, type: string): Promise<UploadedPicture | UploadFault> {
  const decoded = await decodeInSrgb(bytes, type, largest);
  if (!decoded) return { fault: 'unknown colors' };
  const kept = await decoded
    // A placeholder, or the dark scheme's background, would show through.
    .flatten({ background: 'white' })
    .webp({ quality: 88, effort: 4, smartSubsample: true })
    .toBuffer();
  return { bytes: kept, ...(await readPictureMeta(kept)) };
}
