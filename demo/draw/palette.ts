import { type Colour, colours } from '../catalogue/colours.ts';
import { type Rgb, rgb } from './engine/cloth.ts';

/** The season's colours for drawing. */
export const palette = Object.fromEntries(
  Object.entries(colours).map(([name, hex]) => [name, rgb(hex)]),
) as Record<Colour, Rgb>;

/** Warm papers as backgrounds. */
export const papers = {
  ivory: rgb('#f1ece2'),
  linen: rgb('#ece5d8'),
  sand: rgb('#e8dfcf'),
  shell: rgb('#f0e6dd'),
  mist: rgb('#e6e5df'),
  putty: rgb('#e3dcd0'),
  fog: rgb('#e4e3e0'),
  blush: rgb('#efe1d8'),
  sage: rgb('#e3e4d8'),
} as const;
