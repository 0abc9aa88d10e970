import { type ListedProduct, picturesOf } from './product.ts';
import { menJeans, menWaist } from './sizes.ts';

/** Trousers, shorts, skirts and dresses for men. */
export const menBottoms: ListedProduct[] = [
  {
    slug: 'men-selvedge-jeans',
    name: 'Selvedge Jeans',
    description:
      'Dark, rigid denim woven on narrow looms, with a straight leg made to be turned up. It starts stiff and becomes yours. Wash cold, inside out, when you must.',
    priceCents: 17500,
    rating: { average: 4.6, count: 118 },
    sizes: menJeans([2, 6, 8, 12, 14, 13, 7, 3]),
    pictures: picturesOf('men-selvedge-jeans', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'men-corduroy-trousers',
    name: 'Corduroy Trousers',
    description:
      'Mid-wale cotton corduroy in chestnut, with a regular rise and a gently tapered leg. Warm, quiet and better every year. Wash inside out at 30 degrees.',
    priceCents: 11200,
    rating: { average: 4.5, count: 54 },
    sizes: menWaist([3, 9, 13, 12, 6, 2]),
    pictures: picturesOf('men-corduroy-trousers', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'men-chinos',
    name: 'Tapered Chinos',
    description:
      'Garment-dyed olive twill with slanted pockets and a clean front. Tapered from the knee, with a little stretch for sitting down. Machine wash at 40 degrees.',
    priceCents: 8800,
    rating: { average: 4.3, count: 187 },
    sizes: menWaist([8, 19, 27, 24, 15, 9]),
    pictures: picturesOf('men-chinos', 'front', 'back', 'cloth', 'detail'),
  },
];
