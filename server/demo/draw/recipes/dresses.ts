import { denim, jersey, knit, linen, poplin, ribbing, satin, waffled } from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { dress } from '../garments/dress.ts';
import { dungarees } from '../garments/dungarees.ts';
import { shirt } from '../garments/shirt.ts';
import { slip } from '../garments/slip.ts';
import { tee } from '../garments/tee.ts';
import { palette, papers } from '../palette.ts';
import { brushed, floral } from '../prints/motif.ts';
import { jumper } from './jumper.ts';
import { topFor, trousersFor } from './measures.ts';
import type { Recipe } from './recipe.ts';

const petals = poplin(palette.brick, {
  print: floral(50, [palette.blush, palette.bone], palette.ochre, palette.olive, 95),
});
const marks = linen(palette.bone, {
  print: brushed(76, [palette.steel, palette.clay, palette.ochre]),
});
const neck = { x: 600, y: 330, zoom: 2 };

export const dresses: Record<string, Recipe> = {
  'women-linen-sundress': {
    paper: papers.sand,
    cloth: marks,
    garment: (side) =>
      dress(
        {
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
        },
        side,
      ),
    detail: neck,
  },
  'women-floral-wrap-dress': {
    paper: papers.ivory,
    cloth: petals,
    garment: (side) =>
      dress(
        {
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
        },
        side,
      ),
    detail: neck,
  },
  'women-slip-dress': {
    paper: papers.fog,
    cloth: satin(palette.slate),
    garment: (side) =>
      slip(
        {
          cloth: satin(palette.slate),
          top: 400,
          bust: 430,
          waist: 390,
          hem: 640,
          length: 920,
          seed: 133,
        },
        side,
      ),
    detail: { x: 600, y: 480, zoom: 2 },
  },
  'women-knit-dress': {
    paper: papers.blush,
    cloth: ribbing(palette.wine, 15, 5),
    garment: (side) =>
      tee(
        {
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
        },
        side,
      ),
    detail: neck,
  },
  'women-shirt-dress': {
    paper: papers.sage,
    cloth: poplin(palette.forest),
    garment: (side) =>
      shirt(
        {
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
        },
        side,
      ),
    detail: neck,
  },
  'women-rib-tank': {
    paper: papers.shell,
    cloth: ribbing(palette.chalk, 8, 3.5),
    garment: (side) =>
      dress(
        {
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
        },
        side,
      ),
    detail: { x: 600, y: 400, zoom: 2 },
  },
  'women-turtleneck': {
    paper: papers.putty,
    cloth: knit(palette.plum, 4.4),
    garment: jumper(
      'women',
      knit(palette.plum, 4.4),
      palette.plum,
      137,
      { length: 720, hem: 500, neck: 190, neckDepth: 52 },
      { rollNeck: 112 },
    ),
    detail: { x: 600, y: 330, zoom: 2 },
  },
  'men-waffle-henley': {
    paper: papers.blush,
    cloth: waffled(palette.rust, 12),
    garment: (side) =>
      tee(
        {
          cloth: waffled(palette.rust, 12),
          band: ribbing(palette.rust),
          henley: '#e6dcc6',
          measures: topFor('men', 'long', { length: 830, sleeve: { length: 700, cuff: 118 } }),
          sleeveEnd: { kind: 'cuff', width: 56, cloth: ribbing(palette.rust, 9, 4), gather: 0.03 },
          seed: 138,
        },
        side,
      ),
    detail: { x: 600, y: 380, zoom: 2 },
  },
  'kid-denim-dungarees': {
    paper: papers.shell,
    cloth: denim(palette.indigo),
    garment: (side) =>
      dungarees(
        {
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
        },
        side,
      ),
    detail: { x: 600, y: 480, zoom: 2 },
  },
  'kid-linen-dress': {
    paper: papers.mist,
    cloth: linen(palette.butter),
    garment: (side) =>
      dress(
        {
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
        },
        side,
      ),
    detail: { x: 600, y: 430, zoom: 2 },
  },
  'kid-ringer-tee': {
    paper: papers.putty,
    cloth: jersey(palette.chalk),
    garment: (side) =>
      tee(
        {
          cloth: jersey(palette.chalk),
          band: ribbing(palette.brick),
          measures: topFor('kid', 'short'),
          pocket: jersey(palette.brick),
          seed: 141,
        },
        side,
      ),
    detail: { x: 600, y: 400, zoom: 2.1 },
  },
};
