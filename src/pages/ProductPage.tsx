import { useParams } from 'react-router-dom';
import type { Product } from '../../contract/schemas/product.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useEnvParams } from '../data/useEnvParams.ts';
import { useProduct } from '../data/useProduct.ts';
import { ProductDetail } from '../features/product/ProductDetail.tsx';
import { ProductSkeleton } from '../features/product/ProductSkeleton.tsx';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { RelatedToProduct } from './RelatedToProduct.tsx';
import { useAddToCart } from './useAddToCart.tsx';
import { useFavouriteToggle } from './useFavouriteToggle.ts';

/** `/product` and `/product/:productId`. */
export function ProductPage() {
  const { productId } = useParams();
  const shop = useShop();
  const product = useProduct(productId);
  if (product.status === 'failed') return <LoadFailure />;
  if (product.status === 'loading') {
    return (
      <>
        <title>{shop.name}</title>
        <ProductSkeleton />
      </>
    );
  }
  if (product.data === null) {
    return (
      <>
        <title>{`Product not found · ${shop.name}`}</title>
        <EmptyState
          title="Product not found"
          next={{ label: 'See all products', to: paths.search }}
        />
      </>
    );
  }
  return <ReadyProduct key={product.data._id} product={product.data} />;
}

function ReadyProduct({ product }: { product: Product }) {
  const shop = useShop();
  const { picturesNumber } = useEnvParams();
  const { isFavourite, toggleFavourite } = useFavouriteToggle();
  const { addToCart, withCartPieces } = useAddToCart();
  return (
    <>
      <title>{`${product.name} · ${shop.name}`}</title>
      <ProductDetail
        product={withCartPieces(product)}
        picturesNumber={picturesNumber}
        supportEmail={shop.supportEmail}
        isFavourite={isFavourite(product._id)}
        onToggleFavourite={() => toggleFavourite(product._id)}
        onAddToCart={(size) => addToCart(product, size)}
      />
      <RelatedToProduct product={product} />
    </>
  );
}
