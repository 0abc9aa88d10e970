import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Picture } from './paper.ts';

const FIRST = 58;
const BEST = 76;
const FAIR = 32;

async function encoded(picture: Picture, quality: number, soften: number): Promise<Buffer> {
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const image = sharp(picture.data, { raw });
  // Two steps: sharp would otherwise blur after converting for the encoder.
  const { data } = await (soften > 0 ? image.blur(soften) : image)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw }).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}

/** Writes a picture as WebP, at the best quality that stays below (or near) a size in bytes. */
export async function saveWebp(picture: Picture, path: string, budget: number): Promise<number> {
  let quality = FIRST;
  let bytes = await encoded(picture, quality, 0);
  if (bytes.length < budget * 0.7) bytes = await encoded(picture, BEST, 0);
  if (bytes.length > budget) {
    quality = Math.max(FAIR, Math.floor(quality * Math.min(1, budget / bytes.length) ** 1.15));
    bytes = await encoded(picture, quality, 0);
  }
  // A very grainy cloth is softened a little, because compression would spoil it.
  if (bytes.length > budget * 1.15) bytes = await encoded(picture, FAIR, 0.65);
  if (bytes.length > budget * 1.3) bytes = await encoded(picture, 22, 0.8);
  await writeFile(path, bytes);
  return bytes.length;
}
