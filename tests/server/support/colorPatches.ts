import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  d65,
  type Primaries,
  srgbPrimaries,
} from '../../../server/services/pictures/colorSpace.ts';
import { withAvifCodes, withAvifProfile, withAvifStreamPrimaries } from './avifColors.ts';
import { greyProfile, rgbProfile, srgbIccCurve, tableProfile } from './iccProfiles.ts';
import { chunk } from './pictureFiles.ts';

/** Colours of the test picture's patches, left to right: red, green and blue from 0 to 255. */
export const patchColors = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
  [128, 128, 128],
  [24, 24, 24],
  [200, 120, 60],
  [30, 50, 90],
  [60, 110, 50],
  [235, 200, 180],
  [150, 40, 70],
  [0, 160, 200],
] as const;

const greys = [0, 16, 40, 70, 100, 128, 150, 175, 200, 220, 240, 255];

/** Width and height of a patch: large enough that lossy formats keep its middle. */
export const patchSize = 32;

const displayP3: Primaries = [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], d65];
const adobeRgb: Primaries = [[0.64, 0.33], [0.21, 0.71], [0.15, 0.06], d65];
const proPhoto: Primaries = [
  [0.7347, 0.2653],
  [0.1596, 0.8404],
  [0.0366, 0.0001],
  [0.3457, 0.3585],
];

const profiles = {
  sRGB: rgbProfile(srgbPrimaries, srgbIccCurve),
  'Display P3': rgbProfile(displayP3, srgbIccCurve),
  'Adobe RGB': rgbProfile(adobeRgb, 563 / 256),
  ProPhoto: rgbProfile(proPhoto, 1.8),
  linear: rgbProfile(srgbPrimaries, 1),
  'a table': tableProfile(),
};

const greyProfiles = { 'gamma 2.2': greyProfile(563 / 256), 'gamma 1.8': greyProfile(1.8) };

type PngChunks = [name: string, data: Buffer][];

