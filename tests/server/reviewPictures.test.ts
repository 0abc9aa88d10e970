import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ReviewInput } from '../../contract/schemas/reviews.ts';
import { pictures, reviewPictures } from '../../server/db/reviewSchema.ts';
import { anonymizeUser } from '../../server/repositories/customerData.ts';
import { isSecretPicture } from '../../server/repositories/pictures.ts';
import { listRelatedProducts, rateProduct } from '../../server/services/catalogue/ratings.ts';
import {
  addReviewPicture,
  listAllReviews,
  listReviews,
  moderateReview,
} from '../../server/services/catalogue/reviews.ts';
import type { UploadedPicture } from '../../server/services/pictures/redrawUpload.ts';
import { removeUnusedPictures } from '../../server/services/pictures/storePictures.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const picture: UploadedPicture = {
  ...{ bytes: Buffer.from('a picture'), width: 900, height: 1200 },
  placeholder: 'data:image/webp;base64,',
};

const dayMinutes = 24 * 60;

onEitherDatabase('pictures of reviews', (database) => {
  let shop: TestShop;
  let ann: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [exampleProduct(1), exampleProduct(2)]);
    ann = await buyer(1);
  });

  async function buyer(number: number) {
    const userId = await shop.addCustomer(number);
    const lines = [1, 2].map((product): [number, string, number, number] => [product, 'M', 1, 10]);
    await placeOrder(shop.db, { userId, at: '2026-02-01T12:00:00Z', lines });
    return userId;
  }

  const read = async () => [picture];
  const add = async (who = ann, product = 1) => {
    const { images } = await addReviewPicture(shop.context, who, exampleId(product), read);
    return images[0]?.name ?? '';
  };
  const write = (words: Partial<ReviewInput>, who = ann, product = 1) =>
    rateProduct(shop.context, who, exampleId(product), 4, { text: 'Soft.', ...words });
  const shown = async (product = 1) => {
    const { reviews } = await listReviews(shop.context, exampleId(product), {});
    return reviews.map((each) => each.pictures?.map(({ name }) => name));
  };
  const kept = async () => (await shop.db.select().from(pictures)).map(({ name }) => name).sort();
  const cleanUp = async () => {
    const removed: string[] = [];
    const remove = async (name: string) => void removed.push(name);
    await removeUnusedPictures({ ...shop, pictures: { ...shop.context.pictures, remove } });
    return removed.filter((name) => name.split('.').length === 2).sort();
  };
  const hide = async (hidden: boolean) => {
    const [review] = (await listAllReviews(shop.context, {})).reviews;
    if (!review) throw new Error('There is no review');
    const { id, version } = review;
    return moderateReview(shop.context, id, { hidden, reply: '', version });
  };

  it('are shown in order, in several widths, to all and to their author', async () => {
    const [first, second] = [await add(), await add()];
    expect(await shown()).toEqual([]);
    await write({ pictures: [second, first] });
    const [review] = (await listReviews(shop.context, exampleId(1), {})).reviews;
    expect(review?.pictures).toEqual(
      [second, first].map((name) => ({
        ...{ name, signedUrl: `/signed/${name}` },
        renditions: expect.objectContaining({ widths: [320, 480, 640, 900], ratio: 0.75 }),
      })),
    );
    const [own] = await listRelatedProducts(shop.context, ann);
    expect([own?.review?.pictures, (await hide(false)).review.pictures]).toEqual([
      review?.pictures,
      review?.pictures,
    ]);
  });

  it('are for buyers only, checked before a byte is read', async () => {
    const bob = await shop.addCustomer(2);
    const unread = async () => {
      throw new Error('was read');
    };
    const upload = (who: string, id: string) => addReviewPicture(shop.context, who, id, unread);
    await expect(upload(bob, exampleId(1))).rejects.toMatchObject({ status: 403 });
    await expect(upload(ann, exampleId(9))).rejects.toMatchObject({ status: 404 });
    await expect(upload(ann, 'nothing')).rejects.toMatchObject({ status: 404 });
    expect(await kept()).toEqual([]);
  });

  it('are their author’s own uploads, for this review only', async () => {
    const bobs = await add(await buyer(2));
    const refused = { status: 400, fields: { pictures: expect.stringMatching(/^A picture is/) } };
    await expect(write({ pictures: [bobs] })).rejects.toMatchObject(refused);
    await expect(write({ pictures: ['front.webp'] })).rejects.toMatchObject(refused);
    expect(await shown()).toEqual([]);
    const mine = await add();
    await write({ pictures: [mine] });
    await expect(write({ pictures: [mine] }, ann, 2)).rejects.toMatchObject(refused);
    expect([await shown(1), await shown(2)]).toEqual([[[mine]], []]);
  });

  it('require a text', async () => {
    const name = await add();
    const lacking = { status: 400, fields: { text: expect.any(String) } };
    for (const words of [{ text: '' }, { text: ' \u200b' }, { text: '', fit: 'small' as const }]) {
      await expect(write({ ...words, pictures: [name] })).rejects.toMatchObject(lacking);
    }
    expect(await shown()).toEqual([]);
  });

  it('are hidden with it, and their URLs are secret', async () => {
    const name = await add();
    expect(await isSecretPicture(shop.db, name)).toBe(true);
    await write({ pictures: [name] });
    expect(await isSecretPicture(shop.db, name)).toBe(false);
    expect((await hide(true)).review.pictures).toHaveLength(1);
    expect([await shown(), await isSecretPicture(shop.db, name)]).toEqual([[], true]);
    shop.pass(3 * dayMinutes);
    expect(await cleanUp()).toEqual([]);
    await hide(false);
    expect([await shown(), await isSecretPicture(shop.db, name)]).toEqual([[[name]], false]);
    expect(await isSecretPicture(shop.db, 'of-a-product.webp')).toBe(false);
  });

  it('are kept while it has them, and removed a day after upload otherwise', async () => {
    const [stays, goes, unused] = [await add(), await add(), await add()];
    await write({ pictures: [stays, goes] });
    shop.pass(dayMinutes - 1);
    expect(await cleanUp()).toEqual([]);
    await write({ pictures: [stays] });
    shop.pass(2);
    expect(await cleanUp()).toEqual([goes, unused].sort());
    expect([await kept(), await shown()]).toEqual([[stays], [[stays]]]);
    await expect(write({ pictures: [stays, unused] })).rejects.toMatchObject({ status: 400 });
    expect(await shown()).toEqual([[stays]]);
    await write({ text: '' });
    expect(await cleanUp()).toEqual([stays]);
    expect(await shop.db.select().from(reviewPictures)).toEqual([]);
  });

  it('are removed when a hidden review is withdrawn', async () => {
    const name = await add();
    await write({ pictures: [name] });
    await hide(true);
    await write({ text: '' });
    shop.pass(dayMinutes + 1);
    expect(await cleanUp()).toEqual([name]);
  });

  it('are removed with their author’s account, even without a review; the text stays', async () => {
    const [used] = [await add(), await add()];
    await write({ pictures: [used] });
    const bobs = await add(await buyer(2));
    await anonymizeUser(shop.db, ann);
    expect(await shown()).toEqual([undefined]);
    const left = eq(reviewPictures.userId, ann);
    expect(await shop.db.$count(reviewPictures, left)).toBe(0);
    await write({ pictures: [bobs] }, exampleId(0x1002));
    shop.pass(dayMinutes + 1);
    await cleanUp();
    expect(await kept()).toEqual([bobs]);
  });
});
