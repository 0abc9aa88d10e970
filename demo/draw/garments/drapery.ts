import type { Crease } from '../engine/folds.ts';
import { along, CENTRE, type Line, type Point, parallel } from '../engine/geometry.ts';
import { hash } from '../engine/noise.ts';
import type { Arm, TopBlock } from './topBlock.ts';

/** The same fold on the other side of the garment. */
export function mirrored(crease: Crease): Crease {
  const across = ([x, y]: readonly [number, number]) => [CENTRE * 2 - x, y] as const;
  return { ...crease, from: across(crease.from), to: across(crease.to), bend: -(crease.bend ?? 0) };
}

/** Varies folds randomly: each is a little stronger, weaker or elsewhere. */
export function loosened(creases: Crease[], seed: number): Crease[] {
  return creases.map((crease, index) => {
    const vary = (part: number) => hash(index, part, seed) - 0.5;
    const move = ([x, y]: readonly [number, number], part: number) =>
      [x + vary(part) * 44, y + vary(part + 1) * 44] as const;
    return {
      from: move(crease.from, 1),
      to: move(crease.to, 3),
      bend: (crease.bend ?? 0) + vary(5) * 24,
      width: crease.width * (1 + vary(6) * 0.5),
      height: crease.height * (1 + vary(7) * 0.9),
    };
  });
}

/** Small folds that fan out from a gathered seam, to the line's right; a negative length to its left. */
export function gathers(line: Line, length: number, count: number, seed: number): Crease[] {
  const far = parallel(line, length);
  return Array.from({ length: count }, (_, index) => {
    const vary = (part: number) => hash(index, part, seed + 51) - 0.5;
    const share = (index + 0.5 + vary(1) * 0.7) / count;
    const from = along(line, share);
    const to = along(far, share + vary(2) * 0.08);
    const reach = 0.7 + vary(3) * 0.7;
    return {
      // A fold is highest at its middle, so it starts beyond the seam.
      from: [from[0] * 1.4 - to[0] * 0.4, from[1] * 1.4 - to[1] * 0.4] as const,
      to: [from[0] + (to[0] - from[0]) * reach, from[1] + (to[1] - from[1]) * reach] as const,
      bend: vary(4) * 10,
      width: 8 + vary(5) * 4,
      height: 3.4 + vary(6) * 1.6,
    };
  });
}

/**
 * Folds of a body: drag lines from the armpits and shoulders, and long flutes that open towards
 * the hem. Each side has its own.
 */
export function topFolds(block: TopBlock, seed: number, strength: number): Crease[] {
  const [ux, uy] = block.underarm;
  const [sx, sy] = block.shoulderPoint;
  const { top, length, hem } = block.measures;
  const bottom = top + length;
  const flute = (share: number, high: number, height: number): Crease => ({
    from: [CENTRE - hem * share * 0.82, bottom - length * high],
    to: [CENTRE - hem * share, bottom + 60],
    bend: hem * 0.03,
    width: 26,
    height,
  });
  const side = (): Crease[] => [
    { from: [ux - 8, uy - 10], to: [ux + 190, uy + 210], bend: 30, width: 20, height: 4.6 },
    { from: [ux + 4, uy + 26], to: [ux + 110, uy + 380], bend: 26, width: 24, height: 4.6 },
    { from: [sx + 40, sy + 30], to: [ux + 210, uy + 120], bend: -34, width: 30, height: 3.4 },
    flute(0.42, 0.46, 5.2),
    flute(0.24, 0.34, 4.4),
    flute(0.08, 0.3, 3.4),
  ];
  const all = [...loosened(side(), seed), ...loosened(side(), seed + 13).map(mirrored)];
  return all.map((crease) => ({ ...crease, height: crease.height * strength }));
}

/** Folds of a left sleeve: at the armhole, and short ones across the elbow when it is long. */
export function sleeveFolds(block: TopBlock, { measures }: Arm, seed: number): Crease[] {
  const { length, angle, bend, cuff } = measures;
  const [upper, lower] = [angle + bend / 2, angle - bend / 2].map((way) => (way * Math.PI) / 180);
  const place = (down: number, across: number): Point => {
    const above = Math.min(down, length * 0.5);
    const below = down - above;
    const way = below > 0 ? (lower ?? 0) : (upper ?? 0);
    return [
      block.shoulderPoint[0] -
        Math.sin(upper ?? 0) * above -
        Math.sin(lower ?? 0) * below +
        Math.cos(way) * across,
      block.shoulderPoint[1] +
        Math.cos(upper ?? 0) * above +
        Math.cos(lower ?? 0) * below +
        Math.sin(way) * across,
    ];
  };
  const [ux, uy] = block.underarm;
  const folds: Crease[] = [
    { from: [ux, uy - 10], to: place(length * 0.2, 30), bend: 12, width: 14, height: 4 },
  ];
  if (length > 330) {
    folds.push({
      from: place(length * 0.06, cuff * 0.5),
      to: place(length * 0.46, cuff * 0.8),
      bend: 14,
      width: 20,
      height: 3.6,
    });
    // A bent elbow pushes more cloth together.
    const pushed = 1 + Math.max(0, bend - 8) * 0.03;
    for (const [down, tilt, height] of [
      [0.36, 46, 3.4],
      [0.44, -30, 5.2],
      [0.52, 34, 4.8],
      [0.6, -22, 3.4],
      [0.72, -26, 2.6],
      [0.85, 22, 2.8],
    ] as const) {
      folds.push({
        from: place(length * down, cuff * 0.02),
        to: place(length * down + tilt, cuff * 1.3),
        bend: tilt * 0.4,
        width: 14,
        height: height * pushed,
      });
    }
  }
  return loosened(folds, seed);
}
