import { lay, poseAt, poseWithin } from '../engine/drawGarment.ts';
import { blurTowardsEdges } from '../engine/focus.ts';
import { seedOf } from '../engine/noise.ts';
import { emptyPaper, type Picture, toPicture } from '../engine/paper.ts';
import type { Side } from '../garments/topShell.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { PICTURE } from './size.ts';

const FILL = { width: 0.84, height: 0.8 };

/** The whole garment, from the front or the back, laid on paper. */
export async function wholePicture(slug: string, recipe: Recipe, side: Side): Promise<Picture> {
  const seed = seedOf(`${slug}-${side}`);
  const paper = emptyPaper(PICTURE.width, PICTURE.height, recipe.paper, seed);
  const garment = recipe.garment(side);
  const { width, height } = recipe.fill ?? FILL;
  const box = { x: 600, y: 745, width: PICTURE.width * width, height: PICTURE.height * height };
  const tilt = ((seed % 100) / 100 - 0.5) * 1.6;
  await lay(paper, garment, poseWithin(garment, box, seed, tilt));
  return toPicture(paper);
}

/** A part of the garment from nearby: collar, fastening, pocket. */
export async function detailPicture(slug: string, recipe: Recipe): Promise<Picture> {
  const seed = seedOf(`${slug}-front`);
  const paper = emptyPaper(PICTURE.width, PICTURE.height, recipe.paper, seed);
  const garment = recipe.garment('front');
  const { x, y, zoom } = recipe.detail;
  const turn = ((seed % 13) / 12 - 0.5) * 16;
  await lay(paper, garment, poseAt([x, y], [600, 720], zoom, turn, seed));
  blurTowardsEdges(paper, seed, 0.55);
  return toPicture(paper);
}
