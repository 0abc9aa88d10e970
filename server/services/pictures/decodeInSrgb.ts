import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { limits } from '../../../contract/limits.ts';
import type { ColorSpace } from './colorSpace.ts';
import { convertToSrgb } from './convertPixels.ts';
import { readDeclaredColor, unknownColors } from './declaredColor.ts';
import { readIccColors } from './iccProfile.ts';
import type { ColorTable } from './iccTable.ts';

type Size = { width: number; height: number };

/**
 * A picture upright, in sRGB of 8 bits and no larger than given. Chromium's colours are the measure.
 * sharp has the same for profiles of 8 bits with a matrix. What it has otherwise is converted here:
 * colours of more bits, which it leaves in Display P3; of profiles with a table, whose black it
 * deepens; and those that are declared without a profile, which it ignores.
 * @returns undefined when its colours have no equal in sRGB
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
  return sharp(bytes, {
    limitInputPixels: limits.picture.pixels,
    failOn: 'error',
    ...options,
  })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true });
}

/** Channels without alpha. */
function countColors({ channels, hasAlpha }: Metadata): number {
  return channels - (hasAlpha ? 1 : 0);
}

/** Whether a picture has the channels that its profile is for; grey may have those of RGB. */
function suits(header: Metadata, space: ColorSpace | ColorTable): boolean {
  const colors = countColors(header);
  if ('points' in space) return space.inputs.length === colors;
  return space.channels === colors || colors === 1;
}

async function convert(
  picture: Sharp,
  header: Metadata,
  space: ColorSpace | ColorTable,
): Promise<Sharp> {
  const isDeep = header.depth === 'ushort';
  const colors = countColors(header);
  // Otherwise sharp makes RGB of CMYK first.
  if (colors === 4) picture.pipelineColourspace('cmyk');
  const { data, info } = await picture
    .toColourspace(header.space)
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
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

/** Full intensity: decoders move the bits of an AVIF of 10 or 12 to the upper end of 16. */
function whiteOf({ depth, bitsPerSample = 16 }: Metadata): number {
  return depth === 'ushort' ? (2 ** bitsPerSample - 1) << (16 - bitsPerSample) : 255;
}
