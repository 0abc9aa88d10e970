import { drawPiece } from './drawPiece.ts';
import { type Bounds, boundsOf, type Point } from './geometry.ts';
import { emptyLayer, type Layer } from './layer.ts';
import { layOnPaper } from './paper.ts';
import type { Garment } from './piece.ts';
import type { Pose } from './view.ts';

/** The smallest upright rectangle around a garment, in its own pixels. */
export function boundsOfGarment(garment: Garment): Bounds {
  return boundsOf(garment.pieces.map((piece) => piece.outline));
}

/** A pose that moves a point of the garment to a point of the picture. */
export function poseAt(from: Point, to: Point, scale: number, turn: number, seed: number): Pose {
  const angle = (turn * Math.PI) / 180;
  const dx = (600 - from[0]) * scale;
  const dy = (750 - from[1]) * scale;
  return {
    scale,
    turn,
    x: to[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: to[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
    seed,
  };
}

/** A pose that centres a garment in a box around a point of the picture, at most at a scale. */
export function poseWithin(
  garment: Garment,
  box: { x: number; y: number; width: number; height: number },
  seed: number,
  turn = 0,
  largest = Number.POSITIVE_INFINITY,
): Pose {
  const { left, top, right, bottom } = boundsOfGarment(garment);
  const scale = Math.min(box.width / (right - left), box.height / (bottom - top), largest);
  return poseAt([(left + right) / 2, (top + bottom) / 2], [box.x, box.y], scale, turn, seed);
}

/** Draws a garment with its shadow over the picture. */
export async function lay(paper: Layer, garment: Garment, pose: Pose, height = 9): Promise<void> {
  const layer = emptyLayer(paper.width, paper.height);
  for (const piece of garment.pieces) await drawPiece(layer, piece, pose);
  layOnPaper(paper, layer, height * pose.scale);
}
