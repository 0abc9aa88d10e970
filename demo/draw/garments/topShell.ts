import { type Cloth, toned } from '../engine/cloth.ts';
import {
  CENTRE,
  type Line,
  mirror,
  type Point,
  parallel,
  pen,
  reverse,
} from '../engine/geometry.ts';
import type { Piece, Seam } from '../engine/piece.ts';
import { gathers, topFolds } from './drapery.ts';
import type { TopBlock } from './topBlock.ts';

export type Side = 'front' | 'back';

type ShellOptions = {
  side: Side;
  body: Line[];
  seed: number;
  /** Distance of the hem's stitches from the edge; none without a sewn hem. */
  hem?: number;
  /** Replaces the round neck of the block. */
  neckline?: Line;
  folds?: number;
  roundness?: number;
  extra?: Seam[];
};

/** The front or back of a top, with its armhole seams and hem. */
export function topShell(block: TopBlock, cloth: Cloth, options: ShellOptions): Piece {
  const thread = toned(cloth.colour, 0.82);
  const outline = options.side === 'front' ? block.front : block.back;
  const seams: Seam[] = [
    ...(block.arms.length > 0
      ? [
          { line: block.armhole, depth: 1.2 },
          { line: mirror(block.armhole), depth: 1.2 },
        ]
      : []),
    ...(options.hem ? [{ line: parallel(block.hem, -options.hem), thread, depth: 1 }] : []),
    ...(options.extra ?? []),
  ];
  return {
    outline: options.neckline ? withNeckline(block, options.neckline) : outline,
    cloth,
    body: options.body,
    lift: 0.9,
    roundness: options.roundness,
    creases: [
      ...topFolds(block, options.seed, (options.folds ?? 1) * cloth.drape),
      ...(block.measures.blouson ? gathers(block.hem, -110, 9, options.seed) : []),
    ],
    seams,
  };
}

/** The front outline with another neckline, given from the left to the right neck point. */
export function withNeckline(block: TopBlock, neckline: Line): Line {
  const { back, backNeckline } = block;
  // The outline starts and ends at the middle of the back neck; both ends are cut away.
  const cut = Math.ceil(backNeckline.length / 2);
  return [...reverse(neckline), ...back.slice(cut, back.length - cut)].slice(0);
}

/** A ribbed band along the lower edge of a top, drawn in a little. */
export function hemBand(block: TopBlock, cloth: Cloth, height: number, drawnIn: number): Piece {
  const half = block.measures.hem / 2 - (block.measures.blouson ?? 0) + 3;
  const bottom = block.measures.top + block.measures.length;
  const curve = block.measures.hemCurve;
  const left = CENTRE - half;
  const right = CENTRE + half;
  const low = bottom + height;
  return {
    outline: [
      ...pen(left + 1, bottom - 8).quad(CENTRE, bottom - 8 + curve * 2, right - 1, bottom - 8).line,
      ...pen(right - drawnIn * 0.7, bottom + height * 0.4)
        .to(right - drawnIn, low)
        .quad(CENTRE, low + curve * 2, left + drawnIn, low)
        .to(left + drawnIn * 0.7, bottom + height * 0.4).line,
    ],
    cloth,
    roundness: 9,
    edge: 1.4,
    lift: 0.8,
  };
}

/** A V neckline from the left to the right neck point. */
export function veeNeckline(block: TopBlock, depth: number): Line {
  const [x, y] = block.neckPoint;
  const half = pen(x, y).quad(
    x + block.measures.neck * 0.16,
    y + depth * 0.52,
    CENTRE,
    y + depth,
  ).line;
  return [...half, ...reverse(mirror(half))];
}

/** A patch pocket with a hem, by its upper left corner. */
export function patchPocket(
  cloth: Cloth,
  at: Point,
  width: number,
  height: number,
  pointed = 0,
): Piece {
  const [x, y] = at;
  const thread = toned(cloth.colour, 0.8);
  const edge = pen(x, y)
    .to(x + 1, y + height - 8)
    .quad(x + 2, y + height, x + 10, y + height + pointed * 0.15)
    .to(x + width / 2, y + height + pointed)
    .to(x + width - 10, y + height + pointed * 0.15)
    .quad(x + width - 2, y + height, x + width - 1, y + height - 8)
    .to(x + width, y).line;
  return {
    outline: edge,
    cloth,
    roundness: 2.5,
    edge: 1.6,
    lift: 2.2,
    slide: [3, 1],
    seams: [
      { line: parallel(edge, -5), thread, depth: 0.7, pucker: 0.2 },
      {
        line: pen(x + 2, y + height * 0.16).to(x + width - 2, y + height * 0.16).line,
        thread,
        depth: 0.6,
        pucker: 0.1,
      },
    ],
  };
}
