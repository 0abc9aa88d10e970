import { accessories } from './accessories.ts';
import { blazers } from './blazers.ts';
import { coats } from './coats.ts';
import { dresses } from './dresses.ts';
import { hoodies } from './hoodies.ts';
import { jackets } from './jackets.ts';
import { kids } from './kids.ts';
import { knits } from './knits.ts';
import { men } from './men.ts';
import type { Recipe } from './recipe.ts';
import { womenBottoms } from './womenBottoms.ts';
import { womenTops } from './womenTops.ts';

/** The recipe of every product, by slug. */
export const recipes: Record<string, Recipe> = {
  ...accessories,
  ...blazers,
  ...coats,
  ...dresses,
  ...hoodies,
  ...jackets,
  ...kids,
  ...knits,
  ...men,
  ...womenBottoms,
  ...womenTops,
};
