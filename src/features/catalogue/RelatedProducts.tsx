import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { similarProducts } from '../../lib/similarProducts.ts';
import { type CardActions, ProductGrid } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

const count = 4;

export const relatedLimit = 24;

type RelatedProductsProps = CardActions & {
  /** Product to find related ones for; excluded from the list. */
  to: Product;
  related: { status: 'loading' | 'failed' } | { status: 'ready'; products: readonly Product[] };
};

/** "You may also like": most similar products of the category; renders nothing without any. */
export function RelatedProducts({ to, related, ...actions }: RelatedProductsProps) {
  const headingId = useId();
  const others =
    related.status === 'ready' ? similarProducts(to, related.products, count) : undefined;
  if (others?.length === 0) return null;
  return (
    <Container component="section" aria-labelledby={headingId} sx={{ pb: 10 }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 3 }}>
        {i18n.t('You may also like')}
      </Typography>
      {related.status === 'loading' && <ProductGridSkeleton count={count} />}
      {related.status === 'failed' && (
        <Typography>
          <span>{i18n.t('These could not be loaded.')}</span>{' '}
          <Link href={categoryInfo[to.category].path}>{i18n.t('See the whole category')}</Link>
        </Typography>
      )}
      {others && <ProductGrid wholeRows products={others} {...actions} />}
    </Container>
  );
}
