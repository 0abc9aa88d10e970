import type { CollectionInput } from '../schemas/collections.ts';
import { cottonTote, linenShirt, stripedTee } from './products.ts';

/** A new collection of all products. */
export const plainCollection = {
  slug: 'all-of-it',
  title: 'All of it',
  text: '',
  picture: '',
  isShown: true,
  inMenu: true,
  rule: {},
  products: [],
} satisfies CollectionInput;

/** By a rule, picked by hand and with a picture, and hidden. */
export const exampleCollections = [
  {
    ...plainCollection,
    id: '01960000-0000-7000-8000-000000000401',
    version: 1,
    slug: 'summer-linen',
    title: 'Summer linen',
    text: 'Washed linen for warm days.\nCut wide, and softer with each wash.',
    rule: { category: 'women' as const, flag: ['newCollection' as const] },
  },
  {
    ...plainCollection,
    id: '01960000-0000-7000-8000-000000000402',
    version: 1,
    slug: 'a-weekend-away',
    title: 'A weekend away',
    text: 'All that fits into one bag.',
    picture: 'kids-wide.webp',
    products: [stripedTee._id, cottonTote._id, linenShirt._id],
  },
  {
    ...plainCollection,
    id: '01960000-0000-7000-8000-000000000403',
    version: 1,
    slug: 'next-winter',
    title: 'Next winter',
    isShown: false,
  },
];
