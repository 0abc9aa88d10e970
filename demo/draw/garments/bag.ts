import { type Cloth, css, type Rgb, toned } from '../engine/cloth.ts';
import { CENTRE, type Line, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Garment, Piece, Seam } from '../engine/piece.ts';
import { rivet, slider } from './fastenings.ts';
import { wordmark } from './label.ts';

type ToteOptions = { cloth: Cloth; handles: Cloth; ink?: Rgb; metal?: string };

function handle(cloth: Cloth, reach: number, rise: number, lift: number, light?: number): Piece {
  const half = pen(CENTRE - reach, 640).curve(
    CENTRE - reach + 6,
    640 - rise * 0.7,
    CENTRE - reach * 0.72,
    640 - rise,
    CENTRE,
    640 - rise,
  ).line;
  const line: Line = [...half, ...reverse(mirror(half))];
  const thread = toned(cloth.colour, 0.82);
  return {
    outline: [...parallel(line, 21), ...reverse(parallel(line, -21))],
    cloth,
    follow: line,
    roundness: 6,
    edge: 2.2,
    lift,
    light,
    seams: [
      { line: parallel(line, 15), thread, depth: 0.6, pucker: 0.1 },
      { line: parallel(line, -15), thread, depth: 0.6, pucker: 0.1 },
    ],
  };
}

/** A tote bag with two handles. */
export function tote(options: ToteOptions): Garment {
  const { cloth, handles } = options;
  const thread = toned(cloth.colour, 0.82);
  const body = pen(CENTRE - 330, 588)
    .quad(CENTRE, 604, CENTRE + 330, 588)
    .quad(CENTRE + 346, 900, CENTRE + 326, 1216)
    .quad(CENTRE + 316, 1240, CENTRE + 290, 1242)
    .quad(CENTRE, 1254, CENTRE - 290, 1242)
    .quad(CENTRE - 316, 1240, CENTRE - 326, 1216)
    .quad(CENTRE - 346, 900, CENTRE - 330, 588).line;
  const hem = pen(CENTRE - 332, 640).quad(CENTRE, 656, CENTRE + 332, 640).line;
  const base = pen(CENTRE - 334, 1130).quad(CENTRE, 1150, CENTRE + 334, 1130).line;
  const seams: Seam[] = [
    { line: hem, thread, depth: 1 },
    { line: base, thread, twin: 8, depth: 1 },
  ];
  const mark = options.ink
    ? [{ at: [CENTRE, 900] as const, svg: wordmark(300, css(options.ink)) }]
    : [];
  const rivets = options.metal
    ? [-1, 1].map((way) => ({
        at: [CENTRE + way * 150, 634] as const,
        svg: rivet(options.metal ?? '', 9),
      }))
    : [];
  const inside: Piece = {
    outline: pen(CENTRE - 326, 590)
      .quad(CENTRE, 562, CENTRE + 326, 590)
      .quad(CENTRE, 610, CENTRE - 326, 590).line,
    cloth,
    light: 0.62,
    roundness: 0,
  };
  const front = handle(handles, 150, 390, 4);
  return {
    pieces: [
      handle(handles, 140, 420, 0, 0.86),
      inside,
      {
        outline: body,
        cloth,
        roundness: 22,
        edge: 2.2,
        seams,
        trims: mark,
        creases: [
          { from: [CENTRE - 300, 700], to: [CENTRE - 210, 1180], bend: 20, width: 34, height: 7 },
          { from: [CENTRE + 290, 690], to: [CENTRE + 180, 1160], bend: -24, width: 38, height: 6 },
          { from: [CENTRE - 120, 660], to: [CENTRE - 60, 900], bend: 10, width: 26, height: 4 },
        ],
      },
      { ...front, trims: rivets },
    ],
  };
}

type BackpackOptions = { cloth: Cloth; trim: Cloth; metal: string; ink: string };

/** A small backpack, seen from the front. */
export function backpack(options: BackpackOptions): Garment {
  const { cloth, trim, metal } = options;
  const thread = toned(cloth.colour, 0.78);
  const body = pen(CENTRE - 300, 760)
    .curve(CENTRE - 310, 420, CENTRE - 190, 330, CENTRE, 330)
    .curve(CENTRE + 190, 330, CENTRE + 310, 420, CENTRE + 300, 760)
    .quad(CENTRE + 318, 1000, CENTRE + 296, 1160)
    .quad(CENTRE + 280, 1216, CENTRE + 220, 1218)
    .quad(CENTRE, 1234, CENTRE - 220, 1218)
    .quad(CENTRE - 280, 1216, CENTRE - 296, 1160)
    .quad(CENTRE - 318, 1000, CENTRE - 300, 760).line;
  const arc = pen(CENTRE - 268, 720)
    .curve(CENTRE - 270, 450, CENTRE - 170, 376, CENTRE, 376)
    .curve(CENTRE + 170, 376, CENTRE + 270, 450, CENTRE + 268, 720).line;
  const pocket = pen(CENTRE - 228, 830)
    .quad(CENTRE, 812, CENTRE + 228, 830)
    .quad(CENTRE + 244, 1000, CENTRE + 226, 1120)
    .quad(CENTRE + 214, 1156, CENTRE + 180, 1158)
    .quad(CENTRE, 1172, CENTRE - 180, 1158)
    .quad(CENTRE - 214, 1156, CENTRE - 226, 1120)
    .quad(CENTRE - 244, 1000, CENTRE - 228, 830).line;
  const flap = pen(CENTRE - 236, 800)
    .quad(CENTRE, 778, CENTRE + 236, 800)
    .to(CENTRE + 232, 880)
    .quad(CENTRE, 904, CENTRE - 232, 880)
    .to(CENTRE - 236, 800).line;
  const loop = pen(CENTRE - 64, 350).curve(
    CENTRE - 70,
    250,
    CENTRE + 70,
    250,
    CENTRE + 64,
    350,
  ).line;
  const strapLine = pen(CENTRE - 210, 400).curve(
    CENTRE - 400,
    520,
    CENTRE - 410,
    900,
    CENTRE - 286,
    1150,
  ).line;
  const strap: Piece = {
    outline: [...parallel(strapLine, 28), ...reverse(parallel(strapLine, -28))],
    cloth: trim,
    follow: strapLine,
    roundness: 10,
    light: 0.9,
  };
  return {
    pieces: [
      strap,
      { ...strap, outline: mirror(strap.outline), follow: mirror(strapLine) },
      {
        outline: [...parallel(loop, 15), ...reverse(parallel(loop, -15))],
        cloth: trim,
        follow: loop,
        roundness: 7,
        edge: 2.4,
      },
      {
        outline: body,
        cloth,
        roundness: 48,
        edge: 2.4,
        lift: 4,
        seams: [
          { line: parallel(arc, 12), thread, depth: 2 },
          { line: parallel(arc, -12), thread, depth: 2 },
        ],
        trims: [{ at: [CENTRE - 262, 610], svg: slider(metal), turn: 8 }],
      },
      {
        outline: pocket,
        cloth,
        roundness: 26,
        edge: 2.4,
        lift: 4,
        seams: [{ line: parallel(pocket, 9), thread, depth: 0.8 }],
      },
      {
        outline: flap,
        cloth: trim,
        roundness: 12,
        edge: 2.4,
        lift: 5,
        seams: [{ line: parallel(flap, 9), thread: toned(trim.colour, 0.78), depth: 0.8 }],
        trims: [{ at: [CENTRE, 846], svg: wordmark(120, options.ink) }],
      },
    ],
  };
}
