import { useCallback, useState } from 'react';
import type { AdminProduct, ProductInput } from '../../../contract/schemas/adminProduct.ts';
import { useSaveProduct } from '../../data/admin/useSaveProduct.ts';
import type { SaveAnswer } from '../../features/admin/products/ProductForm.tsx';
import type { ProductValues } from '../../features/admin/products/productValues.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useProductDraft } from './useProductDraft.ts';
import { useVersionedForm } from './useVersionedForm.ts';

/** Saving a product. A draft is a change of the product as it was when it was typed. */
export function useProductChange(
  loaded: AdminProduct,
  refetch: () => Promise<AdminProduct | null>,
) {
  const showToast = useToast();
  const { change } = useSaveProduct();
  const { draft, isDirty, keep, forgetDraft, dropDraft } = useProductDraft(loaded._id);
  const form = useVersionedForm(draft?.base ?? loaded);
  const { base, version, newer, formKey, keepMine } = form;
  const [problem, setProblem] = useState<string>();

  async function save(input: ProductInput): Promise<SaveAnswer> {
    const outcome = await change({
      id: base._id,
      ...input,
      ...(version.current !== undefined && { version: version.current }),
    });
    setProblem(undefined);
    if (outcome.ok) {
      const product = outcome.data.product ?? (await refetch().catch(() => null)) ?? base;
      showToast({ text: 'Product Changed', severity: 'success' });
      dropDraft();
      form.takeSaved(product);
      return { status: 'saved', product };
    }
    showToast({ text: 'Failed to update product.' });
    const { reason, message, fields } = outcome.error;
    if (reason === 'stale') {
      const current = await refetch().catch(() => null);
      if (current) form.setNewer(current);
      else setProblem('Someone else has changed this product in the meantime. Please try again.');
      return { status: 'kept' };
    }
    setProblem(message);
    return reason === 'refused' ? { status: reason, fields } : { status: 'kept' };
  }

  function startFrom(product: AdminProduct) {
    dropDraft();
    form.startFrom(product);
  }

  return {
    base,
    draft: draft?.values,
    isDirty,
    formKey,
    problem,
    newer,
    keepDraft: useCallback((values: ProductValues | undefined) => keep(values, base), [keep, base]),
    forgetDraft,
    startAfresh: () => startFrom(loaded),
    save,
    loadNewer: () => newer && startFrom(newer),
    keepMine,
  };
}
