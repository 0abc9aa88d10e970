import { type ListedProduct, picturesOf } from './product.ts';
import { oneSize, smallAndLarge } from './sizes.ts';

/** Scarves, bags, hats and socks for children. */
export const kidsAccessories: ListedProduct[] = [
  {
    slug: 'kid-cord-cap',
    name: 'Corduroy Cap',
    description:
      'Ochre corduroy with a cocoa twill peak and a strap to tighten. Shades noses without hiding faces. Spot clean.',
    priceCents: 2300,
    rating: { average: 4.2, count: 13 },
    sizes: smallAndLarge([8, 12], 'Head 49–51 cm', 'Head 52–54 cm'),
    pictures: picturesOf('kid-cord-cap', 'front', 'back', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'kid-teddy-beanie',
    name: 'Teddy Beanie',
    description:
      'A curly oat pile with a ribbed clay cuff, lined in cotton jersey so it never itches. Hand wash cool.',
    priceCents: 1900,
    sizes: smallAndLarge([6, 9], 'Head 47–50 cm', 'Head 51–54 cm'),
    pictures: picturesOf('kid-teddy-beanie', 'front', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'kid-stripe-socks',
    name: 'Striped Socks',
    description:
      "Teal and bone stripes with an ochre heel and toe, so that left and right are nobody's business. Soft cotton with a little stretch. Machine wash at 40 degrees.",
    priceCents: 1800,
    rating: { average: 4.6, count: 71 },
    sizes: smallAndLarge([24, 19], 'EU 24–28', 'EU 29–33'),
    pictures: picturesOf('kid-stripe-socks', 'front', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'kid-backpack',
    name: 'Little Explorer Backpack',
    description:
      'Water-resistant forest nylon with camel canvas trim, padded straps and one pocket for treasures. Fits a lunch box, a jumper and a bear. Wipe clean.',
    priceCents: 5800,
    rating: { average: 4.7, count: 45 },
    sizes: oneSize(2, '8 litres'),
    pictures: picturesOf('kid-backpack', 'front', 'cloth', 'detail', 'pair'),
  },
];
