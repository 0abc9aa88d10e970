import { useId } from 'react';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { mostLike } from '../../lib/mostLike.ts';
import { section } from '../../theme/layout.css.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { type CardActions, ProductGrid } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { heading } from './RelatedProducts.css.ts';

/** How many are shown. */
const count = 4;

/** How many to choose from. */
export const relatedLimit = 24;

type RelatedProductsProps = CardActions & {
  /** The product they are related to, which is left out. */
  to: Product;
  related: { status: 'loading' | 'failed' } | { status: 'ready'; products: readonly Product[] };
};

/** "You may also like": what of the same category is most like it; nothing where there is no other. */
export function RelatedProducts({ to, related, ...actions }: RelatedProductsProps) {
  const headingId = useId();
  const others = related.status === 'ready' ? mostLike(to, related.products, count) : undefined;
  if (others?.length === 0) return null;
  return (
    <section className={section} aria-labelledby={headingId}>
      <h2 className={heading} id={headingId}>
        You may also like
      </h2>
      {related.status === 'loading' && <ProductGridSkeleton count={count} />}
      {related.status === 'failed' && (
        <p>
          These could not be loaded.{' '}
          <TextLink to={categoryInfo[to.category].path}>See the whole category</TextLink>
        </p>
      )}
      {others && <ProductGrid wholeRows products={others} {...actions} />}
    </section>
  );
}
