import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { memo, type Ref, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import type { Product } from '../../../contract/schemas/product.ts';
import { ProductCard } from './ProductCard.tsx';
import {
  leftOver,
  productColumnHeight,
  productGridColumns,
  withColours,
} from './productGridColumns.ts';

const Grid = styled(List)(({ theme }) => productGridColumns(theme));

/** Skips rendering while off-screen, without clipping the focus ring. */
const GridItem = styled(ListItem)(({ theme }) => ({
  display: 'block',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${productColumnHeight.phone}`,
  overflowClipMargin: 8,
  '&[data-colours]': withColours,
  [theme.breakpoints.up('sm')]: { containIntrinsicBlockSize: `auto ${productColumnHeight.tablet}` },
  [theme.breakpoints.up('lg')]: {
    containIntrinsicBlockSize: `auto ${productColumnHeight.desktop}`,
  },
  [theme.breakpoints.up('xl')]: { containIntrinsicBlockSize: `auto ${productColumnHeight.wide}` },
}));

/** Card props shared by all cards of a grid. */
export type CardActions = {
  isFavourite: (productId: string) => boolean;
  /** Products of the style passed to `onWantColours` last. */
  colours?: readonly Product[];
  onWantColours?: (product: Product) => void;
  onToggleFavourite: (productId: string) => void;
  onQuickAdd: (product: Product, size: string) => void;
};

type ProductGridProps = CardActions & {
  products: readonly Product[];
  /** Number of pictures to load with priority. */
  priorityCount?: number;
  /** Level of product names: one below the enclosing heading. */
  headingLevel?: 'h2' | 'h3';
  /** Omit an incomplete last row; for pages that show a selection. */
  wholeRows?: boolean;
  ref?: Ref<HTMLUListElement>;
};

/** Product list in two, three or four columns. */
export function ProductGrid({
  products,
  priorityCount = 0,
  headingLevel,
  wholeRows = false,
  ref,
  isFavourite,
  colours,
  onWantColours,
  onToggleFavourite,
  onQuickAdd,
}: ProductGridProps) {
  const actions = useRef({ onWantColours, onToggleFavourite, onQuickAdd });
  useLayoutEffect(() => {
    actions.current = { onWantColours, onToggleFavourite, onQuickAdd };
  });
  return (
    <Grid
      ref={ref}
      disablePadding
      data-left-over={wholeRows ? leftOver(products.length) : undefined}
    >
      {products.map((product, index) => (
        <Cell
          key={product._id}
          product={product}
          isFavourite={isFavourite(product._id)}
          colours={colours?.some(({ _id }) => _id === product._id) ? colours : undefined}
          priority={index < priorityCount}
          headingLevel={headingLevel}
          actions={actions}
        />
      ))}
    </Grid>
  );
}

type CellProps = {
  product: Product;
  isFavourite: boolean;
  colours: readonly Product[] | undefined;
  priority: boolean;
  headingLevel: ProductGridProps['headingLevel'];
  /** Stable ref, so that cells stay memoized. */
  actions: RefObject<Omit<CardActions, 'isFavourite' | 'colours'>>;
};

/** Memoized: re-renders only for another product or favourite state. */
const Cell = memo(function Cell({ product, headingLevel, actions, ...shown }: CellProps) {
  return (
    <GridItem disablePadding data-colours={product.colourways && ''}>
      {/* Separate boundary per card: a press hydrates only that card. */}
      <Suspense>
        <ProductCard
          product={product}
          {...shown}
          {...(headingLevel && { headingLevel })}
          onWantColours={() => actions.current.onWantColours?.(product)}
          onToggleFavourite={() => actions.current.onToggleFavourite(product._id)}
          onQuickAdd={(size) => actions.current.onQuickAdd(product, size)}
        />
      </Suspense>
    </GridItem>
  );
});
