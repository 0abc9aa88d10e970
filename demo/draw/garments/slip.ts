import { type Cloth, toned } from '../engine/cloth.ts';
import { CENTRE, type Line, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import type { Garment, Piece } from '../engine/piece.ts';
import { neckLabel } from './label.ts';
import { skirtFolds } from './skirt.ts';
import type { Side } from './topShell.ts';

type SlipOptions = {
  cloth: Cloth;
  top: number;
  bust: number;
  waist: number;
  hem: number;
  length: number;
  seed: number;
};

function strip(line: Line, cloth: Cloth, width: number, lift: number, light?: number): Piece {
  return {
    outline: [...parallel(line, width / 2), ...reverse(parallel(line, -width / 2))],
    cloth,
    follow: line,
    roundness: 3,
    edge: 2,
    lift,
    light,
  };
}

/** A slip dress on thin straps. */
export function slip(options: SlipOptions, side: Side): Garment {
  const { cloth, top, bust, waist, hem, length, seed } = options;
  const apex = CENTRE - bust * 0.25;
  const deep = side === 'front' ? 128 : 96;
  const bottom = top + length;
  const edge = pen(CENTRE, top + deep).quad(CENTRE - bust * 0.1, top + deep * 0.62, apex, top).line;
  const under = pen(apex, top).quad(
    apex - bust * 0.09,
    top + 60,
    CENTRE - bust / 2,
    top + 112,
  ).line;
  const sideLine = pen(CENTRE - bust / 2, top + 112)
    .curve(
      CENTRE - bust * 0.47,
      top + 220,
      CENTRE - waist / 2,
      top + 250,
      CENTRE - waist / 2,
      top + 330,
    )
    .curve(
      CENTRE - waist / 2 - 20,
      top + 520,
      CENTRE - hem * 0.48,
      top + length * 0.72,
      CENTRE - hem / 2,
      bottom - 20,
    ).line;
  const hemLine = pen(CENTRE - hem / 2, bottom - 20).quad(
    CENTRE - hem * 0.25,
    bottom + 10,
    CENTRE,
    bottom + 12,
  ).line;
  const half = [...edge, ...under, ...sideLine, ...hemLine];
  const neckline = [...edge, ...under];
  const strap = pen(apex, top + 6).quad(apex + 4, top - 120, CENTRE - 118, top - 232).line;
  const behind = pen(CENTRE - 118, top - 230).quad(
    CENTRE - 96,
    top - 90,
    CENTRE - 128,
    top + 96,
  ).line;
  const shell: Piece = {
    outline: [...half, ...reverse(mirror(half))],
    cloth,
    lift: 2,
    seams: [
      {
        line: parallel([...hemLine, ...reverse(mirror(hemLine))], -16),
        thread: toned(cloth.colour, 0.82),
        depth: 0.8,
      },
    ],
    creases: [
      ...skirtFolds({ top: top + 330, waist, hem, length: length - 330, seed }, 6, 7 * cloth.drape),
      {
        from: [CENTRE - bust * 0.42, top + 130],
        to: [CENTRE - 40, top + 220],
        bend: -18,
        width: 20,
        height: 5,
      },
      {
        from: [CENTRE + bust * 0.42, top + 140],
        to: [CENTRE + 30, top + 230],
        bend: 20,
        width: 20,
        height: 5,
      },
      {
        from: [CENTRE - 20, top + 140],
        to: [CENTRE - 60, top + 330],
        bend: 20,
        width: 22,
        height: 4,
      },
    ],
  };
  const inside: Piece = {
    outline: [
      ...pen(apex + 6, top + 40).quad(CENTRE, top + 76, CENTRE * 2 - apex - 6, top + 40).line,
      ...pen(CENTRE * 2 - apex - 6, top + 150).to(apex + 6, top + 150).line,
    ],
    cloth,
    light: 0.76,
    roundness: 0,
    trims: [{ at: [CENTRE, top + 66], svg: neckLabel() }],
  };
  const bound = [strip(neckline, cloth, 9, 1.4), strip(mirror(neckline), cloth, 9, 1.4)];
  const straps = [strip(strap, cloth, 11, 2.5), strip(mirror(strap), cloth, 11, 2.5)];
  const hidden = [strip(behind, cloth, 11, 1, 0.86), strip(mirror(behind), cloth, 11, 1, 0.86)];
  return { pieces: [...hidden, ...(side === 'front' ? [inside] : []), shell, ...bound, ...straps] };
}
