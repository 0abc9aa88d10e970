import { type ListedProduct, picturesOf } from './product.ts';
import { menChest } from './sizes.ts';

/** Shirts, tees and jumpers for men. */
export const menTops: ListedProduct[] = [
  {
    slug: 'men-heavy-tee',
    name: 'Heavyweight Tee',
    description:
      'A dense 240-gram cotton jersey in oat that drapes rather than clings, with a close ribbed neck that will not stretch. Straight, slightly boxy fit. Machine wash at 40 degrees.',
    priceCents: 3600,
    mostPopular: true,
    rating: { average: 4.7, count: 418 },
    sizes: menChest([9, 28, 40, 36, 24, 12]),
    pictures: picturesOf('men-heavy-tee', 'front', 'folded', 'back', 'detail', 'pair'),
  },
  {
    slug: 'men-pocket-tee',
    name: 'Pocket Tee',
    description:
      'Combed cotton in a washed steel blue with a single patch pocket. Cut a touch shorter so it can be worn untucked. Machine wash at 30 degrees.',
    priceCents: 3400,
    rating: { average: 4.4, count: 87 },
    sizes: menChest([6, 18, 26, 22, 13, 6]),
    pictures: picturesOf('men-pocket-tee', 'front', 'back', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'men-flannel-shirt',
    name: 'Brushed Flannel Shirt',
    description:
      'Rust and ink check, woven in Portugal and brushed on both sides until it feels like a blanket. Two chest pockets, a curved tail and horn-effect buttons. Machine wash at 30 degrees.',
    priceCents: 8500,
    rating: { average: 4.8, count: 156 },
    sizes: menChest([4, 12, 19, 17, 10, 5]),
    pictures: picturesOf('men-flannel-shirt', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'men-chambray-shirt',
    name: 'Chambray Work Shirt',
    description:
      'Light chambray with the uneven, lived-in colour of an old work shirt. Point collar, one pocket, double-stitched seams. It fades kindly; wash at 30 degrees.',
    priceCents: 7400,
    rating: { average: 4.5, count: 72 },
    sizes: menChest([5, 13, 20, 18, 9, 4]),
    pictures: picturesOf('men-chambray-shirt', 'front', 'hung', 'back', 'detail', 'pair'),
  },
  {
    slug: 'men-band-collar-shirt',
    name: 'Band-Collar Linen Shirt',
    description:
      'A half-placket popover in bone linen with a narrow band collar, for the days when a tie would be absurd. Relaxed fit, long curved tail. Wash at 30 degrees and hang to dry.',
    priceCents: 8200,
    rating: { average: 4.3, count: 21 },
    sizes: menChest([3, 9, 14, 11, 6, 0]),
    pictures: picturesOf('men-band-collar-shirt', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'men-cable-jumper',
    name: 'Fisherman Cable Jumper',
    description:
      'Plaits and ropes in undyed wool, knitted tight enough to turn the wind as the originals did. Ribbed cuffs and hem. Hand wash cool, dry flat, air between wearings.',
    priceCents: 16800,
    newCollection: true,
    rating: { average: 4.9, count: 64 },
    sizes: menChest([3, 8, 12, 11, 7, 3]),
    pictures: picturesOf('men-cable-jumper', 'front', 'folded', 'back', 'detail', 'pair'),
  },
  {
    slug: 'men-marl-crew',
    name: 'Marled Wool Crew',
    description:
      'Forest and sage yarns twisted together before knitting, so that the green has depth. Solid ribs at neck, cuffs and hem. Hand wash cool and dry flat.',
    priceCents: 11500,
    rating: { average: 4.4, count: 39 },
    sizes: menChest([4, 10, 15, 14, 8, 2]),
    pictures: picturesOf('men-marl-crew', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'men-waffle-henley',
    name: 'Waffle Henley',
    description:
      'A cotton waffle in rust that traps warm air in its hollows, with a three-button placket and ribbed cuffs. Wear it alone or under flannel. Machine wash at 30 degrees.',
    priceCents: 5600,
    newCollection: true,
    rating: { average: 4.5, count: 28 },
    sizes: menChest([5, 12, 18, 16, 9, 4]),
    pictures: picturesOf('men-waffle-henley', 'front', 'folded', 'back', 'cloth', 'detail'),
  },
];
