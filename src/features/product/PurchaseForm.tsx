import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { Product } from '../../../contract/schemas/product.ts';
import { freePieces, freePiecesInAll } from '../../lib/stock.ts';
import { HeartToggle } from '../../ui/HeartToggle.tsx';
import { SizeSelector, type SizeSelectorHandle } from './SizeSelector.tsx';

type PurchaseFormProps = {
  /** With the cart's own pieces counted as reserved. */
  product: Product;
  isFavourite: boolean;
  onToggleFavourite: () => void;
  onOpenSizeGuide: () => void;
  /** Without a size when none was chosen: the caller says so. */
  onAddToCart: (size: string | undefined) => void;
};

/** Choosing a size and putting it into the cart. */
export function PurchaseForm({
  product,
  isFavourite,
  onToggleFavourite,
  onOpenSizeGuide,
  onAddToCart,
}: PurchaseFormProps) {
  const [selected, setSelected] = useState<string>();
  const selector = useRef<SizeSelectorHandle>(null);
  const isSoldOut = freePiecesInAll(product.sizes) === 0;
  // A selected size that became unselectable (spec section 4) counts as none.
  const size = product.sizes.find((s) => s.size === selected && freePieces(s) > 0)?.size;

  function addToCart() {
    if (size === undefined) selector.current?.focus();
    onAddToCart(size);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SizeSelector
        ref={selector}
        sizes={product.sizes}
        size={size}
        onSelect={setSelected}
        onOpenSizeGuide={onOpenSizeGuide}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1 }}>
        <Button variant="contained" size="large" disabled={isSoldOut} onClick={addToCart}>
          {isSoldOut ? 'SOLD OUT' : 'ADD TO CART'}
        </Button>
        <Box sx={{ display: 'grid', width: 52, border: 1, borderColor: 'divider' }}>
          <HeartToggle
            label={`Add ${product.name} to favourites`}
            pressed={isFavourite}
            onToggle={onToggleFavourite}
          />
        </Box>
      </Box>
    </Box>
  );
}
