import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import type { AdminReview, ReviewInput } from '../../contract/schemas/reviews.ts';
import { users } from '../../server/db/accountSchema.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { reviews } from '../../server/db/reviewSchema.ts';
import { anonymizeUser } from '../../server/repositories/customerData.ts';
import { findLastChanges } from '../../server/repositories/shop.ts';
import { getProduct } from '../../server/services/catalogue/catalogue.ts';
import { listRelatedProducts, rateProduct } from '../../server/services/catalogue/ratings.ts';
import {
  listAllReviews,
  listReviews,
  moderateReview,
} from '../../server/services/catalogue/reviews.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('reviews', (database) => {
  let shop: TestShop;
  let ann: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [exampleProduct(1), exampleProduct(2)]);
    ann = await buyer(1);
  });

  /** A customer who bought product 1 in these sizes, the latest last. */
  async function buyer(number: number, ...sizes: string[]) {
    const userId = await shop.addCustomer(number);
    for (const [day, size] of (sizes.length > 0 ? sizes : ['M']).entries()) {
      await placeOrder(shop.db, {
        ...{ userId, at: `2026-02-0${day + 1}T12:00:00Z`, lines: [[1, size, 1, 1000]] },
      });
    }
    return userId;
  }
  const write = (who: string, { rating = 4, text = '', ...words }: Partial<ReviewInput>) => {
    shop.pass(1);
    return rateProduct(shop.context, who, exampleId(1), rating, { text, ...words });
  };
  const rate = (rating: number) => rateProduct(shop.context, ann, exampleId(1), rating);
  const read = (query = {}) => listReviews(shop.context, exampleId(1), query);
  const texts = async (query = {}) => (await read(query)).reviews.map(({ text }) => text);
  const fitCounts = async () => (await getProduct(shop.context, exampleId(1))).fit;
  const own = async () => (await listRelatedProducts(shop.context, ann))[0];
  const all = (query = {}) => listAllReviews(shop.context, query);

  it('show their text to all, with first name, month and bought size', async () => {
    await write(ann, { rating: 5, text: ' Soft. ', height: 170, fit: 'small' });
    expect(await read()).toEqual({
      total: 1,
      reviews: [
        {
          ...{ id: expect.any(String), rating: 5, text: 'Soft.', size: 'M', height: 170 },
          ...{ fit: 'small', name: 'Customer', month: '2026-03' },
        },
      ],
    });
    expect(await own()).toMatchObject({
      ...{ status: 'rated', rating: 5, sizes: ['M'] },
      review: { text: 'Soft.', size: 'M', height: 170, fit: 'small', hidden: false },
    });
  });

  it('count the answers about a product’s fit', async () => {
    expect(await fitCounts()).toBeUndefined();
    await write(ann, { fit: 'small' });
    expect(await fitCounts()).toEqual({ small: 1, true: 0, large: 0 });
    expect((await read()).total).toBe(0);
    await write(ann, { fit: 'true', text: 'Soft.' });
    await write(await buyer(2), { fit: 'true' });
    await rate(1);
    expect(await fitCounts()).toEqual({ small: 0, true: 2, large: 0 });
    await write(ann, { text: 'Soft.' });
    expect(await fitCounts()).toEqual({ small: 0, true: 1, large: 0 });
  });

  it('count concurrent answers', async () => {
    const buyers = [ann, await buyer(2), await buyer(3), await buyer(4)];
    const fits = ['small', 'large'] as const;
    await Promise.all(
      buyers.flatMap((who) => fits.map((each) => write(who, { fit: each, text: each }))),
    );
    const { small = 0, true: right = 0, large = 0 } = (await fitCounts()) ?? {};
    expect([small + large, right]).toEqual([4, 0]);
    expect((await read()).total).toBe(4);
    const stored = await shop.db.select({ fit: reviews.fit }).from(reviews);
    expect(stored.filter((row) => row.fit === 'small')).toHaveLength(small);
  });

  it('have a bought size, by default the latest', async () => {
    const bob = await buyer(2, 'S', 'M');
    await write(bob, { text: 'Soft.' });
    expect((await read()).reviews[0]?.size).toBe('M');
    await write(bob, { text: 'Soft.', size: 'S' });
    expect((await read()).reviews[0]?.size).toBe('S');
    await expect(write(bob, { text: 'Soft.', size: 'L' })).rejects.toMatchObject({
      ...{ status: 400, fields: { size: 'You bought size M, S.' } },
    });
  });

  it('are for buyers only, and leave no rating if they are refused', async () => {
    const bob = await shop.addCustomer(2);
    await expect(write(bob, { text: 'Soft.' })).rejects.toMatchObject({ status: 403 });
    await expect(write(ann, { text: 'Soft.', size: 'L' })).rejects.toMatchObject({ status: 400 });
    expect(await own()).toMatchObject({ status: 'to_rate' });
    await shop.db.update(products).set({ deletedAt: shop.now() });
    await expect(write(ann, { text: 'Soft.' })).rejects.toMatchObject({ status: 404 });
    await expect(read()).rejects.toMatchObject({ status: 404 });
  });

  it('have no text of invisible characters', async () => {
    await write(ann, { text: '\u200b\u3164', fit: 'small' });
    expect(await read()).toEqual({ total: 0, reviews: [] });
    expect(await own()).toMatchObject({ review: { text: '', fit: 'small' } });
    await write(ann, { text: '\u200b' });
    expect(await own()).not.toHaveProperty('review');
  });

  it('do not change the product if only the text differs', async () => {
    await write(ann, { text: 'Soft.', fit: 'small' });
    const before = await findLastChanges(shop.db);
    await write(ann, { text: 'Rough.', fit: 'small' });
    expect(await findLastChanges(shop.db)).toEqual(before);
    await write(ann, { text: 'Rough.', fit: 'true' });
    expect(await findLastChanges(shop.db)).not.toEqual(before);
  });

  it('are paged, newest first, even if reviews are added meanwhile', async () => {
    const buyers = [ann, await buyer(2), await buyer(3), await buyer(4)];
    for (const [index, who] of buyers.slice(0, 3).entries()) await write(who, { text: `${index}` });
    const first = await read({ limit: 2 });
    expect(first).toMatchObject({ total: 3, reviews: [{ text: '2' }, { text: '1' }] });
    await write(buyers[3] ?? '', { text: '3' });
    await write(ann, { text: 'changed' });
    const after = first.reviews.at(-1)?.id;
    expect(await texts({ limit: 2, after })).toEqual(['changed']);
    expect(await texts()).toEqual(['3', '2', '1', 'changed']);
  });

  it('are hidden, shown again and answered by an admin', async () => {
    await write(ann, { text: 'Soft.' });
    await write(await buyer(2), { rating: 1, text: 'Spam.', fit: 'large' });
    await write(await buyer(3), { fit: 'large' });
    const [spam, soft] = (await all()).reviews;
    expect([spam?.text, soft?.productName]).toEqual(['Spam.', 'Product 1']);
    const change = (review: typeof spam, fields: object) =>
      moderateReview(shop.context, review?.id ?? '', {
        ...{ hidden: false, reply: '', version: review?.version ?? 0, ...fields },
      });
    expect(await change(spam, { hidden: true })).toMatchObject({
      review: { hidden: true, version: 2 },
    });
    expect(await texts()).toEqual(['Soft.']);
    expect(await fitCounts()).toEqual({ small: 0, true: 0, large: 2 });
    await change(soft, { reply: ' Thank you. ' });
    expect((await read()).reviews).toMatchObject([{ reply: 'Thank you.' }]);
    expect(await own()).toMatchObject({ review: { reply: 'Thank you.' } });
    for (const [query, found] of [
      [{}, 2],
      [{ state: 'unanswered' }, 0],
      [{ state: 'answered' }, 1],
      [{ state: 'hidden' }, 1],
      [{ rating: 1 }, 1],
      [{ rating: 1, state: 'answered' }, 0],
    ] as const) {
      expect([query, (await all(query)).total]).toEqual([query, found]);
    }
    expect(await all({ limit: 1, offset: 1 })).toMatchObject({
      ...{ total: 2, reviews: [{ text: 'Soft.' }] },
    });
    // An identical change is not a conflict; another change of an old version is.
    expect(await change(spam, { hidden: true })).toMatchObject({ review: { version: 2 } });
    await expect(change(spam, { reply: 'No.' })).rejects.toMatchObject({ status: 409 });
    await expect(change({ ...spam, id: exampleId(9) } as never, {})).rejects.toMatchObject({
      status: 404,
    });
    await change({ ...spam, version: 2 } as never, {});
    expect(await texts()).toEqual(['Spam.', 'Soft.']);
  });

  it('stay hidden and answered when they are edited', async () => {
    await write(ann, { text: 'Spam.' });
    const [{ id, version }] = (await all()).reviews as [AdminReview];
    await moderateReview(shop.context, id, { hidden: true, reply: 'No ads.', version });
    await write(ann, { text: 'More spam.' });
    expect(await own()).toMatchObject({ review: { hidden: true, reply: 'No ads.' } });
    expect((await read()).total).toBe(0);
  });

  it('stay hidden when they are withdrawn and rewritten', async () => {
    await write(ann, { text: 'Spam.', fit: 'large', height: 170 });
    const [{ id, version }] = (await all()).reviews as [AdminReview];
    await moderateReview(shop.context, id, { hidden: true, reply: '', version });
    await write(ann, {});
    expect(await own()).not.toHaveProperty('review');
    expect(await all()).toEqual({ total: 0, reviews: [] });
    expect(await fitCounts()).toBeUndefined();
    await write(ann, {});
    await write(ann, { text: 'More spam.' });
    expect((await own())?.review).toEqual({ text: 'More spam.', size: 'M', hidden: true });
    expect((await all()).reviews).toMatchObject([{ text: 'More spam.', hidden: true }]);
    expect((await read()).total).toBe(0);
  });

  it('lose only their name with the account', async () => {
    await write(ann, { text: 'Soft.', fit: 'true' });
    await anonymizeUser(shop.db, ann);
    const [review] = (await read()).reviews;
    expect(review).toMatchObject({ text: 'Soft.' });
    expect(review).not.toHaveProperty('name');
    expect(await fitCounts()).toEqual({ small: 0, true: 1, large: 0 });
    await shop.db.update(users).set({ name: 'ann@shop.test' }).where(eq(users.id, ann));
    expect((await read()).reviews[0]).not.toHaveProperty('name');
  });

  it('store any text up to their limit unchanged', async () => {
    const text = '<b>\u202e🧵</b>'.repeat(200).slice(0, limits.review.max - 1);
    await write(ann, { text });
    expect(await texts()).toEqual([text]);
  });
});
