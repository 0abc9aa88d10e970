import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../contract/paths.ts';
import type { AdminReview } from '../../../../contract/schemas/reviews.ts';
import { formatDay } from '../../../lib/dates.ts';
import { reviewFacts, reviewPictures } from '../../../lib/reviewTexts.ts';
import { measure } from '../../../theme/tokens.ts';
import { touchLink } from '../../../theme/touchLink.ts';
import { PictureThumbnails } from '../../../ui/PictureThumbnails.tsx';
import { StarRating } from '../../../ui/StarRating.tsx';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));

type ReviewRowProps = {
  review: AdminReview;
  onHide: (hidden: boolean) => void;
  onAnswer: () => void;
};

/** A review as an admin sees it. */
export function ReviewRow({ review, onHide, onAnswer }: ReviewRowProps) {
  const { id, productId, productName, rating, text, name, reply, hidden } = review;
  const { createdAt, editedAt, pictures } = review;
  const facts = [
    name,
    formatDay(createdAt),
    editedAt && `edited ${formatDay(editedAt)}`,
    reviewFacts(review),
  ];
  const what = `the review of ${productName}${name ? ` by ${name}` : ''}`;
  return (
    <Row>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Link href={paths.product(productId)} sx={touchLink}>
          {productName}
        </Link>
        <StarRating value={rating} />
        {hidden && <Typography variant="body2">Hidden</Typography>}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={{ maxWidth: measure, whiteSpace: 'pre-line' }}>{text}</Typography>
      {pictures && (
        <PictureThumbnails id={id} name={what} pictures={reviewPictures(review, name)} />
      )}
      {reply !== undefined && (
        <Typography variant="body2" sx={{ maxWidth: measure, whiteSpace: 'pre-line' }}>
          Our answer: {reply}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
        <Button
          color="inherit"
          aria-label={`${hidden ? 'Publish' : 'Hide'} ${what}`}
          onClick={() => onHide(!hidden)}
        >
          <span>{hidden ? 'Publish' : 'Hide'}</span>
        </Button>
        <Button
          color="inherit"
          aria-label={`${reply === undefined ? 'Answer' : 'Edit answer to'} ${what}`}
          onClick={onAnswer}
        >
          <span>{reply === undefined ? 'Answer' : 'Edit answer'}</span>
        </Button>
      </Box>
    </Row>
  );
}
