import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, mirror, type Point, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Piece, Seam, Trim } from '../engine/piece.ts';
import { rivet } from './fastenings.ts';
import { patchPocket } from './topShell.ts';
import type { Leg, TrouserOptions } from './trouserBlock.ts';

export function frontSeams(options: TrouserOptions): { seams: Seam[]; trims: Trim[] } {
  const { measures: m, style } = options;
  const thread = options.thread ?? toned(options.cloth.colour, 0.8);
  const fly = pen(CENTRE + 44, m.top + 20)
    .to(CENTRE + 42, m.top + m.rise * 0.52)
    .quad(CENTRE + 36, m.top + m.rise * 0.72, CENTRE + 2, m.top + m.rise * 0.8).line;
  const scoop =
    style === 'jeans'
      ? pen(CENTRE - m.waist * 0.27, m.top + 16).curve(
          CENTRE - m.waist * 0.28,
          m.top + 74,
          CENTRE - m.hip * 0.4,
          m.top + 96,
          CENTRE - m.hip * 0.475,
          m.top + 104,
        ).line
      : pen(CENTRE - m.waist * 0.34, m.top + 14).quad(
          CENTRE - m.hip * 0.42,
          m.top + 90,
          CENTRE - m.hip * 0.487,
          m.top + 196,
        ).line;
  const pocket: Seam[] = [scoop, mirror(scoop)].map((line, index) => ({
    line,
    thread,
    twin: style === 'jeans' ? (index === 0 ? 8 : -8) : undefined,
    depth: 1.5,
  }));
  const centre = pen(CENTRE, m.top + 18).to(CENTRE, m.top + m.rise).line;
  const seams =
    style === 'elastic'
      ? [...pocket, { line: centre, depth: 1.2 }]
      : [
          ...pocket,
          { line: fly, thread, twin: style === 'jeans' ? 7 : undefined, depth: 1.2 },
          { line: centre, depth: 1.8 },
        ];
  const metal = '#b98a5a';
  const trims =
    style === 'jeans'
      ? [-1, 1].flatMap((way) => [
          { at: [CENTRE + way * m.waist * 0.275, m.top + 34] as Point, svg: rivet(metal) },
          { at: [CENTRE + way * m.hip * 0.425, m.top + 106] as Point, svg: rivet(metal) },
        ])
      : [];
  return { seams, trims };
}

export function backPieces(options: TrouserOptions): Piece[] {
  const { measures: m, cloth, style } = options;
  const width = m.hip * 0.28;
  const at: Point = [CENTRE - m.hip * 0.4, m.top + 116];
  const pocket = patchPocket(cloth, at, width, width * 1.08, style === 'jeans' ? 20 : 0);
  const left = { ...pocket, roundness: 3 };
  return [
    left,
    {
      ...left,
      outline: mirror(left.outline),
      seams: left.seams?.map((seam) => ({ ...seam, line: mirror(seam.line) })),
    },
  ];
}

export function turnUps(leg: Leg, cloth: Cloth, height: number): Piece[] {
  const outline = [...parallel(leg.hem, -height), ...reverse(parallel(leg.hem, 3))];
  const left: Piece = { outline, cloth, roundness: 5, edge: 2, lift: 3, slide: [9, 4] };
  return [left, { ...left, outline: mirror(outline) }];
}

/** The ribbed cuffs of joggers. */
export function legCuffs(leg: Leg, cloth: Cloth): Piece[] {
  const upper = parallel(leg.hem, -6);
  const lower = parallel(leg.hem, 58);
  const left: Piece = {
    outline: [...upper, ...reverse(lower)],
    cloth,
    roundness: 8,
    edge: 2.2,
    lift: 1.6,
  };
  return [left, { ...left, outline: mirror(left.outline) }];
}
