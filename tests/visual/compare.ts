import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Comparison = {
  /** The share of pixels that differ, from 0 to 1; 1 when the pictures have other sizes. */
  share: number;
  /** The pixels that differ, marked on a faded picture, as PNG; absent when none do. */
  marked?: Buffer;
};

/** Up to this share, differences are those of font rendering and lossy compression. */
export const tolerated = 0.0005;

/** Compares two pictures of any format; what only smooths an edge does not count. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) return { share: 1 };
  const marked = new Uint8Array(one.data.length);
  const differing = pixelmatch(one.data, other.data, marked, width, height, { threshold: 0.15 });
  if (differing === 0) return { share: 0 };
  const picture = sharp(marked, { raw: { width, height, channels: 4 } });
  return { share: differing / (width * height), marked: await picture.png().toBuffer() };
}

function decode(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** A screenshot as it is kept: at most 480 px wide, some kilobytes; the same in, the same out. */
export async function shrink(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot)
    .resize({ width: 480, withoutEnlargement: true })
    .webp({ quality: 35, effort: 5 })
    .toBuffer();
}
