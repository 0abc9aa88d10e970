import { toned } from '../engine/cloth.ts';
import { CENTRE, type Line, parallel, pen } from '../engine/geometry.ts';
import type { Piece, Seam } from '../engine/piece.ts';
import type { JacketOptions } from './jacketOptions.ts';

export function waistBelt(options: JacketOptions): Piece[] {
  if (!options.belt) return [];
  const { measures: m, cloth } = options;
  const y = m.top + (m.waistAt ?? m.length * 0.42);
  const half = m.waist / 2 + 4;
  const strip = pen(CENTRE - half, y - 24)
    .quad(CENTRE, y - 14, CENTRE + half, y - 24)
    .to(CENTRE + half, y + 24)
    .quad(CENTRE, y + 36, CENTRE - half, y + 24).line;
  const end = pen(CENTRE + 2, y - 10)
    .to(CENTRE + 44, y - 6)
    .quad(CENTRE + 70, y + 100, CENTRE + 58, y + 250)
    .to(CENTRE + 18, y + 252)
    .quad(CENTRE + 26, y + 110, CENTRE + 2, y + 18).line;
  const other = pen(CENTRE + 4, y - 8)
    .to(CENTRE - 34, y - 2)
    .quad(CENTRE - 40, y + 90, CENTRE - 64, y + 190)
    .to(CENTRE - 24, y + 202)
    .quad(CENTRE - 4, y + 110, CENTRE + 18, y + 16).line;
  const knot = pen(CENTRE - 30, y - 28)
    .quad(CENTRE + 8, y - 36, CENTRE + 34, y - 22)
    .quad(CENTRE + 44, y + 8, CENTRE + 30, y + 32)
    .quad(CENTRE, y + 42, CENTRE - 28, y + 30)
    .quad(CENTRE - 40, y, CENTRE - 30, y - 28).line;
  const base = { cloth, roundness: 7, edge: 2.2, lift: 4 };
  const edge = (line: Line): Seam => ({
    line: parallel(line, 6),
    thread: toned(cloth.colour, 0.82),
    depth: 0.6,
    pucker: 0.3,
  });
  return [
    { ...base, outline: strip, grain: 90, seams: [edge(strip)] },
    { ...base, outline: other, grain: 12 },
    { ...base, outline: end, grain: -6 },
    { ...base, outline: knot, grain: 40, roundness: 14, lift: 5 },
  ];
}
