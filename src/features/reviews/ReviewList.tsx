import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { Review } from '../../../contract/schemas/reviews.ts';
import { paths } from '../../lib/paths.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { touchLink } from '../../theme/touchLink.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { ReviewItem } from './ReviewItem.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  columnGap: theme.spacing(5),
}));

type ReviewListProps = {
  reviews: readonly Review[];
  /** Over all pages. */
  total: number;
  more: 'idle' | 'loading' | 'failed';
  /** The shopper has an account, in which they can review what they bought. */
  mayWrite: boolean;
  /** Also tries again after a failure. */
  showMore: () => void;
};

/** What buyers wrote, growing by "Show more". */
export function ReviewList({ reviews, total, more, mayWrite, showMore }: ReviewListProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);

  return (
    <Container component="section" aria-labelledby={headingId} sx={{ pb: 10 }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {pluralize(total, 'review')}
      </Typography>
      {mayWrite && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          You can review what you bought in{' '}
          <Link href={paths.myRatings} sx={touchLink}>
            My ratings
          </Link>
          .
        </Typography>
      )}
      <List ref={list} role="list">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </List>
      <ShowMore
        list={list}
        things="reviews"
        shown={reviews.length}
        total={total}
        state={more}
        onShowMore={showMore}
      />
    </Container>
  );
}
