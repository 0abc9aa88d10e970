import { smoothstep } from './noise.ts';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Texture of one point of the cloth. */
export type Swatch = {
  /** Height of the surface, in garment pixels. */
  height: number;
  /** Factor on the colour, about 1. */
  tone: number;
  /** 0 to 1: how much of the cloth's second colour shows. */
  blend: number;
};

/** Fills in the swatch of a point given in garment pixels, seen at a scale. */
export type Texture = (u: number, v: number, scale: number, swatch: Swatch) => void;

/** The colour that a print gives to a point of a cloth of one colour. */
export type Print = (u: number, v: number, ground: Rgb) => Rgb;

export type Cloth = {
  colour: Rgb;
  /** The other yarn of a melange, denim or tweed; a print covers it. */
  second?: Rgb;
  texture: Texture;
  /** Size of a stitch or of the repeat of the weave, in garment pixels. */
  grain: number;
  print?: Print;
  /** Strength of a smooth cloth's highlights, 0 to 1. */
  sheen?: number;
  /** Amount of folds and creases: 0.4 thick wool, 1 cotton, 1.5 linen. */
  drape: number;
  /** 0 soft rolling folds to 1 sharp creases. */
  crispness: number;
};

/**
 * Visibility of a pattern of this period at a scale, 0 to 1: none below two pixels, soft from the
 * distance of a whole garment, full from nearby.
 */
export function visible(period: number, scale: number): number {
  const seen = period * scale;
  return 0.5 * smoothstep(1.4, 3.6, seen) + 0.5 * smoothstep(5, 18, seen);
}

/** `#rrggbb` as numbers. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function blendRgb(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** A lighter (above 1) or darker (below 1) version of a colour. */
export function toned(colour: Rgb, factor: number): Rgb {
  return factor > 1
    ? blendRgb(colour, [255, 252, 246], 1 - 1 / factor)
    : [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

export function css(colour: Rgb): string {
  return `rgb(${colour.map((channel) => Math.round(Math.min(255, channel))).join(',')})`;
}
