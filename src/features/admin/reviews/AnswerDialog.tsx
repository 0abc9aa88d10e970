import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { limits } from '../../../../contract/limits.ts';
import type { AdminReview } from '../../../../contract/schemas/reviews.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';

const { max } = limits.reviewReply;

const schema = object({ reply: string().trim().max(max, `No more than ${max} characters`) });

type AnswerDialogProps = {
  review: AdminReview;
  /** Resolves to the reason for a failure. */
  onAnswer: (reply: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** The shop's answer to a review. */
export function AnswerDialog({ review, onAnswer, onClose }: AnswerDialogProps) {
  return (
    <FormDialog
      title="Answer this review"
      initialValues={{ reply: review.reply ?? '' }}
      schema={schema}
      onSubmit={({ reply }) => onAnswer(reply.trim())}
      onClose={onClose}
    >
      <Typography
        color="textSecondary"
        sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {review.text}
      </Typography>
      <FormTextField
        name="reply"
        label="Answer"
        hint="Shown below the review to everybody; empty for none"
        minRows={3}
      />
    </FormDialog>
  );
}
