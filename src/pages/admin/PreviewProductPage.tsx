import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { useAdminProduct } from '../../data/admin/useAdminProduct.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { ProductSkeleton } from '../../features/product/ProductColumns.tsx';
import { ProductDetail } from '../../features/product/ProductDetail.tsx';
import { previewPath } from '../../lib/previewPath.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import ProductMeasurements from '../ProductMeasurements.tsx';
import { useTerms } from '../useTerms.ts';

/** `/admin/modifyproduct/:productId/preview`: a draft as seen by shoppers. */
export default function PreviewProductPage() {
  const { productId = '' } = useParams();
  return (
    <>
      <PageHead title={i18n.t('Preview')} />
      <Preview key={productId} id={productId} />
    </>
  );
}

function Preview({ id }: { id: string }) {
  const terms = useTerms();
  const { picturesNumber } = useEnvParams();
  const showToast = useToast();
  const { product } = useAdminProduct(id);
  if (product.status === 'failed') return <ListLoadError error={product.error} />;
  if (product.status === 'loading') return <ProductSkeleton />;
  if (product.data === null) {
    return (
      <EmptyState
        title={i18n.t('We can’t find this product')}
        text={i18n.t('It may have been removed.')}
        next={{ label: i18n.t('See all products'), to: adminPaths.listProduct }}
      />
    );
  }
  const { draft, measures = [] } = product.data;
  const tell = () =>
    showToast({ text: i18n.t('This is a preview: nothing happens here.'), severity: 'info' });
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 3 }}
        action={
          <Button
            href={draft ? adminPaths.modifyProduct(id) : paths.product(id)}
            color="inherit"
            size="small"
          >
            <span>{draft ? i18n.t('Change it') : i18n.t('See it in the shop')}</span>
          </Button>
        }
      >
        {draft
          ? i18n.t('A draft as shoppers will see it. Until it is published, only admins do.')
          : i18n.t('This product is published.')}
      </Alert>
      <ProductDetail
        product={product.data}
        measurements={measures.length > 0 && <ProductMeasurements product={product.data} />}
        picturesNumber={picturesNumber}
        inCart={{}}
        pathOf={previewPath}
        terms={terms}
        isFavourite={false}
        onToggleFavourite={tell}
        onOpenSizeGuide={tell}
        onAddToCart={tell}
      />
    </>
  );
}
