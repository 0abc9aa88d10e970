import {
  d65,
  type Matrix,
  multiply,
  type Primaries,
  srgbPrimaries,
  toXyz,
  xyzToSrgb,
} from './matrices.ts';

/** Linear light, 0 to 1, of an encoded value, 0 to 1. */
export type Curve = (value: number) => number;

/** RGB colours by their curves and primaries; a grey value is all three. */
export type ColorSpace = {
  /** Only grey pictures can have one of 1. */
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

/**
 * The curve of an ICC `para`: power of `a · value + b`, plus `e`, from `d` on, and the line
 * `c · value + f` below.
 */
export function parametric(g: number, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0): Curve {
  return (value) => (value >= d ? (a * value + b) ** g + e : c * value + f);
}

export const srgbCurve = parametric(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045);

/** Encoded sRGB, 0 to 1, of linear light. */
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

/** Numbers of the curves of video, BT.601 to BT.2020. */
const videoCodes = [1, 6, 14, 15];

/** Curves by the same standard; those of HDR (16, 18) are left out, as no sRGB equals them. */
const curvesByCode: Record<number, Curve> = {
  5: parametric(2.8),
  8: parametric(1),
  13: srgbCurve,
};

/** Not specified: taken for sRGB. */
const unspecified = 2;

/**
 * The space of two codes of ITU-T H.273.
 * @param videoCurve taken for each of video's: Chromium has another in PNG than in AVIF
 * @returns undefined when it can't be converted
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