function png(bits: 8 | 16, isGrey: boolean, chunks: PngChunks = []): Buffer {
  const rows = patchColors.map((color, index) => (isGrey ? [greys[index] ?? 0] : color));
  const line = rows.flatMap((color) => Array.from({ length: patchSize }, () => color).flat());
  const bytes = bits === 8 ? line : line.flatMap((value) => [value, value]);
  const row = Buffer.from([0, ...bytes]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(patchColors.length * patchSize, 0);
  header.writeUInt32BE(patchSize, 4);
  header.set([bits, isGrey ? 0 : 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks.map(([name, data]) => chunk(name, data)),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: patchSize }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const iccp = (icc: Buffer): PngChunks[number] => [
  'iCCP',
  Buffer.concat([Buffer.from('test\0\0', 'latin1'), deflateSync(icc)]),
];

const cicp = (primaries: number, transfer: number): PngChunks[number] => [
  'cICP',
  Buffer.from([primaries, transfer, 0, 1]),
];

function numbers(values: number[]): Buffer {
  const data = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) {
    data.writeUInt32BE(Math.round(value * 100_000), index * 4);
  }
  return data;
}

const gama = (gamma: number): PngChunks[number] => ['gAMA', numbers([gamma])];
const chrm = ([red, green, blue, white]: Primaries): PngChunks[number] => [
  'cHRM',
  numbers([white, red, green, blue].flat()),
];
const srgbChunk: PngChunks[number] = ['sRGB', Buffer.from([0])];

/** ITU-T H.273 codes that are converted. */
const codes: [primaries: number, transfer: number][] = [
  [1, 13],
  [12, 13],
  [9, 13],
  [1, 1],
  [9, 14],
  [9, 15],
  [6, 6],
  [7, 6],
  [5, 5],
  [1, 8],
  [2, 2],
];

const pngColors: Record<string, PngChunks> = {
  nothing: [],
  ...Object.fromEntries(codes.map((pair) => [`cICP ${pair.join('/')}`, [cicp(...pair)]])),
  'cICP 1/13 over P3': [cicp(1, 13), iccp(profiles['Display P3'])],
  'gAMA 1': [gama(1)],
  'gAMA 1/2.2': [gama(0.45455)],
  'gAMA 0.44': [gama(0.44)],
  'gAMA 0.47': [gama(0.47)],
  'gAMA 1/2.2 and cHRM of sRGB': [gama(0.45455), chrm(srgbPrimaries)],
  'gAMA 1/1.8': [gama(0.55556)],
  'gAMA 1/2.2 and cHRM of P3': [gama(0.45455), chrm(displayP3)],
  'cHRM of P3 alone': [chrm(displayP3)],
  'sRGB over gAMA 1': [srgbChunk, gama(1)],
};

/** A lossless picture of the patches, made by sharp. */
function patches(isGrey = false) {
  return sharp(png(8, isGrey));
}

type AvifBits = 8 | 10;

function avif(bitdepth: AvifBits, isGrey = false): Promise<Buffer> {
  const picture = isGrey ? patches(true).toColourspace('b-w') : patches();
  return picture.avif({ bitdepth, lossless: true }).toBuffer();
}

/** A JPEG with the profile before its other segments. */
function withJpegProfile(jpeg: Buffer, icc: Buffer): Buffer {
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1');
  head.writeUInt16BE(icc.length + 16, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, icc, jpeg.subarray(2)]);
}

/** Pictures of the patches by name, in every supported colour encoding. */
export async function makeColorPatches(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const bits of [8, 16] as const) {
    for (const [name, icc] of Object.entries(profiles)) {
      files.set(`PNG of ${bits} bits, profile ${name}`, png(bits, false, [iccp(icc)]));
    }
    for (const [name, icc] of Object.entries(greyProfiles)) {
      files.set(`grey PNG of ${bits} bits, profile ${name}`, png(bits, true, [iccp(icc)]));
    }
    for (const [name, chunks] of Object.entries(pngColors)) {
      files.set(`PNG of ${bits} bits, ${name}`, png(bits, false, chunks));
      files.set(`grey PNG of ${bits} bits, ${name}`, png(bits, true, chunks));
    }
    const [color, grey] = [profiles['Display P3'], greyProfiles['gamma 1.8']];
    files.set(`grey PNG of ${bits} bits, profile Display P3`, png(bits, true, [iccp(color)]));
    files.set(`PNG of ${bits} bits, profile of grey`, png(bits, false, [iccp(grey)]));
    files.set(
      `PNG of ${bits} bits, broken profile`,
      png(bits, false, [iccp(color.subarray(0, 300))]),
    );
  }
  for (const bits of [8, 10] as const) {
    const [plain, grey] = [await avif(bits), await avif(bits, true)];
    files.set(`AVIF of ${bits} bits, nothing`, plain);
    files.set(`grey AVIF of ${bits} bits, nothing`, grey);
    for (const pair of codes) {
      const name = `AVIF of ${bits} bits, nclx ${pair.join('/')}`;
      files.set(name, withAvifCodes(plain, pair));
    }
    const lossy = await patches()
      .avif({ bitdepth: bits, quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    files.set(`lossy AVIF of ${bits} bits, nothing`, lossy);
    files.set(`lossy AVIF of ${bits} bits, stream 12/13`, withAvifStreamPrimaries(lossy, 12));
    const p3 = withAvifProfile(lossy, profiles['Display P3']);
    files.set(`lossy AVIF of ${bits} bits, profile Display P3`, p3);
    files.set(`grey AVIF of ${bits} bits, nclx 1/8`, withAvifCodes(grey, [1, 8]));
    for (const name of ['sRGB', 'Display P3', 'ProPhoto'] as const) {
      files.set(`AVIF of ${bits} bits, profile ${name}`, withAvifProfile(plain, profiles[name]));
    }
    if (bits === 8) {
      files.set('AVIF of 8 bits, profile a table', withAvifProfile(plain, profiles['a table']));
    }
    const both = withAvifProfile(withAvifCodes(plain, [1, 8]), profiles['Display P3']);
    files.set(`AVIF of ${bits} bits, profile Display P3 over nclx 1/8`, both);
  }
  const jpeg = await patches().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const greyJpeg = await patches(true).toColourspace('b-w').jpeg({ quality: 100 }).toBuffer();
  files.set('JPEG, profile Adobe RGB', withJpegProfile(jpeg, profiles['Adobe RGB']));
  files.set('grey JPEG, profile gamma 1.8', withJpegProfile(greyJpeg, greyProfiles['gamma 1.8']));
  const cmyk = patches().toColourspace('cmyk').withIccProfile('cmyk');
  files.set('CMYK JPEG, profile', await cmyk.jpeg({ quality: 100 }).toBuffer());
  files.set(
    'WebP, profile P3',
    await patches().withIccProfile('p3').webp({ lossless: true }).toBuffer(),
  );
  return files;
}

/** Pictures by name with unsupported colours: HDR, film codes and unknown codes. */
export async function makeRefusedPatches(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const plain = await avif(10);
  for (const [name, primaries, transfer] of [
    ['PQ', 9, 16],
    ['HLG', 9, 18],
    ['a logarithm', 1, 9],
    ['film', 8, 17],
    ['an unknown curve', 1, 77],
    ['unknown primaries', 77, 13],
  ] as const) {
    files.set(`PNG of 8 bits, ${name}`, png(8, false, [cicp(primaries, transfer)]));
    files.set(`PNG of 16 bits, ${name}`, png(16, false, [cicp(primaries, transfer)]));
    files.set(`AVIF of 10 bits, ${name}`, withAvifCodes(plain, [primaries, transfer]));
  }
  return files;
}
