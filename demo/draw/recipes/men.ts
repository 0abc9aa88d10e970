import {
  chambray,
  chino,
  cord,
  denim,
  jersey,
  knit,
  linen,
  marl,
  ribbing,
  sweat,
} from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { shirt } from '../garments/shirt.ts';
import { tee } from '../garments/tee.ts';
import { trousers } from '../garments/trousers.ts';
import { palette } from '../palette.ts';
import { check } from '../prints/woven.ts';
import { cable } from '../textures/knit.ts';
import { jumper } from './jumper.ts';
import { topFor, trousersFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

const flannel = {
  ...sweat(palette.rust),
  drape: 0.95,
  crispness: 0.5,
  print: check(92, [
    { start: 0, width: 34, colour: palette.ink },
    { start: 60, width: 5, colour: palette.oat },
  ]),
};
const neck = { x: 600, y: 475, zoom: 2.1 };
const waist = { x: 600, y: 300, zoom: 2 };

/** Men's shirts, tees, jumpers and trousers. */
export const men: Record<string, Recipe> = {
  'men-heavy-tee': {
    ...bothSides(tee, {
      cloth: jersey(palette.oat),
      band: ribbing(palette.oat),
      measures: topFor('men', 'short', { sleeve: { cuff: 222 } }),
      seed: 31,
    }),
    detail: neck,
  },
  'men-pocket-tee': {
    ...bothSides(tee, {
      cloth: jersey(palette.steel),
      band: ribbing(palette.steel),
      measures: topFor('men', 'short', { length: 850 }),
      pocket: jersey(palette.steel),
      seed: 32,
    }),
    detail: { x: 670, y: 500, zoom: 2.1 },
  },
  'men-flannel-shirt': {
    ...bothSides(shirt, {
      cloth: flannel,
      measures: topFor('men', 'long', { hemCurve: 58, length: 890 }),
      collar: 'point',
      buttons: '#3b3029',
      pockets: 2,
      seed: 33,
    }),
    detail: neck,
  },
  'men-chambray-shirt': {
    ...bothSides(shirt, {
      cloth: chambray(palette.denim),
      measures: topFor('men', 'long', { hemCurve: 58 }),
      collar: 'point',
      buttons: '#efe9dc',
      pockets: 1,
      seed: 34,
    }),
    detail: neck,
  },
  'men-band-collar-shirt': {
    ...bothSides(shirt, {
      cloth: linen(palette.bone),
      measures: topFor('men', 'long', { hemCurve: 50, neckDepth: 74 }),
      collar: 'stand',
      buttons: '#8c7a60',
      placketEnd: 480,
      seed: 35,
    }),
    detail: neck,
  },
  'men-cable-jumper': {
    ...jumper('men', { ...knit(palette.bone), texture: cable(92, 6) }, palette.bone, 36, {
      length: 800,
      hem: 550,
      sleeve: { cuff: 120 },
    }),
    detail: neck,
  },
  'men-marl-crew': {
    ...jumper('men', marl(palette.forest, palette.sage, 6), palette.forest, 37, {
      length: 790,
      hem: 550,
    }),
    detail: neck,
  },
  'men-selvedge-jeans': {
    ...bothSides(trousers, {
      cloth: denim(palette.navy),
      measures: trousersFor('men'),
      style: 'jeans',
      thread: rgb('#b9824a'),
      buttons: '#9c7248',
      turnUp: 40,
      seed: 38,
    }),
    detail: waist,
  },
  'men-corduroy-trousers': {
    ...bothSides(trousers, {
      cloth: cord(palette.chestnut),
      measures: trousersFor('men', { hem: 230 }),
      style: 'chino',
      buttons: '#3f2d22',
      seed: 39,
    }),
    detail: waist,
  },
  'men-chinos': {
    ...bothSides(trousers, {
      cloth: chino(palette.olive),
      measures: trousersFor('men', { knee: 242, hem: 200 }),
      style: 'chino',
      buttons: '#4b3d2c',
      seed: 40,
    }),
    detail: waist,
  },
};
