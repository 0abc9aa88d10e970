import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

type Box = { left: number; top: number; width: number; height: number };

export type Difference = {
  /** Share of differing pixels, from 0 to 1. */
  share: number;
  /** Smallest box around them. */
  box: Box;
  /** Both pictures and the pixels that differ, as raw RGBA of one size. */
  layers: { before: Raw; after: Raw; marks: Raw };
};
type Raw = { data: Uint8Array; info: { width: number; height: number; channels: 4 } };

/** Pictures for a report: WebP, cropped to the difference. */
export type Cut = { width: number; height: number; before: Buffer; after: Buffer; marks: Buffer };

/**
 * Finds where two PNG pictures differ; undefined if they don't. Rendering is deterministic in one
 * browser, so any difference counts. Beyond its edges, a smaller picture is transparent.
 */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([
    decode(before, width, height),
    decode(after, width, height),
  ]);
  const marks = new Uint8Array(one.length);
  const options = { threshold: 0.01, includeAA: true, diffMask: true };
  const differing = pixelmatch(one, other, marks, width, height, options);
  if (differing === 0) return undefined;
  const raw = (data: Uint8Array): Raw => ({ data, info: { width, height, channels: 4 } });
  return {
    share: differing / (width * height),
    box: boxOf(marks, width),
    layers: { before: raw(one), after: raw(other), marks: raw(marks) },
  };
}

async function decode(picture: Buffer, width: number, height: number): Promise<Uint8Array> {
  const own = await sharp(picture).metadata();
  const room = { right: width - own.width, bottom: height - own.height };
  return sharp(picture)
    .ensureAlpha()
    .extend({ ...room, background: '#0000' })
    .raw()
    .toBuffer();
}

/** The smallest box around all pixels that are not transparent. */
function boxOf(marks: Uint8Array, width: number): Box {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (let alpha = 3; alpha < marks.length; alpha += 4) {
    if (marks[alpha] === 0) continue;
    const pixel = (alpha - 3) / 4;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const margin = 32;
const smallest = { width: 360, height: 180 };
const largest = { width: 720, height: 900 };

/** The differing part with a margin. */
export async function cut({ box, layers }: Difference): Promise<Cut> {
  const { width, height } = layers.before.info;
  const [left, wide] = widen(box.left, box.width, smallest.width, width);
  const [top, high] = widen(box.top, box.height, smallest.height, height);
  const shrunk = ({ data, info }: Raw) =>
    sharp(data, { raw: info })
      .extract({ left, top, width: wide, height: high })
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true });
  const [before, after, marks] = await Promise.all([
    shrunk(layers.before).webp(lossy).toBuffer({ resolveWithObject: true }),
    shrunk(layers.after).webp(lossy).toBuffer(),
    shrunk(layers.marks).webp({ lossless: true }).toBuffer(),
  ]);
  return { ...sizeOf(before.info), before: before.data, after, marks };
}

const lossy = { quality: 60, effort: 5 };
const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** A range with a margin and a minimum length, within the whole. */
function widen(start: number, length: number, least: number, whole: number): [number, number] {
  const wanted = Math.min(whole, Math.max(least, length + 2 * margin));
  const middle = start + length / 2;
  const from = Math.max(0, Math.min(whole - wanted, Math.round(middle - wanted / 2)));
  return [from, wanted];
}

/** A whole picture for the report, of an added or removed story. */
export async function shrink(
  picture: Buffer,
): Promise<{ width: number; height: number; picture: Buffer }> {
  const { data, info } = await sharp(picture)
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .webp(lossy)
    .toBuffer({ resolveWithObject: true });
  return { ...sizeOf(info), picture: data };
}
