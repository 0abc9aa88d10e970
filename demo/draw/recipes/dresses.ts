import { denim, linen, poplin, satin } from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { dress } from '../garments/dress.ts';
import { dungarees } from '../garments/dungarees.ts';
import { shirt } from '../garments/shirt.ts';
import { slip } from '../garments/slip.ts';
import { palette } from '../palette.ts';
import { brushed, floral } from '../prints/motif.ts';
import { topFor, trousersFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

const petals = poplin(palette.brick, {
  print: floral(50, [palette.blush, palette.bone], palette.ochre, palette.olive, 95),
});
const marks = linen(palette.bone, {
  print: brushed(76, [palette.steel, palette.clay, palette.ochre]),
});
const neck = { x: 600, y: 425, zoom: 2.1 };

/** Dresses and dungarees. */
export const dresses: Record<string, Recipe> = {
  'women-linen-sundress': {
    ...bothSides(dress, {
      cloth: marks,
      measures: {
        ...topFor('women', 'short', {
          top: 190,
          neck: 262,
          neckDepth: 150,
          shoulder: 346,
          slope: 14,
          armhole: 220,
          chest: 450,
          waist: 400,
          hem: 760,
          length: 1130,
          sleeve: 'none',
        }),
        waistAt: 420,
      },
      folds: { count: 11, height: 6 },
      waistSeam: true,
      seed: 131,
    }),
    detail: neck,
  },
  'women-floral-wrap-dress': {
    ...bothSides(dress, {
      cloth: petals,
      measures: {
        ...topFor('women', 'short', {
          top: 180,
          shoulder: 440,
          chest: 490,
          waist: 410,
          hem: 740,
          length: 1140,
          sleeve: { length: 260, angle: 34, cuff: 210 },
        }),
        waistAt: 440,
      },
      vee: 250,
      folds: { count: 9, height: 6 },
      waistSeam: true,
      belt: petals,
      seed: 132,
    }),
    detail: neck,
  },
  'women-slip-dress': {
    ...bothSides(slip, {
      cloth: satin(palette.slate),
      top: 400,
      bust: 430,
      waist: 390,
      hem: 640,
      length: 920,
      seed: 133,
    }),
    detail: { x: 600, y: 560, zoom: 2 },
  },
  'women-shirt-dress': {
    ...bothSides(shirt, {
      cloth: poplin(palette.forest),
      measures: topFor('women', 'long', {
        top: 180,
        chest: 540,
        waist: 480,
        waistAt: 460,
        hem: 680,
        length: 1110,
        hemCurve: 30,
        sleeve: { length: 700, angle: 15, cuff: 112 },
      }),
      collar: 'point',
      buttons: '#d9cdb4',
      seed: 135,
    }),
    detail: neck,
  },
  'kid-denim-dungarees': {
    ...bothSides(dungarees, {
      cloth: denim(palette.indigo),
      thread: rgb('#cf9a54'),
      measures: trousersFor('kid', {
        top: 640,
        length: 790,
        rise: 300,
        waist: 440,
        hem: 230,
        knee: 262,
      }),
      bibWidth: 250,
      bibHeight: 230,
      turnUp: 34,
      metal: '#b9a274',
      seed: 139,
    }),
    detail: { x: 600, y: 560, zoom: 2 },
  },
  'kid-linen-dress': {
    ...bothSides(dress, {
      cloth: linen(palette.butter),
      measures: {
        ...topFor('kid', 'short', {
          top: 300,
          neck: 220,
          neckDepth: 90,
          shoulder: 400,
          chest: 450,
          waist: 440,
          hem: 800,
          length: 860,
          armhole: 180,
          sleeve: { length: 190, angle: 42, cuff: 170 },
        }),
        waistAt: 330,
      },
      folds: { count: 15, height: 6 },
      waistSeam: true,
      seed: 140,
    }),
    detail: { x: 600, y: 510, zoom: 2 },
  },
};
