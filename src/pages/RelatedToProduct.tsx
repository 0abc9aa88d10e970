import type { Product } from '../../contract/schemas/product.ts';
import { useCatalogue } from '../data/useCatalogue.ts';
import { RelatedProducts, relatedLimit } from '../features/catalogue/RelatedProducts.tsx';
import { useCardActions } from './useCardActions.ts';

/** More of a product's category. It only accompanies the page, so its failure stays in its place. */
export function RelatedToProduct({ product }: { product: Product }) {
  const catalogue = useCatalogue({ category: product.category }, 1, relatedLimit);
  const { cardActions, withCartUnits } = useCardActions();
  const related =
    catalogue.status === 'ready'
      ? { status: catalogue.status, products: withCartUnits(catalogue.data.products) }
      : { status: catalogue.status };
  return <RelatedProducts to={product} related={related} {...cardActions} />;
}
