/** Three rows of three numbers. */
export type Matrix = readonly [Row, Row, Row];
export type Row = readonly [number, number, number];

/** Chromaticities x, y. */
export type Point = readonly [x: number, y: number];

/** Red, green, blue and white of a colour space. */
export type Primaries = readonly [red: Point, green: Point, blue: Point, white: Point];

export const d65: Point = [0.3127, 0.329];

export const srgbPrimaries: Primaries = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], d65];

/** XYZ of D50, the white of ICC profiles. */
export const d50: Row = [0.9642, 1, 0.8249];

/** From XYZ to the responses of the eye's cones, after Bradford. */
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** Linear light of these primaries to XYZ, adapted to D50 as in an ICC profile. */
export function toXyz([red, green, blue, white]: Primaries): Matrix {
  const columns = transpose([xyzOf(red), xyzOf(green), xyzOf(blue)]);
  const whiteXyz = xyzOf(white);
  const scaled = multiply(columns, diagonal(apply(invert(columns), whiteXyz)));
  const [from, to] = [apply(bradford, whiteXyz), apply(bradford, d50)];
  const gains = diagonal([to[0] / from[0], to[1] / from[1], to[2] / from[2]]);
  return multiply(multiply(invert(bradford), multiply(gains, bradford)), scaled);
}

/** Converts XYZ under D50 to linear sRGB. */
export const xyzToSrgb: Matrix = invert(toXyz(srgbPrimaries));

function xyzOf([x, y]: Point): Row {
  return [x / y, 1, (1 - x - y) / y];
}

export function diagonal([a, b, c]: Row): Matrix {
  return [
    [a, 0, 0],
    [0, b, 0],
    [0, 0, c],
  ];
}

export function transpose([a, b, c]: Matrix): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

export function apply([a, b, c]: Matrix, [x, y, z]: Row): Row {
  return [
    a[0] * x + a[1] * y + a[2] * z,
    b[0] * x + b[1] * y + b[2] * z,
    c[0] * x + c[1] * y + c[2] * z,
  ];
}

export function multiply(left: Matrix, right: Matrix): Matrix {
  const [a, b, c] = transpose(right);
  return transpose([apply(left, a), apply(left, b), apply(left, c)]);
}

/** Inverse of a matrix; not finite if there is none. */
function invert([a, b, c]: Matrix): Matrix {
  const [p, q, r] = [cross(b, c), cross(c, a), cross(a, b)];
  const determinant = a[0] * p[0] + a[1] * p[1] + a[2] * p[2];
  const divide = ([x, y, z]: Row): Row => [x / determinant, y / determinant, z / determinant];
  return transpose([divide(p), divide(q), divide(r)]);
}

function cross(a: Row, b: Row): Row {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Converts an encoded value, 0 to 1, to linear light, 0 to 1. */
export type Curve = (value: number) => number;

/** RGB colours by their curves and primaries; a grey value is all three. */
export type ColorSpace = {
  /** 1 is for grey pictures only. */
  channels: 1 | 3;
  curves: readonly [Curve, Curve, Curve];
  /** Linear light to linear sRGB. */
  toSrgb: Matrix;
};

export function colorSpaceOf(curve: Curve, primaries: Primaries): ColorSpace {
  return {
    channels: 3,
    curves: [curve, curve, curve],
    toSrgb: multiply(xyzToSrgb, toXyz(primaries)),
  };
}

/** An ICC `para` curve: `(a · value + b) ^ g + e` from `d` on, and `c · value + f` below. */
export function parametric(g: number, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0): Curve {
  return (value) => (value >= d ? (a * value + b) ** g + e : c * value + f);
}

export const srgbCurve = parametric(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045);

export function encodeSrgb(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Primaries by their number in ITU-T H.273, which PNG's cICP and AVIF's nclx use. */
const primariesByCode: Record<number, Primaries> = {
  1: srgbPrimaries,
  5: [[0.64, 0.33], [0.29, 0.6], [0.15, 0.06], d65],
  6: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], d65],
  7: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], d65],
  9: [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], d65],
  12: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], d65],
};

/** Numbers of video curves, BT.601 to BT.2020. */
const videoCodes = [1, 6, 14, 15];

/** Curves of the same standard, without those of HDR (16, 18), which have no equal in sRGB. */
const curvesByCode: Record<number, Curve> = { 5: parametric(2.8), 8: parametric(1), 13: srgbCurve };

/** Unspecified: treated as sRGB. */
const unspecified = 2;

/**
 * @param videoCurve curve for the video codes: Chromium uses different ones in PNG and AVIF
 * @returns undefined when the colours can't be converted
 */
export function colorSpaceByCodes(
  primaries: number,
  transfer: number,
  videoCurve: Curve,
): ColorSpace | undefined {
  const known = primariesByCode[primaries === unspecified ? 1 : primaries];
  const curve = videoCodes.includes(transfer)
    ? videoCurve
    : curvesByCode[transfer === unspecified ? 13 : transfer];
  return known && curve && colorSpaceOf(curve, known);
}
