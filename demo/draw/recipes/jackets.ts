import { boucle, canvas, denim, nylon, ribbing, satin } from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { jacket } from '../garments/jacket.ts';
import { palette } from '../palette.ts';
import { topFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

const neck = { x: 600, y: 475, zoom: 2.1 };
const sleeve = { length: 720, angle: 16, cuff: 132 };
const ribbed = { gather: 0.1, cuff: 132, length: 660 };

/** Casual jackets. */
export const jackets: Record<string, Recipe> = {
  'women-denim-jacket': {
    ...bothSides(jacket, {
      cloth: denim(palette.faded),
      lining: denim(palette.faded),
      measures: topFor('women', 'long', {
        length: 660,
        hem: 500,
        waist: 530,
        chest: 560,
        sleeve,
      }),
      collar: { kind: 'point' },
      closure: { kind: 'buttons', colour: '#b0835a', count: 6, size: 11 },
      pockets: 'chest-flaps',
      thread: rgb('#c7934f'),
      panelled: true,
      hemBand: denim(palette.faded),
      sleeveEnd: { kind: 'cuff', width: 62, cloth: denim(palette.faded) },
      seed: 103,
    }),
    detail: neck,
  },
  'women-teddy-jacket': {
    ...bothSides(jacket, {
      cloth: boucle(palette.bone, 12),
      lining: satin(palette.oat),
      measures: topFor('women', 'long', {
        shoulder: 520,
        chest: 620,
        waist: 620,
        hem: 620,
        length: 760,
        sleeve: { length: 650, angle: 20, cuff: 138 },
      }),
      collar: { kind: 'stand' },
      closure: { kind: 'zip', tape: '#c9bda6', metal: '#a08a62' },
      pockets: 'welt',
      seed: 104,
    }),
    detail: neck,
  },
  'men-quilted-jacket': {
    ...bothSides(jacket, {
      cloth: nylon(palette.moss),
      lining: nylon(palette.clay),
      measures: topFor('men', 'long', {
        neckDepth: 60,
        chest: 640,
        waist: 640,
        hem: 620,
        length: 820,
        sleeve: { ...sleeve, cuff: 150 },
      }),
      collar: { kind: 'stand' },
      closure: { kind: 'zip', tape: '#3c4029', metal: '#8d8a80' },
      pockets: 'none',
      quilting: 8,
      seed: 108,
    }),
    detail: neck,
  },
  'men-chore-jacket': {
    ...bothSides(jacket, {
      cloth: canvas(palette.indigo),
      lining: canvas(palette.slate),
      measures: topFor('men', 'long', { length: 830, hem: 610, sleeve }),
      collar: { kind: 'point' },
      closure: { kind: 'buttons', colour: '#c9b48f', count: 5, size: 13 },
      pockets: 'patch',
      seed: 109,
    }),
    detail: neck,
  },
  'men-bomber': {
    ...bothSides(jacket, {
      cloth: nylon(palette.navy),
      lining: nylon(palette.rust),
      measures: topFor('men', 'long', {
        chest: 630,
        waist: 620,
        hem: 590,
        length: 710,
        blouson: 26,
        sleeve: ribbed,
      }),
      collar: { kind: 'stand', cloth: ribbing(palette.navy, 11, 4) },
      closure: { kind: 'zip', tape: '#20283a', metal: '#b3a77f' },
      pockets: 'welt',
      hemBand: ribbing(palette.navy, 11, 4),
      sleeveEnd: { kind: 'cuff', width: 66, cloth: ribbing(palette.navy, 11, 4), gather: 0.05 },
      seed: 111,
    }),
    detail: neck,
  },
  'kid-fleece-jacket': {
    ...bothSides(jacket, {
      cloth: boucle(palette.teal, 10),
      lining: nylon(palette.ochre),
      measures: topFor('kid', 'long', { length: 700, sleeve: { cuff: 150 } }),
      collar: { kind: 'stand', cloth: nylon(palette.ochre) },
      closure: { kind: 'zip', tape: '#c8973f', metal: '#e4dcc8' },
      pockets: 'flap',
      seed: 116,
    }),
    detail: neck,
  },
};
