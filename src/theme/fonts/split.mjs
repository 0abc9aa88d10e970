/**
 * `npm run fonts`: generates this folder from the installed fonts. Splits the Latin file in two:
 * characters that most pages need, at half the size, and the rest. Their ranges must not overlap, or
 * Chrome loads both files for any text.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const fonts = [
  { name: 'manrope', css: '@fontsource-variable/manrope/wght.css' },
  // A single weight for headings, 15 KB smaller than the variable font.
  { name: 'playfair', css: '@fontsource/playfair-display/500.css' },
];

/** Licence and its URL, which each copy must include. */
const preserveNameIds = [13, 14];

const printableAscii = Array.from({ length: 95 }, (_, index) => 32 + index);
const typography = [...'\u00a0£©°·½×é–—‘’“”•…€−'].map((character) => character.codePointAt(0));
const basic = [...printableAscii, ...typography];

const rules = [];
for (const { name, css } of fonts) {
  const faces = (await readFile(installed(css), 'utf8')).match(/@font-face \{[^}]*\}/g);
  for (const face of faces) {
    const [, path] = /url\(\.\/(\S+?\.woff2)\)/.exec(face);
    const [, range] = /unicode-range: (.*);/.exec(face);
    const source = `${css.slice(0, css.lastIndexOf('/'))}/${path}`;
    if (!/-latin-(wght|\d+)-/.test(path)) {
      rules.push(rule(face, source, range));
      continue;
    }
    // Skip spaces that the font lacks, for which Chrome would load the file in vain.
    const { characterSet } = fontkit.create(await readFile(installed(source)));
    const letters = characterSet.filter((codePoint) => codePoint > 0xa0 && codePoint < 0xffff);
    const rest = letters.filter((codePoint) => !basic.includes(codePoint));
    for (const [part, kept] of Object.entries({ basic, rest })) {
      const file = `${name}-${part}.woff2`;
      await writeFile(new URL(file, import.meta.url), await subset(installed(source), kept));
      rules.push(rule(face, `./${file}`, unicodeRange(kept)));
    }
  }
}
const note = '/* Written by `npm run fonts`. */';
await writeFile(new URL('faces.css', import.meta.url), `${[note, ...rules].join('\n\n')}\n`);

function installed(path) {
  return fileURLToPath(import.meta.resolve(path));
}

function rule(face, url, range) {
  return face
    .replace(/src: [^;]*;/, `src: url("${url}") format("woff2");`)
    .replace(/unicode-range: [^;]*;/, `unicode-range: ${range};`)
    .replaceAll("'", '"');
}

async function subset(path, codePoints) {
  const font = await subsetFont(await readFile(path), String.fromCodePoint(...codePoints), {
    targetFormat: 'sfnt',
    // Lining and tabular figures (`figures` in tokens.ts), kerning and ligatures.
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum'],
    preserveNameIds,
  });
  rename(font);
  return subsetFont(font, null, { keepAllGlyphs: true, preserveNameIds, targetFormat: 'woff2' });
}

/**
 * Renames the font, since Playfair Display's licence reserves its name for unmodified copies (OFL
 * 1.1, 3). Writes a name of the same length into the `name` table (OpenType 1.9), keeping the
 * copyright.
 */
function rename(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  const table = view.getUint32(record + 8);
  const strings = table + view.getUint16(table + 4);
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const at = table + 6 + index * 12;
    if (view.getUint16(at + 6) === 0) continue;
    const start = strings + view.getUint16(at + 10);
    const text = font.subarray(start, start + view.getUint16(at + 8)).swap16();
    text.write(
      text
        .toString('utf16le')
        .replace('Playfair Display', 'Hemline Headings')
        .replace('PlayfairDisplay', 'HemlineHeadings'),
      'utf16le',
    );
    text.swap16();
  }
}

function unicodeRange(codePoints) {
  const runs = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.last === codePoint - 1) run.last = codePoint;
    else runs.push({ first: codePoint, last: codePoint });
  }
  const hex = (codePoint) => codePoint.toString(16).toUpperCase().padStart(4, '0');
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}
