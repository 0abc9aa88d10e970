import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Font } from 'fontkit';
import { StartError } from '../errors.ts';

/** A font, by the path of its file, and its characters. */
export type Face = { name: string; font: Font; letters: ReadonlySet<number> };

/** Typeface of a text; each character uses the first of its faces that has it. */
export type Weight = 'text' | 'strong' | 'display';
export type Faces = Record<Weight, readonly Face[]>;

const { resolve } = createRequire(import.meta.url);
const manrope = (script: string, weight: number) =>
  resolve(`@fontsource/manrope/files/manrope-${script}-${weight}-normal.woff`);
const playfair = (script: string) =>
  resolve(`@fontsource/playfair-display/files/playfair-display-${script}-500-normal.woff`);

const arabic = (weight: number) =>
  resolve(`@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`);

const textScripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const displayScripts = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

/** @param files paths of fonts for letters that the shop's own typefaces lack */
export async function loadFaces(files: readonly string[]): Promise<Faces> {
  const [text, strong, display, further] = await Promise.all([
    loadAll([...textScripts.map((script) => manrope(script, 400)), arabic(400)]),
    loadAll([...textScripts.map((script) => manrope(script, 600)), arabic(600)]),
    loadAll(displayScripts.map(playfair)),
    loadAll(files),
  ]);
  // A character in another typeface is better than none.
  return {
    text: [...text, ...display, ...further],
    strong: [...strong, ...display, ...further],
    display: [...display, ...text, ...further],
  };
}

/** @throws StartError for a missing file, or one that is not a font */
export async function checkFonts(files: readonly string[]) {
  for (const file of files) {
    await loadFace(file).catch(() => {
      throw new StartError(`PRINT_FONTS is wrong: "${file}" is no font that can be read.`);
    });
  }
}

const loaded = new Map<string, Promise<Face>>();

/** Each file is read and unpacked once. */
function loadFace(path: string): Promise<Face> {
  const face = loaded.get(path) ?? readFace(path);
  loaded.set(path, face);
  face.catch(() => loaded.delete(path));
  return face;
}

function loadAll(paths: readonly string[]): Promise<Face[]> {
  return Promise.all(paths.map(loadFace));
}

async function readFace(name: string): Promise<Face> {
  const { create } = await import('fontkit');
  const file = await readFile(name);
  const font = create(name.endsWith('.woff') ? woffToSfnt(file) : file);
  return { name, font, letters: new Set(font.characterSet) };
}

const headerLength = 12;
const entryLength = 16;

/**
 * Unpacks a WOFF 1.0 font (https://www.w3.org/TR/WOFF/), as fontkit would do for every character.
 */
function woffToSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    };
  });
  const header = Buffer.alloc(headerLength + count * entryLength);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = headerLength + index * entryLength;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    // Each table begins at a multiple of four bytes.
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
