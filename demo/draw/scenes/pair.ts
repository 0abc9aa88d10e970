import { lay, poseWithin } from '../engine/drawGarment.ts';
import { hash, seedOf } from '../engine/noise.ts';
import { emptyPaper, type Picture, toPicture } from '../engine/paper.ts';
import { ground } from '../palette.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { PICTURE } from './size.ts';

/** A product on top of a matching one. */
export async function pairPicture(slug: string, recipe: Recipe, other: Recipe): Promise<Picture> {
  const seed = seedOf(`${slug}-pair`);
  const { width, height } = PICTURE;
  const paper = emptyPaper(width, height, ground);
  const way = hash(1, 2, seed) > 0.5 ? 1 : -1;
  const below = other.garment('front');
  const above = recipe.garment('front');
  const belowSize = other.size ?? 1;
  const aboveSize = recipe.size ?? 1;
  const belowBox = {
    x: 600 + way * (aboveSize < 1 ? 130 : 250),
    y: aboveSize < 1 ? 790 : 930,
    width: width * (other.fill?.width ?? 0.84) * belowSize,
    height: height * 0.86 * belowSize,
  };
  const aboveBox = {
    x: 600 - way * (aboveSize < 1 ? 250 : 130),
    y: aboveSize < 0.7 ? 1000 : 700,
    width: width * 0.74 * aboveSize,
    height: height * 0.74 * aboveSize,
  };
  await lay(paper, below, poseWithin(below, belowBox, seed + 1, way * 11));
  await lay(paper, above, poseWithin(above, aboveBox, seed, way * -6), 10);
  return toPicture(paper);
}
