import { useRef } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { type CardActions, ProductGrid } from './ProductGrid.tsx';

type PagedProductGridProps = CardActions & {
  products: readonly Product[];
  total: number;
  /** Number of pictures to load with priority. */
  priorityCount?: number;
  more: 'idle' | 'loading' | 'failed';
  /** Loads the next page, or retries after a failure. */
  onShowMore: () => void;
};

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
        failure={i18n.t('The next products could not be loaded.')}
        shown={products.length}
        total={total}
        state={more}
        onShowMore={onShowMore}
      />
    </>
  );
}
