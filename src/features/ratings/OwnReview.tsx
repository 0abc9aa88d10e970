import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OwnReview as Review } from '../../../contract/schemas/reviews.ts';
import { reviewFacts, reviewPictures } from '../../lib/reviewTexts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PictureThumbnails } from '../../ui/PictureThumbnails.tsx';

type OwnReviewProps = {
  id: string;
  name: string;
  /** Undefined if not written yet. */
  review: Review | undefined;
  /** Absent if the review can only be removed. */
  onWrite?: (() => void) | undefined;
  onRemove: () => void;
};

/** Customer's own review, with buttons to write, edit and remove it. */
export function OwnReview({ id, name, review, onWrite, onRemove }: OwnReviewProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!review) {
    return (
      <Button sx={{ ml: -1 }} aria-label={`Write a review of ${name}`} onClick={onWrite}>
        Write a review
      </Button>
    );
  }
  const { text, pictures, hidden, reply } = review;
  return (
    <Stack sx={{ gap: 1, mt: 1 }}>
      {text && <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>}
      {pictures && (
        <PictureThumbnails
          id={id}
          name={`your review of ${name}`}
          pictures={reviewPictures(review)}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {reviewFacts(review)}
      </Typography>
      {hidden && (
        <Typography variant="body2">The shop has taken this down: nobody else sees it.</Typography>
      )}
      {reply !== undefined && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {`Our answer: ${reply}`}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -1 }}>
        {onWrite && (
          <Button aria-label={`Edit your review of ${name}`} onClick={onWrite}>
            Edit
          </Button>
        )}
        <Button aria-label={`Remove your review of ${name}`} onClick={() => setIsAsked(true)}>
          Remove
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title="Remove your review?"
        confirmLabel="Remove"
        onConfirm={() => {
          setIsAsked(false);
          onRemove();
        }}
        onCancel={() => setIsAsked(false)}
      >
        {`${pictures ? 'Your words and pictures go' : 'Your words go'}, your stars stay.`}
      </ConfirmDialog>
    </Stack>
  );
}
