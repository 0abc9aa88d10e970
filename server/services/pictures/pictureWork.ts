import sharp from 'sharp';
import { bannerShapeNames, bannerSizes } from '../../../contract/rules/banners.ts';
import type { RenditionFormat } from './renditionUrls.ts';

/*
 * Functions on pixels: bytes in, bytes out. A server has `pictureProcess.ts` run them, and so never
 * loads sharp itself.
 */

// One core per picture, and no cache, because nothing is requested twice.
sharp.concurrency(1);
sharp.cache(false);

/** Metadata that a page needs before a picture is loaded. */
export type PictureMeta = { width: number; height: number; placeholder: string };

/** Tried one after the other, until a rendition is small enough. */
const avifQualities = [47, 36, 26, 18];

/**
 * Encodes a picture in one width and format. For AVIF, an effort of 3 takes a fifth of the time of
 * sharp's own 4, at the same number of bytes.
 * @param maxBytes of AVIF, as far as the lowest quality allows
 */
export async function encodeRendition(
  bytes: Uint8Array,
  width: number,
  format: RenditionFormat,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const resized = sharp(bytes).resize({ width });
  if (format === 'webp') {
    return resized.webp({ quality: 66, effort: 4, smartSubsample: true }).toBuffer();
  }
  return firstWithin(maxBytes, avifQualities, (quality) =>
    resized.clone().avif({ quality, effort: 3 }).toBuffer(),
  );
}

/** The last of them if none is small enough. */
async function firstWithin(
  maxBytes: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let encoded: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await encode(quality);
    if (encoded.length <= maxBytes) break;
  }
  return encoded;
}

/** JPEG qualities; see `avifQualities`. */
const sharedQualities = [80, 60, 40];

/** Some programs hide larger link pictures. */
const maxSharedBytes = 300_000;

/** JPEG for shared links, since many sites support nothing else; no larger than they recommend. */
export async function encodeShared(bytes: Uint8Array): Promise<Buffer> {
  const resized = sharp(bytes)
    .resize({ width: 1200, height: 1500, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' });
  return firstWithin(maxSharedBytes, sharedQualities, (quality) =>
    resized.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}

/**
 * Crops a picture to each shape of a banner, around its salient part; enlarges a small one.
 * @param stem begins their names
 */
export async function cutBanner(
  bytes: Uint8Array,
  stem: string,
): Promise<(PictureMeta & { name: string; bytes: Buffer })[]> {
  const shapes = [];
  // One by one: the job has one core.
  for (const shape of bannerShapeNames) {
    const { width, height } = bannerSizes[shape];
    const cut = await sharp(bytes)
      .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      .webp({ quality: 88, effort: 4, smartSubsample: true })
      .toBuffer();
    const meta = await readPictureMeta(cut);
    shapes.push({ name: `${stem}-${shape}.webp`, bytes: cut, ...meta });
  }
  return shapes;
}

/** Picture beside a line of an email: 4:5, three times the displayed size, about 10 KB of JPEG. */
export function encodeSmall(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes)
    .resize({ width: 216, height: 270, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
}

/** Square icon as PNG. */
export function encodeIcon(bytes: Uint8Array, size: number): Promise<Buffer> {
  return sharp(bytes).resize(size, size).png({ palette: true }).toBuffer();
}

/**
 * Size and placeholder of a picture: about 100 bytes of WebP that a browser smooths when it scales.
 */
export async function readPictureMeta(bytes: Uint8Array): Promise<PictureMeta> {
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  const tiny = await picture
    .resize({ width: 8 })
    // A lower quality changes the colours of these few pixels.
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
