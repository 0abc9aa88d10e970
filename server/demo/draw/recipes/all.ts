import { accessories } from './accessories.ts';
import { dresses } from './dresses.ts';
import { kids } from './kids.ts';
import { men } from './men.ts';
import { outerwear } from './outerwear.ts';
import type { Recipe } from './recipe.ts';
import { women } from './women.ts';

/** The recipe of every product, by slug. */
export const recipes: Record<string, Recipe> = {
  ...women,
  ...men,
  ...kids,
  ...outerwear,
  ...dresses,
  ...accessories,
};
