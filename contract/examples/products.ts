import type { Product, ProductImage, ProductSize } from '../schemas/product.ts';

/** Relative URLs, so that a hosted Storybook works under any path. */
function images(...names: string[]): ProductImage[] {
  return names.map((name, index) => ({
    name,
    flagman: index === 0,
    signedUrl: `pictures/${name}`,
  }));
}

/** Sizes as `['M', 8]` (free) or `['M', 8, 3]` (three of the eight reserved). */
function sizes(...rows: [size: string, quantity: number, reserved?: number][]): ProductSize[] {
  return rows.map(([size, quantity, quantityReserved = 0]) => ({
    size,
    quantity,
    quantityReserved,
    description: '',
  }));
}

const linenShirtPlaceholder =
  'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADwAQCdASoIAAoAAUAmJQBOgCKUi0qYRcAA/vtkw0lv2wp3lt5dnLoS4BSnOtPu42EdPJ/9H+d/QN7ViDbkH2tasJVdItRy2+f+KKGljK8LGpYgh8gB8H7+/nvh1KuQlAA=';

/** A product with every field: five sizes, one of them sold out and one nearly, and a rating. */
export const linenShirt: Product = {
  _id: '01920000-0000-7000-8000-000000000001',
  name: 'Linen Camp Shirt',
  description:
    'Washed European linen with an open collar and a straight hem. Cut to fall away from the body. Machine wash at 30 °C, line dry.',
  price: 89,
  category: 'women',
  newCollection: true,
  mostPopular: true,
  rating: 4.6,
  ratingCount: 40,
  images: images('women-linen-camp-shirt-front.webp', 'women-linen-camp-shirt-back.webp'),
  sizes: [
    { size: 'XS', quantity: 6, quantityReserved: 0, description: 'Chest 84 cm' },
    { size: 'S', quantity: 9, quantityReserved: 1, description: 'Chest 90 cm' },
    { size: 'M', quantity: 3, quantityReserved: 1, description: 'Chest 96 cm' },
    { size: 'L', quantity: 4, quantityReserved: 4, description: 'Chest 102 cm' },
    { size: 'XL', quantity: 12, quantityReserved: 0, description: 'Chest 108 cm' },
  ],
};

/** The same shirt from a server that makes renditions; every width is the same file here. */
export const linenShirtInWidths: Product = {
  ...linenShirt,
  images: linenShirt.images.map((image) => ({
    ...image,
    renditions: {
      url: `${image.signedUrl}?width={width}&format={format}`,
      widths: [320, 480, 640, 960, 1200],
      formats: ['webp'],
      ratio: 0.8,
    },
    ...(image.flagman && { placeholder: linenShirtPlaceholder }),
  })),
};

/** A product with one picture, one size and no ratings. */
export const cottonTote: Product = {
  _id: '01920000-0000-7000-8000-000000000002',
  name: 'Cotton Tote',
  description: 'Heavy unbleached cotton, long handles and one inner pocket. Wipe clean.',
  material: '100% organic canvas, 340 g/m².\nWipe clean, or wash cold.',
  price: 35.5,
  category: 'women',
  newCollection: false,
  mostPopular: false,
  rating: 0,
  ratingCount: 0,
  images: images('women-canvas-tote-front.webp'),
  sizes: sizes(['M', 20]),
};

/** A product that needs no choice. */
export const oneSizeTote: Product = { ...cottonTote, sizes: sizes(['One size', 3]) };

/** Sold out in every size. */
export const woolCoat: Product = {
  _id: '01920000-0000-7000-8000-000000000003',
  name: 'Wool Car Coat',
  description: 'Double-faced wool, unlined, with patch pockets and horn buttons. Dry clean.',
  price: 389,
  category: 'men',
  newCollection: true,
  mostPopular: false,
  rating: 4.9,
  ratingCount: 10,
  images: images('men-overcoat-front.webp'),
  sizes: sizes(['S', 0], ['M', 2, 2], ['L', 0]),
};

/** A product with measures of each size. */
export const merinoCrew: Product = {
  _id: '01920000-0000-7000-8000-000000000004',
  name: 'Merino Crew',
  description: 'Extra-fine merino, fully fashioned, with a ribbed neck. Hand wash cold.',
  price: 120,
  category: 'men',
  newCollection: false,
  mostPopular: true,
  rating: 4.2,
  ratingCount: 105,
  images: images('men-marl-crew-front.webp'),
  sizes: sizes(['S', 11], ['M', 14], ['L', 7], ['XL', 1]),
  measures: [
    { size: 'S', length: 66, chest: 50.5, shoulder: 43, sleeve: 64 },
    { size: 'M', length: 68, chest: 53, shoulder: 44.5, sleeve: 65 },
    { size: 'L', length: 70, chest: 56, shoulder: 46, sleeve: 66 },
    { size: 'XL', length: 72, chest: 59.5, shoulder: 48, sleeve: 67 },
  ],
};

