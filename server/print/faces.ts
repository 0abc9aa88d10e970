import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { StartError } from '../errors.ts';
import { woffToSfnt } from './woffToSfnt.ts';

/** A font, by the path of its file, and the letters that it has. */
export type Face = { name: string; font: Font; letters: ReadonlySet<number> };

/** What a text is set in; a letter is taken from the first of its faces that has it. */
export type Weight = 'text' | 'strong' | 'display';
export type Faces = Record<Weight, readonly Face[]>;

const { resolve } = createRequire(import.meta.url);
const manrope = (script: string, weight: number) =>
  resolve(`@fontsource/manrope/files/manrope-${script}-${weight}-normal.woff`);
const playfair = (script: string) =>
  resolve(`@fontsource/playfair-display/files/playfair-display-${script}-500-normal.woff`);

const textScripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const displayScripts = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

/**
 * The shop's own typefaces, and then those of further files.
 * @param files paths of fonts for what the shop's own lack
 */
export async function loadFaces(files: readonly string[]): Promise<Faces> {
  const [text, strong, display, further] = await Promise.all([
    loadAll(textScripts.map((script) => manrope(script, 400))),
    loadAll(textScripts.map((script) => manrope(script, 600))),
    loadAll(displayScripts.map(playfair)),
    loadAll(files),
  ]);
  // A letter of another typeface is better than none.
  return {
    text: [...text, ...display, ...further],
    strong: [...strong, ...display, ...further],
    display: [...display, ...text, ...further],
  };
}

/** @throws StartError for a file that is absent, or no font */
export async function checkFonts(files: readonly string[]): Promise<void> {
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
