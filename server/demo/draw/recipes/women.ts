import {
  chino,
  denim,
  jersey,
  knit,
  linen,
  poplin,
  ribbing,
  satin,
  tweed,
  wool,
} from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { shirt } from '../garments/shirt.ts';
import { skirt } from '../garments/skirt.ts';
import { tee } from '../garments/tee.ts';
import { trousers } from '../garments/trousers.ts';
import { palette, papers } from '../palette.ts';
import { floral } from '../prints/motif.ts';
import { pinstripe, stripes } from '../prints/woven.ts';
import { jumper } from './jumper.ts';
import { topFor, trousersFor } from './measures.ts';
import type { Recipe } from './recipe.ts';

const breton = jersey(palette.chalk, {
  print: stripes(46, [{ start: 0, width: 13, colour: palette.navy }]),
});
const meadow = poplin(palette.navy, {
  print: floral(58, [palette.blush, palette.butter, palette.rose], palette.rust, palette.sage),
});
const skyStripe = poplin(palette.sky, { print: pinstripe(13, rgb('#ffffff'), 3.2, 0.8) });
const neck = { x: 600, y: 390, zoom: 2.1 };

export const women: Record<string, Recipe> = {
  'women-linen-camp-shirt': {
    paper: papers.ivory,
    cloth: linen(palette.clay),
    garment: (side) =>
      shirt(
        {
          cloth: linen(palette.clay),
          measures: topFor('women', 'short', {
            hem: 560,
            length: 780,
            sleeve: { length: 300, angle: 36, cuff: 215 },
          }),
          collar: 'camp',
          buttons: '#e4d9c4',
          sleeveEnd: { kind: 'hem', width: 34 },
          seed: 11,
        },
        side,
      ),
    detail: neck,
  },
  'women-breton-tee': {
    paper: papers.linen,
    cloth: breton,
    garment: (side) =>
      tee(
        {
          cloth: breton,
          band: ribbing(palette.chalk),
          measures: topFor('women', 'long', {
            neck: 250,
            neckDepth: 62,
            length: 780,
            sleeve: { length: 610, angle: 20, cuff: 118 },
          }),
          bandWidth: 16,
          seed: 12,
        },
        side,
      ),
    detail: neck,
  },
  'women-poplin-shirt': {
    paper: papers.mist,
    cloth: skyStripe,
    garment: (side) =>
      shirt(
        {
          cloth: skyStripe,
          measures: topFor('women', 'long', {
            shoulder: 520,
            chest: 600,
            hem: 610,
            length: 860,
            hemCurve: 62,
          }),
          collar: 'point',
          buttons: '#f4f1ea',
          pockets: 1,
          seed: 13,
        },
        side,
      ),
    detail: neck,
  },
  'women-merino-crew': {
    paper: papers.shell,
    cloth: knit(palette.rose, 4.2),
    garment: jumper('women', knit(palette.rose, 4.2), palette.rose, 14, { length: 700, hem: 500 }),
    detail: neck,
  },
  'women-wide-leg-trousers': {
    paper: papers.putty,
    cloth: wool(palette.charcoal),
    garment: (side) =>
      trousers(
        {
          cloth: wool(palette.charcoal),
          measures: trousersFor('women', { knee: 286, hem: 310, stance: 186 }),
          style: 'pleated',
          buttons: '#2b2926',
          seed: 15,
        },
        side,
      ),
    detail: { x: 600, y: 300, zoom: 2 },
  },
  'women-straight-jeans': {
    paper: papers.ivory,
    cloth: denim(palette.indigo),
    garment: (side) =>
      trousers(
        {
          cloth: denim(palette.indigo),
          measures: trousersFor('women'),
          style: 'jeans',
          thread: rgb('#c08a4c'),
          buttons: '#a97b4e',
          seed: 16,
        },
        side,
      ),
    detail: { x: 600, y: 300, zoom: 2 },
  },
  'women-satin-skirt': {
    paper: papers.blush,
    cloth: satin(palette.olive),
    garment: (side) =>
      skirt(
        {
          cloth: satin(palette.olive),
          top: 240,
          waist: 370,
          hip: 500,
          hem: 640,
          length: 1020,
          style: 'aline',
          seed: 17,
        },
        side,
      ),
    detail: { x: 600, y: 330, zoom: 2 },
  },
  'women-pleated-skirt': {
    paper: papers.fog,
    cloth: tweed(palette.cocoa, palette.camel),
    garment: (side) =>
      skirt(
        {
          cloth: tweed(palette.cocoa, palette.camel),
          top: 300,
          waist: 390,
          hip: 470,
          hem: 760,
          length: 860,
          style: 'pleated',
          seed: 18,
        },
        side,
      ),
    detail: { x: 600, y: 380, zoom: 2 },
  },
  'women-floral-gathered-skirt': {
    paper: papers.sand,
    cloth: meadow,
    garment: (side) =>
      skirt(
        {
          cloth: meadow,
          top: 270,
          waist: 380,
          hip: 560,
          hem: 800,
          length: 900,
          style: 'gathered',
          seed: 19,
        },
        side,
      ),
    detail: { x: 600, y: 340, zoom: 2 },
  },
  'women-chino-shorts': {
    paper: papers.sage,
    cloth: chino(palette.sand),
    garment: (side) =>
      trousers(
        {
          cloth: chino(palette.sand),
          measures: trousersFor('women', {
            top: 420,
            length: 590,
            hem: 262,
            stance: 136,
            rise: 320,
            hip: 490,
          }),
          style: 'chino',
          turnUp: 44,
          buttons: '#7d5f3f',
          seed: 20,
        },
        side,
      ),
    detail: { x: 600, y: 520, zoom: 2 },
    fill: { width: 0.72, height: 0.7 },
  },
};
