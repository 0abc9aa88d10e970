import { type ListedProduct, picturesOf } from './product.ts';
import { womenChest, womenWaist } from './sizes.ts';

/** Trousers, shorts, skirts and dresses for women. */
export const womenBottoms: ListedProduct[] = [
  {
    slug: 'women-wide-leg-trousers',
    name: 'Wide-Leg Wool Trousers',
    description:
      'A high waist, a pressed crease and a leg that falls straight from the hip, in charcoal wool flannel with a soft hand. Half lined so they hang without clinging. Dry clean.',
    priceCents: 14500,
    rating: { average: 4.3, count: 27 },
    sizes: womenWaist([4, 9, 12, 10, 5, 2]),
    pictures: picturesOf('women-wide-leg-trousers', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-straight-jeans',
    name: 'Straight-Leg Jeans',
    description:
      'Mid-blue denim of organic cotton with only a trace of stretch, high in the waist and straight to the ankle. Copper thread, five pockets. Wash inside out, seldom and cold.',
    priceCents: 11000,
    mostPopular: true,
    rating: { average: 4.5, count: 304 },
    sizes: womenWaist([10, 24, 30, 26, 14, 8]),
    pictures: picturesOf('women-straight-jeans', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-satin-skirt',
    name: 'Bias Satin Skirt',
    description:
      'Heavy olive satin cut on the bias, so it skims and swings instead of clinging. A narrow waistband and a concealed side zip. Hand wash cool, iron on the reverse.',
    priceCents: 9800,
    regularPriceCents: 12500,
    lowestPriceCents: 11000,
    rating: { average: 4.2, count: 58 },
    sizes: womenWaist([3, 7, 9, 8, 0, 0]),
    pictures: picturesOf('women-satin-skirt', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-pleated-skirt',
    name: 'Herringbone Pleated Skirt',
    description:
      'Knife pleats in a cocoa and camel herringbone from a Yorkshire mill, stitched down over the hip so they stay flat. Falls below the knee. Dry clean only.',
    priceCents: 12800,
    sizes: womenWaist([5, 8, 10, 7, 4, 2]),
    pictures: picturesOf('women-pleated-skirt', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-floral-gathered-skirt',
    name: 'Meadow Gathered Skirt',
    description:
      'A hand-drawn meadow print on navy cotton poplin, gathered into a neat band with pockets in the side seams. Midi length, lined to the knee. Machine wash at 30 degrees.',
    priceCents: 8600,
    rating: { average: 4.1, count: 33 },
    sizes: womenWaist([6, 11, 13, 9, 4, 1]),
    pictures: picturesOf('women-floral-gathered-skirt', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-chino-shorts',
    name: 'Turn-Up Chino Shorts',
    description:
      'Sand-coloured cotton twill with a wide turn-up and slanted pockets, high on the waist and easy in the leg. Softens with every wash. Machine wash at 40 degrees.',
    priceCents: 5400,
    rating: { average: 4.0, count: 45 },
    sizes: womenWaist([7, 13, 0, 12, 6, 3]),
    pictures: picturesOf('women-chino-shorts', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-linen-sundress',
    name: 'Brushstroke Sundress',
    description:
      'Loose brush marks, printed by hand on bone linen, over a full skirt with a seam at the natural waist. Scoop neck, bound armholes, side pockets. Wash at 30 degrees.',
    priceCents: 11800,
    newCollection: true,
    rating: { average: 4.5, count: 24 },
    sizes: womenChest([4, 8, 10, 8, 4, 2]),
    pictures: picturesOf('women-linen-sundress', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-floral-wrap-dress',
    name: 'Floral V-Neck Dress',
    description:
      'Small white flowers on brick-red cotton, with a deep V, fluttering short sleeves and a belt of the same cloth. Falls to the calf. Machine wash at 30 degrees.',
    priceCents: 12400,
    regularPriceCents: 15500,
    lowestPriceCents: 13900,
    rating: { average: 4.6, count: 83 },
    sizes: womenChest([5, 10, 13, 11, 6, 3]),
    pictures: picturesOf('women-floral-wrap-dress', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-slip-dress',
    name: 'Satin Slip Dress',
    description:
      'Slate satin cut on the bias, on straps as thin as a pen line. A dress in June, a skirt under a jumper in November. Hand wash cool, iron on the reverse.',
    priceCents: 13200,
    rating: { average: 4.2, count: 46 },
    sizes: womenChest([3, 7, 9, 7, 2, 0]),
    pictures: picturesOf('women-slip-dress', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-knit-dress',
    name: 'Ribbed Wool Dress',
    description:
      'A wine-red rib of merino and cotton that follows the body without insisting, with a small stand-up collar and long sleeves. Hand wash cool, dry flat.',
    priceCents: 14800,
    rating: { average: 4.4, count: 35 },
    sizes: womenChest([3, 8, 10, 8, 4, 1]),
    pictures: picturesOf('women-knit-dress', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'women-shirt-dress',
    name: 'Forest Shirt Dress',
    description:
      'Crisp forest-green poplin, buttoned from collar to hem and gently shaped at the waist. Add a belt or do not. Wash warm, iron while damp.',
    priceCents: 11600,
    rating: { average: 4.3, count: 41 },
    sizes: womenChest([0, 0, 0, 0, 0, 0]),
    pictures: picturesOf('women-shirt-dress', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
];
