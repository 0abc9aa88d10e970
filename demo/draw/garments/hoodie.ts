import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, parallel, pen } from '../engine/geometry.ts';
import type { Garment, Piece, Seam } from '../engine/piece.ts';
import { zip } from './fastenings.ts';
import { hoodFor } from './hood.ts';
import { sleeves } from './sleeves.ts';
import { bodyOf, cutTop, type TopBlock, type TopMeasures } from './topBlock.ts';
import { hemBand, type Side, topShell } from './topShell.ts';

type HoodieOptions = {
  cloth: Cloth;
  band: Cloth;
  lining?: Cloth;
  measures: TopMeasures;
  cord?: string;
  /** Colours of a zip from hem to neck; a pullover without it. */
  zip?: { tape: string; metal: string };
  seed: number;
};

function pouch(block: TopBlock, cloth: Cloth): Piece {
  const bottom = block.measures.top + block.measures.length - 4;
  const wide = block.measures.hem * 0.29;
  const high = 218;
  const outline = pen(CENTRE - wide, bottom)
    .to(CENTRE - wide, bottom - high * 0.45)
    .curve(
      CENTRE - wide * 0.96,
      bottom - high * 0.62,
      CENTRE - wide * 0.66,
      bottom - high * 0.84,
      CENTRE - wide * 0.6,
      bottom - high,
    )
    .to(CENTRE + wide * 0.6, bottom - high)
    .curve(
      CENTRE + wide * 0.66,
      bottom - high * 0.84,
      CENTRE + wide * 0.96,
      bottom - high * 0.62,
      CENTRE + wide,
      bottom - high * 0.45,
    )
    .to(CENTRE + wide, bottom).line;
  return {
    outline,
    cloth,
    roundness: 6,
    edge: 2.2,
    lift: 3.4,
    seams: [{ line: parallel(outline, 9), thread: toned(cloth.colour, 0.82), depth: 0.9 }],
  };
}

/** A hooded sweatshirt. */
export function hoodie(options: HoodieOptions, side: Side): Garment {
  const { cloth, band, measures, seed } = options;
  const block = cutTop(measures, seed);
  const body = bodyOf(block);
  const hood = hoodFor(side, block, cloth, options.lining ?? cloth, options.cord);
  const bottom = measures.top + measures.length;
  const start = measures.top + measures.neckDepth + 46;
  const extra: Seam[] =
    options.zip && side === 'front'
      ? [{ line: pen(CENTRE, start).to(CENTRE, bottom).line, depth: 2, pucker: 1 }]
      : [];
  const shell = topShell(block, cloth, { side, body, seed, roundness: 20, extra });
  const hem = hemBand(block, band, 66, 12);
  const fastened: Piece =
    options.zip && side === 'front'
      ? {
          ...hem,
          trims: [
            {
              at: [CENTRE, start],
              reach: bottom + 66 - start,
              svg: zip(bottom + 66 - start, options.zip.tape, options.zip.metal),
            },
          ],
        }
      : hem;
  return {
    pieces: [
      ...hood.below,
      ...sleeves(block, cloth, body, { kind: 'cuff', width: 74, cloth: band, gather: 0.05 }, seed),
      shell,
      ...(side === 'front' ? [pouch(block, cloth)] : []),
      fastened,
      ...hood.above,
    ],
  };
}
