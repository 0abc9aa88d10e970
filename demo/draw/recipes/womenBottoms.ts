import { chino, denim, poplin, satin, tweed, wool } from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { skirt } from '../garments/skirt.ts';
import { trousers } from '../garments/trousers.ts';
import { palette } from '../palette.ts';
import { floral } from '../prints/motif.ts';
import { trousersFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

const meadow = poplin(palette.navy, {
  print: floral(58, [palette.blush, palette.butter, palette.rose], palette.rust, palette.sage),
});

/** Women's trousers and skirts. */
export const womenBottoms: Record<string, Recipe> = {
  'women-wide-leg-trousers': {
    ...bothSides(trousers, {
      cloth: wool(palette.charcoal),
      measures: trousersFor('women', { knee: 286, hem: 310, stance: 186 }),
      style: 'pleated',
      buttons: '#2b2926',
      seed: 15,
    }),
    detail: { x: 600, y: 380, zoom: 2 },
  },
  'women-straight-jeans': {
    ...bothSides(trousers, {
      cloth: denim(palette.indigo),
      measures: trousersFor('women'),
      style: 'jeans',
      thread: rgb('#c08a4c'),
      buttons: '#a97b4e',
      seed: 16,
    }),
    detail: { x: 600, y: 380, zoom: 2 },
  },
  'women-satin-skirt': {
    ...bothSides(skirt, {
      cloth: satin(palette.olive),
      top: 240,
      waist: 370,
      hip: 500,
      hem: 640,
      length: 1020,
      style: 'aline',
      seed: 17,
    }),
    detail: { x: 600, y: 410, zoom: 2 },
  },
  'women-pleated-skirt': {
    ...bothSides(skirt, {
      cloth: tweed(palette.cocoa, palette.camel),
      top: 300,
      waist: 390,
      hip: 470,
      hem: 760,
      length: 860,
      style: 'pleated',
      seed: 18,
    }),
    detail: { x: 600, y: 460, zoom: 2 },
  },
  'women-floral-gathered-skirt': {
    ...bothSides(skirt, {
      cloth: meadow,
      top: 270,
      waist: 380,
      hip: 560,
      hem: 800,
      length: 900,
      style: 'gathered',
      seed: 19,
    }),
    detail: { x: 600, y: 420, zoom: 2 },
  },
  'women-chino-shorts': {
    ...bothSides(trousers, {
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
    }),
    detail: { x: 600, y: 520, zoom: 2 },
  },
};
