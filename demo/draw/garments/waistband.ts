import { type Cloth, type Rgb, toned } from '../engine/cloth.ts';
import type { Crease } from '../engine/folds.ts';
import { CENTRE, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Piece, Trim } from '../engine/piece.ts';
import { button, cord } from './fastenings.ts';
import type { Side } from './topShell.ts';
import type { TrouserMeasures, TrouserOptions } from './trouserBlock.ts';

export function waistband(options: TrouserOptions, side: Side): Piece {
  const { measures: m, cloth, style } = options;
  const thread = options.thread ?? toned(cloth.colour, 0.8);
  const height = style === 'elastic' ? 52 : 44;
  const upper = pen(CENTRE - m.waist / 2 + 4, m.top - height + 8).quad(
    CENTRE,
    m.top - height + 20,
    CENTRE + m.waist / 2 - 4,
    m.top - height + 8,
  ).line;
  const lower = pen(CENTRE - m.waist / 2 - 1, m.top + 8).quad(
    CENTRE,
    m.top + 24,
    CENTRE + m.waist / 2 + 1,
    m.top + 8,
  ).line;
  const trims: Trim[] = [];
  if (side === 'front' && style !== 'elastic')
    trims.push({
      at: [CENTRE + 4, m.top - height / 2 + 17],
      svg: button(options.buttons ?? '#8b7355', 10.5),
    });
  const gathers: Crease[] = [];
  if (style === 'elastic') {
    for (let x = -m.waist / 2 + 12; x < m.waist / 2; x += 13) {
      gathers.push({
        from: [CENTRE + x, m.top - height],
        to: [CENTRE + x * 1.02, m.top + 30],
        width: 4.4,
        height: 3.2,
      });
    }
    if (options.cord && side === 'front') {
      trims.push({
        at: [CENTRE - 8, m.top - 8],
        svg: cord('M0 0C-8 40 -26 70 -20 128', options.cord, 8),
      });
      trims.push({
        at: [CENTRE + 12, m.top - 8],
        svg: cord('M0 0C4 46 22 66 14 140', options.cord, 8),
      });
    }
  }
  return {
    outline: [...upper, ...reverse(lower)],
    cloth,
    grain: 90,
    roundness: 4,
    edge: 2,
    lift: 1.6,
    creases: gathers,
    seams: [
      { line: parallel(lower, -6), thread, depth: 0.8, pucker: 0.4 },
      { line: parallel(upper, 6), thread, depth: 0.6, pucker: 0.2 },
    ],
    trims,
  };
}

export function belt(m: TrouserMeasures, cloth: Cloth, thread: Rgb): Piece[] {
  return [-0.36, -0.14, 0.2, 0.4].map((share) => {
    const x = CENTRE + m.waist * share;
    const drop = (0.25 - share * share) * 24;
    const outline = pen(x - 8, m.top - 36 + drop)
      .to(x + 8, m.top - 36 + drop)
      .to(x + 8, m.top + 16 + drop)
      .to(x - 8, m.top + 16 + drop).line;
    const row = (dx: number) => pen(x + dx, m.top - 32 + drop).to(x + dx, m.top + 12 + drop).line;
    return {
      outline,
      cloth,
      roundness: 2.4,
      edge: 2,
      lift: 2.6,
      seams: [
        { line: row(-4.5), thread, depth: 0.4, pucker: 0 },
        { line: row(4.5), thread, depth: 0.4, pucker: 0 },
      ],
    };
  });
}
