import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, type Line, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Piece } from '../engine/piece.ts';
import { neckLabel } from './label.ts';
import type { TopBlock } from './topBlock.ts';
import type { Side } from './topShell.ts';

/** The lining visible in the open front. */
export function lining(block: TopBlock, cloth: Cloth, depth: number): Piece {
  const [nx, ny] = block.neckPoint;
  const right = CENTRE * 2 - nx;
  return {
    outline: [
      ...pen(nx - 4, ny - 14).quad(CENTRE, ny - 36, right + 4, ny - 14).line,
      ...pen(right + 4, ny + 10)
        .quad(CENTRE + 70, ny + depth * 0.6, CENTRE + 6, ny + depth + 30)
        .to(CENTRE - 6, ny + depth + 30)
        .quad(CENTRE - 70, ny + depth * 0.6, nx - 4, ny + 10).line,
    ],
    cloth,
    light: 0.8,
    roundness: 0,
    edge: 1,
    trims: [{ at: [CENTRE, ny + 30], svg: neckLabel(cloth.colour[0] > 150) }],
  };
}

function pair(outline: Line, cloth: Cloth, stitched: Line, grain: number, lift: number): Piece[] {
  const thread = toned(cloth.colour, 0.84);
  const left: Piece = {
    outline,
    cloth,
    grain,
    roundness: 8,
    edge: 2.4,
    lift,
    seams: [{ line: stitched, thread, depth: 0.6, pucker: 0.1 }],
  };
  return [
    {
      ...left,
      outline: mirror(outline),
      grain: -grain,
      seams: [{ line: mirror(stitched), thread, depth: 0.6, pucker: 0.1 }],
    },
    left,
  ];
}

/** A notched tailor's collar that opens down to a depth; `wide` 1 is a classic width. */
export function lapels(
  block: TopBlock,
  cloth: Cloth,
  depth: number,
  wide: number,
  side: Side,
): { below: Piece[]; above: Piece[] } {
  const [nx, ny] = block.neckPoint;
  const right = CENTRE * 2 - nx;
  if (side === 'back') {
    const lower = pen(nx - 24, ny + 26).quad(CENTRE, ny + 52, right + 24, ny + 26).line;
    return {
      below: [],
      above: [
        {
          outline: [
            ...pen(nx - 6, ny - 16).quad(CENTRE, ny - 46, right + 6, ny - 16).line,
            ...reverse(lower),
          ],
          cloth,
          roundness: 8,
          edge: 2.4,
          lift: 4,
        },
      ],
    };
  }
  const notchY = ny + 40 + depth * 0.24;
  const reach = 92 * wide;
  const roll = pen(CENTRE + 8, ny + depth).quad(
    CENTRE - 46,
    ny + depth * 0.55,
    nx + 12,
    ny + 4,
  ).line;
  const lapel = [
    ...roll,
    ...pen(nx + 2, ny + 18)
      .to(nx + 6 - reach * 0.1, notchY - 4)
      .to(nx + 4 - reach * 0.74, notchY + 8)
      .curve(
        nx - reach * 0.4,
        notchY + depth * 0.24,
        CENTRE - 84,
        ny + depth * 0.84,
        CENTRE + 8,
        ny + depth,
      ).line,
  ];
  const collar = pen(nx + 14, ny + 12)
    .quad(nx + 6, ny - 14, nx + 10, ny - 28)
    .quad(nx - 22, ny - 16, nx - 34, ny + 12)
    .quad(nx - 48, ny + 50, nx - 20 - reach * 0.42, notchY - 40)
    .to(nx + 8 - reach * 0.14, notchY + 4)
    .quad(nx + 20, ny + 50, nx + 14, ny + 12).line;
  const behind: Piece = {
    outline: [
      ...pen(nx + 8, ny - 28).quad(CENTRE, ny - 52, right - 8, ny - 28).line,
      ...pen(right - 6, ny + 2).quad(CENTRE, ny + 14, nx + 6, ny + 2).line,
    ],
    cloth,
    light: 0.92,
    roundness: 5,
    edge: 2,
    lift: 2,
  };
  return {
    below: [behind],
    above: [
      ...pair(lapel, cloth, parallel(lapel.slice(roll.length), -8), -22, 5),
      ...pair(collar, cloth, parallel(collar.slice(Math.round(collar.length * 0.3)), -8), -28, 4),
    ],
  };
}
