import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { RatingCard } from './RatingCard.tsx';

type RatingListProps = {
  title: string;
  purchases: readonly RelatedProduct[];
  emptyText: string;
  onRate: (productId: string, stars: number) => void;
  /** Where the shop takes words beside the stars: to write them, and to take them back. */
  onWrite?: ((productId: string) => void) | undefined;
  onRemove?: ((purchase: RelatedProduct) => void) | undefined;
};

/** Bought products under a heading, each with its stars. */
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
