import { boundsOfGarment, lay, poseAt, poseWithin } from '../engine/drawGarment.ts';
import { blurTowardsEdges } from '../engine/focus.ts';
import { clamp, seedOf } from '../engine/noise.ts';
import { emptyPaper, type Picture, toPicture } from '../engine/paper.ts';
import type { Garment } from '../engine/piece.ts';
import type { Pose } from '../engine/view.ts';
import type { Side } from '../garments/topShell.ts';
import { ground } from '../palette.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { PICTURE } from './size.ts';

/** One scale for everything worn on a body; the camera comes a little nearer to what is short. */
export const SCALE = 1.12;
const FILL = { width: 0.92, height: 0.9 };

function scaleOf(garment: Garment): number {
  const { left, top, right, bottom } = boundsOfGarment(garment);
  const longest = Math.max((right - left) * 1.2, bottom - top);
  return SCALE * clamp((1050 / longest) ** 0.45, 1, 1.24);
}

/** The pose of a whole garment: clothes to one scale, accessories as large as their recipe says. */
export function wholePose(recipe: Recipe, garment: Garment, seed: number): Pose {
  const { width, height } = recipe.fill ?? FILL;
  const box = { x: 600, y: 745, width: PICTURE.width * width, height: PICTURE.height * height };
  const tilt = ((seed % 100) / 100 - 0.5) * 1.6;
  return poseWithin(garment, box, seed, tilt, recipe.fill ? undefined : scaleOf(garment));
}

/** The whole garment, from the front or the back, laid on paper. */
export async function wholePicture(slug: string, recipe: Recipe, side: Side): Promise<Picture> {
  const seed = seedOf(`${slug}-${side}`);
  const paper = emptyPaper(PICTURE.width, PICTURE.height, ground);
  const garment = recipe.garment(side);
  await lay(paper, garment, wholePose(recipe, garment, seed));
  return toPicture(paper);
}

/** A part of the garment from nearby: collar, fastening, pocket. */
export async function detailPicture(slug: string, recipe: Recipe): Promise<Picture> {
  const seed = seedOf(`${slug}-front`);
  const paper = emptyPaper(PICTURE.width, PICTURE.height, ground);
  const garment = recipe.garment('front');
  const { x, y, zoom } = recipe.detail;
  const turn = ((seed % 13) / 12 - 0.5) * 16;
  await lay(paper, garment, poseAt([x, y], [600, 720], zoom, turn, seed));
  blurTowardsEdges(paper, seed, 0.55);
  return toPicture(paper);
}
