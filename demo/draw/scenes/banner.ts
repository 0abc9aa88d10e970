import { linen, tweed, wool } from '../cloths.ts';
import { boundsOfGarment, lay, poseAt } from '../engine/drawGarment.ts';
import { drawPiece } from '../engine/drawPiece.ts';
import { blurTowardsEdges } from '../engine/focus.ts';
import { emptyLayer } from '../engine/layer.ts';
import { seedOf } from '../engine/noise.ts';
import { emptyPaper, type Picture, toPicture } from '../engine/paper.ts';
import type { Pose } from '../engine/view.ts';
import { leaveLabelsBlank } from '../garments/label.ts';
import { ground, palette } from '../palette.ts';
import { recipes } from '../recipes/all.ts';
import type { BannerPlan } from './bannerPlans.ts';
import { foldedOver, groundOf } from './closeUp.ts';

/** Garments of the catalogue laid out on one sheet of paper, without the name of the demo shop. */
export async function bannerPicture(name: string, plan: BannerPlan): Promise<Picture> {
  leaveLabelsBlank();
  const paper = emptyPaper(plan.width, plan.height, ground);
  for (const { slug, x, y, height, turn } of plan.garments) {
    const recipe = recipes[slug];
    if (!recipe) throw new Error(`The banner ${name} shows "${slug}", which has no recipe.`);
    const garment = recipe.garment('front');
    const { left, top, right, bottom } = boundsOfGarment(garment);
    const scale = (height * plan.height) / (bottom - top);
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const place = [x * plan.width, y * plan.height] as const;
    await lay(paper, garment, poseAt(middle, place, scale, turn, seedOf(slug)), 11);
  }
  return toPicture(paper);
}

/** Folded lengths of cloth, stacked. */
export async function clothPicture(): Promise<Picture> {
  const size = 1400;
  const layer = emptyLayer(size, size);
  const zoom = 3.4;
  const span = size / zoom / 2;
  const pose: Pose = { scale: zoom, turn: 0, x: size / 2, y: size / 2, seed: 4711 };
  const lengths = [
    { cloth: linen(palette.oat), share: -0.42, angle: -15, seed: 21 },
    { cloth: tweed(palette.pebble, palette.bone, 24), share: -0.02, angle: -12, seed: 22 },
    { cloth: wool(palette.clay), share: 0.34, angle: -17, seed: 23 },
    { cloth: linen(palette.sand), share: 0.66, angle: -13, seed: 24 },
  ];
  await drawPiece(layer, groundOf(linen(palette.stone), span, -14, 20), pose);
  for (const { cloth, share, angle, seed } of lengths) {
    await drawPiece(layer, foldedOver(cloth, span, share, angle, seed), pose);
  }
  blurTowardsEdges(layer, 25, 0.8);
  return toPicture(layer);
}
