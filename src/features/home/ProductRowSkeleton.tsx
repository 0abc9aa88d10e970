import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { ProductRow } from './ProductRow.tsx';

/** The shape of a `ProductRow` whose products are on their way. */
export function ProductRowSkeleton() {
  return (
    <div role="status" aria-label="Loading products">
      <ProductRow>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </ProductRow>
    </div>
  );
}
