import type { Cloth, Rgb } from '../engine/cloth.ts';
import type { Garment } from '../engine/piece.ts';
import type { Side } from '../garments/topShell.ts';

/** Drawing instructions of a product. */
export type Recipe = {
  paper: Rgb;
  /** The main cloth, for the close-up. */
  cloth: Cloth;
  garment: (side: Side) => Garment;
  /** True if the back looks like the front. */
  sameBack?: boolean;
  /** The middle of the detail picture, in garment pixels, and its enlargement. */
  detail: { x: number; y: number; zoom: number };
  /** Drawn only as a whole: its style's first colour shows cloth and details. */
  isColourway?: boolean;
  /** Size relative to other clothes, where 1 is a shirt: a hat is about 0.5. */
  size?: number;
  /** Share of the picture that the garment may fill; 0.84 × 0.8 by default. */
  fill?: { width: number; height: number };
};

/** A garment that is drawn from the front and from the back, with its main cloth. */
export function bothSides<Options extends { cloth: Cloth }>(
  draw: (options: Options, side: Side) => Garment,
  options: Options,
): Pick<Recipe, 'cloth' | 'garment'> {
  return { cloth: options.cloth, garment: (side) => draw(options, side) };
}

/** The same for a garment whose back looks like its front, such as a scarf. */
export function oneSided<Options extends { cloth: Cloth }>(
  draw: (options: Options) => Garment,
  options: Options,
): Pick<Recipe, 'cloth' | 'garment' | 'sameBack'> {
  return { sameBack: true, ...bothSides(draw, options) };
}
