import { type ListedProduct, picturesOf } from './product.ts';
import { womenChest } from './sizes.ts';

/** Coats, jackets, cardigans and hoodies for women. */
export const womenOuterwear: ListedProduct[] = [
  {
    slug: 'women-wool-coat',
    name: 'Double-Breasted Wool Coat',
    description:
      'Dense camel wool, double-breasted, with wide lapels and a satin lining that slides over knitwear. Cut straight to below the knee. Dry clean, brush between wearings.',
    priceCents: 34500,
    newCollection: true,
    rating: { average: 4.8, count: 73 },
    sizes: womenChest([2, 5, 9, 8, 4, 2]),
    pictures: picturesOf('women-wool-coat', 'front', 'hung', 'back', 'detail', 'pair'),
  },
  {
    slug: 'women-trench',
    name: 'Belted Trench Coat',
    description:
      'Tightly woven cotton gabardine in sand, with a belt to knot rather than buckle and a rust lining for you alone. Sheds a shower and creases kindly. Dry clean.',
    priceCents: 29500,
    rating: { average: 4.6, count: 31 },
    sizes: womenChest([3, 6, 8, 7, 0, 1]),
    pictures: picturesOf('women-trench', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-denim-jacket',
    name: 'Washed Denim Jacket',
    description:
      'A cropped trucker in pale washed denim with copper buttons and tobacco stitching. Neat in the shoulder, boxy below. Wash cold, inside out.',
    priceCents: 12500,
    rating: { average: 4.4, count: 88 },
    sizes: womenChest([6, 12, 17, 13, 7, 3]),
    pictures: picturesOf('women-denim-jacket', 'front', 'hung', 'back', 'detail', 'pair'),
  },
  {
    slug: 'women-teddy-jacket',
    name: 'Teddy Jacket',
    description:
      'A bone-coloured curly pile of wool and cotton that is all warmth and no weight, with a band collar and a brass zip. Roomy enough for a jumper. Dry clean.',
    priceCents: 15800,
    rating: { average: 4.5, count: 52 },
    sizes: womenChest([3, 8, 11, 9, 4, 2]),
    pictures: picturesOf('women-teddy-jacket', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-chunky-cardigan',
    name: 'Chunky V-Neck Cardigan',
    description:
      'Five-ply lambswool knitted on large needles, with horn-effect buttons and two pockets at the right height. Wear it as a jacket. Hand wash cool, dry flat.',
    priceCents: 13900,
    mostPopular: true,
    rating: { average: 4.9, count: 126 },
    sizes: womenChest([4, 9, 14, 12, 5, 3]),
    pictures: picturesOf('women-chunky-cardigan', 'front', 'folded', 'back', 'detail', 'pair'),
  },
  {
    slug: 'women-tweed-blazer',
    name: 'Herringbone Blazer',
    description:
      'A slate and bone herringbone with a softly built shoulder, flap pockets and a wine-red lining. Two buttons, worn open more often than not. Dry clean only.',
    priceCents: 23800,
    rating: { average: 4.3, count: 19 },
    sizes: womenChest([2, 5, 7, 6, 3, 1]),
    pictures: picturesOf('women-tweed-blazer', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-zip-hoodie',
    name: 'Zip Hoodie',
    description:
      'Brushed organic cotton in lilac with a double hood, a smooth metal zip and ribs that hold. Slightly cropped. Machine wash at 30 degrees.',
    priceCents: 8400,
    rating: { average: 4.4, count: 67 },
    sizes: womenChest([7, 14, 19, 15, 8, 4]),
    pictures: picturesOf('women-zip-hoodie', 'front', 'back', 'cloth', 'detail'),
  },
];
