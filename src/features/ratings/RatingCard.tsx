import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { Picture } from '../../ui/Picture.tsx';
import { StarRatingInput } from '../../ui/StarRatingInput.tsx';
import { OwnReview } from './OwnReview.tsx';

const Purchase = styled(Card)(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: 'none',
  // Not cut where the ring of the focus is.
  overflow: 'visible',
})) as typeof Card;

type RatingCardProps = {
  purchase: RelatedProduct;
  onRate: (stars: number) => void;
  /** Where the shop takes words beside the stars. */
  words?: { onWrite: () => void; onRemove: () => void } | undefined;
};

/** A bought product and its stars. Choosing some sends nothing yet: arrow keys walk over them. */
export function RatingCard({ purchase, onRate, words }: RatingCardProps) {
  const { productId: product, status, rating: given } = purchase;
  const name = nameInColour(product);
  const [chosen, setChosen] = useState<number>();
  const isChanged = chosen !== undefined && chosen !== given;
  // A server that tells of sizes takes stars and words for those alone.
  const isGivenBack = purchase.sizes?.length === 0;

  // What is saved shows at once, and goes back to what it was if the call fails.
  function save() {
    if (chosen === undefined) return;
    onRate(chosen);
    setChosen(undefined);
  }

  return (
    <Purchase component="article" elevation={0} square>
      <Picture
        {...sourcesOf(flagmanFirst(product.images)[0])}
        alt=""
        letter={name.charAt(0)}
        sizes="96px"
      />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Link href={paths.product(product._id)} underline="hover">
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {isGivenBack && given !== undefined
            ? `You rated it ${pluralize(given, 'star')}, and gave it back.`
            : tellRating(status, given)}
        </Typography>
        {!isGivenBack && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <StarRatingInput
              label={`Rate ${name}`}
              value={chosen ?? given ?? null}
              onRate={setChosen}
            />
            <Button
              variant="outlined"
              // Its place beside the stars is kept, so that nothing moves when it comes. A phone has none.
              sx={isChanged ? {} : { visibility: 'hidden', display: { xs: 'none', sm: 'flex' } }}
              aria-label={`Save the rating of ${name}`}
              onClick={save}
            >
              Save
            </Button>
          </Box>
        )}
        {words && (
          <OwnReview
            id={product._id}
            name={name}
            review={purchase.review}
            onWrite={isGivenBack ? undefined : words.onWrite}
            onRemove={words.onRemove}
          />
        )}
      </Box>
    </Purchase>
  );
}

function tellRating(status: RelatedProduct['status'], stars: number | undefined): string {
  if (status === 'to_rate') return 'How do you like it?';
  if (stars === undefined) return 'You can change your rating at any time.';
  return `You rated it ${pluralize(stars, 'star')}.`;
}
