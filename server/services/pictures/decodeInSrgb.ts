import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { limits } from '../../../contract/limits.ts';
import { type ColorSpace, encodeSrgb, type Row } from './colorSpace.ts';
import { readDeclaredColor, unknownColors } from './declaredColor.ts';
import { readIccColors } from './iccProfile.ts';
import type { ColorTable } from './iccTable.ts';

type Size = { width: number; height: number };

/**
 * Decodes a picture upright, in sRGB of 8 bits and no larger than given, with the colours that
 * Chromium shows. sharp handles profiles of 8 bits with a matrix. It leaves colours of more bits in
 * Display P3, deepens the black of tables, and ignores colours that are declared
 * without a profile: such pictures are converted here.
 * @returns undefined when the colours have no equal in sRGB
 */
export async function decodeInSrgb(
  bytes: Buffer,
  type: string,
  largest: Size,
): Promise<Sharp | undefined> {
  const header = await sharp(bytes).metadata();
  const declared = readDeclaredColor(bytes, type, header.hasProfile);
  if (declared === unknownColors) return undefined;
  const profiled = header.icc && !declared ? readIccColors(header.icc) : undefined;
  const space = declared ?? (profiled && suits(header, profiled) ? profiled : undefined);
  const isPlain = header.depth === 'uchar' && !declared && !(space && 'points' in space);
  if (isPlain) return decodeUpright(bytes, largest);
  if (!space) return decodeUpright(bytes, largest, { ignoreIcc: true });
  return convert(decodeUpright(bytes, largest, { ignoreIcc: true }), header, space);
}

function decodeUpright(bytes: Buffer, largest: Size, options?: SharpOptions): Sharp {
  return sharp(bytes, { limitInputPixels: limits.picture.pixels, failOn: 'error', ...options })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true });
}

function countColors({ channels, hasAlpha }: Metadata): number {
  return channels - (hasAlpha ? 1 : 0);
}

/** Returns true if a picture has the channels of its profile; grey may have those of RGB. */
function suits(header: Metadata, space: ColorSpace | ColorTable): boolean {
  const colors = countColors(header);
  if ('points' in space) return space.inputs.length === colors;
  return space.channels === colors || colors === 1;
}

async function convert(picture: Sharp, header: Metadata, space: ColorSpace | ColorTable) {
  const isDeep = header.depth === 'ushort';
  const colors = countColors(header);
  // Otherwise sharp converts CMYK to RGB first.
  if (colors === 4) picture.pipelineColourspace('cmyk');
  const { data, info } = await picture
    .toColourspace(header.space)
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (colors === 4) foldBlack(data, info.channels);
  const pixels = convertToSrgb(
    {
      data: isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data,
      white: whiteOf(header),
      channels: { colors, all: info.channels },
    },
    space,
  );
  const { width, height } = info;
  return sharp(pixels.data, { raw: { width, height, channels: pixels.channels } });
}

/**
 * Spreads the black ink of CMYK over the other inks, as Chromium does before it reads the profile.
 * Only JPEG has CMYK, in 8 bits.
 */
function foldBlack(data: Uint8Array, all: number) {
  for (let at = 0; at < data.length; at += all) {
    const paper = 255 - (data[at + 3] ?? 0);
    for (let ink = at; ink < at + 3; ink++) {
      data[ink] = 255 - Math.floor(((255 - (data[ink] ?? 0)) * paper) / 255);
    }
    data[at + 3] = 0;
  }
}

/** Full intensity: decoders shift the bits of an AVIF of 10 or 12 bits to the upper end of 16. */
function whiteOf({ depth, bitsPerSample = 16 }: Metadata): number {
  return depth === 'ushort' ? (2 ** bitsPerSample - 1) << (16 - bitsPerSample) : 255;
}

type Pixels = {
  data: Uint8Array | Uint16Array;
  /** The value of full intensity. */
  white: number;
  /** Number of channels without and with alpha. */
  channels: { colors: number; all: number };
};

