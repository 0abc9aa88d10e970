import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import type { ReviewInput } from '../../../contract/schemas/reviews.ts';
import { fitNames } from '../../lib/fitText.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { StarRatingInput } from '../../ui/StarRatingInput.tsx';
import { useFormChange } from '../../ui/useFormChange.ts';
import type { UploadPicture } from '../../ui/usePictureUploads.ts';
import type { Purchase } from './purchase.ts';
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
  purchase: Purchase;
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
      initialValues={readReviewDraft(draft) ?? toReviewValues(purchase)}
      schema={reviewSchema}
      onSubmit={(values) => onSave(toReviewInput(values))}
      onClose={onClose}
      onCancel={onCancel}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Of {name}. Everybody can read it, with your first name, the month and the size.
      </Typography>
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
      {onType && <Typing onType={onType} />}
    </FormDialog>
  );
}

function Typing({ onType }: { onType: (draft: ReviewValues) => void }) {
  useFormChange<ReviewValues>((values) => onType(toReviewDraft(values)));
  return null;
}

function Stars({ label }: { label: string }) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>('rating');
  return (
    <>
      <StarRatingInput
        label={label}
        value={value === '' ? null : Number(value)}
        onRate={(stars) => void setValue(String(stars))}
      />
      <FormHelperText error sx={{ mb: 1 }} role={touched && error ? 'alert' : undefined}>
        {(touched && error) || ' '}
      </FormHelperText>
    </>
  );
}
