import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { ProductRow } from './ProductRow.tsx';

/** The shape of a `ProductRow` whose products are on their way. */
export function ProductRowSkeleton() {
  return (
    <div role="status" aria-label="Loading products">
      <ProductRow>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </ProductRow>
    </div>
  );
}
