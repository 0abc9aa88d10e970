import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { freeUnits, totalFreeUnits } from '../../../contract/rules/stock.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { sizeName } from '../../lib/sizeName.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { trackStickyFooterHeight } from '../../ui/browser.ts';
import { HeartToggle } from '../../ui/HeartToggle.tsx';

/** On phones, sticky at the bottom of the window while the product is in view. */
const Bar = styled(Paper)(({ theme }) => ({
  display: 'flex',
  // Wraps on phones at 200 % text size.
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  backgroundColor: 'transparent',
  [theme.breakpoints.down('sm')]: {
    order: 1,
    position: 'sticky',
    // Above the cookie banner.
    bottom: 'var(--footer-banner, 0px)',
    zIndex: 1,
    marginInline: theme.spacing(-2),
    padding: theme.spacing(1.5, 2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  [lowScreen]: { position: 'static' },
}));

/** Native select, shown on phones only. */
const SizeSelect = styled(NativeSelect)(({ theme }) => ({
  flex: '2 1 5.5rem',
  minWidth: 0,
  // Same height as the buttons.
  '& .MuiNativeSelect-select': { paddingBlock: 14.5 },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

type PurchaseBarProps = {
  name: string;
  sizes: readonly ProductSize[];
  /** Units in the cart, by size. */
  inCart?: Readonly<Record<string, number>>;
  size: string | undefined;
  isSizeMissing: boolean;
  isFavourite: boolean;
  onSelectSize: (size: string) => void;
  onAddToCart: () => void;
  onToggleFavourite: () => void;
};

/** ADD TO CART and the heart; on phones also a size select, because the chips scroll away. */
export function PurchaseBar({
  name,
  sizes,
  inCart = {},
  size,
  isSizeMissing,
  isFavourite,
  onSelectSize,
  onAddToCart,
  onToggleFavourite,
}: PurchaseBarProps) {
  const isSoldOut = totalFreeUnits(sizes) === 0;
  return (
    <Bar ref={trackStickyFooterHeight} elevation={0} square data-bar>
      {!isSoldOut && sizes.length > 1 && (
        <SizeSelect
          input={<OutlinedInput />}
          inputProps={{ 'aria-label': 'Size' }}
          error={isSizeMissing}
          value={size ?? ''}
          onChange={({ target }) => onSelectSize(target.value)}
        >
          <option value="" disabled>
            Size
          </option>
          {sizes.map((entry) => (
            <option key={entry.size} value={entry.size} disabled={freeUnits(entry) === 0}>
              {sizeName(entry, inCart[entry.size])}
            </option>
          ))}
        </SizeSelect>
      )}
      <Button
        variant="contained"
        size="large"
        disabled={isSoldOut}
        onClick={onAddToCart}
        sx={{ flex: '3 1 7.5rem', paddingInline: { xs: 1, sm: 4 } }}
      >
        <span>{isSoldOut ? 'SOLD OUT' : 'ADD TO CART'}</span>
      </Button>
      <Box sx={{ display: 'grid', width: 52, border: 1, borderColor: 'divider' }}>
        <HeartToggle
          label={`Add ${name} to favourites`}
          pressed={isFavourite}
          onToggle={onToggleFavourite}
        />
      </Box>
    </Bar>
  );
}
