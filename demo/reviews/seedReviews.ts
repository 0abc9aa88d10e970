import { v7 } from 'uuid';
import { msPerDay } from '../../contract/rules/days.ts';
import type { Database } from '../../server/db/database.ts';
import { ratings } from '../../server/db/orderSchema.ts';
import { reviews } from '../../server/db/reviewSchema.ts';
import type { NewProduct } from '../../server/repositories/productWrites.ts';
import { moveRating } from '../../server/repositories/reviews.ts';
import { createRandom, type Random } from '../orders/random.ts';
import { wordsFor } from './words.ts';

/** Answers about the fit, in turn: most fit as expected. */
const leanings = ['true', 'small', 'true', 'large'] as const;

/** Centimetres from the smallest to the tallest. */
const heights = { women: [158, 178], men: [172, 192], kid: [92, 146] } as const;

const men = ['Jonas', 'Tom', 'Pablo', 'Lucas'];

/**
 * Short reviews of every third product by customers of the demo shop, with the fit. Their stars are
 * included in the product's existing ratings.
 */
export async function seedReviews(
  tx: Database,
  products: readonly NewProduct[],
  customers: readonly { id: string; name: string }[],
  now: Date,
): Promise<void> {
  const random = createRandom(20_260_301);
  const rated = products.filter(({ ratingCount }) => ratingCount >= 10);
  const told = rated.filter((_, index) => index % 2 === 0).slice(0, products.length / 3);
  for (const [index, product] of told.entries()) {
    const leaning = leanings[index % leanings.length] ?? 'true';
    const words = wordsFor(product);
    const fitting = words.filter(({ fit }) => fit === undefined || fit === leaning);
    const others = words.filter((each) => !fitting.includes(each));
    const written = shuffled(random, fitting)
      .slice(0, 3)
      .concat(random.chance(0.4) ? (others[0] ?? []) : []);
    const writers = shuffled(
      random,
      customers.filter(({ name }) => suits(name, product)),
    );
    for (const [place, { id: userId }] of writers.slice(0, written.length).entries()) {
      const { rating, text, fit, reply = '' } = written[place] ?? { rating: 5, text: '' };
      const createdAt = new Date(now.getTime() - random.integer(3, 70) * msPerDay);
      const of = { userId, productId: product.id };
      await tx.insert(ratings).values({ ...of, rating, ratedAt: createdAt });
      await tx.insert(reviews).values({
        ...{ ...of, id: v7({ msecs: createdAt.getTime() }), createdAt, text, reply },
        ...{ size: random.pick(product.sizes).size, fit: fit ?? null },
        height: fit && random.chance(0.7) ? heightIn(random, product) : null,
      });
    }
    if (words.some(({ fit }) => fit)) {
      const most = random.integer(6, 18);
      const fits = { small: 0, true: 0, large: 0, [leaning]: most };
      const other = leaning === 'true' ? 'small' : 'true';
      fits[other] = random.integer(1, Math.floor(most / 2));
      await moveRating(tx, product.id, { sum: 0, count: 0, ...fits });
    }
  }
}

function heightIn(random: Random, { category }: NewProduct): number {
  const [smallest, tallest] = heights[category];
  return random.integer(smallest, tallest);
}

function suits(name: string, { category }: NewProduct): boolean {
  const isMans = men.some((first) => name.startsWith(first));
  return category === 'kid' || isMans === (category === 'men');
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(random.integer(0, left.length - 1), 1)[0] as T);
}
