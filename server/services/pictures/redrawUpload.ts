import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { limits } from '../../../contract/limits.ts';
import { pictureTypes } from '../../../contract/rules/uploads.ts';
import { decodeInSrgb } from './decodeInSrgb.ts';
import { type PictureMeta, readPictureMeta } from './pictureWork.ts';

/**
 * Markup, a program or a PDF inside a picture. Each pattern includes what must follow: 10 MB of
 * compressed bytes contain a bare `<svg` by chance in 2 of 100 files, but one of these in 1 of
 * 100,000. Lazy, because a greedy match of megabytes overflows the stack.
 */
const markup = /<(script|html|iframe)[\s>]|<svg\s[^<>]*?xmlns|<!doctype\s|<\?php\s|%pdf-\d/i;

/** No screen shows more pixels of a picture. */
const largest = { width: 2000, height: 3000 };

/** Stored form of a picture: WebP of high quality, upright, in sRGB, without metadata. */
export type UploadedPicture = PictureMeta & { bytes: Buffer };

/** Reason a file was rejected; `pixels` are those of a picture that has too many. */
export type UploadError =
  | { fault: 'no picture' | 'HEIC' | 'holds more' | 'moves' | 'unknown colors' }
  | { fault: 'damaged' | 'unsupported' }
  | { fault: 'too large'; pixels: number };

/**
 * Checks an uploaded file by its content, whatever its name is, and makes the shop's own picture
 * from its pixels; nothing else is kept.
 */
export async function redrawUpload(bytes: Buffer): Promise<UploadedPicture | UploadError> {
  const type = await readType(bytes);
  if (type?.startsWith('image/hei')) return { fault: 'HEIC' };
  if (!type || !pictureTypes.includes(type)) return { fault: 'no picture' };
  if (markup.test(bytes.toString('latin1'))) return { fault: 'holds more' };
  try {
    return (await findHeaderFault(bytes, type)) ?? (await redraw(bytes, type));
  } catch (error) {
    // libvips reports “unsupported image format” for any broken header, and other “unsupported”
    // errors for an encoding.
    const isUnsupported = /unsupported (?!image format)/i.test(String(error));
    return { fault: isUnsupported ? 'unsupported' : 'damaged' };
  }
}

/** An AVIF may start with the brand of its family, which HEIC has, too. */
async function readType(bytes: Buffer): Promise<string | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  const isAvif = type?.startsWith('image/heif') && readBrands(bytes).includes('avif');
  return isAvif ? 'image/avif' : type;
}

/** Brands of an ISO media file, such as AVIF and HEIC: the main one first. */
function readBrands(bytes: Buffer): string[] {
  const text = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256));
  return text.match(/.{4}/gs) ?? [];
}

/** Checked before any pixel is decoded. */
async function findHeaderFault(bytes: Buffer, type: string): Promise<UploadError | undefined> {
  // sharp can't read an animated AVIF.
  if (type === 'image/avif' && readBrands(bytes)[0] === 'avis') return { fault: 'moves' };
  const { pages = 1, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages > 1) return { fault: 'moves' };
  const pixels = width * height;
  return pixels > limits.picture.pixels ? { fault: 'too large', pixels } : undefined;
}

async function redraw(bytes: Buffer, type: string): Promise<UploadedPicture | UploadError> {
  const decoded = await decodeInSrgb(bytes, type, largest);
  if (!decoded) return { fault: 'unknown colors' };
  const kept = await decoded
    // A placeholder, or the dark scheme's background, would show through.
    .flatten({ background: 'white' })
    .webp({ quality: 88, effort: 4, smartSubsample: true })
    .toBuffer();
  return { bytes: kept, ...(await readPictureMeta(kept)) };
}
