import { Suspense, useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { unstable_serialize, useSWRConfig } from 'swr';
import { i18n } from '../../contract/i18n.ts';
import { productMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { availableUnits } from '../../contract/rules/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { Page } from '../data/answers/values.ts';
import { useCartLines } from '../data/cart/CartLinesProvider.tsx';
import { cachedKeys, endpointKey } from '../data/endpointKey.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCatalogue } from '../data/useCatalogue.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useEnvParams } from '../data/useEnvParams.ts';
import { useMySizeOf } from '../data/useMySizeOf.ts';
import { recordViewed } from '../data/useRecentlyViewed.ts';
import { useFreshness } from '../data/useUser.ts';
import { RelatedProducts, relatedLimit } from '../features/catalogue/RelatedProducts.tsx';
import { ProductSkeleton } from '../features/product/ProductColumns.tsx';
import { ProductDetail } from '../features/product/ProductDetail.tsx';
import { cartHasLast } from '../lib/sizeName.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { useOverlay } from '../ui/useOverlay.ts';
import { WhenNear } from '../ui/WhenNear.tsx';
import { useAddToCart } from './cart/useAddToCart.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHead } from './PageHead.tsx';
import { useCardActions, useFavouriteToggle } from './useCardActions.ts';
import { useTerms } from './useTerms.ts';

// Lazy, because few visitors open these.
const ProductSizeGuide = lazyComponent(() => import('./ProductSizeGuide.tsx'));
const ProductReviews = lazyComponent(() => import('./ProductReviews.tsx'));
const ProductOutfit = lazyComponent(() => import('./ProductOutfit.tsx'));
const ProductMeasurements = lazyComponent(() => import('./ProductMeasurements.tsx'));
const RecentProducts = lazyComponent(() => import('./RecentProducts.tsx'));
const ProductStockAlert = lazyComponent(() => import('./ProductStockAlert.tsx'));

/** `/product` and `/product/:productId`. */
export default function ProductPage() {
  const { productId } = useParams();
  const shop = useShop();
  const freshness = useFreshness();
  const listed = useListedProduct(productId);
  const product = useEndpoint(
    'GET /product/:id',
    productId === undefined ? null : { params: { id: productId } },
    listed ? { fallbackData: listed } : freshness,
  );
  if (productId === undefined) return <NoSuchProduct />;
  if (product.status === 'failed') return <LoadError />;
  if (product.status === 'loading') {
    return (
      <>
        <title>{shop.name}</title>
        <ProductSkeleton />
      </>
    );
  }
  if (product.data === null) return <NoSuchProduct />;
  const isCard = product.data === listed && product.data.description === '';
  return <ReadyProduct key={product.data._id} product={product.data} isCard={isCard} />;
}

/** Product from a cached list, to show at once while the product itself is loading. */
function useListedProduct(id: string | undefined): Product | undefined {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    if (id === undefined) return undefined;
    const answerOf = (key: unknown) => cache.get(unstable_serialize(key as never))?.data;
    if (answerOf(endpointKey('GET /product/:id', { params: { id } })) !== undefined)
      return undefined;
    const lists = cachedKeys(mutate, ['GET /allproducts']).map(answerOf);
    return (lists.flat() as (Page<Product> | undefined)[])
      .flatMap((page) => page?.items ?? [])
      .find(({ _id }) => _id === id);
  }, [cache, mutate, id]);
}

function NoSuchProduct() {
  return (
    <>
      <PageHead title={i18n.t('Product not found')} noindex />
      <StatusMessage
        heading={i18n.t('Product not found')}
        text={i18n.t('We may not sell it any more.')}
        next={{ label: i18n.t('See all products'), to: paths.search }}
      />
    </>
  );
}

type ReadyProductProps = {
  product: Product;
  /** The product comes from a list, whose cards have no texts; the texts are loading. */
  isCard: boolean;
};

function ReadyProduct({ product, isCard }: ReadyProductProps) {
  const shop = useShop();
  const terms = useTerms();
  const { picturesNumber, stockAlerts, reviews } = useEnvParams();
  const { isFavourite, toggleFavourite } = useFavouriteToggle();
  const lines = useCartLines();
  const mySize = useMySizeOf()(product);
  const { addToCart, withCartUnits } = useAddToCart();
  const sizeGuide = useOverlay('sizeGuide');
  const stockAlert = useOverlay('stockAlert');
  const inCart = Object.fromEntries(
    lines
      .filter(({ itemId }) => itemId === product._id)
      .map(({ size, quantity }) => [size, quantity]),
  );
  // Loaded stock counts the customer's own units as reserved.
  const soldOut = product.sizes.filter(
    (entry) => availableUnits(entry) === 0 && !cartHasLast(entry, inCart[entry.size]),
  );

  const hasReviews = reviews && product.rating > 0;

  useEffect(() => recordViewed(product._id), [product._id]);

  return (
    <>
      <PageHead meta={productMeta(product, shop)} about={isCard ? undefined : { product }} />
      <ProductDetail
        product={withCartUnits(product)}
        textsLoading={isCard}
        measurements={
          product.measures?.length && (
            <WhenNear fallback={i18n.t('This could not be loaded.')}>
              <ProductMeasurements product={product} />
            </WhenNear>
          )
        }
        picturesNumber={picturesNumber}
        inCart={inCart}
        reviewsAt={hasReviews ? '#reviews' : undefined}
        terms={terms}
        mySize={mySize}
        isFavourite={isFavourite(product._id)}
        onToggleFavourite={() => toggleFavourite(product._id)}
        onOpenSizeGuide={sizeGuide.open}
        onOpenStockAlert={stockAlerts && soldOut.length > 0 ? stockAlert.open : undefined}
        onAddToCart={(size) => addToCart(product, size)}
      />
      <OnDemand wanted={sizeGuide.isOpen} onFail={sizeGuide.close}>
        {sizeGuide.isOpen && <ProductSizeGuide product={product} onClose={sizeGuide.close} />}
      </OnDemand>
      <OnDemand wanted={stockAlert.isOpen} onFail={stockAlert.close}>
        {stockAlert.isOpen && (
          <ProductStockAlert
            product={product}
            sizes={soldOut.map(({ size }) => size)}
            mySize={mySize}
            onClose={stockAlert.close}
          />
        )}
      </OnDemand>
      {product.outfit && (
        <WhenNear>
          <ProductOutfit product={product} outfit={product.outfit} />
        </WhenNear>
      )}
      {hasReviews && (
        <WhenNear id="reviews">
          <ProductReviews productId={product._id} />
        </WhenNear>
      )}
      {/* Separate boundary, so that the page hydrates in parts. */}
      <Suspense>
        <RelatedToProduct product={product} />
      </Suspense>
      <WhenNear>
        <RecentProducts except={product._id} />
      </WhenNear>
    </>
  );
}

/** Related products of the same category. Optional, so a failure does not affect the page. */
export function RelatedToProduct({ product }: { product: Product }) {
  const catalogue = useCatalogue({ category: product.category }, 1, relatedLimit);
  const { cardActions, withCartUnits } = useCardActions();
  const related =
    catalogue.status === 'ready'
      ? { status: catalogue.status, products: withCartUnits(catalogue.data.products) }
      : { status: catalogue.status };
  return <RelatedProducts to={product} related={related} {...cardActions} />;
}
