import { type Cloth, type Rgb, toned } from '../engine/cloth.ts';
import { type Point, parallel, pen, turn } from '../engine/geometry.ts';
import type { Piece } from '../engine/piece.ts';

/** A pocket flap with rounded corners, by its upper left corner. */
export function flapPocket(
  cloth: Cloth,
  at: Point,
  width: number,
  height: number,
  thread?: Rgb,
  fastener?: string,
): Piece {
  const [x, y] = at;
  const edge = pen(x, y)
    .to(x, y + height * 0.72)
    .quad(x + 1, y + height, x + 18, y + height)
    .quad(x + width / 2, y + height + 8, x + width - 18, y + height)
    .quad(x + width - 1, y + height, x + width, y + height * 0.72)
    .to(x + width, y).line;
  return {
    outline: edge,
    cloth,
    roundness: 4,
    edge: 2.2,
    lift: 3,
    slide: [2, 1],
    seams: [
      {
        line: parallel(edge, -7),
        thread: thread ?? toned(cloth.colour, 0.82),
        depth: 0.7,
        pucker: 0.2,
      },
    ],
    trims: fastener ? [{ at: [x + width / 2, y + height * 0.66], svg: fastener }] : [],
  };
}

/** A slanted welt, as on a coat's side pocket. */
export function weltPocket(cloth: Cloth, at: Point, length: number): Piece {
  const [x, y] = at;
  const upright = pen(x - 17, y)
    .to(x + 17, y)
    .to(x + 17, y + length)
    .to(x - 17, y + length)
    .to(x - 17, y).line;
  const outline = turn(upright, 14, [x, y]);
  return {
    outline,
    cloth,
    grain: 14,
    roundness: 4,
    edge: 2.2,
    lift: 2.6,
    seams: [
      { line: parallel(outline, 6), thread: toned(cloth.colour, 0.84), depth: 0.6, pucker: 0.1 },
    ],
  };
}
