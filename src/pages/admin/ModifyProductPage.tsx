import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { useAdminProduct } from '../../data/admin/useAdminProduct.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { ProductFormSkeleton } from '../../features/admin/products/ProductFormSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListLoadError } from '../ListLoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { ChangeProduct } from './ChangeProduct.tsx';

/** `/admin/modifyproduct/:productId?`; without an id one is chosen in the list first. */
export default function ModifyProductPage() {
  const { productId } = useParams();
  if (productId === undefined) return <Navigate to={paths.listProduct} replace />;
  return (
    <>
      <PageHead title="Change Product" />
      <LoadedProduct key={productId} id={productId} />
    </>
  );
}

function LoadedProduct({ id }: { id: string }) {
  const { product, refetch } = useAdminProduct(id);
  if (product.status === 'failed') return <ListLoadError error={product.error} />;
  if (product.status === 'loading') {
    return (
      <AdminSection title="Change Product">
        <ProductFormSkeleton />
      </AdminSection>
    );
  }
  if (product.data === null) {
    return (
      <AdminSection title="Change Product">
        <EmptyState
          title="We can’t find this product"
          text="It may have been removed."
          next={{ label: 'See all products', to: paths.listProduct }}
        />
      </AdminSection>
    );
  }
  return <ChangeProduct loaded={product.data} refetch={refetch} />;
}
