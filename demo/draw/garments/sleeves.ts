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
import { gathers, mirrored, sleeveFolds } from './drapery.ts';
import type { Arm, TopBlock } from './topBlock.ts';

export type SleeveEnd =
  | { kind: 'hem'; width: number }
  | { kind: 'cuff'; width: number; cloth: Cloth; button?: string; gather?: number }
  | { kind: 'plain' };

/** A ribbed cuff is knitted on below the sleeve and narrows; a sewn one covers the sleeve's end. */
function cuffShape({ cuff }: Arm, width: number, gather: number | undefined): Line {
  const start = cuff[0] ?? [0, 0];
  const end = cuff[cuff.length - 1] ?? start;
  const wide = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
  const down: Point = [-(end[1] - start[1]) / wide, (end[0] - start[0]) / wide];
  const edge = (depth: number, inset: number): Line => {
    const at = (share: number): Point => [
      start[0] + (end[0] - start[0]) * share + down[0] * depth,
      start[1] + (end[1] - start[1]) * share + down[1] * depth,
    ];
    const middle = at(0.5);
    return pen(...at(inset)).quad(
      middle[0] + down[0] * wide * 0.1,
      middle[1] + down[1] * wide * 0.1,
      ...at(1 - inset),
    ).line;
  };
  return gather === undefined
    ? [...edge(-width, -0.015), ...reverse(edge(width * 0.22, 0.01))]
    : [...edge(-6, 0.01), ...reverse(edge(width, gather + 0.05))];
}

function flip(seam: Seam): Seam {
  return { ...seam, line: mirror(seam.line), twin: seam.twin ? -seam.twin : undefined };
}

function flipTrim(trim: Trim): Trim {
  return { ...trim, at: [1200 - trim.at[0], trim.at[1]], turn: -(trim.turn ?? 0) };
}

function flipped(piece: Piece): Piece {
  return {
    ...piece,
    outline: mirror(piece.outline),
    follow: piece.follow ? mirror(piece.follow) : undefined,
    grain: -(piece.grain ?? 0),
    creases: piece.creases?.map(mirrored),
    seams: piece.seams?.map(flip),
    trims: piece.trims?.map(flipTrim),
  };
}

function leftCuff(arm: Arm, body: Line[], end: SleeveEnd): Piece | undefined {
  if (end.kind !== 'cuff') return undefined;
  const outline = cuffShape(arm, end.width, end.gather);
  const thread = toned(end.cloth.colour, 0.8);
  const ribbed = end.gather !== undefined;
  return {
    outline,
    cloth: end.cloth,
    // Rounded with its sleeve, so that both are one arm.
    body: [...body, outline],
    grain: arm.measures.angle - arm.measures.bend / 2,
    edge: 1.2,
    lift: 0.7,
    seams: ribbed ? [] : [{ line: parallel(arm.cuff, -end.width + 7), thread, depth: 0.7 }],
    trims: end.button
      ? [{ at: along(parallel(arm.cuff, -end.width * 0.42), 0.78), svg: end.button }]
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
  const thread = toned(cloth.colour, 0.82);
  const both = block.arms.map((arm, index) => {
    const hem: Seam[] =
      end.kind === 'hem'
        ? [{ line: parallel(arm.cuff, -end.width), thread, twin: 7, depth: 1 }]
        : [];
    const above = parallel(
      arm.cuff,
      end.kind === 'cuff' && end.gather === undefined ? -end.width : -4,
    );
    const gathered = end.kind === 'cuff' ? gathers(above, -90, 5, seed + index) : [];
    const creases = [...sleeveFolds(block, arm, seed + index), ...gathered].map((crease) => ({
      ...crease,
      height: crease.height * strength * cloth.drape,
    }));
    const sleeve: Piece = {
      outline: arm.outline,
      cloth,
      body,
      grain: arm.measures.angle * 0.85,
      slide: [37, 11],
      creases,
      seams: hem,
    };
    const cuff = leftCuff(arm, body, end);
    return index === 0
      ? { sleeve, cuff }
      : { sleeve: flipped(sleeve), cuff: cuff && flipped(cuff) };
  });
  return [...both.map(({ sleeve }) => sleeve), ...both.flatMap(({ cuff }) => (cuff ? [cuff] : []))];
}
