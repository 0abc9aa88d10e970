import type { Crease } from '../engine/folds.ts';
import { CENTRE, type Point } from '../engine/geometry.ts';
import { hash } from '../engine/noise.ts';
import type { TopBlock } from './topBlock.ts';

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

/** Folds of a body and its sleeves: drag lines from the armpits, and folds towards the hem. */
export function topFolds(block: TopBlock, seed: number, strength: number): Crease[] {
  const [ux, uy] = block.underarm;
  const { top, length, hem } = block.measures;
  const bottom = top + length;
  const left: Crease[] = [
    { from: [ux - 6, uy - 6], to: [ux + 150, uy + 150], bend: 22, width: 17, height: 4.2 },
    { from: [ux + 4, uy + 30], to: [ux + 95, uy + 290], bend: 20, width: 20, height: 3.6 },
    { from: [ux + 10, uy - 60], to: [ux + 170, uy - 10], bend: -16, width: 14, height: 2.6 },
    {
      from: [CENTRE - hem * 0.36, bottom - length * 0.4],
      to: [CENTRE - hem * 0.42, bottom - 20],
      bend: 14,
      width: 26,
      height: 4,
    },
    {
      from: [CENTRE - hem * 0.12, bottom - length * 0.34],
      to: [CENTRE - hem * 0.2, bottom - 12],
      bend: -12,
      width: 30,
      height: 3.4,
    },
  ];
  const all = [...left, ...left.map(mirrored)];
  return loosened(all, seed).map((crease) => ({ ...crease, height: crease.height * strength }));
}

/** Folds of a left sleeve: at the armhole, and short ones across the elbow when it is long. */
export function sleeveFolds(block: TopBlock, seed: number, strength: number): Crease[] {
  const { sleeve } = block;
  if (!sleeve || !block.measures.sleeve) return [];
  const { length, angle, cuff } = block.measures.sleeve;
  const way = (angle * Math.PI) / 180;
  const place = (down: number, across: number): Point => [
    block.shoulderPoint[0] - Math.sin(way) * down + Math.cos(way) * across,
    block.shoulderPoint[1] + Math.cos(way) * down + Math.sin(way) * across,
  ];
  const folds: Crease[] = [
    {
      from: [block.underarm[0], block.underarm[1] - 10],
      to: place(length * 0.2, 30),
      bend: 12,
      width: 14,
      height: 3.6,
    },
  ];
  if (length > 330) {
    for (const [down, tilt, height] of [
      [0.36, 46, 3.4],
      [0.45, -34, 4.4],
      [0.54, 30, 3.6],
      [0.68, -26, 2.4],
      [0.85, 22, 2.6],
    ] as const) {
      folds.push({
        from: place(length * down, cuff * 0.02),
        to: place(length * down + tilt, cuff * 1.25),
        bend: tilt * 0.4,
        width: 15,
        height,
      });
    }
  }
  return loosened(folds, seed).map((crease) => ({ ...crease, height: crease.height * strength }));
}
