import { toned } from '../engine/cloth.ts';
import type { Crease } from '../engine/folds.ts';
import { CENTRE, mirror, parallel, pen } from '../engine/geometry.ts';
import type { Garment, Piece, Seam } from '../engine/piece.ts';
import { mirrored } from './drapery.ts';
import { neckLabel } from './label.ts';
import type { Side } from './topShell.ts';
import type { TrouserOptions } from './trouserBlock.ts';
import { cutLeg, legFolds } from './trouserBlock.ts';
import { backPieces, frontSeams, legCuffs, turnUps } from './trouserSeams.ts';
import { belt, waistband } from './waistband.ts';

/** Trousers, jeans or shorts, laid with the legs a little apart. */
export function trousers(options: TrouserOptions, side: Side): Garment {
  const { measures: m, cloth, style, seed } = options;
  const leg = cutLeg(m);
  const thread = options.thread ?? toned(cloth.colour, 0.8);
  const body = [leg.outline, mirror(leg.outline)];
  const hem: Seam[] =
    options.turnUp || options.cuff ? [] : [{ line: parallel(leg.hem, -22), thread, depth: 1 }];
  const pressed: Crease[] =
    style === 'pleated'
      ? [
          {
            from: [CENTRE - m.hip * 0.25, m.top - 60],
            to: [CENTRE - m.stance, m.top + m.length + 200],
            width: 7,
            height: 4,
          },
        ]
      : [];
  const front =
    side === 'front'
      ? frontSeams(options)
      : {
          seams: [
            {
              line: pen(CENTRE, m.top).to(CENTRE, m.top + m.rise).line,
              thread: style === 'jeans' ? thread : undefined,
              depth: 1.6,
            },
          ],
          trims: [],
        };
  const left: Piece = {
    outline: leg.outline,
    cloth,
    body,
    grain: 2,
    creases: [...legFolds(m, seed, cloth.drape), ...pressed],
    seams: hem,
  };
  const right: Piece = {
    ...left,
    outline: mirror(leg.outline),
    grain: -2,
    lift: 1,
    slide: [23, 41],
    creases: [...legFolds(m, seed + 3, cloth.drape), ...pressed].map(mirrored),
    seams: [...hem.map((seam) => ({ ...seam, line: mirror(seam.line) })), ...front.seams],
    trims: front.trims,
  };
  const leftWithSeams: Piece = {
    ...left,
    seams: [...(left.seams ?? []), ...front.seams],
    trims: front.trims,
  };
  const inside: Piece = {
    outline: [
      ...pen(CENTRE - m.waist / 2 + 5, m.top - 30).quad(
        CENTRE,
        m.top - 44,
        CENTRE + m.waist / 2 - 5,
        m.top - 30,
      ).line,
      ...pen(CENTRE + m.waist / 2 - 5, m.top + 10).to(CENTRE - m.waist / 2 + 5, m.top + 10).line,
    ],
    cloth,
    light: 0.74,
    roundness: 0,
    trims: [{ at: [CENTRE, m.top - 34], svg: neckLabel() }],
  };
  const loops = style === 'elastic' ? [] : belt(m, cloth, thread);
  return {
    pieces: [
      ...(side === 'front' ? [inside] : []),
      leftWithSeams,
      right,
      ...(side === 'back' && style !== 'elastic' ? backPieces(options) : []),
      ...(options.turnUp ? turnUps(leg, cloth, options.turnUp) : []),
      ...(options.cuff ? legCuffs(leg, options.cuff) : []),
      waistband(options, side),
      ...loops,
    ],
  };
}
