import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { freeUnits } from '../../../contract/rules/stock.ts';
import type { MySizes } from '../../../contract/schemas/mySizes.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { ToggleChip } from '../../ui/ToggleChip.tsx';
import { type CardActions, ProductGrid } from './ProductGrid.tsx';

type FavouriteGridProps = CardActions & {
  products: readonly Product[];
  /** What the shopper wears; of none of these products, there is no such filter. */
  mySizes: MySizes;
  /** Only those that are in stock in one's own size. */
  isOnlyMine: boolean;
  onOnlyMine: (isOnlyMine: boolean) => void;
};

/** Favourites: all, or those that are there in one's own size. */
export function FavouriteGrid({
  products,
  mySizes,
  isOnlyMine,
  onOnlyMine,
  ...actions
}: FavouriteGridProps) {
  const mine = new Set(products.flatMap(({ category }) => mySizes[category] ?? []));
  const isMine = ({ sizes, category }: Product) =>
    sizes.some((one) => one.size === mySizes[category] && freeUnits(one) > 0);
  const shown = isOnlyMine && mine.size > 0 ? products.filter(isMine) : products;
  return (
    <>
      {mine.size > 0 && (
        <Box sx={{ mb: 3 }}>
          <ToggleChip pressed={isOnlyMine} onToggle={() => onOnlyMine(!isOnlyMine)}>
            My size ({[...mine].join(', ')})
          </ToggleChip>
        </Box>
      )}
      <Typography role="status">
        {shown.length === 0 && 'None of your favourites is in stock in your size.'}
      </Typography>
      <ProductGrid headingLevel="h2" products={shown} {...actions} />
    </>
  );
}
