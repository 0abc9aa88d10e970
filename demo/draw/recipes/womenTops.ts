import { jersey, knit, linen, poplin, ribbing } from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { shirt } from '../garments/shirt.ts';
import { tee } from '../garments/tee.ts';
import { palette } from '../palette.ts';
import { pinstripe, stripes } from '../prints/woven.ts';
import { jumper } from './jumper.ts';
import { topFor } from './measures.ts';
import { bothSides, type Recipe } from './recipe.ts';

const breton = jersey(palette.chalk, {
  print: stripes(46, [{ start: 0, width: 13, colour: palette.navy }]),
});
const skyStripe = poplin(palette.sky, { print: pinstripe(13, rgb('#ffffff'), 3.2, 0.8) });
const neck = { x: 600, y: 485, zoom: 2.1 };

/** Women's shirts, tees and jumpers. */
export const womenTops: Record<string, Recipe> = {
  'women-linen-camp-shirt': {
    ...bothSides(shirt, {
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
    }),
    detail: neck,
  },
  'women-breton-tee': {
    ...bothSides(tee, {
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
    }),
    detail: neck,
  },
  'women-poplin-shirt': {
    ...bothSides(shirt, {
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
    }),
    detail: neck,
  },
  'women-merino-crew': {
    ...jumper('women', knit(palette.rose, 4.2), palette.rose, 14, { length: 700, hem: 500 }),
    detail: neck,
  },
};
