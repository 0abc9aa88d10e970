import { blendRgb, type Rgb, toned } from '../engine/cloth.ts';
import type { Recipe } from './recipe.ts';

/** Maximum difference of two shares of one tone. */
const tolerance = 0.02;

/** The colour towards which `toned` lightens. */
const light = toned([0, 0, 0], Number.POSITIVE_INFINITY);

/** Converts a tone of `from` to the same tone of `to`; every other colour stays. */
function inTone(colour: Rgb, from: Rgb, to: Rgb): Rgb {
  const shares = (share: (channel: 0 | 1 | 2) => number) => ([0, 1, 2] as const).map(share);
  const isOne = (all: number[]) => Math.max(...all) - Math.min(...all) < tolerance;
  const darker = shares((at) => colour[at] / from[at]);
  if (isOne(darker) && (darker[0] ?? 2) <= 1 + tolerance)
    return toned(to, Math.min(1, darker[0] ?? 1));
  const lighter = shares((at) => (colour[at] - from[at]) / (light[at] - from[at]));
  return isOne(lighter) && (lighter[0] ?? 0) > 0 ? blendRgb(to, light, lighter[0] ?? 0) : colour;
}

/** The same silhouette in another colour: everything in the cloth's colour changes with it. */
export function recoloured(recipe: Recipe, to: Rgb): Recipe {
  const from = recipe.cloth.colour;
  const change = (colour: Rgb) => inTone(colour, from, to);
  const changeCloth = <C extends Recipe['cloth']>(cloth: C): C => ({
    ...cloth,
    colour: change(cloth.colour),
    ...(cloth.second && { second: change(cloth.second) }),
  });
  return {
    ...recipe,
    cloth: changeCloth(recipe.cloth),
    garment: (side, arms) => ({
      pieces: recipe.garment(side, arms).pieces.map((piece) => ({
        ...piece,
        cloth: changeCloth(piece.cloth),
        ...(piece.seams && {
          seams: piece.seams.map((seam) =>
            seam.thread ? { ...seam, thread: change(seam.thread) } : seam,
          ),
        }),
      })),
    }),
  };
}
