import { type Cloth, type Rgb, toned } from '../engine/cloth.ts';
import { CENTRE, type Line, mirror, type Point, parallel, pen } from '../engine/geometry.ts';
import type { Garment, Piece, Seam } from '../engine/piece.ts';
import { rivet } from './fastenings.ts';
import { patchPocket, type Side } from './topShell.ts';
import type { TrouserMeasures } from './trouserBlock.ts';
import { trousers } from './trousers.ts';

type DungareesOptions = {
  cloth: Cloth;
  thread: Rgb;
  measures: TrouserMeasures;
  bibWidth: number;
  bibHeight: number;
  turnUp?: number;
  metal: string;
  seed: number;
};

function strap(
  from: Point,
  to: Point,
  width: number,
  cloth: Cloth,
  thread: Rgb,
  bow: number,
): Piece {
  const line = pen(...from).quad((from[0] + to[0]) / 2 + bow, (from[1] + to[1]) / 2, ...to).line;
  const row = (distance: number): Seam => ({
    line: parallel(line, distance),
    thread,
    depth: 0.6,
    pucker: 0.2,
  });
  const outline: Line = [...parallel(line, width / 2), ...parallel(line, -width / 2).reverse()];
  return {
    outline,
    cloth,
    follow: line,
    roundness: 4,
    edge: 2,
    lift: 2.6,
    seams: [row(width / 2 - 6), row(-width / 2 + 6)],
  };
}

function buckle(metal: string): string {
  return `<rect x="-25" y="-20" width="50" height="40" rx="8" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="7.6"/><rect x="-25" y="-20" width="50" height="40" rx="8" fill="none" stroke="${metal}" stroke-width="6"/><path d="M-25 2H25" stroke="${metal}" stroke-width="5"/><path d="M-22 -20H18" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/><g transform="translate(0 34)">${rivet(metal, 10)}</g>`;
}

/** Dungarees: trousers with a bib and braces. */
export function dungarees(options: DungareesOptions, side: Side): Garment {
  const { measures: m, cloth, thread, bibWidth, bibHeight } = options;
  const below = trousers(
    { cloth, measures: m, style: 'jeans', thread, turnUp: options.turnUp, seed: options.seed },
    side,
  );
  const half = bibWidth / 2;
  const top = m.top - bibHeight;
  const wide = m.waist / 2 - 12;
  const bib: Line =
    side === 'front'
      ? pen(CENTRE - half, top)
          .to(CENTRE + half, top)
          .quad(CENTRE + half + 4, m.top - bibHeight * 0.4, CENTRE + wide, m.top + 4)
          .to(CENTRE - wide, m.top + 4)
          .quad(CENTRE - half - 4, m.top - bibHeight * 0.4, CENTRE - half, top).line
      : pen(CENTRE - 34, top + 60)
          .to(CENTRE + 34, top + 60)
          .quad(CENTRE + 70, m.top - bibHeight * 0.3, CENTRE + wide, m.top + 4)
          .to(CENTRE - wide, m.top + 4)
          .quad(CENTRE - 70, m.top - bibHeight * 0.3, CENTRE - 34, top + 60).line;
  const shoulder = top - 210;
  const front = side === 'front';
  const straps = [-1, 1].map((way) => {
    const from: Point = [CENTRE + way * (front ? half - 30 : 16), top + (front ? 26 : 84)];
    return strap(
      from,
      [CENTRE + way * (front ? half * 0.62 : half * 0.72), shoulder],
      44,
      cloth,
      thread,
      way * 14,
    );
  });
  const behind = front
    ? [-1, 1].map(
        (way): Piece => ({
          ...strap(
            [CENTRE + way * half * 0.62, shoulder + 4],
            [CENTRE - way * 10, m.top - 60],
            42,
            cloth,
            thread,
            way * 10,
          ),
          light: 0.86,
          lift: 0,
        }),
      )
    : [];
  const main: Piece = {
    outline: bib,
    cloth,
    roundness: 8,
    lift: 2,
    seams: [
      {
        line: pen(CENTRE - half + 2, top + 20).to(CENTRE + half - 2, top + 20).line,
        thread,
        depth: 0.8,
      },
      { line: parallel(bib, 8), thread, depth: 0.7 },
    ],
  };
  const pocket = patchPocket(cloth, [CENTRE - half * 0.56, top + 62], half * 1.12, half * 1.02, 14);
  const stitched: Piece = { ...pocket, seams: pocket.seams?.map((seam) => ({ ...seam, thread })) };
  const buckled = straps.map(
    (piece, index): Piece => ({
      ...piece,
      trims: front
        ? [
            {
              at: [CENTRE + (index === 0 ? -1 : 1) * (half - 31), top + 14],
              svg: buckle(options.metal),
              turn: index === 0 ? -4 : 4,
            },
          ]
        : [],
    }),
  );
  const seat = below.pieces.filter((piece) => piece.light === undefined);
  const waistShade: Piece[] = front
    ? []
    : [
        {
          outline: mirror(bib),
          cloth,
          roundness: 6,
          seams: [{ line: parallel(bib, 8), thread: toned(thread, 1), depth: 0.7 }],
        },
      ];
  return { pieces: [...behind, ...(front ? [main, stitched] : waistShade), ...seat, ...buckled] };
}
