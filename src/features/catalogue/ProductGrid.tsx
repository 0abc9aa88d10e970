import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import type { Product } from '../../../contract/schemas/product.ts';
import { ProductCard } from './ProductCard.tsx';
import { leftOver, productColumns } from './productColumns.ts';

const Grid = styled('ul')(({ theme }) => ({
  ...productColumns(theme),
  listStyle: 'none',
  margin: 0,
  padding: 0,
}));

/** What the cards of a grid need besides their products. */
export type CardActions = {
  isFavourite: (productId: string) => boolean;
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
  onToggleFavourite,
  onQuickAdd,
}: ProductGridProps) {
  return (
    <Grid ref={ref} data-left-over={wholeRows ? leftOver(products.length) : undefined}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            isFavourite={isFavourite(product._id)}
            priority={index < priorityCount}
            {...(headingLevel && { headingLevel })}
            onToggleFavourite={() => onToggleFavourite(product._id)}
            onQuickAdd={(size) => onQuickAdd(product, size)}
          />
        </li>
      ))}
    </Grid>
  );
}
