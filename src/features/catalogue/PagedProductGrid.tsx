import { useRef } from 'react';
import type { Product } from '../../../contract/schemas/product.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { type CardActions, ProductGrid } from './ProductGrid.tsx';

type PagedProductGridProps = CardActions & {
  products: readonly Product[];
  /** Products over all pages. */
  total: number;
  /** How many of the pictures are among the first that the page shows. */
  priorityCount?: number;
  more: 'idle' | 'loading' | 'failed';
  /** Also tries again after a failure. */
  onShowMore: () => void;
};

/** A grid that grows by "Show more". */
export function PagedProductGrid({
  products,
  total,
  priorityCount = 0,
  more,
  onShowMore,
  ...actions
}: PagedProductGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  return (
    <>
      <ProductGrid
        ref={grid}
        products={products}
        priorityCount={priorityCount}
        headingLevel="h2"
        {...actions}
      />
      <ShowMore
        list={grid}
        things="products"
        shown={products.length}
        total={total}
        state={more}
        onShowMore={onShowMore}
      />
    </>
  );
}