export const selvedgeJeans: Product = {
  _id: '01920000-0000-7000-8000-000000000005',
  name: 'Straight Selvedge Jeans',
  description: 'Thirteen-ounce selvedge denim, straight from hip to hem. Wash seldom, inside out.',
  price: 145,
  category: 'men',
  newCollection: true,
  mostPopular: true,
  rating: 4.4,
  ratingCount: 60,
  images: images('men-selvedge-jeans-front.webp'),
  sizes: sizes(['S', 5], ['M', 9], ['L', 8], ['XL', 4], ['XXL', 2]),
  measures: [
    { size: 'S', length: 103, inseam: 79 },
    { size: 'M', length: 105, inseam: 80 },
    { size: 'L', length: 107, inseam: 81 },
    { size: 'XL', length: 109, inseam: 82 },
    { size: 'XXL', length: 110.5, inseam: 82 },
  ],
};

export const stripedTee: Product = {
  _id: '01920000-0000-7000-8000-000000000006',
  name: 'Breton Stripe Tee',
  description: 'Soft combed cotton with a wide neck and sailor stripes. Machine wash at 40 °C.',
  price: 28,
  category: 'kid',
  newCollection: true,
  mostPopular: true,
  rating: 4.8,
  ratingCount: 55,
  images: images('kid-block-stripe-tee-front.webp'),
  sizes: sizes(['2Y', 8], ['4Y', 12], ['6Y', 3], ['8Y', 0]),
};

export const corduroyDungarees: Product = {
  _id: '01920000-0000-7000-8000-000000000007',
  name: 'Corduroy Dungarees',
  description: 'Fine-wale corduroy with adjustable straps and room to grow. Machine wash at 30 °C.',
  price: 54,
  category: 'kid',
  newCollection: false,
  mostPopular: false,
  rating: 4.1,
  ratingCount: 10,
  images: images('kid-denim-dungarees-front.webp'),
  sizes: sizes(['2Y', 2], ['4Y', 6], ['6Y', 6]),
};

/** A name and a price long enough to break a narrow card. */
export const slipDress: Product = {
  _id: '01920000-0000-7000-8000-000000000008',
  name: 'Bias-Cut Silk Slip Dress with Hand-Rolled Hem and Adjustable Straps',
  description: 'Sand-washed silk cut on the bias so that it moves with you. Hand wash cold.',
  price: 1249.95,
  category: 'women',
  newCollection: true,
  mostPopular: false,
  rating: 3.5,
  ratingCount: 2,
  images: images('women-slip-dress-front.webp'),
  sizes: sizes(['XS', 2], ['S', 2], ['M', 1]),
};

/** A shop with eight products, newest first. */
export const exampleProducts: Product[] = [
  linenShirt,
  cottonTote,
  woolCoat,
  merinoCrew,
  selvedgeJeans,
  stripedTee,
  corduroyDungarees,
  slipDress,
];

/** A style in three colours, one of them sold out, and products of other kinds. */
export const productsInColours: Product[] = [
  inColour(linenShirt, 'Shirts', 'Clay', '#b5795a', 'linen-camp-shirt'),
  {
    ...inColour(linenShirt, 'Shirts', 'Sage', '#a3ab8c', 'linen-camp-shirt'),
    _id: '01920000-0000-7000-8000-000000000009',
    images: images('women-linen-camp-shirt-sage-front.webp'),
    sizes: sizes(['S', 4], ['M', 2]),
  },
  {
    ...inColour(linenShirt, 'Shirts', 'Navy', '#2b364b', 'linen-camp-shirt'),
    _id: '01920000-0000-7000-8000-00000000000a',
    images: images('women-linen-camp-shirt-navy-front.webp'),
    sizes: sizes(['S', 0], ['M', 1, 1]),
  },
  inColour(cottonTote, 'Bags', 'Bone', '#e9e2d3'),
  inColour(woolCoat, 'Coats', 'Charcoal', '#4a484a'),
  inColour(merinoCrew, 'Knitwear', 'Forest', '#34493d'),
  inColour(selvedgeJeans, 'Jeans', 'Navy', '#2b364b'),
  inColour(slipDress, 'Dresses', 'Slate', '#657786'),
];

/** Jeans by waist and length: W29 L34 is sold out, and W30 comes in no L34. */
export const jeansByWaist: Product = {
  ...selvedgeJeans,
  sizes: sizes(
    ...(['W28 L32', 'W28 L34', 'W29 L32'] as const).map((size): [string, number] => [size, 5]),
    ['W29 L34', 0],
    ['W30 L32', 2],
  ),
};

/** Products of one outfit. */
export const exampleOutfit = [
  { ...linenShirt, outfit: 'Harbour' },
  { ...cottonTote, outfit: 'Harbour' },
  { ...slipDress, outfit: 'Harbour' },
] as const satisfies readonly Product[];

function inColour(product: Product, kind: string, colour: string, swatch: string, style = '') {
  return { ...product, kind, colour, swatch, style };
}
