import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, type Line, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Garment, Piece } from '../engine/piece.ts';
import { skirtFolds } from './skirt.ts';
import { type SleeveEnd, sleeves } from './sleeves.ts';
import { neckInside } from './tee.ts';
import { bodyOf, cutTop, type TopMeasures } from './topBlock.ts';
import { type Side, topShell, veeNeckline } from './topShell.ts';

type DressOptions = {
  cloth: Cloth;
  measures: TopMeasures & { waistAt: number };
  sleeveEnd?: SleeveEnd;
  vee?: number;
  /** Fullness of the skirt: number and height of its folds. */
  folds: { count: number; height: number };
  /** True if the waist is sewn; false if the dress is cut in one piece. */
  waistSeam: boolean;
  belt?: Cloth;
  seed: number;
};

function binding(line: Line, cloth: Cloth): Piece {
  return {
    outline: [...parallel(line, -5), ...reverse(parallel(line, 6))],
    cloth,
    follow: line,
    roundness: 2.5,
    edge: 2,
    lift: 1.6,
  };
}

function belt(m: DressOptions['measures'], cloth: Cloth): Piece {
  const y = m.top + m.waistAt;
  const half = m.waist / 2 + 3;
  const upper = pen(CENTRE - half, y - 16).quad(CENTRE, y - 4, CENTRE + half, y - 16).line;
  return {
    outline: [...upper, ...reverse(parallel(upper, 32))],
    cloth,
    grain: 90,
    roundness: 4,
    edge: 2,
    lift: 3.2,
  };
}

/** A dress: a bodice that opens into a skirt. Without sleeves its armholes are bound. */
export function dress(options: DressOptions, side: Side): Garment {
  const { cloth, measures: m, seed, folds } = options;
  const block = cutTop(m, seed);
  const body = bodyOf(block);
  const vee = options.vee ? veeNeckline(block, options.vee) : undefined;
  const neckline = side === 'front' ? (vee ?? block.neckline) : block.backNeckline;
  const waist = pen(CENTRE - m.waist / 2 - 30, m.top + m.waistAt - 8).quad(
    CENTRE,
    m.top + m.waistAt + 12,
    CENTRE + m.waist / 2 + 30,
    m.top + m.waistAt - 8,
  ).line;
  const shell = topShell(block, cloth, {
    side,
    body,
    seed,
    hem: 24,
    neckline: side === 'front' ? vee : undefined,
    extra: options.waistSeam ? [{ line: waist, depth: 2, pucker: 1.4 }] : [],
  });
  const skirt = skirtFolds(
    { top: m.top + m.waistAt + 26, waist: m.waist, hem: m.hem, length: m.length - m.waistAt, seed },
    folds.count,
    folds.height * cloth.drape,
  );
  const end: SleeveEnd = options.sleeveEnd ?? { kind: 'hem', width: 24 };
  const arms = m.sleeve ? sleeves(block, cloth, body, end, seed) : [];
  const holes = m.sleeve
    ? []
    : [block.armhole, mirror(block.armhole)].map((line) => binding(line, cloth));
  const plain = { ...cloth, print: cloth.print };
  const thread = toned(cloth.colour, 0.82);
  return {
    pieces: [
      ...(side === 'front' ? neckInside(block, plain, plain, 14, options.vee) : []),
      ...arms,
      { ...shell, creases: [...(shell.creases ?? []).slice(0, 3), ...skirt] },
      ...holes,
      {
        ...binding(neckline, cloth),
        seams: [{ line: parallel(neckline, 7), thread, depth: 0.6, pucker: 0.2 }],
      },
      ...(options.belt ? [belt(m, options.belt)] : []),
    ],
  };
}
