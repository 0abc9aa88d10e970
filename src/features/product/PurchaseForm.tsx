import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { listed } from '../../../contract/rules/beside.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import { availableUnits, totalAvailableUnits } from '../../../contract/rules/stock.ts';
import type { Product, ProductSize } from '../../../contract/schemas/product.ts';
import { fitText } from '../../lib/reviewTexts.ts';
import { cartHasLast, sizeMissing, sizeName } from '../../lib/sizeName.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { touchLink } from '../../theme/touchLink.ts';
import { trackStickyFooterHeight } from '../../ui/browser.ts';
import { HeartToggle } from '../../ui/HeartToggle.tsx';
import { OneSize } from './OneSize.tsx';
import { SizeSelector } from './SizeSelector.tsx';

/** `display: contents` on phones, so that the bar can stick along the whole column. */
const Form = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { display: 'contents' },
}));

export type PurchaseFormProps = {
  /** Units in the cart count as reserved. */
  product: Product;
  /** Units of the product in the cart, by size. */
  inCart: Readonly<Record<string, number>>;
  isFavourite: boolean;
  /** Shopper's size in this category; preselected if available. */
  mySize?: string | undefined;
  onToggleFavourite: () => void;
  onOpenSizeGuide: () => void;
  /** Opens the back-in-stock alert; absent if the shop does not offer it. */
  onOpenStockAlert?: (() => void) | undefined;
  onAddToCart: (size: string) => void;
};

export function PurchaseForm({
  product,
  inCart,
  isFavourite,
  mySize,
  onToggleFavourite,
  onOpenSizeGuide,
  onOpenStockAlert,
  onAddToCart,
}: PurchaseFormProps) {
  const [selected, setSelected] = useState<string>();
  const [wasAsked, setWasAsked] = useState(false);
  const selector = useRef<HTMLDivElement>(null);
  const [first, ...others] = product.sizes;
  const onlySize = others.length === 0 ? first : undefined;
  const chosen = onlySize ? onlySize.size : (selected ?? mySize);
  // A selected size that sold out (specification P7) counts as none.
  const size = product.sizes.find((s) => s.size === chosen && availableUnits(s) > 0)?.size;
  const isSizeMissing = wasAsked && size === undefined;
  const taken = product.sizes.filter((s) => cartHasLast(s, inCart[s.size]));
  const unitsInCart = Object.values(inCart).reduce((sum, units) => sum + units, 0);

  const fit = fitText(product.fit);
  const isMineSoldOut =
    !onlySize &&
    product.sizes.some((s) => s.size === mySize && availableUnits(s) === 0 && !taken.includes(s));

  function select(next: string) {
    setSelected(next);
    setWasAsked(false);
  }

  function addToCart() {
    if (size === undefined) {
      setWasAsked(true);
      focusFirst(selector.current);
    } else onAddToCart(size);
  }

  return (
    <Form>
      {fit && <Typography variant="body2">{fit}</Typography>}
      {onlySize ? (
        <OneSize entry={onlySize} />
      ) : (
        <SizeSelector
          ref={selector}
          sizes={product.sizes}
          inCart={inCart}
          size={size}
          problem={isSizeMissing && i18n.t(sizeMissing)}
          onSelect={select}
          onOpenSizeGuide={onOpenSizeGuide}
        />
      )}
      <PurchaseBar
        name={product.name}
        sizes={product.sizes}
        inCart={inCart}
        size={size}
        isSizeMissing={isSizeMissing}
        isFavourite={isFavourite}
        onSelectSize={select}
        onAddToCart={addToCart}
        onToggleFavourite={onToggleFavourite}
      />
      {isMineSoldOut && (
        <Typography variant="body2">
          {i18n.t('Your size, {size}, is sold out.', { size: mySize })}
        </Typography>
      )}
      {unitsInCart > 0 && (
        <Typography variant="body2">
          <span>
            {taken.length > 0
              ? lastInCart(taken)
              : i18n.t('{units} in your cart.', { units: unitsInCart })}
          </span>{' '}
          <Link href={paths.cart} sx={touchLink}>
            {i18n.t('View cart')}
          </Link>
        </Typography>
      )}
      {onOpenStockAlert && (
        <div>
          <Button sx={{ ml: -1 }} aria-haspopup="dialog" onClick={onOpenStockAlert}>
            {i18n.t('Tell me when my size is back')}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** Focuses the first available size, or part of a size that is missing. */
function focusFirst(selector: HTMLElement | null) {
  const missing = selector?.querySelector('[data-missing]') ?? selector;
  missing?.querySelector<HTMLInputElement>('input:enabled')?.focus();
}

function lastInCart(taken: readonly ProductSize[]): string {
  const sizes = listed(taken.map(({ size }) => size));
  return isOneSize(sizes)
    ? i18n.t('The last one is in your cart.')
    : i18n.t('The last of size {sizes} is in your cart.', { sizes });
}

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
  const isSoldOut = totalAvailableUnits(sizes) === 0;
  return (
    <Bar ref={trackStickyFooterHeight} elevation={0} square data-bar>
      {!isSoldOut && sizes.length > 1 && (
        <SizeSelect
          input={<OutlinedInput />}
          inputProps={{ 'aria-label': i18n.t('Size') }}
          error={isSizeMissing}
          value={size ?? ''}
          onChange={({ target }) => onSelectSize(target.value)}
        >
          <option value="" disabled>
            {i18n.t('Size')}
          </option>
          {sizes.map((entry) => (
            <option key={entry.size} value={entry.size} disabled={availableUnits(entry) === 0}>
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
        <span>{isSoldOut ? i18n.t('SOLD OUT') : i18n.t('ADD TO CART')}</span>
      </Button>
      <Box sx={{ display: 'grid', width: 52, border: 1, borderColor: 'divider' }}>
        <HeartToggle
          label={i18n.t('Add {product} to favourites', { product: name })}
          pressed={isFavourite}
          onToggle={onToggleFavourite}
        />
      </Box>
    </Bar>
  );
}
