import { type Rgb, toned } from '../engine/cloth.ts';
import { CENTRE, mirror, pen } from '../engine/geometry.ts';
import type { Seam } from '../engine/piece.ts';
import type { JacketOptions } from './jacketOptions.ts';
import type { TopBlock } from './topBlock.ts';

export function quiltSeams(block: TopBlock, options: JacketOptions): Seam[] {
  const { quilting, measures: m } = options;
  if (!quilting) return [];
  const thread = options.thread ?? toned(options.cloth.colour, 0.7);
  return Array.from({ length: quilting }, (_, row): Seam => {
    const y = m.top + m.length * ((row + 1) / (quilting + 0.7));
    return {
      line: pen(block.underarm[0] - 60, y - 5).quad(
        CENTRE,
        y + 9,
        CENTRE * 2 - block.underarm[0] + 60,
        y - 5,
      ).line,
      thread,
      depth: 3,
      pucker: 1,
    };
  });
}

export function denimSeams(block: TopBlock, thread: Rgb): Seam[] {
  const [sx, sy] = block.shoulderPoint;
  const bottom = block.measures.top + block.measures.length;
  const yokeY = sy + 128;
  const yoke = pen(sx + 12, yokeY).to(CENTRE - 10, yokeY + 14).line;
  const inner = pen(CENTRE - 70, yokeY + 150).quad(
    CENTRE - 76,
    bottom - 160,
    CENTRE - 92,
    bottom,
  ).line;
  const outer = pen(CENTRE - 190, yokeY + 150).quad(
    CENTRE - 172,
    bottom - 160,
    CENTRE - 148,
    bottom,
  ).line;
  return [yoke, inner, outer].flatMap((line, index) => {
    const twin = index === 0 ? 7 : 7;
    return [
      { line, thread, twin, depth: 1.5 },
      { line: mirror(line), thread, twin: -twin, depth: 1.5 },
    ];
  });
}
