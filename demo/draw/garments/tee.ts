import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, type Line, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Garment, Piece } from '../engine/piece.ts';
import { button } from './fastenings.ts';
import { neckLabel } from './label.ts';
import { type SleeveEnd, sleeves } from './sleeves.ts';
import { bodyOf, cutTop, type TopBlock, type TopMeasures } from './topBlock.ts';
import { hemBand, patchPocket, type Side, topShell, veeNeckline } from './topShell.ts';

export type TeeOptions = {
  cloth: Cloth;
  /** Cloth of the neckband, mostly a rib in the main colour. */
  band: Cloth;
  sleeveCloth?: Cloth;
  measures: TopMeasures;
  bandWidth?: number;
  /** Depth of a V neck; round without it. */
  vee?: number;
  sleeveEnd?: SleeveEnd;
  /** Height of a ribbed hem; a stitched hem without it. */
  ribHem?: number;
  pocket?: Cloth;
  /** Colour of the three buttons of a henley's placket. */
  henley?: string;
  /** Height of a turned-down collar around the neck. */
  rollNeck?: number;
  folds?: number;
  roundness?: number;
  seed: number;
};

/** The inside of the back, visible in the neck opening, with the back half of the neckband. */
export function neckInside(
  block: TopBlock,
  cloth: Cloth,
  band: Cloth,
  bandWidth: number,
  depth = block.measures.neckDepth,
): Piece[] {
  const [nx, ny] = block.neckPoint;
  const right = CENTRE * 2 - nx;
  const upper = pen(nx - 4, ny - 2).quad(CENTRE, ny - 2 + bandWidth * 0.36, right + 4, ny - 2).line;
  const lower = parallel(upper, bandWidth);
  const bottom = ny + depth + 30;
  const inside = [
    ...upper,
    ...pen(right + 4, ny).curve(right - 10, ny + depth * 0.8, CENTRE + 50, bottom, CENTRE, bottom)
      .line,
    ...pen(CENTRE, bottom).curve(CENTRE - 50, bottom, nx + 10, ny + depth * 0.8, nx - 4, ny).line,
  ];
  return [
    { outline: inside, cloth, light: 0.8, roundness: 0, edge: 1 },
    {
      outline: [...upper, ...reverse(lower)],
      cloth: band,
      follow: upper,
      light: 0.9,
      lift: 1.6,
      roundness: 2,
      edge: 2,
      trims: [{ at: [CENTRE, ny + bandWidth * 1.22], svg: neckLabel() }],
    },
  ];
}

/** The front half of a neckband, sewn along the neckline. */
function neckband(neckline: Line, band: Cloth, width: number): Piece {
  const inner = parallel(neckline, -width);
  const thread = toned(band.colour, 0.86);
  return {
    outline: [...neckline, ...reverse(inner)],
    cloth: band,
    follow: neckline,
    roundness: 3,
    edge: 2.6,
    lift: 3,
    seams: [{ line: parallel(neckline, 5), thread, depth: 0.8, pucker: 0.3 }],
  };
}

function henleyPlacket(block: TopBlock, cloth: Cloth, colour: string): Piece {
  const top = block.measures.top + block.measures.neckDepth - 4;
  const outline = pen(CENTRE - 20, top)
    .to(CENTRE + 20, top)
    .to(CENTRE + 20, top + 176)
    .to(CENTRE - 20, top + 176)
    .to(CENTRE - 20, top).line;
  return {
    outline,
    cloth,
    roundness: 3,
    edge: 1.8,
    lift: 2,
    seams: [{ line: parallel(outline, 6), thread: toned(cloth.colour, 0.82), depth: 0.7 }],
    trims: [24, 78, 132].map((y) => ({ at: [CENTRE, top + y], svg: button(colour, 9) })),
  };
}

function rollNeck(block: TopBlock, band: Cloth, height: number, side: Side): Piece {
  const [nx, ny] = block.neckPoint;
  const right = CENTRE * 2 - nx;
  const seam = side === 'front' ? block.neckline : block.backNeckline;
  const dip = (seam[Math.floor(seam.length / 2)]?.[1] ?? ny) - ny;
  const outline = pen(nx + 8, ny - height)
    .quad(CENTRE, ny - height - 14, right - 8, ny - height)
    .quad(right + 3, ny - height * 0.9, right + 7, ny + 6)
    .quad(CENTRE, ny + dip * 2 + 24, nx - 7, ny + 6)
    .quad(nx - 3, ny - height * 0.9, nx + 8, ny - height).line;
  return {
    outline,
    cloth: band,
    roundness: 20,
    edge: 2.6,
    lift: 5,
    creases: [
      { from: [nx, ny - height * 0.4], to: [CENTRE + 30, ny + 4], bend: 10, width: 14, height: 4 },
      {
        from: [right, ny - height * 0.5],
        to: [CENTRE + 10, ny - 30],
        bend: -8,
        width: 12,
        height: 3,
      },
    ],
  };
}

function necklineOf(block: TopBlock, side: Side, vee: number | undefined): Line {
  if (side === 'back') return block.backNeckline;
  return vee ? veeNeckline(block, vee) : block.neckline;
}

/** A T-shirt, or anything cut like one: a sweatshirt, a jumper. */
export function tee(options: TeeOptions, side: Side): Garment {
  const { cloth, band, seed, vee } = options;
  const block = cutTop(options.measures, seed);
  const body = bodyOf(block);
  const width = options.bandWidth ?? 24;
  const end = options.sleeveEnd ?? { kind: 'hem', width: 26 };
  const shell = topShell(block, cloth, {
    side,
    body,
    seed,
    hem: options.ribHem ? undefined : 26,
    neckline: vee && side === 'front' ? veeNeckline(block, vee) : undefined,
    folds: options.folds,
    roundness: options.roundness,
  });
  const [nx, ny] = block.neckPoint;
  const pieces = [
    ...(side === 'front' ? neckInside(block, cloth, band, width, vee) : []),
    ...sleeves(block, options.sleeveCloth ?? cloth, body, end, seed, options.folds),
    shell,
    ...(options.ribHem ? [hemBand(block, band, options.ribHem, 12)] : []),
    ...(options.henley && side === 'front' ? [henleyPlacket(block, cloth, options.henley)] : []),
    options.rollNeck
      ? rollNeck(block, band, options.rollNeck, side)
      : neckband(necklineOf(block, side, vee), band, width),
    ...(options.pocket && side === 'front'
      ? [
          patchPocket(
            options.pocket,
            [CENTRE + 62, ny + options.measures.length * 0.27],
            nx > 500 ? 118 : 132,
            138,
            12,
          ),
        ]
      : []),
  ];
  return { pieces };
}
