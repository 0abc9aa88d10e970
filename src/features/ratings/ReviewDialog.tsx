import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import type { ReviewInput } from '../../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import { fitNames } from '../../lib/reviewTexts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { StarRatingInput } from '../../ui/StarRatingInput.tsx';
import type { UploadPicture } from '../../ui/usePictureUploads.ts';
import { ReviewPictures } from './ReviewPictures.tsx';
import {
  type ReviewValues,
  readReviewDraft,
  reviewSchema,
  toReviewDraft,
  toReviewInput,
  toReviewValues,
} from './reviewValues.ts';

type ReviewDialogProps = {
  purchase: RelatedProduct;
  /** The maximum number of pictures and their upload; absent if the shop accepts none. */
  pictures?: { max: number; upload: UploadPicture } | undefined;
  /** Resolves to the reason for a failure. */
  onSave: (review: ReviewInput) => Promise<string | undefined>;
  /** What was typed before and neither saved nor cancelled, of whatever shape. */
  draft?: unknown;
  /** What is in the form now, after each change, fit for JSON. */
  onType?: (draft: ReviewValues) => void;
  onCancel?: () => void;
  onClose: () => void;
};

/** What a customer thinks of something they bought, in words, and how it fits. */
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
      title={review ? 'Edit your review' : 'Write a review'}
      description={`Of ${name}. Everybody can read it, with your first name, the month and the size.`}
      initialValues={readReviewDraft(draft) ?? toReviewValues(purchase)}
      schema={reviewSchema}
      onSubmit={(values) => onSave(toReviewInput(values))}
      onChange={onType && ((values) => onType(toReviewDraft(values)))}
      onClose={onClose}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Stars label={`Rate ${name}`} />
        <FormTextField name="text" label="Your review" minRows={4} />
        {sizes.length > 1 && (
          <FormTextField
            name="size"
            label="Size you wear"
            options={sizes.map((size) => [size, size])}
          />
        )}
        <FormTextField
          name="fit"
          label="How it fits (optional)"
          options={[['', ''], ...Object.entries(fitNames)]}
        />
        <FormTextField name="height" label="Height in cm (optional)" inputMode="numeric" />
        {pictures && <ReviewPictures {...pictures} />}
      </Box>
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
