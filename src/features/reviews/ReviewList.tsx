import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { listed } from '../../../contract/rules/beside.ts';
import type { Review } from '../../../contract/schemas/reviews.ts';
import { formatMonth } from '../../lib/dates.ts';
import { reviewFacts, reviewPictures } from '../../lib/reviewTexts.ts';
import { measure } from '../../theme/tokens.ts';
import { touchLink } from '../../theme/touchLink.ts';
import { PictureThumbnails } from '../../ui/PictureThumbnails.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { Trans } from '../../ui/Trans.tsx';

const Reviews = styled(List)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  columnGap: theme.spacing(5),
}));

const Item = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(3, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& p': { maxWidth: measure },
}));

const Reply = styled(Paper)(({ theme }) => ({
  paddingInlineStart: theme.spacing(2),
  background: 'none',
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
}));

type ReviewListProps = {
  reviews: readonly Review[];
  total: number;
  more: 'idle' | 'loading' | 'failed';
  /** The shopper has an account and can review purchases there. */
  mayWrite: boolean;
  /** Loads the next page, or retries after a failure. */
  showMore: () => void;
};

export function ReviewList({ reviews, total, more, mayWrite, showMore }: ReviewListProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);

  return (
    <Container component="section" aria-labelledby={headingId} sx={{ pb: 10 }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {i18n.t('{count, plural, one {# review} other {# reviews}}', { count: total })}
      </Typography>
      {mayWrite && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          <Trans
            id="You can review what you bought in <ratings>My ratings</ratings>."
            components={{ ratings: <Link href={paths.myRatings} sx={touchLink} /> }}
          />
        </Typography>
      )}
      <Reviews ref={list} role="list" disablePadding>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </Reviews>
      <ShowMore
        list={list}
        failure={i18n.t('The next reviews could not be loaded.')}
        shown={reviews.length}
        total={total}
        state={more}
        onShowMore={showMore}
      />
    </Container>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const { id, rating, text, name, month, pictures, reply } = review;
  return (
    // "Show more" moves the focus here.
    <Item tabIndex={-1}>
      <StarRating value={rating} size="medium" />
      <Typography variant="body2" color="textSecondary">
        {listed([name, formatMonth(month)])}
        <br />
        {reviewFacts(review)}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      {pictures && (
        <PictureThumbnails
          id={id}
          name={name ? i18n.t('{name}’s review', { name }) : i18n.t('a review')}
          pictures={reviewPictures(review, name)}
        />
      )}
      {reply !== undefined && (
        <Reply elevation={0} square>
          <Typography variant="body2" color="textSecondary">
            {i18n.t('Our answer')}
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            {reply}
          </Typography>
        </Reply>
      )}
    </Item>
  );
}
