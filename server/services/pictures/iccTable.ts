import {
  apply,
  type Curve,
  d50,
  diagonal,
  type Matrix,
  multiply,
  parametric,
  type Row,
  xyzToSrgb,
} from './colorSpace.ts';

/** Colours by a table, as in ICC profiles of printers and scanners: of grey, RGB or CMYK. */
export type ColorTable = {
  inputs: readonly Curve[];
  /** Points of the grid for each input. */
  grid: readonly number[];
  /** Three numbers, 0 to 1, for each point: the last input runs fastest. */
  points: Float32Array;
  /** Converts three numbers of the grid to linear sRGB, not yet within 0 to 1. */
  toLinear: (color: Row) => Row;
};

/**
 * Reads a profile's table `A2B0` for the perceptual intent, as Chromium does, without black point
 * compensation.
 * @param isLab whether its colours are Lab, else XYZ
 * @throws RangeError for a broken one
 */
export function readIccTable(tag: Buffer, isLab: boolean): ColorTable {
  const type = tag.toString('latin1', 0, 4);
  const inputs = tag.readUInt8(8);
  if (tag.readUInt8(9) !== 3 || inputs > 4) throw new RangeError('not colours');
  if (type === 'mft1') return readOldTable(tag, inputs, 1, isLab ? fromLab : fromXyz);
  if (type === 'mft2') return readOldTable(tag, inputs, 2, isLab ? fromOldLab : fromXyz);
  if (type === 'mAB ') return readNewTable(tag, inputs, isLab ? fromLab : fromXyz);
  throw new RangeError('unknown table');
}

/** Reads a table of ICC version 2: curves, grid, curves. */
function readOldTable(
  tag: Buffer,
  inputs: number,
  size: 1 | 2,
  toLinear: (color: Row) => Row,
): ColorTable {
  const width = tag.readUInt8(10);
  const counts = size === 1 ? [256, 256] : [tag.readUInt16BE(48), tag.readUInt16BE(50)];
  const [before = 0, after = 0] = counts;
  let at = size === 1 ? 48 : 52;
  const read = (count: number) => {
    const values = readNumbers(tag, at, count, size);
    at += count * size;
    return values;
  };
  const curves = Array.from({ length: inputs }, () => sampled(read(before)));
  const points = read(width ** inputs * 3);
  const outputs = [sampled(read(after)), sampled(read(after)), sampled(read(after))] as const;
  return {
    inputs: curves,
    grid: Array(inputs).fill(width),
    points,
    toLinear: ([a, b, c]) => toLinear([outputs[0](a), outputs[1](b), outputs[2](c)]),
  };
}

/** Reads a table of ICC version 4: curves, grid, curves, matrix, curves. */
function readNewTable(tag: Buffer, inputs: number, toLinear: (color: Row) => Row): ColorTable {
  const at = (place: number) => tag.readUInt32BE(place);
  const [last, matrix, middle, table, first] = [at(12), at(16), at(20), at(24), at(28)];
  if (!table || !first || !last) throw new RangeError('no grid');
  const grid = [...tag.subarray(table, table + inputs)];
  const size = tag.readUInt8(table + 16) === 1 ? 1 : 2;
  const count = grid.reduce((product, width) => product * width, 3);
  const triple = (place: number) => readCurves(tag, place, 3) as [Curve, Curve, Curve];
  const [b, m] = [triple(last), middle && matrix ? triple(middle) : undefined];
  const number = (index: number) => fixed(tag, matrix + index * 4);
  const row = (from: number): Row => [number(from), number(from + 1), number(from + 2)];
  const turn: Matrix | undefined = m && [row(0), row(3), row(6)];
  const shift = m && row(9);
  const turned = (color: Row): Row => {
    if (!m || !turn || !shift) return color;
    const [x, y, z] = apply(turn, [m[0](color[0]), m[1](color[1]), m[2](color[2])]);
    return [x + shift[0], y + shift[1], z + shift[2]];
  };
  return {
    inputs: readCurves(tag, first, inputs),
    grid,
    points: readNumbers(tag, table + 20, count, size),
    toLinear: (color) => {
      const [x, y, z] = turned(color);
      return toLinear([b[0](x), b[1](y), b[2](z)]);
    },
  };
}

/** Consecutive curves, each on a boundary of four bytes. */
function readCurves(tag: Buffer, from: number, count: number): Curve[] {
  let at = from;
  return Array.from({ length: count }, () => {
    const curve = tag.subarray(at);
    at += Math.ceil(curveLength(curve) / 4) * 4;
    return readCurve(curve);
  });
}

/** Reads whole numbers of one or two bytes, as 0 to 1. */
function readNumbers(tag: Buffer, from: number, count: number, size: 1 | 2): Float32Array {
  if (count < 1 || from + count * size > tag.length) throw new RangeError('cut off');
  return Float32Array.from({ length: count }, (_, index) =>
    size === 1 ? tag.readUInt8(from + index) / 255 : tag.readUInt16BE(from + index * 2) / 65535,
  );
}

const fromXyz = ([x, y, z]: Row): Row => {
  const scale = 65535 / 32768;
  return apply(xyzToSrgb, [x * scale, y * scale, z * scale]);
};

const fromLab = ([lightness, a, b]: Row): Row =>
  labToLinear(lightness * 100, a * 255 - 128, b * 255 - 128);

/** Lab of 16 bits in version 2: 100 is 0xff00. */
const fromOldLab = ([lightness, a, b]: Row): Row => {
  const scale = 65535 / 65280;
  return labToLinear(lightness * scale * 100, a * scale * 255 - 128, b * scale * 255 - 128);
};

const whiteToSrgb = multiply(xyzToSrgb, diagonal(d50));

function labToLinear(lightness: number, a: number, b: number): Row {
  const y = (lightness + 16) / 116;
  return apply(whiteToSrgb, [linear(y + a / 500), linear(y), linear(y - b / 200)]);
}

function linear(value: number): number {
  return value > 6 / 29 ? value ** 3 : (value - 16 / 116) / (841 / 108);
}

/** Fixed-point number with 16 bits on either side of the point. */
export function fixed(bytes: Buffer, at: number): number {
  return bytes.readInt32BE(at) / 65536;
}

/** @throws RangeError for a broken curve */
export function readCurve(tag: Buffer): Curve {
  return isParametric(tag) ? readParametric(tag) : readSamples(tag);
}

function curveLength(tag: Buffer): number {
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
  // The second and third kind begin where their power does; the third adds `c` to the whole curve.
  if (kind === 1) return parametric(g, a, b, 0, -b / a);
  if (kind === 2) return parametric(g, a, b, 0, -b / a, c, c);
  return parametric(g, a, b, c, d, e, f);
}

/** A straight line, a power, or samples. */
function readSamples(tag: Buffer): Curve {
  const count = tag.readUInt32BE(8);
  if (count === 0) return parametric(1);
  if (count === 1) return parametric(tag.readUInt16BE(12) / 256);
  if (12 + count * 2 > tag.length) throw new RangeError('cut off');
  return sampled(
    Float32Array.from({ length: count }, (_, index) => tag.readUInt16BE(12 + index * 2) / 65535),
  );
}

/** Linear interpolation between the samples. */
function sampled(samples: Float32Array): Curve {
  const last = samples.length - 1;
  return (value) => {
    const place = Math.min(Math.max(value, 0), 1) * last;
    const below = Math.floor(place);
    const low = samples[below] ?? 0;
    return low + ((samples[below + 1] ?? low) - low) * (place - below);
  };
}
