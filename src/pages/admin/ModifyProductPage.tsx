import Button from '@mui/material/Button';
import { useCallback, useId, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { extensionsIn } from '../../../contract/rules/productExtensions.ts';
import type { AdminProduct, ProductInput } from '../../../contract/schemas/adminProduct.ts';
import { useAdminProduct, useSaveProduct } from '../../data/admin/useAdminProduct.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { usePictureUpload } from '../../data/usePictureUpload.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { ConflictNotice } from '../../features/admin/products/ConflictNotice.tsx';
import { DraftRestoredAlert } from '../../features/admin/products/DraftRestoredAlert.tsx';
import {
  ProductForm,
  ProductFormSkeleton,
  type SaveAnswer,
} from '../../features/admin/products/ProductForm.tsx';
import type { ProductValues } from '../../features/admin/products/productValues.ts';
import { StockHistory } from '../../features/admin/products/StockHistory.tsx';
import { previewPath } from '../../lib/previewPath.ts';
import { productDifferences } from '../../lib/productDifferences.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { TranslationsLink } from './TranslationsLink.tsx';
import { useRemoveProducts } from './useRemoveProducts.tsx';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';
import { flagRefusedMessage, useUnsavedProduct } from './useUnsavedProduct.ts';
import { useVersionedForm } from './useVersionedForm.ts';

/** `/admin/modifyproduct/:productId?`; without an id, the product list to choose from. */
export default function ModifyProductPage() {
  const { productId } = useParams();
  if (productId === undefined) return <Navigate to={adminPaths.listProduct} replace />;
  return (
    <>
      <PageHead title={i18n.t('Change Product')} />
      <LoadedProduct key={productId} id={productId} />
    </>
  );
}

function LoadedProduct({ id }: { id: string }) {
  const { product, refetch } = useAdminProduct(id);
  if (product.status === 'failed') return <ListLoadError error={product.error} />;
  if (product.status === 'loading') {
    return (
      <AdminSection title={i18n.t('Change Product')}>
        <ProductFormSkeleton />
      </AdminSection>
    );
  }
  if (product.data === null) {
    return (
      <AdminSection title={i18n.t('Change Product')}>
        <EmptyState
          title={i18n.t('We can’t find this product')}
          text={i18n.t('It may have been removed.')}
          next={{ label: i18n.t('See all products'), to: adminPaths.listProduct }}
        />
      </AdminSection>
    );
  }
  return <ChangeProduct loaded={product.data} refetch={refetch} />;
}

/** Loaded once it is opened. */
function LoadedStockHistory({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const history = useEndpoint('GET /stockhistory/:id', isOpen ? { params: { id } } : null);
  return (
    <StockHistory
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      status={history.status}
      changes={history.data ?? []}
    />
  );
}

type ChangeProductProps = {
  loaded: AdminProduct;
  /** Resolves to the current product; null if it was removed. */
  refetch: () => Promise<AdminProduct | null>;
};

/** Form of a loaded product. A restored draft keeps the product version that it was based on. */
export function ChangeProduct({ loaded, refetch }: ChangeProductProps) {
  const formId = useId();
  const showToast = useToast();
  const navigate = useNavigate();
  const { allowedSizes, sizeScales, picturesNumber, stockCodes } = useEnvParams();
  const upload = usePictureUpload('POST /s3/upload');
  const { change } = useSaveProduct();
  const { restored, isDirty, keep, forget, dropRestored } = useUnsavedProduct(loaded._id);
  const form = useVersionedForm(restored?.base ?? loaded);
  const { base, version, newer } = form;
  const keepUnsaved = useCallback(
    (values: ProductValues | undefined) => keep(values, base),
    [keep, base],
  );
  const [problem, setProblem] = useState<string>();
  const { leaveDialog, leaveFreely } = useUnsavedChangesPrompt(isDirty, { onLeave: forget });
  const { remove, removeDialog } = useRemoveProducts(() =>
    leaveFreely(() => navigate(adminPaths.listProduct)),
  );

  async function save(input: ProductInput): Promise<SaveAnswer> {
    const outcome = await change({
      id: base._id,
      ...input,
      ...(version.current !== undefined && { version: version.current }),
    });
    setProblem(undefined);
    if (outcome.ok) {
      const product = outcome.data.product ?? (await refetch().catch(() => null)) ?? base;
      showToast({ text: i18n.t('Product Changed'), severity: 'success' });
      if (outcome.data.withoutMostPopular) setProblem(flagRefusedMessage());
      dropRestored();
      form.takeSaved(product);
      return { status: 'saved', product };
    }
    showToast({ text: i18n.t('Failed to update product.') });
    const { reason, message, fields } = outcome.error;
    if (reason === 'stale') {
      const current = await refetch().catch(() => null);
      if (current) form.setNewer(current);
      else
        setProblem(
          i18n.t('Someone else has changed this product in the meantime. Please try again.'),
        );
      return { status: 'kept' };
    }
    setProblem(message);
    return reason === 'refused' ? { status: reason, fields } : { status: 'kept' };
  }

  function startFrom(product: AdminProduct) {
    dropRestored();
    form.startFrom(product);
  }

  return (
    <AdminSection
      title={i18n.t('Change Product')}
      text={nameInColour(base)}
      actions={
        <>
          <TranslationsLink subject="product" id={base._id} />
          <Button href={base.draft ? previewPath(base._id) : paths.product(base._id)}>
            <span>{base.draft ? i18n.t('Preview') : i18n.t('See it in the shop')}</span>
          </Button>
        </>
      }
    >
      <FocusFallback label={i18n.t('Change Product')}>
        {newer && (
          <ConflictNotice
            differences={productDifferences(base, newer)}
            form={formId}
            onLoadNewer={() => startFrom(newer)}
            onKeepMine={form.keepMine}
          />
        )}
        {restored && <DraftRestoredAlert onStartAfresh={() => startFrom(loaded)} />}
        <ProductForm
          key={form.formKey}
          id={formId}
          product={base}
          draft={restored?.values}
          allowedSizes={allowedSizes}
          sizeScales={sizeScales}
          picturesNumber={picturesNumber}
          takesCodes={stockCodes}
          extensions={extensionsIn([base])}
          submitLabel={i18n.t('Save changes')}
          problem={problem}
          actions={
            <Button color="error" onClick={() => remove([base])}>
              {i18n.t('Remove product')}
            </Button>
          }
          upload={upload}
          onUploadFailure={() => showToast({ text: i18n.t('Image upload failed') })}
          onSave={save}
          onUnsavedChange={keepUnsaved}
        />
      </FocusFallback>
      {stockCodes && <LoadedStockHistory id={base._id} />}
      {leaveDialog}
      {removeDialog}
    </AdminSection>
  );
}
