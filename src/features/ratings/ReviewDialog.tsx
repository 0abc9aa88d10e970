import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { useId } from 'react';
import { mixed, object, string } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { hasOnlyPictures, hasReviewContent, visibleText } from '../../../contract/rules/reviews.ts';
import type { Fit, ReviewInput } from '../../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import { fitNames } from '../../lib/reviewTexts.ts';
import {
  type SentPicture,
  toKeptPicture,
  toSentPicture,
  uploadProblem,
} from '../../lib/sentPictures.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { StarRatingInput } from '../../ui/StarRatingInput.tsx';
import type { UploadPicture } from '../../ui/usePictureUploads.ts';
import { ReviewPictures } from './ReviewPictures.tsx';

type ReviewDialogProps = {
  purchase: RelatedProduct;
  /** The maximum number of pictures and their upload; absent if the shop accepts none. */
  pictures?: { max: number; upload: UploadPicture } | undefined;
  /** Resolves to the error message, or to undefined on success. */
  onSave: (review: ReviewInput) => Promise<string | undefined>;
  /** Stored draft, of unvalidated shape. */
  draft?: unknown;
  /** Receives the JSON-serializable form values after each change. */
  onType?: (draft: ReviewValues) => void;
  onCancel?: () => void;
  onClose: () => void;
};

export function ReviewDialog({
  purchase,
  pictures,
  onSave,
  draft,
  onType,
  onCancel,
  onClose,
}: ReviewDialogProps) {
  const { productId: product, sizes = [], review } = purchase;
  const name = nameInColour(product);
  return (
    <FormDialog
      title={review ? i18n.t('Edit your review') : i18n.t('Write a review')}
      description={i18n.t(
        'Of {product}. Everybody can read it, with your first name, the month and the size.',
        { product: name },
      )}
      initialValues={readReviewDraft(draft) ?? toReviewValues(purchase)}
      schema={reviewSchema}
      onSubmit={(values) => onSave(toReviewInput(values))}
      onChange={onType && ((values) => onType(toReviewDraft(values)))}
      onClose={onClose}
      onCancel={onCancel}
    >
      <Stack sx={{ gap: 1 }}>
        <Stars label={i18n.t('Rate {product}', { product: name })} />
        <FormTextField name="text" label={i18n.t('Your review')} minRows={4} />
        {sizes.length > 1 && (
          <FormTextField
            name="size"
            label={i18n.t('Size you wear')}
            options={sizes.map((size) => [size, size])}
          />
        )}
        <FormTextField
          name="fit"
          label={i18n.t('How it fits (optional)')}
          options={[
            ['', ''],
            ...Object.entries(fitNames).map(([fit, label]) => [fit, i18n.t(label)] as const),
          ]}
        />
        <FormTextField
          name="height"
          label={i18n.t('Height in cm (optional)')}
          inputMode="numeric"
        />
        {pictures && <ReviewPictures {...pictures} />}
      </Stack>
    </FormDialog>
  );
}

function Stars({ label }: { label: string }) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>('rating');
  const problemId = useId();
  return (
    <div>
      <StarRatingInput
        label={label}
        aria-invalid={touched && Boolean(error)}
        aria-describedby={problemId}
        value={value === '' ? null : Number(value)}
        onRate={(stars) => void setValue(String(stars))}
      />
      <FormHelperText id={problemId} error role={touched && error ? 'alert' : undefined}>
        {(touched && error) || ' '}
      </FormHelperText>
    </div>
  );
}

/** Form values; all but pictures are strings, empty for no answer. */
type ReviewValues = {
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
      label: i18n.t('saved picture {number}', { number: index + 1 }),
    })),
  };
}

/** Converts form values to a draft for storage. */
function toReviewDraft(values: ReviewValues): ReviewValues {
  return { ...values, pictures: values.pictures.flatMap(toKeptPicture) };
}

/** Reads a stored draft; undefined for anything else. */
function readReviewDraft(kept: unknown): ReviewValues | undefined {
  const { pictures, ...texts } = (kept ?? {}) as Partial<ReviewValues>;
  const { rating, text, size, fit, height } = texts;
  const isWhole = [rating, text, size, fit, height].every((value) => typeof value === 'string');
  return isWhole && Array.isArray(pictures) ? (kept as ReviewValues) : undefined;
}

function toReviewInput({ rating, text, size, fit, height, pictures }: ReviewValues): ReviewInput {
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

const reviewSchema = object({
  rating: string().required(() => i18n.t('Choose 1 to 5 stars')),
  text: string()
    .max(limits.review.max, ({ max }) => i18n.t('At most {max} characters', { max }))
    .test(
      'pictures',
      () => i18n.t('Write something with your pictures'),
      (text = '', { parent }) => !hasOnlyPictures({ text, pictures: parent.pictures }),
    )
    // yup passes undefined for an empty field.
    .test(
      'words',
      () => i18n.t('Write something, or say how it fits'),
      (text = '', { parent }) => hasReviewContent({ text, fit: parent.fit, height: parent.height }),
    ),
  pictures: mixed<SentPicture[]>().test('sent', (pictures, { createError }) => {
    const message = uploadProblem(pictures);
    return message === undefined || createError({ message });
  }),
  height: string().test(
    'height',
    () => i18n.t('A whole number from {min} to {max}', { min, max }),
    (height = '') => {
      const text = height.trim();
      return text === '' || (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max);
    },
  ),
});
