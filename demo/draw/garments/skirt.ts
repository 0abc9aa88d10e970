import { type Cloth, toned } from '../engine/cloth.ts';
import type { Crease } from '../engine/folds.ts';
import { CENTRE, mirror, parallel, pen, reverse } from '../engine/geometry.ts';
import { hash } from '../engine/noise.ts';
import type { Garment, Piece, Seam, Trim } from '../engine/piece.ts';
import { button } from './fastenings.ts';
import { neckLabel } from './label.ts';
import type { Side } from './topShell.ts';

type SkirtOptions = {
  cloth: Cloth;
  top: number;
  waist: number;
  hip: number;
  hem: number;
  length: number;
  style: 'aline' | 'pleated' | 'gathered' | 'buttoned';
  buttons?: string;
  seed: number;
};

/** The folds of a skirt, falling from a waist to a wider hem. */
export function skirtFolds(
  options: Pick<SkirtOptions, 'top' | 'waist' | 'hem' | 'length' | 'seed'>,
  count: number,
  height: number,
): Crease[] {
  const { top, waist, hem, length, seed } = options;
  return Array.from({ length: count }, (_, index) => {
    const place = (index + 0.5) / count - 0.5 + (hash(index, 1, seed) - 0.5) * (0.5 / count);
    const reach = 0.55 + hash(index, 2, seed) * 0.6;
    const falls = hash(index, 5, seed) > 0.4;
    return {
      from: [CENTRE + place * waist * 0.96, top - 30 + (falls ? 0 : length * 0.25)] as const,
      to: [CENTRE + place * hem * 0.98, top + length * (falls ? reach : 1.12)] as const,
      bend: (hash(index, 3, seed) - 0.5) * 22,
      width: ((waist + hem) / 2 / count) * (0.25 + hash(index, 4, seed) * 0.16),
      height: height * (0.6 + hash(index, 6, seed) * 0.8),
    };
  });
}

function knifePleats(options: SkirtOptions, count: number): Seam[] {
  return Array.from({ length: count - 1 }, (_, index) => {
    const place = (index + 1) / count - 0.5;
    const line = pen(CENTRE + place * options.waist, options.top + 4).quad(
      CENTRE + place * (options.waist * 0.45 + options.hem * 0.55),
      options.top + options.length * 0.5,
      CENTRE + place * options.hem,
      options.top + options.length + 20,
    ).line;
    return { line, depth: 2.6, pucker: 0 };
  });
}

/** A skirt with a waistband. */
export function skirt(options: SkirtOptions, side: Side): Garment {
  const { cloth, top, waist, hip, hem, length, style } = options;
  const bottom = top + length;
  const thread = toned(cloth.colour, 0.8);
  const edge = pen(CENTRE - waist / 2, top).curve(
    CENTRE - hip / 2,
    top + length * 0.2,
    CENTRE - (hip * 0.4 + hem * 0.1),
    top + length * 0.36,
    CENTRE - hem / 2,
    bottom - 24,
  ).line;
  const hemLine = pen(CENTRE - hem / 2, bottom - 24).curve(
    CENTRE - hem * 0.3,
    bottom + 12,
    CENTRE + hem * 0.3,
    bottom + 12,
    CENTRE + hem / 2,
    bottom - 24,
  ).line;
  const waistLine = pen(CENTRE - waist / 2, top).quad(
    CENTRE,
    top + 18,
    CENTRE + waist / 2,
    top,
  ).line;
  const outline = [...edge, ...hemLine, ...reverse(mirror(edge)), ...reverse(waistLine)];
  const counts = { aline: [7, 6], pleated: [0, 0], gathered: [22, 8], buttoned: [8, 5] } as const;
  const [count, height] = counts[style];
  const pleats = style === 'pleated' ? knifePleats(options, 13) : [];
  const trims: Trim[] = [];
  const seams: Seam[] = [{ line: parallel(hemLine, -24), thread, depth: 1 }, ...pleats];
  if (style === 'buttoned' && side === 'front') {
    for (let y = top + 62; y < bottom - 60; y += 96)
      trims.push({ at: [CENTRE, y], svg: button(options.buttons ?? '#7a6248', 11) });
    for (const x of [-24, 24])
      seams.push({ line: pen(CENTRE + x, top + 10).to(CENTRE + x, bottom).line, thread, depth: 1 });
  }
  const shell: Piece = {
    outline,
    cloth,
    lift: 0,
    creases: [
      ...skirtFolds(options, count, height * cloth.drape),
      ...pleats.map((pleat) => {
        const [fromX, fromY] = pleat.line[0] ?? [0, 0];
        const [toX, toY] = pleat.line[pleat.line.length - 1] ?? [0, 0];
        return {
          from: [fromX + 6, fromY - 260] as const,
          to: [toX + 10, toY + 320] as const,
          width: 13,
          height: -4.5,
        };
      }),
    ],
    seams,
    trims,
  };
  const upper = pen(CENTRE - waist / 2 + 3, top - 40).quad(
    CENTRE,
    top - 26,
    CENTRE + waist / 2 - 3,
    top - 40,
  ).line;
  const band: Piece = {
    outline: [...upper, ...reverse(parallel(waistLine, 5))],
    cloth,
    grain: 90,
    roundness: 4,
    edge: 2,
    lift: 1.8,
    seams: [
      { line: parallel(waistLine, -2), thread, depth: 0.8 },
      { line: parallel(upper, 6), thread, depth: 0.6, pucker: 0.2 },
    ],
    trims:
      style === 'buttoned' && side === 'front'
        ? [{ at: [CENTRE, top - 10], svg: button(options.buttons ?? '#7a6248', 11) }]
        : [],
  };
  const inside: Piece = {
    outline: [
      ...pen(CENTRE - waist / 2 + 4, top - 40).quad(
        CENTRE,
        top - 58,
        CENTRE + waist / 2 - 4,
        top - 40,
      ).line,
      ...pen(CENTRE + waist / 2 - 4, top).to(CENTRE - waist / 2 + 4, top).line,
    ],
    cloth,
    light: 0.74,
    roundness: 0,
    trims: [{ at: [CENTRE, top - 47], svg: neckLabel() }],
  };
  return { pieces: [...(side === 'front' ? [inside] : []), shell, band] };
}
