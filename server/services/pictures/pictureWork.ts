import sharp from 'sharp';
import { bannerShapeNames, bannerSizes } from '../../../contract/rules/banners.ts';
import type { RenditionFormat } from './renditionSizes.ts';

/*
 * What is done with the pixels of pictures: bytes in, bytes out. A server has each of these
 * functions run by `pictureProcess.ts`, and so never loads sharp itself.
 */

// A picture is worked on by one core, and nothing is asked for twice.
sharp.concurrency(1);
sharp.cache(false);

/** What a page has to know of a picture before it is loaded. */
export type PictureMeta = { width: number; height: number; placeholder: string };

/** In these, one after the other, until a rendition is small enough. */
const avifQualities = [47, 36, 26, 18];

/**
 * A picture in one width and format. An effort of 3 is a fifth of the time of sharp's own 4 for
 * AVIF, at the same number of bytes.
 * @param maxBytes of AVIF, as far as the least quality reaches
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

/** The last of them where none is small enough. */
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

/** Of JPEG; see `avifQualities`. */
const sharedQualities = [80, 60, 40];

/** Some programs leave out the picture of a link that has more bytes. */
const maxSharedBytes = 300_000;

/**
 * A picture as it stands beside a link to its page: JPEG, as many sites show nothing else there.
 * At most 1200 × 1500, which is what the widest of them ask for.
 */
export async function encodeShared(bytes: Uint8Array): Promise<Buffer> {
  const resized = sharp(bytes)
    .resize({ width: 1200, height: 1500, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' });
  return firstWithin(maxSharedBytes, sharedQualities, (quality) =>
    resized.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}

/**
 * A picture in each shape of a banner, cropped to what draws the eye; a small one is enlarged.
 * @param stem begins their names
 */
export async function cutBanner(
  bytes: Uint8Array,
  stem: string,
): Promise<(PictureMeta & { name: string; bytes: Buffer })[]> {
  const shapes = [];
  // One by one: the turn is for one core.
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

/** A picture beside a line of a mail, which shows it at a third of this: 4:5, some 10 KB of JPEG. */
export function encodeSmall(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes)
    .resize({ width: 216, height: 270, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
}

/** A picture as an icon: PNG, as many pixels high as wide. */
export function encodeIcon(bytes: Uint8Array, size: number): Promise<Buffer> {
  return sharp(bytes).resize(size, size).png({ palette: true }).toBuffer();
}

/** Size and placeholder of a picture: some 100 bytes of WebP that a browser smooths when it scales. */
export async function readPictureMeta(bytes: Uint8Array): Promise<PictureMeta> {
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  const tiny = await picture
    .resize({ width: 8 })
    // With less quality the few pixels have other colours than the picture.
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
