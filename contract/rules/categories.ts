import type { Category } from '../schemas/product.ts';
import type { HomePictureName } from '../schemas/shopProfile.ts';

type CategoryInfo = {
  name: string;
  path: `/${string}`;
  /** Name of its banner among the home page's pictures. */
  banner: HomePictureName;
};

export const categoryInfo = {
  women: { name: 'Women', path: '/women', banner: 'women' },
  men: { name: 'Men', path: '/men', banner: 'men' },
  kid: { name: 'Kids', path: '/kids', banner: 'kids' },
} as const satisfies Record<Category, CategoryInfo>;

/** Categories in the order of the navigation. */
export const navCategories = ['men', 'women', 'kid'] as const satisfies Category[];
