import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, type Line, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Garment, Piece, Seam } from '../engine/piece.ts';
import { button, eyelet } from './fastenings.ts';
import { sideTab } from './label.ts';
import type { Side } from './topShell.ts';

type CapOptions = { cloth: Cloth; peak: Cloth; tab: { ground: string; ink: string } };

function crownOutline(): Line {
  const half = pen(CENTRE, 440).curve(CENTRE - 170, 440, CENTRE - 330, 560, CENTRE - 342, 900).line;
  const lower = pen(CENTRE - 342, 900).quad(CENTRE, 800, CENTRE + 342, 900).line;
  return [...half, ...lower, ...reverse(mirror(half))];
}

/** A six-panel cap, seen from the front or the back. */
export function cap(options: CapOptions, side: Side): Garment {
  const { cloth, peak } = options;
  const thread = toned(cloth.colour, 0.82);
  const panel = pen(CENTRE - 10, 446).curve(
    CENTRE - 120,
    500,
    CENTRE - 182,
    660,
    CENTRE - 186,
    866,
  ).line;
  const seam = (line: Line): Seam[] => [
    { line, thread, twin: 11, depth: 1.4 },
    { line: mirror(line), thread, twin: -11, depth: 1.4 },
  ];
  const centre: Seam = { line: pen(CENTRE, 444).to(CENTRE, 852).line, depth: 1.8 };
  const crown: Piece = {
    outline: crownOutline(),
    cloth,
    roundness: 62,
    edge: 2,
    seams: [...seam(panel), centre],
    creases: [
      { from: [CENTRE - 300, 640], to: [CENTRE - 120, 470], width: 50, height: 7 },
      { from: [CENTRE + 300, 660], to: [CENTRE + 150, 480], width: 46, height: 6 },
      { from: [CENTRE - 60, 900], to: [CENTRE - 90, 640], width: 34, height: 5 },
    ],
    trims: [
      { at: [CENTRE - 210, 600], svg: eyelet('#a9a294') },
      { at: [CENTRE + 210, 600], svg: eyelet('#a9a294') },
      { at: [CENTRE - 84, 580], svg: eyelet('#a9a294') },
      { at: [CENTRE + 84, 580], svg: eyelet('#a9a294') },
    ],
  };
  const knob: Piece = {
    outline: pen(CENTRE - 26, 450)
      .quad(CENTRE - 20, 428, CENTRE, 427)
      .quad(CENTRE + 20, 428, CENTRE + 26, 450)
      .quad(CENTRE, 460, CENTRE - 26, 450).line,
    cloth,
    roundness: 20,
    lift: 2,
  };
  if (side === 'back') {
    const hole = pen(CENTRE - 120, 874)
      .curve(CENTRE - 116, 700, CENTRE + 116, 700, CENTRE + 120, 874)
      .quad(CENTRE, 838, CENTRE - 120, 874).line;
    const strap = pen(CENTRE - 190, 870)
      .quad(CENTRE, 806, CENTRE + 190, 870)
      .to(CENTRE + 190, 912)
      .quad(CENTRE, 850, CENTRE - 190, 912).line;
    const gap: Piece = { outline: hole, cloth: peak, light: 0.5, roundness: -8 };
    const band: Piece = {
      outline: strap,
      cloth,
      roundness: 6,
      edge: 2.4,
      lift: 4,
      seams: [{ line: parallel(strap, 7), thread, depth: 0.7 }],
      trims: [{ at: [CENTRE + 70, 860], svg: button('#a38a5c', 15) }],
    };
    return { pieces: [crown, gap, band, knob] };
  }
  const brim = pen(CENTRE - 330, 884)
    .quad(CENTRE, 782, CENTRE + 330, 884)
    .curve(CENTRE + 392, 960, CENTRE + 330, 1040, CENTRE + 210, 1062)
    .quad(CENTRE, 1090, CENTRE - 210, 1062)
    .curve(CENTRE - 330, 1040, CENTRE - 392, 960, CENTRE - 330, 884).line;
  const edge = brim.slice(Math.round(brim.length * 0.38));
  const rows = [14, 34, 54, 74].map(
    (distance): Seam => ({
      line: parallel(edge, distance),
      thread: toned(peak.colour, 0.84),
      depth: 0.8,
      pucker: 0.1,
    }),
  );
  return {
    pieces: [
      crown,
      knob,
      { outline: brim, cloth: peak, roundness: 26, edge: 3, lift: 7, seams: rows },
      {
        outline: pen(CENTRE - 1, 700)
          .to(CENTRE + 1, 700)
          .to(CENTRE + 1, 702).line,
        cloth,
        roundness: 0,
        trims: [
          {
            at: [CENTRE, 724],
            svg: `<g transform="scale(3)">${sideTab(options.tab.ground, options.tab.ink)}</g>`,
          },
        ],
      },
    ],
  };
}
