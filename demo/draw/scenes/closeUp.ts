import type { Cloth } from '../engine/cloth.ts';
import { drawPiece } from '../engine/drawPiece.ts';
import { blurTowardsEdges } from '../engine/focus.ts';
import type { Crease } from '../engine/folds.ts';
import { type Line, type Point, pen, turn } from '../engine/geometry.ts';
import { emptyLayer } from '../engine/layer.ts';
import { clamp, hash, seedOf } from '../engine/noise.ts';
import { type Picture, toPicture } from '../engine/paper.ts';
import type { Piece } from '../engine/piece.ts';
import type { Pose } from '../engine/view.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { PICTURE } from './size.ts';

const MIDDLE: Point = [600, 750];

function rolling(seed: number, span: number, angle: number): Crease[] {
  return [-0.62, -0.3, 0.04, 0.38, 0.7].map((share, index) => {
    const vary = (part: number) => hash(index, part, seed) - 0.5;
    const across: Line = [
      [600 - span * 0.95, 750 + span * (share + vary(1) * 0.2)],
      [600 + span * 0.95, 750 + span * (share + vary(2) * 0.3)],
    ];
    const [from = MIDDLE, to = MIDDLE] = turn(across, angle + vary(3) * 14, MIDDLE);
    return {
      from,
      to,
      bend: vary(4) * span * 0.22,
      width: span * (0.075 + hash(index, 5, seed) * 0.05),
      height: span * (0.045 + hash(index, 6, seed) * 0.03),
    };
  });
}

/** A length of cloth that covers everything. `span` is half of the visible size. */
export function groundOf(cloth: Cloth, span: number, angle: number, seed: number): Piece {
  const far = span * 3;
  return {
    outline: pen(600 - far, 750 - far)
      .to(600 + far, 750 - far)
      .to(600 + far, 750 + far)
      .to(600 - far, 750 + far).line,
    cloth,
    roundness: 0,
    grain: angle * 0.3,
    creases: rolling(seed, span, angle),
  };
}

/** A folded length above the rest, with its fold at a share of the span below the middle. */
export function foldedOver(
  cloth: Cloth,
  span: number,
  share: number,
  angle: number,
  seed: number,
): Piece {
  const far = span * 3;
  const y = 750 + span * share;
  const bow = span * (hash(9, 1, seed) - 0.3) * 0.3;
  const fold = pen(600 - far, y).curve(
    600 - span * 0.5,
    y - bow,
    600 + span * 0.2,
    y + bow * 0.6,
    600 + far,
    y - bow * 0.5,
  );
  const edge = turn(fold.line, angle, MIDDLE);
  const [first = MIDDLE, last = MIDDLE] = [edge[0], edge[edge.length - 1]];
  return {
    outline: [...edge, [last[0] + far, last[1] + far * 2], [first[0] - far, first[1] + far * 2]],
    cloth,
    grain: angle + 4,
    slide: [40, 90],
    roundness: span * 0.07,
    edge: 2,
    lift: span * 0.05,
    creases: rolling(seed + 7, span, angle + 8)
      .slice(2)
      .map((crease) => ({ ...crease, height: crease.height * 0.8 })),
  };
}

/**
 * Close enough to see single stitches or threads; a printed cloth from where its print is visible.
 */
function zoomFor(cloth: Cloth): number {
  return clamp(34 / cloth.grain, 2.4, cloth.print ? 3 : 7.5);
}

/** A close-up of a product's cloth, folded. */
export async function closeUpPicture(slug: string, recipe: Recipe): Promise<Picture> {
  const layer = emptyLayer(PICTURE.width, PICTURE.height);
  const seed = seedOf(`${slug}-cloth`);
  const zoom = zoomFor(recipe.cloth);
  const span = PICTURE.height / zoom / 2;
  const pose: Pose = { scale: zoom, turn: 0, x: 600, y: 750, seed };
  const angle = (hash(1, 1, seed) > 0.5 ? -1 : 1) * (22 + hash(2, 2, seed) * 18);
  const share = 0.08 + hash(3, 3, seed) * 0.34;
  await drawPiece(layer, groundOf(recipe.cloth, span, angle, seed), pose);
  await drawPiece(layer, foldedOver(recipe.cloth, span, share, angle, seed), pose);
  blurTowardsEdges(layer, seed);
  return toPicture(layer);
}
