import { type Curve, parametric } from './colorSpace.ts';

/** A number of 16 bits before the point and 16 behind it. */
export function fixed(bytes: Buffer, at: number): number {
  return bytes.readInt32BE(at) / 65536;
}

/**
 * A curve of an ICC profile: `para` or `curv`.
 * @throws RangeError for a broken one
 */
export function readCurve(tag: Buffer): Curve {
  return isParametric(tag) ? readParametric(tag) : readSamples(tag);
}

/** Bytes of the curve, without those after it. */
export function curveLength(tag: Buffer): number {
  return isParametric(tag) ? 12 + countParameters(tag) * 4 : 12 + tag.readUInt32BE(8) * 2;
}

function isParametric(tag: Buffer): boolean {
  const type = tag.toString('latin1', 0, 4);
  if (type !== 'para' && type !== 'curv') throw new RangeError('unknown curve');
  return type === 'para';
}

function countParameters(tag: Buffer): number {
  const count = [1, 3, 4, 5, 7][tag.readUInt16BE(8)];
  if (!count) throw new RangeError('unknown curve');
  return count;
}

function readParametric(tag: Buffer): Curve {
  const kind = tag.readUInt16BE(8);
  const numbers = Array.from({ length: countParameters(tag) }, (_, at) => fixed(tag, 12 + at * 4));
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  // The second and third kind begin where their power does; the third adds `c` to all of it.
  if (kind === 1) return parametric(g, a, b, 0, -b / a);
  if (kind === 2) return parametric(g, a, b, 0, -b / a, c, c);
  return parametric(g, a, b, c, d, e, f);
}

/** Nothing for a straight line, a power, or samples. */
function readSamples(tag: Buffer): Curve {
  const count = tag.readUInt32BE(8);
  if (count === 0) return parametric(1);
  if (count === 1) return parametric(tag.readUInt16BE(12) / 256);
  if (12 + count * 2 > tag.length) throw new RangeError('cut off');
  return sampled(
    Float32Array.from({ length: count }, (_, index) => tag.readUInt16BE(12 + index * 2) / 65535),
  );
}

/** Straight lines between the samples. */
export function sampled(samples: Float32Array): Curve {
  const last = samples.length - 1;
  return (value) => {
    const place = Math.min(Math.max(value, 0), 1) * last;
    const below = Math.floor(place);
    const low = samples[below] ?? 0;
    return low + ((samples[below + 1] ?? low) - low) * (place - below);
  };
}
