import { knit, ribbing, sweat } from '../cloths.ts';
import { cardigan } from '../garments/cardigan.ts';
import { hoodie } from '../garments/hoodie.ts';
import { palette } from '../palette.ts';
import { topFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

const ribbed = { gather: 0.1, cuff: 132, length: 660 };

/** Hooded sweatshirts and cardigans. */
export const hoodies: Record<string, Recipe> = {
  'women-chunky-cardigan': {
    ...bothSides(cardigan, {
      cloth: knit(palette.oat, 15),
      band: ribbing(palette.oat, 16, 6),
      measures: topFor('women', 'long', {
        shoulder: 540,
        chest: 620,
        waist: 610,
        hem: 590,
        length: 760,
        blouson: 18,
        sleeve: { ...ribbed, cuff: 150 },
      }),
      depth: 250,
      buttons: { colour: '#6b4a33', count: 5, size: 15 },
      pockets: true,
      seed: 105,
    }),
    detail: { x: 600, y: 520, zoom: 2 },
  },
  'men-hoodie': {
    ...bothSides(hoodie, {
      cloth: sweat(palette.stone),
      band: ribbing(palette.stone, 10, 4),
      measures: topFor('men', 'long', {
        top: 340,
        length: 760,
        chest: 630,
        hem: 600,
        blouson: 20,
        sleeve: ribbed,
      }),
      cord: '#ece5d8',
      seed: 112,
    }),
    detail: { x: 600, y: 500, zoom: 1.9 },
  },
  'women-zip-hoodie': {
    ...bothSides(hoodie, {
      cloth: sweat(palette.lilac),
      band: ribbing(palette.lilac, 10, 4),
      measures: topFor('women', 'long', {
        top: 340,
        length: 720,
        chest: 580,
        waist: 570,
        hem: 560,
        blouson: 18,
        sleeve: ribbed,
      }),
      cord: '#f0ebe4',
      zip: { tape: '#8f8399', metal: '#c9c4ba' },
      seed: 113,
    }),
    detail: { x: 600, y: 500, zoom: 1.9 },
  },
  'kid-hoodie': {
    ...bothSides(hoodie, {
      cloth: sweat(palette.clay),
      band: ribbing(palette.clay, 10, 4),
      measures: topFor('kid', 'long', {
        top: 370,
        length: 680,
        hem: 570,
        blouson: 16,
        sleeve: { gather: 0.1, cuff: 140, length: 540 },
      }),
      seed: 117,
    }),
    detail: { x: 600, y: 520, zoom: 1.9 },
  },
};
