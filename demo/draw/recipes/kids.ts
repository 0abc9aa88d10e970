import { chino, cord, denim, jersey, knit, poplin, puckered, ribbing, sweat } from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { shirt } from '../garments/shirt.ts';
import { skirt } from '../garments/skirt.ts';
import { tee } from '../garments/tee.ts';
import { trousers } from '../garments/trousers.ts';
import { palette, papers } from '../palette.ts';
import { dots, stars } from '../prints/motif.ts';
import { gingham, stripes } from '../prints/woven.ts';
import { jumper } from './jumper.ts';
import { topFor, trousersFor } from './measures.ts';
import type { Recipe } from './recipe.ts';

const stripe = jersey(palette.butter, {
  print: stripes(88, [{ start: 0, width: 44, colour: palette.chalk }]),
});
const starry = jersey(palette.steel, { print: stars(86, 15, palette.butter) });
const checked = poplin(palette.chalk, { print: gingham(19, palette.forest) });
const dotted = cord(palette.wine, 9);
const neck = { x: 600, y: 495, zoom: 2.1 };

/** Children's clothes. */
export const kids: Record<string, Recipe> = {
  'kid-block-stripe-tee': {
    paper: papers.ivory,
    cloth: stripe,
    garment: (side) =>
      tee(
        { cloth: stripe, band: ribbing(palette.chalk), measures: topFor('kid', 'short'), seed: 51 },
        side,
      ),
    detail: neck,
  },
  'kid-star-tee': {
    paper: papers.mist,
    cloth: starry,
    garment: (side) =>
      tee(
        { cloth: starry, band: ribbing(palette.navy), measures: topFor('kid', 'long'), seed: 52 },
        side,
      ),
    detail: neck,
  },
  'kid-gingham-shirt': {
    paper: papers.linen,
    cloth: checked,
    garment: (side) =>
      shirt(
        {
          cloth: checked,
          measures: topFor('kid', 'short', { neck: 205 }),
          collar: 'camp',
          buttons: '#f5f1e6',
          sleeveEnd: { kind: 'hem', width: 30 },
          pockets: 1,
          seed: 53,
        },
        side,
      ),
    detail: neck,
  },
  'kid-lambswool-jumper': {
    paper: papers.sage,
    cloth: knit(palette.ochre, 7),
    garment: jumper('kid', knit(palette.ochre, 7), palette.ochre, 54, { hem: 550, length: 690 }),
    detail: neck,
  },
  'kid-sweatshirt': {
    paper: papers.shell,
    cloth: sweat(palette.sage),
    garment: jumper('kid', sweat(palette.sage), palette.sage, 55, { hem: 560, length: 690 }),
    detail: neck,
  },
  'kid-pull-on-joggers': {
    paper: papers.putty,
    cloth: sweat(palette.slate),
    garment: (side) =>
      trousers(
        {
          cloth: sweat(palette.slate),
          measures: trousersFor('kid', { hem: 170 }),
          style: 'elastic',
          cord: '#ece6da',
          cuff: ribbing(palette.slate, 11, 4),
          seed: 56,
        },
        side,
      ),
    detail: { x: 600, y: 430, zoom: 2 },
  },
  'kid-jeans': {
    paper: papers.sand,
    cloth: denim(palette.denim),
    garment: (side) =>
      trousers(
        {
          cloth: denim(palette.denim),
          measures: trousersFor('kid'),
          style: 'jeans',
          thread: rgb('#d09a58'),
          turnUp: 36,
          buttons: '#a97b4e',
          seed: 57,
        },
        side,
      ),
    detail: { x: 600, y: 430, zoom: 2 },
  },
  'kid-cord-skirt': {
    paper: papers.blush,
    cloth: dotted,
    garment: (side) =>
      skirt(
        {
          cloth: dotted,
          top: 400,
          waist: 430,
          hip: 520,
          hem: 720,
          length: 640,
          style: 'buttoned',
          buttons: '#c9a36a',
          seed: 58,
        },
        side,
      ),
    detail: { x: 600, y: 560, zoom: 2 },
    fill: { width: 0.72, height: 0.72 },
  },
  'kid-seersucker-shorts': {
    paper: papers.fog,
    cloth: puckered(palette.sky, palette.chalk),
    garment: (side) =>
      trousers(
        {
          cloth: puckered(palette.sky, palette.chalk),
          measures: trousersFor('kid', { top: 420, length: 560, hem: 300, stance: 146 }),
          style: 'elastic',
          cord: '#f2eee4',
          seed: 59,
        },
        side,
      ),
    detail: { x: 600, y: 500, zoom: 2 },
    fill: { width: 0.7, height: 0.7 },
  },
  'kid-dot-skirt': {
    paper: papers.ivory,
    cloth: poplin(palette.rose, { print: dots(40, 6.5, palette.chalk) }),
    garment: (side) =>
      skirt(
        {
          cloth: poplin(palette.rose, { print: dots(40, 6.5, palette.chalk) }),
          top: 420,
          waist: 400,
          hip: 560,
          hem: 820,
          length: 600,
          style: 'gathered',
          seed: 60,
        },
        side,
      ),
    detail: { x: 600, y: 560, zoom: 2 },
    fill: { width: 0.78, height: 0.74 },
  },
  'kid-chinos': {
    paper: papers.linen,
    cloth: chino(palette.camel),
    garment: (side) =>
      trousers(
        { cloth: chino(palette.camel), measures: trousersFor('kid'), style: 'chino', seed: 61 },
        side,
      ),
    detail: { x: 600, y: 430, zoom: 2 },
  },
};
