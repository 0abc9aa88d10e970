import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';

const rules =
  readFileSync('src/theme/fonts/faces.css', 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];

it.each([
  ['manrope', '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'],
  ['playfair', '@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2'],
])(
  '%s has each Latin character in one of its two files, and its rule says which',
  (name, whole) => {
    const basic = charactersOf(`src/theme/fonts/${name}-basic.woff2`);
    const rest = charactersOf(`src/theme/fonts/${name}-rest.woff2`);
    expect([...basic, ...rest].toSorted()).toEqual(
      charactersOf(fileURLToPath(import.meta.resolve(whole))).toSorted(),
    );
    expect(rangeOf(`${name}-basic`)).toEqual(basic);
    expect(rangeOf(`${name}-rest`)).toEqual(rest);
  },
);

/** Code points of a font. */
function charactersOf(file: string): number[] {
  const font = fontkit.create(readFileSync(file));
  if (!('characterSet' in font)) throw new Error(`${file} is no single font`);
  return font.characterSet.filter((codePoint) => codePoint > 0x1f && codePoint < 0xffff);
}

/** Code points for which the browser loads a file. */
function rangeOf(name: string): number[] {
  const rule = rules.find((text) => text.includes(`/${name}.woff2`)) ?? '';
  const [, range = ''] = /unicode-range:([^;]*);/.exec(rule) ?? [];
  return range.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
