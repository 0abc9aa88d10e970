import { canvas, nylon, puckered, satin, wool } from '../cloths.ts';
import { jacket } from '../garments/jacket.ts';
import { palette } from '../palette.ts';
import { topFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

const neck = { x: 600, y: 475, zoom: 2.1 };
const coatSleeve = { length: 760, angle: 13, bend: 7, cuff: 140 };

/** Coats and rainwear. */
export const coats: Record<string, Recipe> = {
  'women-wool-coat': {
    ...bothSides(jacket, {
      cloth: wool(palette.camel),
      lining: satin(palette.bone),
      measures: topFor('women', 'long', {
        top: 170,
        shoulder: 480,
        chest: 560,
        waist: 560,
        hem: 640,
        length: 1140,
        armhole: 225,
        sleeve: coatSleeve,
      }),
      collar: { kind: 'lapel', depth: 330, wide: 1.25 },
      closure: { kind: 'buttons', colour: '#4a3524', count: 3, double: true, size: 15 },
      pockets: 'welt',
      seed: 101,
    }),
    detail: neck,
  },
  'women-trench': {
    ...bothSides(jacket, {
      cloth: canvas(palette.sand),
      lining: satin(palette.clay),
      measures: topFor('women', 'long', {
        top: 160,
        shoulder: 480,
        chest: 560,
        waist: 500,
        waistAt: 480,
        hem: 680,
        length: 1160,
        armhole: 225,
        sleeve: coatSleeve,
      }),
      collar: { kind: 'lapel', depth: 290, wide: 1.2 },
      closure: { kind: 'buttons', colour: '#6b5236', count: 4, double: true, size: 12 },
      pockets: 'welt',
      belt: true,
      seed: 102,
    }),
    detail: neck,
  },
  'men-overcoat': {
    ...bothSides(jacket, {
      cloth: wool(palette.charcoal),
      lining: satin(palette.wine),
      measures: topFor('men', 'long', {
        top: 170,
        shoulder: 550,
        chest: 620,
        waist: 610,
        hem: 660,
        length: 1120,
        armhole: 240,
        sleeve: coatSleeve,
      }),
      collar: { kind: 'lapel', depth: 360, wide: 1.1 },
      closure: { kind: 'buttons', colour: '#23211f', count: 3, size: 14 },
      pockets: 'flap',
      seed: 107,
    }),
    detail: neck,
  },
  'kid-rain-jacket': {
    ...bothSides(jacket, {
      cloth: nylon(palette.ochre),
      lining: puckered(palette.chalk, palette.sky),
      measures: topFor('kid', 'long', {
        top: 360,
        length: 720,
        hem: 640,
        sleeve: { cuff: 132 },
      }),
      collar: { kind: 'hood' },
      closure: { kind: 'zip', tape: '#94702f', metal: '#e0d9c8' },
      pockets: 'flap',
      seed: 114,
    }),
    detail: { x: 600, y: 500, zoom: 1.9 },
  },
  'kid-duffle-coat': {
    ...bothSides(jacket, {
      cloth: wool(palette.brick),
      lining: wool(palette.navy),
      measures: topFor('kid', 'long', {
        top: 350,
        length: 820,
        hem: 680,
        waist: 610,
        sleeve: { length: 620, cuff: 140 },
      }),
      collar: { kind: 'hood' },
      closure: { kind: 'toggles', colour: '#c39a62' },
      pockets: 'patch',
      seed: 115,
    }),
    detail: { x: 600, y: 640, zoom: 1.9 },
  },
};
