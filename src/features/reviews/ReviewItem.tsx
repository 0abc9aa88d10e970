import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Review } from '../../../contract/schemas/reviews.ts';
import { formatMonth } from '../../lib/dates.ts';
import { reviewFacts, reviewPictures } from '../../lib/reviewTexts.ts';
import { PictureThumbnails } from '../../ui/PictureThumbnails.tsx';
import { StarRating } from '../../ui/StarRating.tsx';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));

const Reply = styled('div')(({ theme }) => ({
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
}));

/** One buyer's stars and words, with what they told of size and fit, and the shop's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const { id, rating, text, name, month, pictures, reply } = review;
  return (
    // "Show more" moves the focus here.
    <Item tabIndex={-1}>
      <StarRating value={rating} size="medium" />
      <Typography variant="body2" color="textSecondary">
        {[name, formatMonth(month)].filter(Boolean).join(', ')}
        <br />
        {reviewFacts(review)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
      {pictures && (
        <PictureThumbnails
          id={id}
          name={name ? `${name}’s review` : 'a review'}
          pictures={reviewPictures(review, name)}
        />
      )}
      {reply !== undefined && (
        <Reply>
          <Typography variant="body2" color="textSecondary">
            Our answer
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{reply}</Typography>
        </Reply>
      )}
    </Item>
  );
}
