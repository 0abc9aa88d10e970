import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { ProductInput } from '../../../contract/schemas/adminProduct.ts';
import { useProductExtensions, useSaveProduct } from '../../data/admin/useAdminProduct.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { usePictureUpload } from '../../data/usePictureUpload.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { DraftRestoredAlert } from '../../features/admin/products/DraftRestoredAlert.tsx';
import { ProductAddedMessage } from '../../features/admin/products/ProductAddedMessage.tsx';
import {
  ProductForm,
  ProductFormSkeleton,
  type SaveAnswer,
} from '../../features/admin/products/ProductForm.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { PageHead } from '../PageHead.tsx';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';
import { flagRefusedMessage, useUnsavedProduct } from './useUnsavedProduct.ts';

/** `/admin/addproduct`. The form is cleared after adding a product. */
export default function AddProductPage() {
  const showToast = useToast();
  const { allowedSizes, sizeScales, picturesNumber, stockCodes } = useEnvParams();
  const extensions = useProductExtensions();
  const upload = usePictureUpload('POST /s3/upload');
  const { add } = useSaveProduct();
  const { restored, isDirty, keep, forget, dropRestored } = useUnsavedProduct();
  const [formKey, setFormKey] = useState(0);
  const [added, setAdded] = useState<{ name: string; id: string | undefined; isDraft: boolean }>();
  const [problem, setProblem] = useState<string>();
  const { leaveDialog } = useUnsavedChangesPrompt(isDirty, { onLeave: forget });

  async function save(input: ProductInput): Promise<SaveAnswer> {
    const outcome = await add(input);
    if (outcome.ok) {
      showToast({ text: i18n.t('Product Added'), severity: 'success' });
      setAdded({
        name: input.name,
        id: outcome.data.product?._id,
        isDraft: outcome.data.product?.draft ?? false,
      });
      setProblem(outcome.data.withoutMostPopular ? flagRefusedMessage() : undefined);
      dropRestored();
      return { status: 'saved' };
    }
    showToast({ text: i18n.t('Failed') });
    const { reason, message, fields } = outcome.error;
    setProblem(message);
    return reason === 'refused' ? { status: reason, fields } : { status: 'kept' };
  }

  function startAfresh() {
    dropRestored();
    setFormKey(formKey + 1);
  }

  return (
    <>
      <PageHead title={i18n.t('Add Product')} />
      <AdminSection title={i18n.t('Add Product')}>
        {added && <ProductAddedMessage {...added} />}
        {restored && <DraftRestoredAlert onStartAfresh={startAfresh} />}
        {extensions ? (
          <ProductForm
            key={formKey}
            draft={restored?.values}
            allowedSizes={allowedSizes}
            sizeScales={sizeScales}
            picturesNumber={picturesNumber}
            takesCodes={stockCodes}
            extensions={extensions}
            submitLabel={i18n.t('Add product')}
            problem={problem}
            upload={upload}
            onUploadFailure={() => showToast({ text: i18n.t('Image upload failed') })}
            onSave={save}
            onUnsavedChange={keep}
          />
        ) : (
          <ProductFormSkeleton />
        )}
      </AdminSection>
      {leaveDialog}
    </>
  );
}
