import { type ListedProduct, picturesOf } from './product.ts';
import { childHeight } from './sizes.ts';

/** Shirts, tees and jumpers for children. */
export const kidsTops: ListedProduct[] = [
  {
    slug: 'kid-block-stripe-tee',
    name: 'Block Stripe Tee',
    description:
      'Broad butter and chalk stripes in soft cotton jersey that has been washed before you wash it. Roomy through the body. Machine wash at 40 degrees.',
    priceCents: 2200,
    rating: { average: 4.6, count: 29 },
    sizes: childHeight([12, 18, 20, 16, 11, 7]),
    pictures: picturesOf('kid-block-stripe-tee', 'front', 'back', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'kid-star-tee',
    name: 'Star Long-Sleeve Tee',
    description:
      'A night sky of small butter-yellow stars on steel-blue jersey, with a navy neckband that goes over big heads. Water-based print. Machine wash at 40 degrees.',
    priceCents: 2600,
    regularPriceCents: 3200,
    lowestPriceCents: 3200,
    rating: { average: 4.8, count: 103 },
    sizes: childHeight([10, 15, 22, 19, 12, 6]),
    pictures: picturesOf('kid-star-tee', 'front', 'back', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'kid-gingham-shirt',
    name: 'Gingham Camp Shirt',
    description:
      'Forest-green gingham, yarn-dyed so it looks the same inside and out, with an open collar and one pocket for stones and snails. Machine wash at 40 degrees.',
    priceCents: 3200,
    rating: { average: 4.3, count: 18 },
    sizes: childHeight([4, 8, 9, 7, 3, 2]),
    pictures: picturesOf('kid-gingham-shirt', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-lambswool-jumper',
    name: 'Lambswool Jumper',
    description:
      'Soft lambswool in a cheerful ochre, ribbed long at the cuffs so there is something to grow into. Hand wash cool and dry flat.',
    priceCents: 4800,
    rating: { average: 4.5, count: 37 },
    sizes: childHeight([5, 9, 12, 10, 6, 0]),
    pictures: picturesOf('kid-lambswool-jumper', 'front', 'folded', 'back', 'detail', 'pair'),
  },
  {
    slug: 'kid-sweatshirt',
    name: 'Everyday Sweatshirt',
    description:
      'Brushed-back organic cotton in sage, easy to pull on and hard to wear out. Ribbed neck, cuffs and hem. Machine wash at 40 degrees.',
    priceCents: 3400,
    mostPopular: true,
    rating: { average: 4.7, count: 164 },
    sizes: childHeight([14, 21, 28, 24, 17, 9]),
    pictures: picturesOf('kid-sweatshirt', 'front', 'folded', 'back', 'detail', 'pair'),
  },
  {
    slug: 'kid-ringer-tee',
    name: 'Pocket Ringer Tee',
    description:
      'Chalk-white cotton with a brick-red neckband and a pocket to match. Double-stitched where children pull. Machine wash at 40 degrees.',
    priceCents: 2000,
    rating: { average: 4.3, count: 27 },
    sizes: childHeight([9, 15, 18, 14, 8, 4]),
    pictures: picturesOf('kid-ringer-tee', 'front', 'back', 'cloth', 'detail', 'pair'),
  },
];
