import { mixed, object, string } from 'yup';
import { limits } from '../../../contract/limits.ts';
import { lacksWords, saysMore, visibleText } from '../../../contract/rules/reviews.ts';
import type { Fit, ReviewInput } from '../../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import {
  type SentPicture,
  toKeptPicture,
  toSentPicture,
  unsentProblem,
} from '../../lib/sentPictures.ts';

/** What the form holds: all but pictures are texts, empty for what is not told. */
export type ReviewValues = {
  rating: string;
  text: string;
  size: string;
  fit: string;
  height: string;
  pictures: SentPicture[];
};

export function toReviewValues({ rating, sizes = [], review }: RelatedProduct): ReviewValues {
  return {
    rating: String(rating ?? ''),
    text: review?.text ?? '',
    size: sizes.find((size) => size === review?.size) ?? sizes[0] ?? '',
    fit: review?.fit ?? '',
    height: String(review?.height ?? ''),
    pictures: (review?.pictures ?? []).map((picture, index) => ({
      ...toSentPicture(picture),
      label: `saved picture ${index + 1}`,
    })),
  };
}

/** The form as it can be kept until it is sent. */
export function toReviewDraft(values: ReviewValues): ReviewValues {
  return { ...values, pictures: values.pictures.flatMap(toKeptPicture) };
}

/** What was kept as a draft; undefined for anything that is none. */
export function readReviewDraft(kept: unknown): ReviewValues | undefined {
  const { pictures, ...texts } = (kept ?? {}) as Partial<ReviewValues>;
  const { rating, text, size, fit, height } = texts;
  const isWhole = [rating, text, size, fit, height].every((value) => typeof value === 'string');
  return isWhole && Array.isArray(pictures) ? (kept as ReviewValues) : undefined;
}

export function toReviewInput({
  rating,
  text,
  size,
  fit,
  height,
  pictures,
}: ReviewValues): ReviewInput {
  const names = pictures.flatMap(({ state }) => (state.status === 'ready' ? [state.name] : []));
  return {
    rating: Number(rating),
    text: visibleText(text),
    ...(size !== '' && { size }),
    ...(fit !== '' && { fit: fit as Fit }),
    ...(height.trim() !== '' && { height: Number(height) }),
    ...(names.length > 0 && { pictures: names }),
  };
}

const { min, max } = limits.height;

export const reviewSchema = object({
  rating: string().required('Choose 1 to 5 stars'),
  text: string()
    .max(limits.review.max, `At most ${limits.review.max} characters`)
    .test('pictures', 'Write something with your pictures', (text = '', { parent }) => {
      return !lacksWords({ text, pictures: parent.pictures });
    })
    // An empty field is undefined here.
    .test('words', 'Write something, or say how it fits', (text = '', { parent }) =>
      saysMore({ text, fit: parent.fit, height: parent.height }),
    ),
  pictures: mixed<SentPicture[]>().test('sent', (pictures, { createError }) => {
    const message = unsentProblem(pictures);
    return message === undefined || createError({ message });
  }),
  height: string().test('height', `A whole number from ${min} to ${max}`, (height = '') => {
    const text = height.trim();
    return text === '' || (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max);
  }),
});
