import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { RatingCard } from './RatingCard.tsx';

type RatingListProps = {
  title: string;
  purchases: readonly RelatedProduct[];
  emptyText: string;
  onRate: (productId: string, stars: number) => void;
  /** Open the review form, and remove a review; absent if the server accepts only star ratings. */
  onWrite?: ((productId: string) => void) | undefined;
  onRemove?: ((purchase: RelatedProduct) => void) | undefined;
};

export function RatingList({
  title,
  purchases,
  emptyText,
  onRate,
  onWrite,
  onRemove,
}: RatingListProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ maxWidth: 640, mb: 6 }}>
      <Typography id={headingId} variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <FocusFallback label={title}>
        {purchases.length === 0 ? (
          <Typography color="textSecondary">{emptyText}</Typography>
        ) : (
          <List role="list" disablePadding>
            {purchases.map((purchase) => (
              <ListItem key={purchase.productId._id} disablePadding>
                <RatingCard
                  purchase={purchase}
                  onRate={(stars) => onRate(purchase.productId._id, stars)}
                  words={
                    onWrite &&
                    onRemove && {
                      onWrite: () => onWrite(purchase.productId._id),
                      onRemove: () => onRemove(purchase),
                    }
                  }
                />
              </ListItem>
            ))}
          </List>
        )}
      </FocusFallback>
    </Box>
  );
}

export function RatingsSkeleton() {
  return (
    <Box role="status" aria-label={i18n.t('Loading ratings')}>
      {[1, 2, 3].map((place) => (
        <Stack key={place} direction="row" sx={{ gap: 2, py: 2 }}>
          <Skeleton width={96} height={120} sx={{ flexShrink: 0 }} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton variant="text" width="60%" sx={{ maxWidth: 320 }} />
            <Skeleton variant="text" width="40%" sx={{ maxWidth: 200 }} />
            <Skeleton width={180} height={36} sx={{ mt: 1 }} />
          </Box>
        </Stack>
      ))}
    </Box>
  );
}
