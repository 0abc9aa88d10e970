import { toned } from '../engine/cloth.ts';
import { CENTRE, leftOf, mirror, pen } from '../engine/geometry.ts';
import type { Garment, Piece, Seam, Trim } from '../engine/piece.ts';
import { waistBelt } from './belt.ts';
import { pointCollar, standCollar } from './collars.ts';
import { button, zip } from './fastenings.ts';
import { hoodFor } from './hood.ts';
import { buttonTrims, toggleTrims } from './jacketFastening.ts';
import { type JacketOptions, startOf } from './jacketOptions.ts';
import { denimSeams, quiltSeams } from './jacketSeams.ts';
import { lapels, lining } from './lapels.ts';
import { flapPocket, weltPocket } from './pockets.ts';
import { type SleeveEnd, sleeves } from './sleeves.ts';
import { bodyOf, cutTop, type TopBlock } from './topBlock.ts';
import {
  hemBand,
  patchPocket,
  type Side,
  topShell,
  veeNeckline,
  withNeckline,
} from './topShell.ts';

const OVERLAP = 26;

function collarOf(
  block: TopBlock,
  options: JacketOptions,
  side: Side,
): { below: Piece[]; above: Piece[] } {
  const { collar, cloth } = options;
  if (collar.kind === 'lapel') return lapels(block, cloth, collar.depth, collar.wide ?? 1, side);
  if (collar.kind === 'hood') return hoodFor(side, block, cloth, options.lining);
  const pieces = (collar.kind === 'point' ? pointCollar : standCollar)(
    block,
    collar.cloth ?? cloth,
    side,
  );
  const shaded = pieces.filter((piece) => piece.light !== undefined);
  return { below: shaded, above: pieces.filter((piece) => piece.light === undefined) };
}

function pocketsOf(options: JacketOptions): Piece[] {
  const { cloth, measures: m, pockets } = options;
  if (pockets === 'none') return [];
  const thread = options.thread;
  const low = m.top + m.length * (pockets === 'chest-flaps' ? 0.33 : 0.62);
  const x = CENTRE - m.hem * 0.37;
  const wide = m.hem * 0.25;
  if (pockets === 'patch') {
    const one = patchPocket(cloth, [x, low], wide, wide * 1.12);
    return [one, across(one)];
  }
  const left =
    pockets === 'welt'
      ? weltPocket(cloth, [x + wide * 0.4, low - 10], wide * 0.95)
      : flapPocket(
          cloth,
          [x, low],
          wide,
          pockets === 'flap' ? 54 : 64,
          thread,
          pockets === 'chest-flaps' ? button('#a97b4e', 8) : undefined,
        );
  return [left, across(left)];
}

function across(piece: Piece): Piece {
  return {
    ...piece,
    outline: mirror(piece.outline),
    grain: -(piece.grain ?? 0),
    seams: piece.seams?.map((seam) => ({
      ...seam,
      line: mirror(seam.line),
      twin: seam.twin ? -seam.twin : undefined,
    })),
    trims: piece.trims?.map((trim) => ({
      ...trim,
      at: [CENTRE * 2 - trim.at[0], trim.at[1]] as const,
    })),
  };
}

/** A jacket or coat. */
export function jacket(options: JacketOptions, side: Side): Garment {
  const { cloth, measures: m, seed, closure } = options;
  const block = cutTop(m, seed);
  const body = bodyOf(block);
  const thread = options.thread ?? toned(cloth.colour, 0.8);
  const collar = collarOf(block, options, side);
  const bottom = m.top + m.length;
  const neckline =
    options.collar.kind === 'lapel' ? veeNeckline(block, options.collar.depth) : undefined;
  const quilted = quiltSeams(block, options);
  const seams: Seam[] = [...quilted, ...(options.panelled ? denimSeams(block, thread) : [])];
  const back: Seam[] =
    side === 'back' && !options.quilting
      ? [{ line: pen(CENTRE, m.top + 30).to(CENTRE, bottom).line, depth: 1.6 }]
      : [];
  const shell = topShell(block, cloth, {
    side,
    body,
    seed,
    hem: options.hemBand ? undefined : 30,
    roundness: 20,
    neckline: side === 'front' ? neckline : undefined,
    extra: [...seams, ...back],
  });
  const puffed: Piece = {
    ...shell,
    creases: [
      ...(shell.creases ?? []),
      ...quilted.map(({ line }) => ({
        from: [-500, line[0]?.[1] ?? 0] as const,
        to: [1700, line[0]?.[1] ?? 0] as const,
        width: 17,
        height: -11,
      })),
    ],
  };
  const end: SleeveEnd = options.sleeveEnd ?? { kind: 'hem', width: 40 };
  const arms = sleeves(block, cloth, body, end, seed, 0.9);
  const hem = options.hemBand ? [hemBand(block, options.hemBand, 62, 10)] : [];
  if (side === 'back')
    return {
      pieces: [
        ...collar.below,
        ...arms,
        puffed,
        ...hem,
        ...waistBelt(options).slice(0, 1),
        ...collar.above,
      ],
    };
  const edge =
    closure.kind === 'zip' ? 0 : closure.kind === 'buttons' && closure.double ? 118 : OVERLAP;
  const overlap: Piece = {
    ...puffed,
    outline: leftOf(neckline ? withNeckline(block, neckline) : block.front, CENTRE + edge),
    lift: closure.kind === 'zip' ? 0.5 : 2.6,
    seams: [
      ...(puffed.seams ?? []),
      {
        line: pen(CENTRE + edge - 9, startOf(options)).to(CENTRE + edge - 9, bottom + m.hemCurve)
          .line,
        thread,
        depth: 0.9,
      },
    ],
    trims: options.hemBand
      ? []
      : [...buttonTrims(options, bottom), ...toggleTrims(options, bottom)],
  };
  const fastener: Trim[] =
    closure.kind === 'zip'
      ? [
          {
            at: [CENTRE, startOf(options) - 20],
            reach: bottom + 80 - startOf(options),
            svg: zip(
              bottom - startOf(options) + 18 + (options.hemBand ? 58 : 0),
              closure.tape,
              closure.metal,
            ),
          },
        ]
      : [];
  const banded = hem.map((piece) => ({
    ...piece,
    trims: [...fastener, ...buttonTrims(options, bottom + 60)],
  }));
  const withZip: Piece =
    hem.length === 0 && fastener.length > 0 ? { ...overlap, trims: fastener } : overlap;
  return {
    pieces: [
      ...(options.collar.kind === 'lapel'
        ? [lining(block, options.lining, options.collar.depth)]
        : []),
      ...collar.below,
      ...arms,
      puffed,
      withZip,
      ...pocketsOf(options),
      ...banded,
      ...waistBelt(options),
      ...collar.above,
    ],
  };
}
