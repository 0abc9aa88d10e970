import { type Colour, colours } from '../catalogue/colours.ts';
import { type Rgb, rgb } from './engine/cloth.ts';

/** The season's colours for drawing. */
export const palette = Object.fromEntries(
  Object.entries(colours).map(([name, hex]) => [name, rgb(hex)]),
) as Record<Colour, Rgb>;

/** The season's ground, below every product and banner. */
export const ground = rgb('#eeeae3');
