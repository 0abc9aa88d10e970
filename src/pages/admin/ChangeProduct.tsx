import Button from '@mui/material/Button';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { extensionsIn } from '../../../contract/rules/productExtensions.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { usePictureUpload } from '../../data/usePictureUpload.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { ConflictNotice } from '../../features/admin/products/ConflictNotice.tsx';
import { DraftRestoredAlert } from '../../features/admin/products/DraftRestoredAlert.tsx';
import { ProductForm } from '../../features/admin/products/ProductForm.tsx';
import { paths } from '../../lib/paths.ts';
import { previewPath } from '../../lib/previewPath.ts';
import { productDifferences } from '../../lib/productDifferences.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useProductChange } from './useProductChange.ts';
import { useRemoveProducts } from './useRemoveProducts.tsx';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

type ChangeProductProps = {
  loaded: AdminProduct;
  /** The current product; null if it was removed. */
  refetch: () => Promise<AdminProduct | null>;
};

/** A product that is there, in its form. */
export function ChangeProduct({ loaded, refetch }: ChangeProductProps) {
  const formId = useId();
  const showToast = useToast();
  const navigate = useNavigate();
  const { allowedSizes, picturesNumber } = useEnvParams();
  const upload = usePictureUpload('POST /s3/upload');
  const change = useProductChange(loaded, refetch);
  const { base, draft, newer } = change;
  const { leaveDialog, leaveFreely } = useUnsavedChangesPrompt(change.isDirty, {
    onLeave: change.forgetDraft,
  });
  const { remove, removeDialog } = useRemoveProducts(() =>
    leaveFreely(() => navigate(paths.listProduct)),
  );
  return (
    <AdminSection
      title="Change Product"
      text={nameInColour(base)}
      actions={
        <Button href={base.draft ? previewPath(base._id) : paths.product(base._id)} color="inherit">
          {base.draft ? 'Preview' : 'See it in the shop'}
        </Button>
      }
    >
      <FocusFallback label="Change Product">
        {newer && (
          <ConflictNotice
            differences={productDifferences(base, newer)}
            form={formId}
            onLoadNewer={change.loadNewer}
            onKeepMine={change.keepMine}
          />
        )}
        {draft && <DraftRestoredAlert onStartAfresh={change.startAfresh} />}
        <ProductForm
          key={change.formKey}
          id={formId}
          product={base}
          draft={draft}
          allowedSizes={allowedSizes}
          picturesNumber={picturesNumber}
          extensions={extensionsIn([base])}
          submitLabel="Save changes"
          problem={change.problem}
          actions={
            <Button color="error" onClick={() => remove([base])}>
              Remove product
            </Button>
          }
          upload={upload}
          onUploadFailure={() => showToast({ text: 'Image upload failed' })}
          onSave={change.save}
          onUnsavedChange={change.keepDraft}
        />
      </FocusFallback>
      {leaveDialog}
      {removeDialog}
    </AdminSection>
  );
}
