import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OwnReview as Review } from '../../../contract/schemas/reviews.ts';
import { reviewFacts, reviewPictures } from '../../lib/reviewTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PictureThumbnails } from '../../ui/PictureThumbnails.tsx';

type OwnReviewProps = {
  /** The product's. */
  id: string;
  name: string;
  /** Undefined while nothing is written. */
  review: Review | undefined;
  /** Absent where the words can only be removed. */
  onWrite?: (() => void) | undefined;
  onRemove: () => void;
};

/** A customer's own review, with buttons to write, edit and remove it. */
export function OwnReview({ id, name, review, onWrite, onRemove }: OwnReviewProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!review) {
    return (
      <Button isFlush aria-label={`Write a review of ${name}`} onClick={onWrite}>
        Write a review
      </Button>
    );
  }
  const { text, pictures, hidden, reply } = review;
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
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
          Our answer: {reply}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
        {onWrite && (
          <Button aria-label={`Edit your review of ${name}`} onClick={onWrite}>
            Edit
          </Button>
        )}
        <Button aria-label={`Remove your review of ${name}`} onClick={() => setIsAsked(true)}>
          Remove
        </Button>
      </Box>
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
    </Box>
  );
}
