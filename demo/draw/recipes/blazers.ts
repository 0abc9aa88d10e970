import { cord, satin, tweed } from '../cloths.ts';
import { jacket } from '../garments/jacket.ts';
import { palette } from '../palette.ts';
import { topFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

const neck = { x: 600, y: 475, zoom: 2.1 };
const sleeve = { length: 720, angle: 16, cuff: 132 };

/** Tailored jackets. */
export const blazers: Record<string, Recipe> = {
  'women-tweed-blazer': {
    ...bothSides(jacket, {
      cloth: tweed(palette.slate, palette.bone, 20),
      lining: satin(palette.wine),
      measures: topFor('women', 'long', {
        shoulder: 490,
        chest: 560,
        waist: 520,
        hem: 590,
        length: 820,
        hemCurve: 22,
        sleeve,
      }),
      collar: { kind: 'lapel', depth: 360 },
      closure: { kind: 'buttons', colour: '#3c352f', count: 2, size: 14 },
      pockets: 'flap',
      seed: 106,
    }),
    detail: neck,
  },
  'men-cord-blazer': {
    ...bothSides(jacket, {
      cloth: cord(palette.cocoa, 7),
      lining: satin(palette.slate),
      measures: topFor('men', 'long', {
        length: 860,
        hem: 630,
        waist: 590,
        hemCurve: 24,
        sleeve,
      }),
      collar: { kind: 'lapel', depth: 380, wide: 1 },
      closure: { kind: 'buttons', colour: '#3b2a20', count: 2, size: 15 },
      pockets: 'patch',
      seed: 110,
    }),
    detail: neck,
  },
};
