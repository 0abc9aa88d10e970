import { readAvifCodes } from './avifColor.ts';
import {
  type ColorSpace,
  colorSpaceByCodes,
  colorSpaceOf,
  parametric,
  srgbCurve,
} from './colorSpace.ts';
import { type Point, type Primaries, srgbPrimaries } from './matrices.ts';

/** Colours that no sRGB equals, as those of HDR, or that nobody can name. */
export const unknownColors = 'unknown colors';

/**
 * The colour space that a file declares other than by an ICC profile, as Chromium takes it.
 * @param hasIcc whether it has a profile, too
 * @returns undefined when the profile counts, or there is none and it is sRGB
 */
export function readDeclaredColor(
  bytes: Buffer,
  type: string,
  hasIcc: boolean,
): ColorSpace | typeof unknownColors | undefined {
  if (type === 'image/png') return readPngColor(bytes, hasIcc);
  if (type !== 'image/avif' || hasIcc) return undefined;
  const codes = readAvifCodes(bytes);
  return codes && (colorSpaceByCodes(...codes, srgbCurve) ?? unknownColors);
}

function readPngColor(bytes: Buffer, hasIcc: boolean) {
  const chunks = readPngChunks(bytes);
  const codes = chunks.get('cICP');
  if (codes && codes.length === 4) {
    const [primaries, transfer] = [codes.readUInt8(0), codes.readUInt8(1)];
    return colorSpaceByCodes(primaries, transfer, parametric(2.4)) ?? unknownColors;
  }
  if (hasIcc || chunks.has('sRGB')) return undefined;
  const gamma = chunks.get('gAMA')?.readUInt32BE(0);
  if (!gamma) return undefined;
  // Without primaries, a gamma near 1/2.2 means sRGB.
  if (!chunks.has('cHRM') && Math.abs((gamma / 100_000) * 2.2 - 1) < 0.05) return undefined;
  return colorSpaceOf(parametric(100_000 / gamma), readChromaticities(chunks.get('cHRM')));
}

/** The chunks before a PNG's pixels. */
function readPngChunks(bytes: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') break;
    chunks.set(name, bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
}

/** A PNG's cHRM: white, red, green and blue, in 100,000ths. */
function readChromaticities(chunk: Buffer | undefined): Primaries {
  if (!chunk) return srgbPrimaries;
  const point = (at: number): Point => [
    chunk.readUInt32BE(at) / 100_000,
    chunk.readUInt32BE(at + 4) / 100_000,
  ];
  return [point(8), point(16), point(24), point(0)];
}
