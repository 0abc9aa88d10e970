import { messages } from '../../contract/messages.ts';
import { receivedUnits } from '../../contract/rules/returns.ts';
import {
  firstNameOf,
  hasOnlyPictures,
  hasReviewContent,
  visibleText,
} from '../../contract/rules/reviews.ts';
import type {
  AdminReview,
  OwnReview,
  Review,
  ReviewInput,
} from '../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { MockFailure, mockEndpoint, undocumentedReply } from './mockEndpoint.ts';
import { storyTime } from './returns.ts';
import { findProduct, findProducts, type MockReview, type ShopState } from './shopState.ts';
import { mockPictureStore } from './uploads.ts';
import type { MockUsers } from './users.ts';

/** Ratings, and reviews if the server supports them. */
export function ratingHandlers(state: ShopState, users: MockUsers) {
  const { plain } = state;
  const store = mockPictureStore();
  return [
    mockEndpoint('GET /getrelprod', () => ({
      reply: state.related.flatMap(({ rating, productId: { _id }, status }) =>
        findProducts(state, [_id]).flatMap((productId) => {
          const review = ownReview(state, _id);
          const sizes = boughtSizes(state, _id);
          if (sizes.length === 0 && !review) return [];
          return {
            ...{ productId, status },
            ...(!plain && { sizes }),
            ...(!plain && rating !== undefined && { rating }),
            ...(review && { review: toOwnReview(review) }),
          };
        }),
      ),
    })),
    mockEndpoint('POST /rate/:productId', ({ params: { productId }, body: { rating } }) => {
      rate(state, productId, rating);
      return plain ? undocumentedReply : { reply: { success: true, message: messages.rated } };
    }),
    mockEndpoint('POST /review/:productId', ({ params: { productId }, body, token }) => {
      const { rating, ...words } = body;
      if (hasOnlyPictures(words)) throw new MockFailure(400, messages.reviewLacksText, 'text');
      const bought = boughtSizes(state, productId);
      const { size = bought[0] ?? '' } = words;
      const stays = hasReviewContent(words);
      if (stays && bought.length > 0 && !bought.includes(size)) {
        throw new MockFailure(400, messages.boughtSizes(bought), 'size');
      }
      if (words.pictures?.some((name) => !state.uploads.has(name))) {
        throw new MockFailure(400, messages.pictureHasGone, 'pictures');
      }
      const takesBack = !stays && ownReview(state, productId) !== undefined;
      if (bought.length > 0 || !takesBack) rate(state, productId, rating);
      write(state, productId, { ...words, rating, size }, users.ofToken(token).name);
      return { reply: { success: true, message: messages.rated } };
    }),
    mockEndpoint('POST /reviewpicture/:productId', ({ params: { productId }, files }) => {
      findProduct(state, productId);
      if (boughtSizes(state, productId).length === 0) {
        throw new MockFailure(403, messages.buyersReview);
      }
      const names = store(files, 1);
      for (const name of names) state.uploads.add(name);
      const images = names.map((name) => ({ name, url: `pictures/${name}` }));
      return { reply: { success: true, images } };
    }),
    mockEndpoint('GET /reviews/:productId', ({ params: { productId }, query }) => {
      const { after, limit } = query;
      findProduct(state, productId);
      const shown = state.reviews.filter(
        (each) => each.productId === productId && !each.hidden && each.text !== '',
      );
      const behind = shown.filter(({ id }) => after === undefined || id < after);
      return { reply: { total: shown.length, reviews: behind.slice(0, limit).map(toReview) } };
    }),
    mockEndpoint('GET /allreviews', ({ query: { state: wanted, rating, limit, offset = 0 } }) => {
      const found = state.reviews.filter(
        (each) =>
          each.text !== '' &&
          (wanted === undefined || stateOf(each) === wanted) &&
          (rating === undefined || each.rating === rating),
      );
      return {
        reply: {
          total: found.length,
          reviews: found.slice(offset, limit && offset + limit).map(toAdminReview),
        },
      };
    }),
    mockEndpoint('POST /handlereview/:id', ({ params: { id }, body }) => {
      const { hidden, version, reply } = body;
      const review = state.reviews.find((each) => each.id === id && each.text !== '');
      if (!review) throw new MockFailure(404, messages.noSuchReview);
      const change = { hidden, reply: visibleText(reply) };
      if (review.hidden !== hidden || (review.reply ?? '') !== change.reply) {
        if (review.version !== version) {
          throw new MockFailure(409, messages.reviewHasChanged, 'version');
        }
        Object.assign(review, change, { version: version + 1 });
        if (change.reply === '') delete review.reply;
      }
      return {
        reply: { success: true, message: messages.reviewSaved, review: toAdminReview(review) },
      };
    }),
  ];
}

function stateOf({ hidden, reply }: MockReview) {
  if (hidden) return 'hidden';
  return reply ? 'answered' : 'unanswered';
}

