import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, type Line, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Piece } from '../engine/piece.ts';
import { neckLabel } from './label.ts';
import type { TopBlock } from './topBlock.ts';
import type { Side } from './topShell.ts';

/** An open collar: pieces with `light` are below the front, others above. */
function insideOf(block: TopBlock, cloth: Cloth, rise: number, depth: number): Piece {
  const [nx, ny] = block.neckPoint;
  const right = CENTRE * 2 - nx;
  return {
    outline: [
      ...pen(nx - 6, ny - rise * 0.4).quad(CENTRE, ny - rise * 1.5, right + 6, ny - rise * 0.4)
        .line,
      ...pen(right + 6, ny).curve(
        right - 4,
        ny + depth * 0.6,
        CENTRE + 40,
        ny + depth,
        CENTRE,
        ny + depth,
      ).line,
      ...pen(CENTRE, ny + depth).curve(
        CENTRE - 40,
        ny + depth,
        nx + 4,
        ny + depth * 0.6,
        nx - 6,
        ny,
      ).line,
    ],
    cloth,
    light: 0.8,
    roundness: 0,
    edge: 1,
    seams: [
      {
        line: pen(nx, ny + 14).quad(CENTRE, ny + 30, right, ny + 14).line,
        thread: toned(cloth.colour, 0.8),
        depth: 1,
      },
    ],
    trims: [{ at: [CENTRE, ny + 30], svg: neckLabel() }],
  };
}

function bothLeaves(leaf: Line, cloth: Cloth, stitched: Line, grain: number): Piece[] {
  const thread = toned(cloth.colour, 0.8);
  const left: Piece = {
    outline: leaf,
    cloth,
    grain,
    roundness: 5,
    edge: 2.2,
    lift: 5,
    seams: [{ line: stitched, thread, depth: 0.7, pucker: 0.2 }],
  };
  const right: Piece = {
    ...left,
    outline: mirror(leaf),
    grain: -grain,
    seams: [{ line: mirror(stitched), thread, depth: 0.7, pucker: 0.2 }],
  };
  return [left, right];
}

function collarFromBehind(block: TopBlock, cloth: Cloth, rise: number, fall: number): Piece[] {
  const [nx, ny] = block.neckPoint;
  const right = CENTRE * 2 - nx;
  const lower = pen(nx - 26, ny + fall * 0.75).quad(
    CENTRE,
    ny + fall * 1.3,
    right + 26,
    ny + fall * 0.75,
  ).line;
  return [
    {
      outline: [
        ...pen(nx - 4, ny - rise * 0.4).quad(CENTRE, ny - rise * 1.6, right + 4, ny - rise * 0.4)
          .line,
        ...reverse(lower),
      ],
      cloth,
      roundness: 6,
      edge: 2.2,
      lift: 4,
      seams: [{ line: parallel(lower, -7), thread: toned(cloth.colour, 0.8), depth: 0.7 }],
    },
  ];
}

/** The classic turned-down collar, buttoned up. */
export function pointCollar(block: TopBlock, cloth: Cloth, side: Side): Piece[] {
  if (side === 'back') return collarFromBehind(block, cloth, 30, 42);
  const [nx, ny] = block.neckPoint;
  const meet = ny + block.measures.neckDepth;
  const inner = pen(CENTRE - 3, meet - 8).curve(
    CENTRE - 44,
    meet - 26,
    nx + 10,
    ny + 26,
    nx + 4,
    ny - 24,
  ).line;
  const outer = pen(nx + 4, ny - 24)
    .quad(nx - 20, ny - 12, nx - 26, ny + 14)
    .quad(nx - 16, ny + 70, nx + 18, meet + 62)
    .quad(CENTRE - 40, meet + 26, CENTRE - 3, meet - 8).line;
  const stitched = parallel(outer.slice(Math.round(outer.length * 0.18)), -7);
  const tip = pen(CENTRE - 24, meet - 22)
    .to(CENTRE + 24, meet - 22)
    .quad(CENTRE + 20, meet + 8, CENTRE + 19, meet + 14)
    .to(CENTRE - 19, meet + 14)
    .quad(CENTRE - 20, meet + 8, CENTRE - 24, meet - 22).line;
  const stand: Piece = { outline: tip, cloth, grain: 90, roundness: 2, edge: 1.4, lift: 1.6 };
  return [
    insideOf(block, cloth, 30, block.measures.neckDepth + 30),
    stand,
    ...bothLeaves([...inner, ...outer], cloth, stitched, -24),
  ];
}

/** The open, flat collar of a camp shirt, with its small lapels. */
export function campCollar(block: TopBlock, cloth: Cloth, side: Side): Piece[] {
  if (side === 'back') return collarFromBehind(block, cloth, 24, 44);
  const [nx, ny] = block.neckPoint;
  const meet = ny + block.measures.neckDepth + 96;
  const lapel = pen(CENTRE - 2, meet)
    .quad(CENTRE - 60, ny + 90, nx + 14, ny + 34)
    .to(nx - 22, ny + 74)
    .to(nx - 16, ny + 106)
    .quad(CENTRE - 62, meet - 44, CENTRE - 2, meet).line;
  const leaf = pen(nx + 22, ny + 52)
    .quad(nx + 4, ny + 12, nx + 6, ny - 20)
    .quad(nx - 22, ny - 10, nx - 36, ny + 12)
    .quad(nx - 44, ny + 50, nx - 40, ny + 98)
    .to(nx + 2, ny + 66)
    .to(nx + 22, ny + 52).line;
  const lapels = bothLeaves(
    lapel,
    cloth,
    parallel(lapel.slice(Math.round(lapel.length * 0.4)), -6),
    -30,
  );
  const leaves = bothLeaves(
    leaf,
    cloth,
    parallel(leaf.slice(Math.round(leaf.length * 0.3)), -6),
    -18,
  );
  return [insideOf(block, cloth, 24, meet - ny + 16), ...lapels, ...leaves];
}

/** A narrow band collar. */
export function standCollar(block: TopBlock, cloth: Cloth, side: Side): Piece[] {
  const [nx, ny] = block.neckPoint;
  const seam = side === 'front' ? block.neckline : block.backNeckline;
  const upper =
    side === 'front'
      ? parallel(seam, -34)
      : pen(nx + 3, ny - 24).quad(CENTRE, ny - 40, CENTRE * 2 - nx - 3, ny - 24).line;
  const thread = toned(cloth.colour, 0.8);
  const band: Piece = {
    outline: [...seam, ...reverse(upper)],
    cloth,
    follow: seam,
    roundness: 4,
    edge: 1.6,
    lift: 2.4,
    seams: [{ line: parallel(seam, -6), thread, depth: 0.7, pucker: 0.2 }],
  };
  return side === 'front'
    ? [insideOf(block, cloth, 26, block.measures.neckDepth + 20), band]
    : [band];
}
