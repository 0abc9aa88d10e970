import { type ListedProduct, picturesOf } from './product.ts';
import { childHeight } from './sizes.ts';

/** Trousers, shorts, skirts and dresses for children. */
export const kidsBottoms: ListedProduct[] = [
  {
    slug: 'kid-pull-on-joggers',
    name: 'Pull-On Joggers',
    description:
      'Slate sweatshirt cloth with an elastic waist, a real drawcord and pockets deep enough to be useful. Tapered so they clear a bicycle chain. Machine wash at 40 degrees.',
    priceCents: 2900,
    rating: { average: 4.4, count: 76 },
    sizes: childHeight([11, 17, 23, 18, 12, 5]),
    pictures: picturesOf('kid-pull-on-joggers', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-jeans',
    name: 'Turn-Up Jeans',
    description:
      'Light-washed denim with a turn-up to let down as legs get longer. Adjustable waist on the inside, reinforced knees. Wash inside out at 40 degrees.',
    priceCents: 3900,
    rating: { average: 4.5, count: 91 },
    sizes: childHeight([7, 12, 16, 15, 9, 4]),
    pictures: picturesOf('kid-jeans', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-cord-skirt',
    name: 'Button-Through Cord Skirt',
    description:
      'Wine-coloured corduroy that buttons all the way down and swings when she spins. Adjustable waist. Wash inside out at 30 degrees.',
    priceCents: 3600,
    sizes: childHeight([3, 6, 8, 6, 4, 1]),
    pictures: picturesOf('kid-cord-skirt', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-seersucker-shorts',
    name: 'Seersucker Shorts',
    description:
      'Puckered cotton that never needs an iron and dries on the walk home. Elastic waist with a drawcord. Machine wash at 40 degrees.',
    priceCents: 2400,
    rating: { average: 4.2, count: 24 },
    sizes: childHeight([6, 10, 0, 8, 5, 3]),
    pictures: picturesOf('kid-seersucker-shorts', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-dot-skirt',
    name: 'Dotted Twirl Skirt',
    description:
      'Dusty rose poplin with chalk dots, gathered full enough to twirl and lined so it is never see-through. Elastic at the back. Machine wash at 40 degrees.',
    priceCents: 2800,
    rating: { average: 4.6, count: 42 },
    sizes: childHeight([5, 9, 11, 9, 4, 2]),
    pictures: picturesOf('kid-dot-skirt', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-chinos',
    name: 'Little Chinos',
    description:
      'Camel cotton twill for the days with a photograph in them, soft enough for the days without. Adjustable waist. Machine wash at 40 degrees.',
    priceCents: 3300,
    rating: { average: 4.1, count: 15 },
    sizes: childHeight([4, 7, 9, 8, 6, 3]),
    pictures: picturesOf('kid-chinos', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-denim-dungarees',
    name: 'Denim Dungarees',
    description:
      'Soft mid-blue denim with brass buckles that adjust over two years of growing, a bib pocket and turn-ups to let down. Wash inside out at 40 degrees.',
    priceCents: 5400,
    mostPopular: true,
    rating: { average: 4.9, count: 118 },
    sizes: childHeight([7, 12, 14, 9, 3, 0]),
    pictures: picturesOf('kid-denim-dungarees', 'front', 'back', 'cloth', 'detail'),
  },
  {
    slug: 'kid-linen-dress',
    name: 'Butter Linen Dress',
    description:
      'Butter-yellow linen, washed until it stopped arguing, with a gathered skirt and short sleeves. Slips on over the head. Machine wash at 30 degrees.',
    priceCents: 4600,
    newCollection: true,
    rating: { average: 4.4, count: 16 },
    sizes: childHeight([4, 7, 8, 6, 3, 2]),
    pictures: picturesOf('kid-linen-dress', 'front', 'hung', 'back', 'cloth', 'detail'),
  },
];
