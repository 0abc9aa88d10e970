import { type ListedProduct, picturesOf } from './product.ts';
import { oneSize, smallAndLarge } from './sizes.ts';

/** Scarves, bags, hats and socks for men. */
export const menAccessories: ListedProduct[] = [
  {
    slug: 'men-wool-cap',
    name: 'Wool Cap',
    description:
      'Navy wool in six unlined panels, with a soft peak and an adjustable strap at the back. It packs flat and comes back. Spot clean.',
    priceCents: 4200,
    rating: { average: 4.1, count: 26 },
    sizes: smallAndLarge([11, 17], 'Head 55–57 cm', 'Head 58–61 cm'),
    pictures: picturesOf('men-wool-cap', 'front', 'back', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'men-rib-beanie',
    name: 'Ribbed Beanie',
    description:
      'A wide rib of lambswool in moss green with a deep turn-up. Warm, plain, made to be lost last of all. Hand wash cool.',
    priceCents: 3200,
    rating: { average: 4.6, count: 95 },
    sizes: oneSize(34, 'Head 54–62 cm'),
    pictures: picturesOf('men-rib-beanie', 'front', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'men-lambswool-scarf',
    name: 'Herringbone Scarf',
    description:
      'Charcoal and stone yarns in a broad herringbone, woven in Scotland from soft lambswool. Fringed ends. Dry clean or air outdoors.',
    priceCents: 5900,
    rating: { average: 4.5, count: 33 },
    sizes: oneSize(18, '180 × 30 cm'),
    pictures: picturesOf('men-lambswool-scarf', 'front', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'men-boot-socks',
    name: 'Wool Boot Socks',
    description:
      'Merino socks with a cushioned sole and rust heel and toe, thick enough for boots and good enough for the sofa. Wash inside out at 30 degrees.',
    priceCents: 2100,
    rating: { average: 4.7, count: 148 },
    sizes: smallAndLarge([22, 31], 'EU 39–42', 'EU 43–46'),
    pictures: picturesOf('men-boot-socks', 'front', 'cloth', 'detail', 'pair'),
  },
];
