import {
  type ColorSpace,
  colorSpaceByCodes,
  colorSpaceOf,
  type Point,
  type Primaries,
  parametric,
  srgbCurve,
  srgbPrimaries,
} from './colorSpace.ts';

/** Colours without an equal in sRGB, such as HDR, or unknown ones. */
export const unknownColors = 'unknown colors';

/**
 * Colour space that a file declares other than by an ICC profile, as Chromium interprets it.
 * @param hasIcc whether the file has a profile, too
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

/** Chunks before a PNG's pixels. */
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

/** Codes of ITU-T H.273: primaries and curve. */
type ColorCodes = [primaries: number, transfer: number];

type Box = { type: string; start: number; end: number };

/** Codes of an AVIF's main picture: from its `nclx` box, else from the header of its AV1 stream. */
function readAvifCodes(bytes: Buffer): ColorCodes | undefined {
  const meta = readBoxes(bytes, 0, bytes.length).find(({ type }) => type === 'meta');
  if (!meta) return undefined;
  const boxes = readBoxes(bytes, meta.start + 4, meta.end);
  const find = (type: string) => boxes.find((box) => box.type === type);
  const [pitm, iprp, iloc] = [find('pitm'), find('iprp'), find('iloc')];
  if (!pitm || !iprp) return undefined;
  const item = readNumber(bytes, pitm.start + 4, bytes[pitm.start] ? 4 : 2);
  for (const { type, start } of readProperties(bytes, iprp, item)) {
    if (type === 'colr' && bytes.toString('latin1', start, start + 4) === 'nclx') {
      return [bytes.readUInt16BE(start + 4), bytes.readUInt16BE(start + 6)];
    }
  }
  const place = iloc && readPlace(bytes, iloc, item);
  return place === undefined ? undefined : readStreamCodes(bytes, place);
}

function readNumber(bytes: Buffer, at: number, size: number): number {
  if (size === 0) return 0;
  return size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
}

function readBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at);
    const size = short === 1 ? readNumber(bytes, at + 8, 8) : short || to - at;
    const head = short === 1 ? 16 : 8;
    if (size < head) break;
    const end = Math.min(at + size, to);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end });
    at += size;
  }
  return boxes;
}

/** Properties of an item: `ipco` holds all items', and `ipma` assigns them. */
function readProperties(bytes: Buffer, iprp: Box, item: number): Box[] {
  const boxes = readBoxes(bytes, iprp.start, iprp.end);
  const ipco = boxes.find(({ type }) => type === 'ipco');
  const properties = ipco ? readBoxes(bytes, ipco.start, ipco.end) : [];
  const found: Box[] = [];
  for (const { start } of boxes.filter(({ type }) => type === 'ipma')) {
    const idSize = bytes[start] ? 4 : 2;
    const indexSize = (bytes[start + 3] ?? 0) & 1 ? 2 : 1;
    const count = bytes.readUInt32BE(start + 4);
    let at = start + 8;
    for (let entry = 0; entry < count; entry++) {
      const id = readNumber(bytes, at, idSize);
      const indices = bytes.readUInt8(at + idSize);
      at += idSize + 1;
      for (let index = 0; index < indices; index++, at += indexSize) {
        // The highest bit marks it as essential.
        const number = readNumber(bytes, at, indexSize) & (indexSize === 2 ? 0x7fff : 0x7f);
        const property = properties[number - 1];
        if (id === item && property) found.push(property);
      }
    }
  }
  return found;
}

/** Position of an item's first bytes in the file; undefined if they are not stored directly. */
function readPlace(bytes: Buffer, iloc: Box, item: number): number | undefined {
  const version = bytes.readUInt8(iloc.start);
  const sizes = bytes.readUInt16BE(iloc.start + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const idSize = version < 2 ? 2 : 4;
  let at = iloc.start + 6 + idSize;
  const count = readNumber(bytes, iloc.start + 6, idSize);
  for (let entry = 0; entry < count; entry++) {
    const id = readNumber(bytes, at, idSize);
    at += idSize;
    const method = version > 0 ? bytes.readUInt16BE(at) & 15 : 0;
    at += (version > 0 ? 2 : 0) + 2;
    const base = readNumber(bytes, at, baseSize);
    at += baseSize;
    const extents = bytes.readUInt16BE(at);
    at += 2;
    const first = readNumber(bytes, at + indexSize, offsetSize);
    if (id === item) return method === 0 ? base + first : undefined;
    at += extents * (indexSize + offsetSize + lengthSize);
  }
  return undefined;
}

/** Codes in the sequence header of an AV1 stream (AV1 specification 5.5). */
function readStreamCodes(bytes: Buffer, start: number): ColorCodes | undefined {
  for (let at = start; at < bytes.length; ) {
    const head = bytes.readUInt8(at);
    const hasSize = head & 2;
    at += head & 4 ? 2 : 1;
    if (!hasSize) return undefined;
    let size = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = bytes.readUInt8(at++);
      size += (byte & 127) << shift;
      more = byte > 127 && shift < 28;
    }
    if (((head >> 3) & 15) === 1) return readSequenceHeader(bytes.subarray(at, at + size));
    at += size;
  }
  return undefined;
}

/** Reads the short form, which encoders write for pictures. */
function readSequenceHeader(header: Buffer): ColorCodes | undefined {
  let place = 0;
  const read = (bits: number) => {
    let value = 0;
    for (let bit = 0; bit < bits; bit++, place++) {
      value = value * 2 + (((header[place >> 3] ?? 0) >> (7 - (place & 7))) & 1);
    }
    return value;
  };
  const profile = read(3);
  read(1);
  if (!read(1)) return undefined;
  read(5);
  const [widthBits, heightBits] = [read(4) + 1, read(4) + 1];
  // Size, then six switches of the encoding.
  read(widthBits + heightBits + 6);
  const isDeep = read(1);
  if (profile === 2 && isDeep) read(1);
  if (profile !== 1) read(1);
  return read(1) ? [read(8), read(8)] : undefined;
}
