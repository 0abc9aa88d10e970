import type { Category } from '../schemas/product.ts';
import type { HomePictureName } from '../schemas/shopProfile.ts';

type CategoryInfo = {
  /** English name; `i18n.t` translates it. */
  name: string;
  path: `/${string}`;
  /** Name of its banner among the home page's pictures. */
  banner: HomePictureName;
};

export const categoryInfo = {
  women: { name: /*i18n*/ 'Women', path: '/women', banner: 'women' },
  men: { name: /*i18n*/ 'Men', path: '/men', banner: 'men' },
  kid: { name: /*i18n*/ 'Kids', path: '/kids', banner: 'kids' },
} as const satisfies Record<Category, CategoryInfo>;

/** Categories in the order of the navigation. */
export const navCategories = ['men', 'women', 'kid'] as const satisfies Category[];
