import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { memo, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Product } from '../../../contract/schemas/product.ts';
import { ProductCard } from './ProductCard.tsx';
import { leftOver, productColumnHeight, productColumns, withColours } from './productColumns.ts';

const Grid = styled(List)(({ theme }) => productColumns(theme));

/** Costs nothing before it comes near. The focus ring is not cut off. */
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

/** What the cards of a grid need besides their products. */
export type CardActions = {
  isFavourite: (productId: string) => boolean;
  /** The products of the style whose colours were wanted last. */
  colours?: readonly Product[];
  onWantColours?: (product: Product) => void;
  onToggleFavourite: (productId: string) => void;
  onQuickAdd: (product: Product, size: string) => void;
};

type ProductGridProps = CardActions & {
  products: readonly Product[];
  /** How many of the first pictures are seen as soon as the page is there. */
  priorityCount?: number;
  /** Of each product's name: one below what the grid stands under. */
  headingLevel?: 'h2' | 'h3';
  /** A row that would not be full is left out; for a page that shows a few of many. */
  wholeRows?: boolean;
  ref?: Ref<HTMLUListElement>;
};

/** Products as a list in two, three or four columns. */
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
  /** The same object for as long as the grid is there. */
  actions: RefObject<Omit<CardActions, 'isFavourite' | 'colours'>>;
};

/** Rendered anew only with another product, or when its heart changes. */
const Cell = memo(function Cell({ product, headingLevel, actions, ...shown }: CellProps) {
  return (
    <GridItem disablePadding data-colours={product.colourways && ''}>
      <ProductCard
        product={product}
        {...shown}
        {...(headingLevel && { headingLevel })}
        onWantColours={() => actions.current.onWantColours?.(product)}
        onToggleFavourite={() => actions.current.onToggleFavourite(product._id)}
        onQuickAdd={(size) => actions.current.onQuickAdd(product, size)}
      />
    </GridItem>
  );
});
