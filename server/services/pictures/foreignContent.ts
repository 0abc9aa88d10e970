/** The types of picture that are accepted. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

/**
 * Each with what must follow it: 10 MB of compressed bytes hold a bare `<svg` by chance in 2 of 100
 * files, and one of these in 1 of 100,000. Lazy, as a greedy run of megabytes fills the stack.
 */
const markup = /<(script|html|iframe)[\s>]|<svg\s[^<>]*?xmlns|<!doctype\s|<\?php\s|%pdf-\d/i;

/**
 * Whether a file is a picture and something else besides: a page, a program or an archive that
 * another reader would find in it. What phones put behind a JPEG is left in peace.
 * @returns undefined when the picture itself has no end: the file was cut off
 */
export function hasForeignContent(bytes: Buffer, type: PictureType): boolean | undefined {
  const end = endOf[type](bytes);
  if (end === undefined) return undefined;
  const rest = bytes.subarray(end);
  if (rest.some((byte) => byte !== 0) && !(type === 'image/jpeg' && isFromAPhone(rest)))
    return true;
  return markup.test(bytes.toString('latin1'));
}

/** Where the picture ends, in bytes, as its format has it. */
const endOf: Record<PictureType, (bytes: Buffer) => number | undefined> = {
  'image/jpeg': endOfJpeg,
  'image/png': endOfPng,
  'image/webp': endOfWebp,
  'image/avif': endOfAvif,
};

/** Segments with a length each; after a start of scan, data up to the next marker. */
function endOfJpeg(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === 0xd9) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1];
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return at + 2;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
  return undefined;
}

/** 0xFF is data when 0x00 follows; the restart markers are part of the scan. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    const isMarker = next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7);
    if (isMarker) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/** Chunks of length, name, data and checksum, the last of which is IEND. */
function endOfPng(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return within(bytes, at);
  }
  return undefined;
}

function endOfWebp(bytes: Buffer): number | undefined {
  const size = bytes.readUInt32LE(4);
  return within(bytes, 8 + size) ?? within(bytes, 8 + size - (size % 2));
}

/** Boxes of length, name and content, to the end of the file. */
function endOfAvif(bytes: Buffer): number | undefined {
  let at = 0;
  while (at + 8 <= bytes.length && isBox(bytes.toString('latin1', at + 4, at + 8))) {
    const short = bytes.readUInt32BE(at);
    const size =
      short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size === 0) return bytes.length;
    if (size < 8) return undefined;
    at += size;
  }
  return within(bytes, at);
}

function isBox(name: string): boolean {
  return ['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid', 'idat'].includes(name);
}

function within(bytes: Buffer, end: number): number | undefined {
  return end <= bytes.length ? end : undefined;
}

/** A second picture (as for high dynamic range), a short film, or Samsung's own notes. */
function isFromAPhone(rest: Buffer): boolean {
  const tail = rest.subarray(rest.findIndex((byte) => byte !== 0));
  return (
    (tail[0] === 0xff && tail[1] === 0xd8) ||
    tail.toString('latin1', 4, 8) === 'ftyp' ||
    tail.toString('latin1', tail.length - 4) === 'SEFT'
  );
}
