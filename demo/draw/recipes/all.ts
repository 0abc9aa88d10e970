import { colourwaySlugs } from '../../catalogue/colourways.ts';
import { palette } from '../palette.ts';
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
import { recoloured } from './recoloured.ts';
import { womenBottoms } from './womenBottoms.ts';
import { womenTops } from './womenTops.ts';

/** The recipe of every product with its own drawing, by slug. */
const ownRecipes: Record<string, Recipe> = {
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

/** The recipe of every product, by slug; a colour of a style uses that style's, recoloured. */
export const recipes: Record<string, Recipe> = {
  ...ownRecipes,
  ...Object.fromEntries(
    colourwaySlugs.flatMap(({ slug, style, colour }) => {
      const recipe = ownRecipes[style];
      return recipe ? [[slug, { ...recoloured(recipe, palette[colour]), isColourway: true }]] : [];
    }),
  ),
};
