import { type ListedProduct, picturesOf } from './product.ts';
import { oneSize } from './sizes.ts';

/** Scarves, bags, hats and socks for women. */
export const womenAccessories: ListedProduct[] = [
  {
    slug: 'women-check-scarf',
    name: 'Tartan Wool Scarf',
    description:
      'A wide brushed-wool scarf in camel, brick and navy, long enough to wrap twice, with fringes twisted by hand. Dry clean or air outdoors.',
    priceCents: 6800,
    rating: { average: 4.7, count: 58 },
    sizes: oneSize(26, '190 × 32 cm'),
    pictures: picturesOf('women-check-scarf', 'front', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'women-canvas-tote',
    name: 'Canvas Tote',
    description:
      'Heavy unbleached canvas with rust webbing handles long enough for a winter shoulder. Holds a week of vegetables or a weekend. Spot clean or wash cold.',
    priceCents: 3800,
    rating: { average: 4.5, count: 112 },
    sizes: oneSize(40, '38 × 42 cm'),
    pictures: picturesOf('women-canvas-tote', 'front', 'cloth', 'detail', 'pair'),
  },
  {
    slug: 'women-leather-tote',
    name: 'Leather Tote',
    description:
      'Vegetable-tanned leather in chestnut that starts firm and turns glossy where you carry it. One inner pocket, brass rivets, no lining to tear. Feed it once a year.',
    priceCents: 24500,
    rating: { average: 4.8, count: 39 },
    sizes: oneSize(3, '36 × 40 cm'),
    pictures: picturesOf('women-leather-tote', 'front', 'cloth', 'detail', 'pair'),
  },
];
