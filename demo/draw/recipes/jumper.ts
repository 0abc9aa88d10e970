import { ribbing } from '../cloths.ts';
import type { Cloth, Rgb } from '../engine/cloth.ts';
import { type TeeOptions, tee } from '../garments/tee.ts';
import { type Measures, topFor } from './measures.ts';
import { bothSides } from './recipe.ts';

/** A knitted jumper or a sweatshirt: long sleeves, ribbed at neck, cuffs and hem. */
export function jumper(
  who: 'women' | 'men' | 'kid',
  cloth: Cloth,
  ribColour: Rgb,
  seed: number,
  measures: Measures = {},
  changes: Partial<TeeOptions> = {},
): ReturnType<typeof bothSides> {
  const sleeve = measures.sleeve === 'none' ? {} : measures.sleeve;
  const band = ribbing(ribColour, 11, 4);
  return bothSides(tee, {
    cloth,
    band,
    measures: topFor(who, 'long', {
      blouson: 20,
      ...measures,
      sleeve: { gather: 0.11, cuff: 124, length: 665, ...sleeve },
    }),
    ribHem: 62,
    sleeveEnd: { kind: 'cuff', width: 70, cloth: band, gather: 0.05 },
    bandWidth: 30,
    roundness: 20,
    seed,
    ...changes,
  });
}
