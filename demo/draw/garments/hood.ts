import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, type Line, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Piece } from '../engine/piece.ts';
import { cord, eyelet } from './fastenings.ts';
import { neckLabel } from './label.ts';
import type { TopBlock } from './topBlock.ts';
import type { Side } from './topShell.ts';

function arch(block: TopBlock, rise: number, inset: number): Line {
  const [nx, ny] = block.neckPoint;
  const half = pen(nx - 26 + inset, ny + 34)
    .curve(
      nx - 66 + inset,
      ny - rise * 0.35,
      nx - 20 + inset * 1.1,
      ny - rise * 0.86 + inset,
      CENTRE - 74,
      ny - rise * 0.97 + inset,
    )
    .quad(CENTRE - 34, ny - rise - 4 + inset, CENTRE, ny - rise + inset).line;
  return [...half, ...reverse(mirror(half))];
}

/** The hood from the front, open above the shoulders: its pieces below and above the body. */
function hood(
  block: TopBlock,
  cloth: Cloth,
  lining: Cloth,
  cordColour?: string,
): { below: Piece[]; above: Piece[] } {
  const [nx, ny] = block.neckPoint;
  const rise = 235;
  const outer = arch(block, rise, 0);
  const meet = ny + block.measures.neckDepth + 44;
  const thread = toned(cloth.colour, 0.84);
  const inside: Piece = {
    outline: [
      ...outer,
      ...pen(CENTRE * 2 - nx + 26, ny + 34)
        .quad(CENTRE + 60, meet + 20, CENTRE, meet + 20)
        .quad(CENTRE - 60, meet + 20, nx - 26, ny + 34).line,
    ],
    cloth: lining,
    light: 0.74,
    roundness: -10,
    seams: [
      { line: pen(CENTRE, ny - rise + 10).to(CENTRE, ny).line, depth: 1.6 },
      { line: pen(nx, ny - 6).quad(CENTRE, ny + 22, CENTRE * 2 - nx, ny - 6).line, depth: 1.8 },
    ],
    trims: [{ at: [CENTRE, ny + 14], svg: neckLabel() }],
  };
  const opening = pen(CENTRE, ny - rise + 62)
    .curve(CENTRE - 92, ny - rise + 66, nx + 22, ny - rise * 0.42, nx + 34, ny - 10)
    .curve(nx + 44, ny + 52, CENTRE - 46, meet - 34, CENTRE + 14, meet).line;
  const edge = pen(CENTRE + 14, meet)
    .quad(CENTRE - 36, meet + 16, nx + 8, meet - 8)
    .quad(nx - 26, ny + 70, nx - 30, ny + 34).line;
  const left: Piece = {
    outline: [...opening, ...edge, ...arch(block, rise, 0).slice(0, Math.ceil(outer.length / 2))],
    cloth,
    grain: 18,
    body: [outer],
    roundness: 16,
    edge: 2.4,
    lift: 5,
    seams: [{ line: parallel(opening, 24), thread, depth: 1 }],
  };
  const right: Piece = {
    ...left,
    outline: mirror(left.outline),
    grain: -18,
    seams: left.seams?.map((seam) => ({ ...seam, line: mirror(seam.line) })),
  };
  const rightTrims = cordColour
    ? [
        {
          at: [CENTRE - 46, meet - 40] as const,
          svg: `${eyelet('#b9b2a4')}${cord('M0 2C-6 60 8 120 -4 196', cordColour, 9)}`,
        },
        {
          at: [CENTRE + 46, meet - 40] as const,
          svg: `${eyelet('#b9b2a4')}${cord('M0 2C10 50 -4 130 8 178', cordColour, 9)}`,
        },
      ]
    : [];
  return { below: [inside], above: [right, { ...left, trims: rightTrims }] };
}

/** The hood from behind, hanging down the back. */
function hoodBehind(block: TopBlock, cloth: Cloth): Piece[] {
  const [nx, ny] = block.neckPoint;
  const right = CENTRE * 2 - nx;
  const outline = pen(nx - 12, ny - 16)
    .quad(CENTRE, ny - 46, right + 12, ny - 16)
    .curve(right + 62, ny + 70, right + 34, ny + 190, CENTRE + 36, ny + 262)
    .quad(CENTRE, ny + 280, CENTRE - 36, ny + 262)
    .curve(nx - 34, ny + 190, nx - 62, ny + 70, nx - 12, ny - 16).line;
  return [
    {
      outline,
      cloth,
      roundness: 26,
      edge: 2.4,
      lift: 8,
      seams: [{ line: pen(CENTRE, ny - 30).to(CENTRE, ny + 274).line, depth: 1.6 }],
      creases: [
        {
          from: [CENTRE - 110, ny + 10],
          to: [CENTRE - 20, ny + 200],
          bend: 24,
          width: 20,
          height: 4,
        },
        {
          from: [CENTRE + 120, ny + 20],
          to: [CENTRE + 30, ny + 190],
          bend: -22,
          width: 20,
          height: 4,
        },
      ],
    },
  ];
}

/** The two parts of a hood by side of the picture. */
export function hoodFor(
  side: Side,
  block: TopBlock,
  cloth: Cloth,
  lining: Cloth,
  cordColour?: string,
) {
  return side === 'front'
    ? hood(block, cloth, lining, cordColour)
    : { below: [], above: hoodBehind(block, cloth) };
}
