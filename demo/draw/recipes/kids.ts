import { chino, cord, denim, jersey, knit, poplin, puckered, ribbing, sweat } from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { shirt } from '../garments/shirt.ts';
import { skirt } from '../garments/skirt.ts';
import { tee } from '../garments/tee.ts';
import { trousers } from '../garments/trousers.ts';
import { palette } from '../palette.ts';
import { dots, stars } from '../prints/motif.ts';
import { gingham, stripes } from '../prints/woven.ts';
import { jumper } from './jumper.ts';
import { topFor, trousersFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

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
    ...bothSides(tee, {
      cloth: stripe,
      band: ribbing(palette.chalk),
      measures: topFor('kid', 'short'),
      seed: 51,
    }),
    detail: neck,
  },
  'kid-star-tee': {
    ...bothSides(tee, {
      cloth: starry,
      band: ribbing(palette.navy),
      measures: topFor('kid', 'long'),
      seed: 52,
    }),
    detail: neck,
  },
  'kid-gingham-shirt': {
    ...bothSides(shirt, {
      cloth: checked,
      measures: topFor('kid', 'short', { neck: 205 }),
      collar: 'camp',
      buttons: '#f5f1e6',
      sleeveEnd: { kind: 'hem', width: 30 },
      pockets: 1,
      seed: 53,
    }),
    detail: neck,
  },
  'kid-lambswool-jumper': {
    ...jumper('kid', knit(palette.ochre, 7), palette.ochre, 54, { hem: 550, length: 690 }),
    detail: neck,
  },
  'kid-sweatshirt': {
    ...jumper('kid', sweat(palette.sage), palette.sage, 55, { hem: 560, length: 690 }),
    detail: neck,
  },
  'kid-pull-on-joggers': {
    ...bothSides(trousers, {
      cloth: sweat(palette.slate),
      measures: trousersFor('kid', { hem: 170 }),
      style: 'elastic',
      cord: '#ece6da',
      cuff: ribbing(palette.slate, 11, 4),
      seed: 56,
    }),
    detail: { x: 600, y: 430, zoom: 2 },
  },
  'kid-jeans': {
    ...bothSides(trousers, {
      cloth: denim(palette.denim),
      measures: trousersFor('kid'),
      style: 'jeans',
      thread: rgb('#d09a58'),
      turnUp: 36,
      buttons: '#a97b4e',
      seed: 57,
    }),
    detail: { x: 600, y: 430, zoom: 2 },
  },
  'kid-cord-skirt': {
    ...bothSides(skirt, {
      cloth: dotted,
      top: 400,
      waist: 430,
      hip: 520,
      hem: 720,
      length: 640,
      style: 'buttoned',
      buttons: '#c9a36a',
      seed: 58,
    }),
    detail: { x: 600, y: 560, zoom: 2 },
  },
  'kid-seersucker-shorts': {
    ...bothSides(trousers, {
      cloth: puckered(palette.sky, palette.chalk),
      measures: trousersFor('kid', { top: 420, length: 560, hem: 300, stance: 146 }),
      style: 'elastic',
      cord: '#f2eee4',
      seed: 59,
    }),
    detail: { x: 600, y: 500, zoom: 2 },
  },
  'kid-dot-skirt': {
    ...bothSides(skirt, {
      cloth: poplin(palette.rose, { print: dots(40, 6.5, palette.chalk) }),
      top: 420,
      waist: 400,
      hip: 560,
      hem: 820,
      length: 600,
      style: 'gathered',
      seed: 60,
    }),
    detail: { x: 600, y: 560, zoom: 2 },
  },
  'kid-chinos': {
    ...bothSides(trousers, {
      cloth: chino(palette.camel),
      measures: trousersFor('kid'),
      style: 'chino',
      seed: 61,
    }),
    detail: { x: 600, y: 430, zoom: 2 },
  },
};