/** Table size for encoding linear light: fine enough for 8 bits of the darkest colours. */
const steps = 65535;

const encoded = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(encodeSrgb(step / steps) * 255),
);

/** Converts pixels to sRGB of 8 bits, RGB with alpha if any; clips each channel, as browsers do. */
function convertToSrgb(
  { data, white, channels: { colors, all } }: Pixels,
  space: ColorSpace | ColorTable,
): { data: Uint8Array; channels: 3 | 4 } {
  const hasAlpha = all > colors;
  const target = hasAlpha ? 4 : 3;
  const pixels = new Uint8Array((data.length / all) * target);
  const toLinear = 'points' in space ? byTable(space, white) : byMatrix(space, white, colors);
  for (let from = 0, to = 0; from < data.length; from += all, to += target) {
    const [red, green, blue] = toLinear(data, from);
    pixels[to] = encode(red);
    pixels[to + 1] = encode(green);
    pixels[to + 2] = encode(blue);
    if (hasAlpha)
      pixels[to + 3] = Math.min(Math.round(((data[from + colors] ?? 0) / white) * 255), 255);
  }
  return { data: pixels, channels: target };
}

function encode(light: number): number {
  return encoded[Math.round(Math.min(Math.max(light, 0), 1) * steps)] ?? 0;
}

type ToLinear = (data: Pixels['data'], from: number) => Row;

function byMatrix({ curves, toSrgb }: ColorSpace, white: number, colors: number): ToLinear {
  const [red, green, blue] = curves.map((curve) =>
    Float32Array.from({ length: white + 1 }, (_, value) => curve(value / white)),
  ) as [Float32Array, Float32Array, Float32Array];
  const [[a, b, c], [d, e, f], [g, h, i]] = toSrgb;
  const [second, third] = colors > 1 ? [1, 2] : [0, 0];
  // Scaling may overshoot the white of 10 bits.
  const clip = (value = 0) => Math.min(value, white);
  return (data, from) => {
    const r = red[clip(data[from])] ?? 0;
    const s = green[clip(data[from + second])] ?? 0;
    const t = blue[clip(data[from + third])] ?? 0;
    return [a * r + b * s + c * t, d * r + e * s + f * t, g * r + h * s + i * t];
  };
}

/** Interpolates between the corners of the colour's cell in the grid. */
function byTable({ inputs, grid, points, toLinear }: ColorTable, white: number): ToLinear {
  const places = inputs.map((curve, input) =>
    Float32Array.from({ length: white + 1 }, (_, value) => {
      return Math.min(Math.max(curve(value / white), 0), 1) * ((grid[input] ?? 1) - 1);
    }),
  );
  const strides = grid.map((_, input) =>
    grid.slice(input + 1).reduce((product, width) => product * width, 3),
  );
  const corners = 2 ** inputs.length;
  const shares = new Float64Array(corners);
  const offsets = new Int32Array(corners);
  return (data, from) => {
    shares[0] = 1;
    offsets[0] = 0;
    for (let input = 0, count = 1; input < places.length; input++, count *= 2) {
      const place = places[input]?.[Math.min(data[from + input] ?? 0, white)] ?? 0;
      const below = Math.floor(place);
      const share = place - below;
      const stride = strides[input] ?? 0;
      for (let corner = 0; corner < count; corner++) {
        const base = (offsets[corner] ?? 0) + below * stride;
        const whole = shares[corner] ?? 0;
        offsets[corner + count] = share > 0 ? base + stride : base;
        shares[corner + count] = whole * share;
        offsets[corner] = base;
        shares[corner] = whole * (1 - share);
      }
    }
    let [a, b, c] = [0, 0, 0];
    for (let corner = 0; corner < corners; corner++) {
      const share = shares[corner] ?? 0;
      const offset = offsets[corner] ?? 0;
      a += share * (points[offset] ?? 0);
      b += share * (points[offset + 1] ?? 0);
      c += share * (points[offset + 2] ?? 0);
    }
    return toLinear([a, b, c]);
  };
}