/** Latest first. A product bought without an order counts in its first size. */
function boughtSizes({ orders, related, shelf }: ShopState, id: string): string[] {
  if (!related.some(({ productId }) => productId._id === id)) return [];
  const ordered = orders.filter(({ products }) =>
    products.some(({ product_id }) => product_id === id),
  );
  if (ordered.length === 0) return [shelf.find(({ _id }) => _id === id)?.sizes[0]?.size ?? ''];
  const sizes = ordered
    .filter(({ payment_status, delivery_status }) => {
      return payment_status === 'paid' && delivery_status !== 'cancelled';
    })
    .flatMap(({ products, returns }) => {
      const received = receivedUnits(returns?.requests ?? [], products);
      return products.filter(
        ({ product_id, quantity }, line) => product_id === id && (received[line] ?? 0) < quantity,
      );
    })
    .map(({ size }) => size);
  return [...new Set(sizes)];
}

export function toAdminReview({ isOwn: _, ...review }: MockReview): AdminReview {
  return review;
}

/** The customer's review, unless removed. */
export function ownReview({ reviews }: ShopState, productId: string): MockReview | undefined {
  return reviews.find(
    (each) => each.isOwn && each.productId === productId && hasReviewContent(each),
  );
}

function toReview({ id, rating, name, month, ...review }: MockReview): Review {
  const { hidden: _, ...written } = toOwnReview(review);
  return { id, rating, month, ...(name !== undefined && { name }), ...written };
}

export function toOwnReview({
  text,
  size,
  height,
  fit,
  pictures,
  reply,
  hidden,
}: OwnReview): OwnReview {
  return {
    ...{ text, size, hidden },
    ...(height !== undefined && { height }),
    ...(fit !== undefined && { fit }),
    ...(pictures !== undefined && { pictures }),
    ...(reply !== undefined && { reply }),
  };
}

/** Sets the customer's stars for a product. */
function rate(state: ShopState, productId: string, rating: number) {
  findProduct(state, productId);
  const record = state.related.find((each) => each.productId._id === productId);
  if (!record || boughtSizes(state, productId).length === 0) {
    throw new MockFailure(403, messages.buyersRate);
  }
  moveAverage(state, record, rating);
  state.related = state.related.map((each) =>
    each === record ? { ...each, status: 'rated', rating } : each,
  );
  const review = ownReview(state, productId);
  if (review) review.rating = rating;
}

/** Updates the product's average and count. */
function moveAverage({ shelf }: ShopState, before: RelatedProduct, rating: number) {
  const index = shelf.findIndex(({ _id }) => _id === before.productId._id);
  const product = shelf[index];
  if (product?.ratingCount === undefined) return;
  const isNew = before.status === 'to_rate';
  const ratingCount = product.ratingCount + (isNew ? 1 : 0);
  const sum = Math.round(product.rating * product.ratingCount) + rating - (before.rating ?? 0);
  const average = Math.round((100 * sum) / ratingCount) / 100;
  shelf[index] = { ...product, ratingCount, rating: average };
}

type Written = ReviewInput & { size: string };

/** Writes, changes or removes the review, and updates the product's fit. */
function write(state: ShopState, productId: string, words: Written, customer: string) {
  const before = state.reviews.find((each) => each.isOwn && each.productId === productId);
  const stays = hasReviewContent(words);
  moveFit(state, productId, before?.fit, stays ? words.fit : undefined);
  // A hidden review is kept without its text, so that the next text is hidden, too.
  if (!stays && !(before?.hidden && hasReviewContent(before))) {
    state.reviews = state.reviews.filter((each) => each !== before || each.hidden);
    return;
  }
  const { rating, size, height, fit, pictures = [] } = words;
  const told = {
    ...{ rating, size, text: visibleText(words.text) },
    ...(height !== undefined && { height }),
    ...(fit !== undefined && { fit }),
    ...(pictures.length > 0 && {
      pictures: pictures.map((picture) => ({ name: picture, signedUrl: `pictures/${picture}` })),
    }),
  };
  if (before) {
    const { height: _, fit: __, pictures: ___, ...kept } = before;
    const edited = { ...kept, ...told, editedAt: storyTime, version: before.version + 1 };
    state.reviews.splice(state.reviews.indexOf(before), 1, edited);
    return;
  }
  const name = firstNameOf(customer);
  const number = Number(state.reviews[0]?.id.slice(-12) ?? 0) + 1;
  state.reviews.unshift({
    ...told,
    ...(name !== undefined && { name }),
    id: `01950000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    month: storyTime.slice(0, 7),
    ...{ productId, productName: findProduct(state, productId).name },
    ...{ createdAt: storyTime, hidden: false, version: 1, isOwn: true },
  });
}

type Fit = ReviewInput['fit'];

function moveFit({ shelf }: ShopState, id: string, before: Fit, after: Fit) {
  const index = shelf.findIndex(({ _id }) => _id === id);
  const product = shelf[index];
  if (!product || before === after) return;
  const counts = { small: 0, true: 0, large: 0, ...product.fit };
  if (before) counts[before] -= 1;
  if (after) counts[after] += 1;
  const { fit: _, ...rest } = product;
  const hasAny = counts.small + counts.true + counts.large > 0;
  shelf[index] = { ...rest, ...(hasAny && { fit: counts }) };
}
