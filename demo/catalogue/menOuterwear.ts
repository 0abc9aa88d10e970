import { type ListedProduct, picturesOf } from './product.ts';
import { menChest } from './sizes.ts';

/** Coats, jackets, cardigans and hoodies for men. */
export const menOuterwear: ListedProduct[] = [
  {
    slug: 'men-overcoat',
    name: 'Wool Overcoat',
    description:
      'A single-breasted overcoat in charcoal wool from Biella, cut with enough room for a jacket beneath. Flap pockets, wine-red lining. Dry clean, brush, rest.',
    priceCents: 39000,
    newCollection: true,
    rating: { average: 4.7, count: 44 },
    sizes: menChest([2, 5, 8, 8, 5, 2]),
    pictures: picturesOf('men-overcoat', 'front', 'hung', 'back', 'detail', 'pair'),
  },
  {
    slug: 'men-quilted-jacket',
    name: 'Quilted Liner Jacket',
    description:
      'Recycled down in stitched chambers, plain nylon sleeves to slip under a coat, and a two-way zip. Moss outside, clay within. Machine wash gently at 30 degrees.',
    priceCents: 16500,
    regularPriceCents: 21000,
    lowestPriceCents: 18900,
    rating: { average: 4.4, count: 61 },
    sizes: menChest([3, 8, 12, 11, 6, 2]),
    pictures: picturesOf('men-quilted-jacket', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'men-chore-jacket',
    name: 'Canvas Chore Jacket',
    description:
      "The French worker's jacket in indigo cotton canvas: three patch pockets' worth of use in two, corozo buttons, no lining. It fades where you work. Wash at 40 degrees.",
    priceCents: 14200,
    mostPopular: true,
    rating: { average: 4.8, count: 134 },
    sizes: menChest([4, 11, 17, 15, 9, 5]),
    pictures: picturesOf('men-chore-jacket', 'front', 'hung', 'back', 'detail', 'pair'),
  },
  {
    slug: 'men-cord-blazer',
    name: 'Corduroy Blazer',
    description:
      'Needle cord in cocoa with patch pockets and almost no padding, somewhere between a cardigan and a jacket. Half lined in slate satin. Dry clean.',
    priceCents: 21500,
    rating: { average: 4.3, count: 22 },
    sizes: menChest([2, 4, 7, 6, 3, 0]),
    pictures: picturesOf('men-cord-blazer', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'men-bomber',
    name: 'Nylon Bomber',
    description:
      'Matt navy nylon with ribbed collar, cuffs and hem, and a rust lining you only see when it opens. Light wadding for spring and autumn. Wipe clean or wash cold.',
    priceCents: 15900,
    rating: { average: 4.2, count: 37 },
    sizes: menChest([4, 9, 13, 12, 7, 3]),
    pictures: picturesOf('men-bomber', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'men-hoodie',
    name: 'Loopback Hoodie',
    description:
      'Loopback cotton knitted slowly in Portugal, in a stone grey that goes with everything you own. Double hood, flat cords, kangaroo pocket. Machine wash at 30 degrees.',
    priceCents: 8800,
    mostPopular: true,
    rating: { average: 4.7, count: 201 },
    sizes: menChest([6, 17, 26, 24, 15, 8]),
    pictures: picturesOf('men-hoodie', 'front', 'back', 'cloth', 'detail', 'pair'),
  },
];
