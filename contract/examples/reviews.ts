import type { Product } from '../schemas/product.ts';
import type { AdminReview } from '../schemas/reviews.ts';
import { linenShirt, merinoCrew, slipDress } from './products.ts';

type Words = Partial<AdminReview> & Pick<AdminReview, 'rating' | 'text' | 'size'>;

/** A review written on this day. */
function review(day: string, { _id, name }: Product, words: Words): AdminReview {
  return {
    id: `01930000-0000-7000-8000-0000${day.replaceAll('-', '')}`,
    month: day.slice(0, 7),
    createdAt: `${day}T12:00:00.000Z`,
    productId: _id,
    productName: name,
    hidden: false,
    version: 1,
    ...words,
  };
}

export const answeredReview = review('2026-04-18', linenShirt, {
  ...{ rating: 4, name: 'Claire', size: 'S', height: 168, fit: 'small' },
  text: 'Lovely cloth, cool on hot days.\nThe shoulders are narrow: I should have taken M.',
  reply: 'Thank you, Claire. We have added the shoulder width to the size guide.',
});

/** With two pictures. */
export const picturedReview = review('2026-04-11', linenShirt, {
  ...{ rating: 5, name: 'Ana', size: 'M', height: 171, fit: 'true' },
  text: 'Goes with everything I have.',
  pictures: ['women-linen-camp-shirt-pair.webp', 'women-linen-camp-shirt-detail.webp'].map(
    (picture) => ({ name: picture, signedUrl: `pictures/${picture}` }),
  ),
});

/** Review with only a text, by a customer whose account is deleted. */
export const anonymousReview = review('2026-03-02', linenShirt, {
  ...{ rating: 3, size: 'M' },
  text: 'Creases easily.',
});

export const longReview = review('2026-02-11', linenShirt, {
  ...{ rating: 5, name: 'Maximiliana-Theodora', size: 'M', height: 174, fit: 'true' },
  text: `I have worn it twice a week since last summer. ${'It was washed at 40 degrees each time, and neither colour nor shape have changed. '.repeat(6)}`,
});

export const hiddenReview = review('2026-01-20', linenShirt, {
  ...{ rating: 1, name: 'Tom', size: 'L', hidden: true, version: 2 },
  text: 'Buy this elsewhere: www.cheap-shirts.example',
});

/** Reviews of three products, newest first. */
export const exampleReviews: AdminReview[] = [
  answeredReview,
  review('2026-04-02', merinoCrew, {
    ...{ rating: 5, name: 'Jonas', size: 'L', height: 186, fit: 'true' },
    text: 'Warm, and it does not itch.',
  }),
  review('2026-03-21', slipDress, {
    ...{ rating: 2, name: 'Elena', size: 'M', height: 162, fit: 'large' },
    text: 'Much too wide at the waist. I sent it back.',
  }),
  anonymousReview,
  longReview,
  hiddenReview,
];
