import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Garment, Piece, Trim } from '../engine/piece.ts';
import { campCollar, pointCollar, standCollar } from './collars.ts';
import { button, buttonhole } from './fastenings.ts';
import { type SleeveEnd, sleeves } from './sleeves.ts';
import { bodyOf, cutTop, type TopBlock, type TopMeasures } from './topBlock.ts';
import { patchPocket, type Side, topShell } from './topShell.ts';

type ShirtOptions = {
  cloth: Cloth;
  measures: TopMeasures;
  collar: 'point' | 'camp' | 'stand';
  buttons: string;
  sleeveEnd?: SleeveEnd;
  pockets?: 1 | 2;
  /** Depth at which a popover's placket ends; the full length without it. */
  placketEnd?: number;
  seed: number;
};

function placket(block: TopBlock, options: ShirtOptions, start: number): Piece {
  const { cloth, buttons } = options;
  const { top, length, hemCurve } = block.measures;
  const end = options.placketEnd ? top + options.placketEnd : top + length + hemCurve - 1;
  const thread = toned(cloth.colour, 0.8);
  const half = 19;
  const count = Math.max(3, Math.round((end - start) / 108));
  const trims: Trim[] = [];
  for (let index = 0; index < count; index += 1) {
    const y = start + 34 + ((end - start - 74) * index) / (count - 0.35);
    trims.push({ at: [CENTRE, y], svg: buttonhole(css(thread)) });
    trims.push({ at: [CENTRE, y], svg: button(buttons) });
  }
  const line = (x: number) => pen(CENTRE + x, start).to(CENTRE + x, end - 3).line;
  return {
    outline: [...line(-half), ...reverse(line(half))],
    cloth,
    roundness: 2,
    edge: 1.2,
    lift: 1.8,
    slide: [5, 0],
    seams: [
      { line: line(-half + 5), thread, depth: 0.7, pucker: 0.4 },
      { line: line(half - 5), thread, depth: 0.7, pucker: 0.4 },
    ],
    trims,
  };
}

function css(colour: readonly [number, number, number]): string {
  return `rgb(${colour.map(Math.round).join(',')})`;
}

function collarPieces(block: TopBlock, options: ShirtOptions, side: Side): Piece[] {
  if (options.collar === 'camp') return campCollar(block, options.cloth, side);
  if (options.collar === 'stand') return standCollar(block, options.cloth, side);
  return pointCollar(block, options.cloth, side);
}

/** A shirt or blouse with a buttoned front. */
export function shirt(options: ShirtOptions, side: Side): Garment {
  const { cloth, seed } = options;
  const block = cutTop(options.measures, seed);
  const body = bodyOf(block);
  const { top, length } = block.measures;
  const end = options.sleeveEnd ?? {
    kind: 'cuff',
    width: 74,
    cloth,
    button: button(options.buttons, 7),
  };
  const thread = toned(cloth.colour, 0.82);
  const [sx, sy] = block.shoulderPoint;
  const yoke = pen(sx + 6, sy + 62).quad(CENTRE, sy + 76, CENTRE * 2 - sx - 6, sy + 62).line;
  const pleat = (x: number) => pen(CENTRE + x, sy + 74).to(CENTRE + x * 1.1, sy + 270).line;
  const extra =
    side === 'back'
      ? [
          { line: yoke, thread, depth: 1.2 },
          { line: pleat(-16), depth: 2, pucker: 0 },
          { line: pleat(16), depth: 2, pucker: 0 },
        ]
      : [];
  const shell = topShell(block, cloth, { side, body, seed, hem: 14, extra });
  const collar = collarPieces(block, options, side);
  if (side === 'back') {
    return { pieces: [...sleeves(block, cloth, body, end, seed), shell, ...collar] };
  }
  const start = top + block.measures.neckDepth + (options.collar === 'camp' ? 88 : -8);
  const pocketAt = top + length * 0.26;
  const pocket = patchPocket(cloth, [CENTRE + 76, pocketAt], 128, 142, 16);
  const shoulderSeam = pen(...block.neckPoint).to(sx, sy).line;
  const frontShell: Piece = {
    ...shell,
    seams: [
      ...(shell.seams ?? []),
      { line: parallel(shoulderSeam, -26), thread, depth: 1 },
      { line: mirror(parallel(shoulderSeam, -26)), thread, depth: 1 },
    ],
  };
  return {
    pieces: [
      ...collar.filter((piece) => piece.light !== undefined),
      ...sleeves(block, cloth, body, end, seed),
      frontShell,
      placket(block, options, start),
      ...(options.pockets ? [pocket] : []),
      ...(options.pockets === 2
        ? [
            {
              ...pocket,
              outline: mirror(pocket.outline),
              seams: pocket.seams?.map((seam) => ({ ...seam, line: mirror(seam.line) })),
            },
          ]
        : []),
      ...collar.filter((piece) => piece.light === undefined),
    ],
  };
}
