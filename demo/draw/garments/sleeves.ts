import type { Cloth } from '../engine/cloth.ts';
import { toned } from '../engine/cloth.ts';
import {
  along,
  type Line,
  mirror,
  type Point,
  parallel,
  pen,
  reverse,
} from '../engine/geometry.ts';
import type { Piece, Seam, Trim } from '../engine/piece.ts';
import { mirrored, sleeveFolds } from './drapery.ts';
import type { TopBlock } from './topBlock.ts';

export type SleeveEnd =
  | { kind: 'hem'; width: number }
  | { kind: 'cuff'; width: number; cloth: Cloth; button?: string; gather?: number }
  | { kind: 'plain' };

function cuffShape(block: TopBlock, width: number, gather: number | undefined): Line {
  const { sleeve } = block;
  if (!sleeve) return [];
  const start = sleeve.cuff[0] ?? [0, 0];
  const end = sleeve.cuff[sleeve.cuff.length - 1] ?? start;
  // A ribbed cuff is knitted on below the sleeve; a sewn one covers its end.
  const ribbed = gather !== undefined;
  const upper = parallel(sleeve.cuff, ribbed ? width : width * 0.22);
  const lower = parallel(sleeve.cuff, ribbed ? -5 : -width);
  const inset = (point: Point, other: Point): Point => [
    point[0] + (other[0] - point[0]) * (gather ?? 0),
    point[1] + (other[1] - point[1]) * (gather ?? 0),
  ];
  const [upperStart, upperEnd] = [upper[0] ?? start, upper[upper.length - 1] ?? end];
  const [lowerStart, lowerEnd] = [lower[0] ?? start, lower[lower.length - 1] ?? end];
  const bottomStart = inset(upperStart, upperEnd);
  const bottomEnd = inset(upperEnd, upperStart);
  return [
    ...pen(...inset(lowerStart, lowerEnd)).quad(
      ...along(lower, 0.5),
      ...inset(lowerEnd, lowerStart),
    ).line,
    ...reverse(pen(...bottomStart).quad(...along(upper, 0.5), ...bottomEnd).line),
  ];
}

function flip(seam: Seam): Seam {
  return { ...seam, line: mirror(seam.line), twin: seam.twin ? -seam.twin : undefined };
}

function flipTrim(trim: Trim): Trim {
  return { ...trim, at: [1200 - trim.at[0], trim.at[1]], turn: -(trim.turn ?? 0) };
}

function flipped(piece: Piece, folds: Piece['creases']): Piece {
  return {
    ...piece,
    outline: mirror(piece.outline),
    follow: piece.follow ? mirror(piece.follow) : undefined,
    grain: -(piece.grain ?? 0),
    creases: folds,
    seams: piece.seams?.map(flip),
    trims: piece.trims?.map(flipTrim),
  };
}

function leftCuff(block: TopBlock, end: SleeveEnd): Piece | undefined {
  const { sleeve } = block;
  if (!sleeve || end.kind !== 'cuff') return undefined;
  const outline = cuffShape(block, end.width, end.gather);
  const thread = toned(end.cloth.colour, 0.8);
  const ribbed = end.gather !== undefined;
  return {
    outline,
    cloth: end.cloth,
    grain: sleeve.angle,
    roundness: 7,
    edge: 2,
    lift: 2,
    seams: ribbed ? [] : [{ line: parallel(sleeve.cuff, -end.width + 7), thread, depth: 0.7 }],
    trims: end.button
      ? [{ at: along(parallel(sleeve.cuff, -end.width * 0.42), 0.78), svg: end.button }]
      : [],
  };
}

/** Both sleeves of a top, under its body. */
export function sleeves(
  block: TopBlock,
  cloth: Cloth,
  body: Line[],
  end: SleeveEnd,
  seed: number,
  strength = 1,
): Piece[] {
  const { sleeve } = block;
  if (!sleeve) return [];
  const thread = toned(cloth.colour, 0.82);
  const hem: Seam[] =
    end.kind === 'hem'
      ? [{ line: parallel(sleeve.cuff, -end.width), thread, twin: 7, depth: 1 }]
      : [];
  const left: Piece = {
    outline: sleeve.outline,
    cloth,
    body,
    grain: sleeve.angle * 0.85,
    slide: [37, 11],
    creases: sleeveFolds(block, seed + 1, strength * cloth.drape),
    seams: hem,
  };
  const cuff = leftCuff(block, end);
  const others = sleeveFolds(block, seed + 2, strength * cloth.drape).map(mirrored);
  return [left, flipped(left, others), ...(cuff ? [cuff, flipped(cuff, [])] : [])];
}
