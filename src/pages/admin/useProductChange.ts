import { useCallback, useState } from 'react';
import type { AdminProduct, ProductInput } from '../../../contract/schemas/adminProduct.ts';
import { useSaveProduct } from '../../data/admin/useSaveProduct.ts';
import type { Outcome } from '../../data/outcome.ts';
import type { SaveAnswer } from '../../features/admin/products/ProductForm.tsx';
import type { ProductValues } from '../../features/admin/products/productValues.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useProductDraft } from './useProductDraft.ts';

/**
 * Saving a product that somebody else may change at the same time. Nobody's change is written over
 * unawares: where somebody was faster, `newer` is what the product has become, and the admin either
 * goes on with that (`loadNewer`) or saves theirs over it (`keepMine`). A draft is a change of the
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
  const [formKey, setFormKey] = useState(0);
  const [conflict, setConflict] = useState<{ newer: AdminProduct; mine: ProductInput }>();
  const [problem, setProblem] = useState<string>();

  async function save(input: ProductInput): Promise<SaveAnswer> {
    return settle(input, await changeFrom(base, input));
  }

  function changeFrom({ _id, version }: AdminProduct, input: ProductInput) {
    return change({ id: _id, ...input, ...(version !== undefined && { version }) });
  }

  async function settle(
    input: ProductInput,
    outcome: Outcome<{ product?: AdminProduct | undefined }>,
  ): Promise<SaveAnswer> {
    setProblem(undefined);
    if (outcome.ok) {
      const product = outcome.data.product ?? (await readAgain().catch(() => null)) ?? base;
      showToast({ text: 'Product Changed', severity: 'success' });
      setConflict(undefined);
      dropDraft();
      setBase(product);
      return { status: 'saved', product };
    }
    showToast({ text: 'Failed to update product.' });
    const { reason, message, fields } = outcome.error;
    if (reason === 'stale') {
      const newer = await readAgain().catch(() => null);
      if (newer) setConflict({ newer, mine: input });
      else setProblem('Someone else has changed this product in the meantime. Please try again.');
      return { status: 'kept' };
    }
    setProblem(message);
    return reason === 'refused' ? { status: reason, fields } : { status: 'kept' };
  }

  /** Another form, with these values in it. */
  function startFrom(product: AdminProduct) {
    dropDraft();
    setBase(product);
    setFormKey(formKey + 1);
    setConflict(undefined);
  }

  async function keepMine() {
    if (!conflict) return;
    const { newer, mine } = conflict;
    const answer = await settle(mine, await changeFrom(newer, mine));
    if (answer.status === 'saved' && answer.product) startFrom(answer.product);
  }

  return {
    base,
    draft: draft?.values,
    isDirty,
    formKey,
    problem,
    newer: conflict?.newer,
    keepDraft: useCallback((values: ProductValues | undefined) => keep(values, base), [keep, base]),
    forgetDraft,
    startAfresh: () => startFrom(loaded),
    save,
    loadNewer: () => conflict && startFrom(conflict.newer),
    keepMine,
  };
}
