import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { listed } from '../../../contract/rules/beside.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { type CardActions, ProductGrid } from './ProductGrid.tsx';

type FavouriteGridProps = CardActions & {
  products: readonly Product[];
  /** Shopper's size of a product's scale; without any of these products, the filter is hidden. */
  mySizeOf: (product: Product) => string | undefined;
  /** Show only favourites in stock in the shopper's size. */
  isOnlyMine: boolean;
  onOnlyMine: (isOnlyMine: boolean) => void;
};

/** All favourites, or those in stock in the shopper's size. */
export function FavouriteGrid({
  products,
  mySizeOf,
  isOnlyMine,
  onOnlyMine,
  ...actions
}: FavouriteGridProps) {
  const mine = new Set(products.flatMap((product) => mySizeOf(product) ?? []));
  const isMine = (product: Product) =>
    product.sizes.some((one) => one.size === mySizeOf(product) && availableUnits(one) > 0);
  const shown = isOnlyMine && mine.size > 0 ? products.filter(isMine) : products;
  return (
    <>
      {mine.size > 0 && (
        <Box sx={{ mb: 3 }}>
          <ToggleButton value="mine" selected={isOnlyMine} onChange={() => onOnlyMine(!isOnlyMine)}>
            <span>{i18n.t('My size ({sizes})', { sizes: listed([...mine]) })}</span>
          </ToggleButton>
        </Box>
      )}
      <Typography role="status">
        {shown.length === 0 && i18n.t('None of your favourites is in stock in your size.')}
      </Typography>
      <ProductGrid headingLevel="h2" products={shown} {...actions} />
    </>
  );
}
