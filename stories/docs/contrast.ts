import type { Palette } from '../../src/theme/tokens.ts';

/** A colour on a background, its use, and the ratio that WCAG 2.2 AA requires. */
export type Pair = {
  text: keyof Palette;
  background: keyof Palette;
  use: string;
  least: 4.5 | 3;
};

/** The theme's pairs of text and background. */
export const pairs: Pair[] = [
  { text: 'ink', background: 'paper', use: 'Text on the page', least: 4.5 },
  { text: 'ink', background: 'raised', use: 'Text on what floats', least: 4.5 },
  { text: 'ink', background: 'hairline', use: 'Text on a banner’s background', least: 4.5 },
  { text: 'mutedInk', background: 'paper', use: 'Secondary text', least: 4.5 },
  { text: 'mutedInk', background: 'raised', use: 'Secondary text on what floats', least: 4.5 },
  { text: 'mutedInk', background: 'hairline', use: 'Letter of a missing picture', least: 3 },
  { text: 'paper', background: 'ink', use: 'Main button', least: 4.5 },
  { text: 'accent', background: 'paper', use: 'Sale, links, the focus ring', least: 4.5 },
  { text: 'accent', background: 'raised', use: 'The same on what floats', least: 4.5 },
  { text: 'onAccent', background: 'accent', use: 'Number on the cart', least: 4.5 },
  { text: 'positive', background: 'paper', use: 'Good news', least: 4.5 },
  { text: 'warning', background: 'paper', use: 'Warnings', least: 4.5 },
  { text: 'negative', background: 'paper', use: 'Failures, a field’s error', least: 4.5 },
  { text: 'positive', background: 'raised', use: 'Sign of a toast of good news', least: 3 },
  { text: 'warning', background: 'raised', use: 'Sign of a warning', least: 3 },
  { text: 'negative', background: 'raised', use: 'Sign of a failure', least: 3 },
  { text: 'raised', background: 'negative', use: 'Button that removes', least: 4.5 },
];

/** The contrast of two colours (`#rrggbb`) by WCAG 2.2, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
