import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { OwnReview as Review } from '../../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { reviewFacts, reviewPictures } from '../../lib/reviewTexts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PictureThumbnails } from '../../ui/PictureThumbnails.tsx';
import { StarRatingInput } from '../../ui/StarRatingInput.tsx';

const Purchase = styled(Card)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: 'none',
  // Don't clip the focus ring.
  overflow: 'visible',
})) as typeof Card;

const Words = styled(CardContent)({
  overflowWrap: 'anywhere',
  '&, &:last-child': { padding: 0 },
});

const Rating = styled(CardActions)(({ theme }) => ({
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  padding: 0,
}));

type RatingCardProps = {
  purchase: RelatedProduct;
  onRate: (stars: number) => void;
  /** Absent if the server accepts only star ratings. */
  words?: { onWrite: () => void; onRemove: () => void } | undefined;
};

/** Purchased product with a star rating, saved by button because arrow keys change the stars. */
export function RatingCard({ purchase, onRate, words }: RatingCardProps) {
  const { productId: product, status, rating: given } = purchase;
  const name = nameInColour(product);
  const [chosen, setChosen] = useState<number>();
  const isChanged = chosen !== undefined && chosen !== given;
  // Servers that report sizes list the kept ones; an empty list means that everything was returned.
  const isReturned = purchase.sizes?.length === 0;

  // The caller updates optimistically and rolls back on failure.
  function save() {
    if (chosen === undefined) return;
    onRate(chosen);
    setChosen(undefined);
  }

  return (
    <Purchase component="article" elevation={0} square>
      <CardMedia>
        <Picture
          {...sourcesOf(flagmanFirst(product.images)[0])}
          alt=""
          letter={name.charAt(0)}
          sizes="96px"
        />
      </CardMedia>
      <Words>
        <Link href={paths.product(product._id)} underline="hover">
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {isReturned && given !== undefined
            ? i18n.t(
                '{stars, plural, one {You rated it # star, and gave it back.} other {You rated it # stars, and gave it back.}}',
                { stars: given },
              )
            : ratingText(status, given)}
        </Typography>
        {!isReturned && (
          <Rating disableSpacing>
            <StarRatingInput
              label={i18n.t('Rate {product}', { product: name })}
              value={chosen ?? given ?? null}
              onRate={setChosen}
            />
            <Button
              variant="outlined"
              // Keeps its place beside the stars to avoid layout shift, except on phones.
              sx={isChanged ? {} : { visibility: 'hidden', display: { xs: 'none', sm: 'flex' } }}
              aria-label={i18n.t('Save the rating of {product}', { product: name })}
              onClick={save}
            >
              {i18n.t('Save')}
            </Button>
          </Rating>
        )}
        {words && (
          <OwnReview
            id={product._id}
            name={name}
            review={purchase.review}
            onWrite={isReturned ? undefined : words.onWrite}
            onRemove={words.onRemove}
          />
        )}
      </Words>
    </Purchase>
  );
}

function ratingText(status: RelatedProduct['status'], stars: number | undefined): string {
  if (status === 'to_rate') return i18n.t('How do you like it?');
  if (stars === undefined) return i18n.t('You can change your rating at any time.');
  return i18n.t('{stars, plural, one {You rated it # star.} other {You rated it # stars.}}', {
    stars,
  });
}

type OwnReviewProps = {
  id: string;
  name: string;
  /** Undefined if not written yet. */
  review: Review | undefined;
  /** Absent if the review can only be removed. */
  onWrite?: (() => void) | undefined;
  onRemove: () => void;
};

export function OwnReview({ id, name, review, onWrite, onRemove }: OwnReviewProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!review) {
    return (
      <Button
        sx={{ ml: -1 }}
        aria-label={i18n.t('Write a review of {product}', { product: name })}
        onClick={onWrite}
      >
        {i18n.t('Write a review')}
      </Button>
    );
  }
  const { text, pictures, hidden, reply } = review;
  return (
    <Stack sx={{ gap: 1, mt: 1 }}>
      {text && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {text}
        </Typography>
      )}
      {pictures && (
        <PictureThumbnails
          id={id}
          name={i18n.t('your review of {product}', { product: name })}
          pictures={reviewPictures(review)}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {reviewFacts(review)}
      </Typography>
      {hidden && (
        <Typography variant="body2">
          {i18n.t('The shop has taken this down: nobody else sees it.')}
        </Typography>
      )}
      {reply !== undefined && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {i18n.t('Our answer: {reply}', { reply })}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -1 }}>
        {onWrite && (
          <Button
            aria-label={i18n.t('Edit your review of {product}', { product: name })}
            onClick={onWrite}
          >
            {i18n.t('Edit')}
          </Button>
        )}
        <Button
          aria-label={i18n.t('Remove your review of {product}', { product: name })}
          onClick={() => setIsAsked(true)}
        >
          {i18n.t('Remove')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title={i18n.t('Remove your review?')}
        confirmLabel={i18n.t('Remove')}
        onConfirm={() => {
          setIsAsked(false);
          onRemove();
        }}
        onCancel={() => setIsAsked(false)}
      >
        {pictures
          ? i18n.t('Your words and pictures go, your stars stay.')
          : i18n.t('Your words go, your stars stay.')}
      </ConfirmDialog>
    </Stack>
  );
}
