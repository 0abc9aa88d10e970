import sharp from 'sharp';
import type { Bounds } from './geometry.ts';

sharp.concurrency(1);
sharp.cache(false);

/** A rectangle of picture pixels, whole numbers. */
export type Frame = { x: number; y: number; width: number; height: number };

/** The pixels a shape can touch, with a margin for blur, cut off a little outside the picture. */
export function frameAround(bounds: Bounds, margin: number, width: number, height: number): Frame {
  const x = Math.floor(Math.max(bounds.left, 0) - margin);
  const y = Math.floor(Math.max(bounds.top, 0) - margin);
  return {
    x,
    y,
    width: Math.ceil(Math.min(bounds.right, width) + margin) - x,
    height: Math.ceil(Math.min(bounds.bottom, height) + margin) - y,
  };
}

/** Renders SVG elements, given in picture coordinates, to RGBA bytes of a frame. */
export async function rasterise(elements: string, frame: Frame): Promise<Uint8Array> {
  const { x, y, width, height } = frame;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${elements}</svg>`;
  const { data } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/** The coverage, 0 to 1, of SVG elements in a frame. */
export async function coverage(elements: string, frame: Frame): Promise<Float32Array> {
  const rgba = await rasterise(elements, frame);
  const mask = new Float32Array(frame.width * frame.height);
  for (let index = 0; index < mask.length; index += 1)
    mask[index] = (rgba[index * 4 + 3] ?? 0) / 255;
  return mask;
}
