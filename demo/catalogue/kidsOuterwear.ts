import { type ListedProduct, picturesOf } from './product.ts';
import { childHeight } from './sizes.ts';

/** Coats, jackets, cardigans and hoodies for children. */
export const kidsOuterwear: ListedProduct[] = [
  {
    slug: 'kid-rain-jacket',
    name: 'Puddle Rain Jacket',
    description:
      'A proper raincoat in ochre with taped seams, a hood that stays up and a striped cotton lining. Room for a jumper beneath. Wipe clean, hang to dry.',
    priceCents: 6900,
    newCollection: true,
    rating: { average: 4.8, count: 57 },
    sizes: childHeight([5, 9, 12, 10, 6, 2]),
    pictures: picturesOf('kid-rain-jacket', 'front', 'back', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'kid-duffle-coat',
    name: 'Duffle Coat',
    description:
      'Brick-red wool with wooden toggles that cold fingers can manage, a deep hood and patch pockets. Lined in navy wool. Dry clean.',
    priceCents: 9800,
    rating: { average: 4.6, count: 34 },
    sizes: childHeight([2, 5, 7, 6, 3, 1]),
    pictures: picturesOf('kid-duffle-coat', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-fleece-jacket',
    name: 'Curly Fleece Jacket',
    description:
      'Teal fleece as soft as the inside of a slipper, with an ochre collar and a zip guard for the chin. Recycled polyester. Machine wash at 30 degrees.',
    priceCents: 5200,
    rating: { average: 4.4, count: 48 },
    sizes: childHeight([6, 11, 13, 11, 7, 3]),
    pictures: picturesOf('kid-fleece-jacket', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-hoodie',
    name: 'Clay Hoodie',
    description:
      'Brushed cotton in warm clay, with a hood without cords and a pocket big enough for two hands and a conker. Machine wash at 40 degrees.',
    priceCents: 3900,
    rating: { average: 4.5, count: 62 },
    sizes: childHeight([8, 14, 18, 15, 10, 5]),
    pictures: picturesOf('kid-hoodie', 'front', 'back', 'cloth', 'detail'),
  },
];
