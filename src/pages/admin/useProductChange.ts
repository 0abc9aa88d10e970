import { useCallback, useRef, useState } from 'react';
import type { AdminProduct, ProductInput } from '../../../contract/schemas/adminProduct.ts';
import { useSaveProduct } from '../../data/admin/useSaveProduct.ts';
import type { SaveAnswer } from '../../features/admin/products/ProductForm.tsx';
import type { ProductValues } from '../../features/admin/products/productValues.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useProductDraft } from './useProductDraft.ts';

/**
 * Saving a product that somebody else may change at the same time. Nobody's change is written over
 * unawares: where somebody was faster, `newer` is what the product has become, and the admin either
 * goes on with that (`loadNewer`) or saves theirs over it (`keepMine`, then `save`). A draft is a change of the
 * product as it was when it was typed.
 */
export function useProductChange(
  loaded: AdminProduct,
  readAgain: () => Promise<AdminProduct | null>,
) {
  const showToast = useToast();
  const { change } = useSaveProduct();
  const { draft, isDirty, keep, forgetDraft, dropDraft } = useProductDraft(loaded._id);
  const [base, setBase] = useState(draft?.base ?? loaded);
  /** What may be written over: the version that the form began with, or a newer one, knowingly. */
  const version = useRef(base.version);
  const [formKey, setFormKey] = useState(0);
  const [newer, setNewer] = useState<AdminProduct>();
  const [problem, setProblem] = useState<string>();

  async function save(input: ProductInput): Promise<SaveAnswer> {
    const outcome = await change({
      id: base._id,
      ...input,
      ...(version.current !== undefined && { version: version.current }),
    });
    setProblem(undefined);
    if (outcome.ok) {
      const product = outcome.data.product ?? (await readAgain().catch(() => null)) ?? base;
      showToast({ text: 'Product Changed', severity: 'success' });
      beginWith(product);
      return { status: 'saved', product };
    }
    showToast({ text: 'Failed to update product.' });
    const { reason, message, fields } = outcome.error;
    if (reason === 'stale') {
      const current = await readAgain().catch(() => null);
      if (current) setNewer(current);
      else setProblem('Someone else has changed this product in the meantime. Please try again.');
      return { status: 'kept' };
    }
    setProblem(message);
    return reason === 'refused' ? { status: reason, fields } : { status: 'kept' };
  }

  function beginWith(product: AdminProduct) {
    dropDraft();
    setBase(product);
    version.current = product.version;
    setNewer(undefined);
  }

  /** Another form, with these values in it. */
  function startFrom(product: AdminProduct) {
    beginWith(product);
    setFormKey(formKey + 1);
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
    keepMine: () => {
      version.current = newer?.version;
    },
  };
}
