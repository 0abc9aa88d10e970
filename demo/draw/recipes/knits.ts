import { jersey, knit, ribbing, waffled } from '../cloths.ts';
import { dress } from '../garments/dress.ts';
import { tee } from '../garments/tee.ts';
import { palette } from '../palette.ts';
import { jumper } from './jumper.ts';
import { topFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

const neck = { x: 600, y: 425, zoom: 2.1 };

/** Tanks, henleys and roll-necks. */
export const knits: Record<string, Recipe> = {
  'women-knit-dress': {
    ...bothSides(tee, {
      cloth: { ...ribbing(palette.wine, 15, 5), drape: 0.8 },
      band: ribbing(palette.wine, 12, 5),
      measures: topFor('women', 'long', {
        top: 170,
        neck: 190,
        neckDepth: 70,
        shoulder: 430,
        chest: 480,
        waist: 430,
        waistAt: 430,
        hem: 540,
        length: 1110,
        sleeve: { length: 720, angle: 14, cuff: 104 },
      }),
      bandWidth: 34,
      sleeveEnd: { kind: 'plain' },
      seed: 134,
    }),
    cloth: ribbing(palette.wine, 15, 5),
    detail: neck,
  },
  'women-rib-tank': {
    ...bothSides(dress, {
      cloth: { ...ribbing(palette.chalk, 8, 3.5), drape: 0.9 },
      measures: {
        ...topFor('women', 'short', {
          top: 270,
          neck: 236,
          neckDepth: 150,
          shoulder: 356,
          slope: 20,
          armhole: 235,
          chest: 470,
          waist: 430,
          hem: 470,
          length: 830,
          sleeve: 'none',
        }),
        waistAt: 480,
      },
      folds: { count: 4, height: 2 },
      waistSeam: false,
      seed: 136,
    }),
    cloth: ribbing(palette.chalk, 8, 3.5),
    detail: { x: 600, y: 480, zoom: 2 },
  },
  'women-turtleneck': {
    ...jumper(
      'women',
      knit(palette.plum, 4.4),
      palette.plum,
      137,
      { length: 720, hem: 500, neck: 190, neckDepth: 52 },
      { rollNeck: 112 },
    ),
    detail: { x: 600, y: 410, zoom: 2 },
  },
  'men-waffle-henley': {
    ...bothSides(tee, {
      cloth: waffled(palette.rust, 12),
      band: ribbing(palette.rust),
      henley: '#e6dcc6',
      measures: topFor('men', 'long', { length: 830, sleeve: { length: 700, cuff: 118 } }),
      sleeveEnd: { kind: 'cuff', width: 56, cloth: ribbing(palette.rust, 9, 4), gather: 0.03 },
      seed: 138,
    }),
    detail: { x: 600, y: 460, zoom: 2 },
  },
  'kid-ringer-tee': {
    ...bothSides(tee, {
      cloth: jersey(palette.chalk),
      band: ribbing(palette.brick),
      measures: topFor('kid', 'short'),
      pocket: jersey(palette.brick),
      seed: 141,
    }),
    detail: { x: 600, y: 480, zoom: 2.1 },
  },
};
