import { type ListedProduct, picturesOf } from './product.ts';
import { womenChest } from './sizes.ts';

/** Shirts, tees and jumpers for women. */
export const womenTops: ListedProduct[] = [
  {
    slug: 'women-linen-camp-shirt',
    name: 'Linen Camp Shirt',
    description:
      'Washed linen from Normandy flax in a warm clay, cut boxy with an open camp collar and corozo buttons. Wear it alone in the heat or over a tee. Wash at 30 degrees, dry flat and leave the creases in.',
    priceCents: 7800,
    newCollection: true,
    rating: { average: 4.6, count: 38 },
    sizes: womenChest([6, 14, 22, 18, 9, 4]),
    pictures: picturesOf('women-linen-camp-shirt', 'front', 'hung', 'back', 'detail', 'pair'),
  },
  {
    slug: 'women-breton-tee',
    name: 'Breton Long-Sleeve Tee',
    description:
      "The sailor's stripe, knitted rather than printed, in a compact cotton jersey that keeps its shape. Boat neck, slightly cropped sleeves, straight hem. Machine wash at 30 degrees.",
    priceCents: 4500,
    mostPopular: true,
    rating: { average: 4.8, count: 212 },
    sizes: womenChest([12, 25, 38, 31, 16, 7]),
    pictures: picturesOf('women-breton-tee', 'front', 'folded', 'back', 'detail', 'pair'),
  },
  {
    slug: 'women-poplin-shirt',
    name: 'Oversized Poplin Shirt',
    description:
      'Crisp cotton poplin in a sky-blue candy stripe, with a dropped shoulder, one chest pocket and a deep curved tail. Long enough to wear open over a dress. Wash warm, iron while damp.',
    priceCents: 8900,
    rating: { average: 4.4, count: 96 },
    sizes: womenChest([5, 0, 11, 14, 8, 3]),
    pictures: picturesOf('women-poplin-shirt', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-merino-crew',
    name: 'Fine Merino Crew',
    description:
      'Extra-fine merino in a dusty rose, knitted in one weight for most of the year. Regular fit with a deep ribbed hem. Hand wash cool and dry flat.',
    priceCents: 9500,
    rating: { average: 4.7, count: 141 },
    sizes: womenChest([8, 16, 20, 12, 6, 2]),
    pictures: picturesOf('women-merino-crew', 'front', 'folded', 'back', 'detail', 'pair'),
  },
  {
    slug: 'women-rib-tank',
    name: 'Ribbed Tank',
    description:
      'A close-fitting tank in a fine cotton rib, long enough to stay tucked in. The layer under everything. Machine wash at 40 degrees.',
    priceCents: 2800,
    rating: { average: 4.6, count: 233 },
    sizes: womenChest([16, 30, 37, 28, 17, 8]),
    pictures: picturesOf('women-rib-tank', 'front', 'back', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'women-turtleneck',
    name: 'Fine Roll-Neck',
    description:
      'Extra-fine merino in plum with a generous ribbed roll-neck that stands without strangling. Slim sleeves, easy body. Hand wash cool and dry flat.',
    priceCents: 9900,
    rating: { average: 4.5, count: 92 },
    sizes: womenChest([5, 11, 15, 12, 6, 3]),
    pictures: picturesOf('women-turtleneck', 'front', 'folded', 'back', 'detail', 'pair'),
  },
];
