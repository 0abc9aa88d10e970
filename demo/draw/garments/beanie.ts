import type { Cloth } from '../engine/cloth.ts';
import type { Crease } from '../engine/folds.ts';
import { CENTRE, mirror, pen, reverse } from '../engine/geometry.ts';
import type { Garment } from '../engine/piece.ts';
import { sideTab } from './label.ts';

type BeanieOptions = { cloth: Cloth; cuff: Cloth; tab: { ground: string; ink: string } };

/** A knitted hat with a turned-up cuff. */
export function beanie(options: BeanieOptions): Garment {
  const half = pen(CENTRE, 452).curve(CENTRE - 150, 440, CENTRE - 268, 560, CENTRE - 290, 930).line;
  const gathers: Crease[] = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8 - 0.5;
    return {
      from: [CENTRE + share * 20, 420] as const,
      to: [CENTRE + share * 520, 800] as const,
      bend: share * 70,
      width: 15,
      height: 6,
    };
  });
  const lower = pen(CENTRE - 290, 930).quad(CENTRE, 950, CENTRE + 290, 930).line;
  const cuff = pen(CENTRE - 298, 868)
    .quad(CENTRE, 884, CENTRE + 298, 868)
    .curve(CENTRE + 314, 930, CENTRE + 314, 1010, CENTRE + 300, 1062)
    .quad(CENTRE, 1090, CENTRE - 300, 1062)
    .curve(CENTRE - 314, 1010, CENTRE - 314, 930, CENTRE - 298, 868).line;
  return {
    pieces: [
      {
        outline: [...half, ...lower, ...reverse(mirror(half))],
        cloth: options.cloth,
        roundness: 54,
        creases: gathers,
      },
      {
        outline: cuff,
        cloth: options.cuff,
        roundness: 30,
        edge: 3,
        lift: 6,
        trims: [
          {
            at: [CENTRE + 150, 986],
            svg: `<g transform="scale(2.6)">${sideTab(options.tab.ground, options.tab.ink)}</g>`,
          },
        ],
      },
    ],
  };
}
