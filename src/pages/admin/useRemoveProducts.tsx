import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRefreshProducts } from '../../data/admin/useAdminProduct.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Toast } from '../../ui/ToastBar.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { listProblem } from '../useProblemToast.tsx';

type Removal = {
  remove: (products: readonly AdminProduct[]) => void;
  /** Confirmation of an irreversible removal; render anywhere on the page. */
  removeDialog: ReactNode;
};

/**
 * Removes products, with Undo. Products without versions can't be restored, so their removal needs
 * a confirmation.
 */
export function useRemoveProducts(onRemoved: () => void): Removal {
  const showToast = useToast();
  const { send } = useApi();
  const refresh = useRefreshProducts();
  const [asked, setAsked] = useState<readonly AdminProduct[]>();
  const names = asked?.map(({ name }) => name).join(', ');

  async function removeNow(products: readonly AdminProduct[]) {
    const ids = products.map(({ _id }) => _id);
    const named = nameAll(products);
    setAsked(undefined);
    const removed = await send('POST /removeproducts', { body: { ids } });
    await refresh();
    if (removed.ok) onRemoved();
    const mayBeGone = removed.ok || removed.error.reason === 'failed';
    showToast({
      text: removed.ok ? i18n.t('Removed: {named}', { named }) : listProblem(removed.error),
      ...(removed.ok && { severity: 'info' }),
      ...(mayBeGone && canComeBack(products) && undo(ids, named)),
    });
  }

  function undo(ids: string[], named: string): Partial<Toast> {
    const action = (
      <Button color="inherit" onClick={() => restore(ids, named)}>
        {i18n.t('Undo')}
      </Button>
    );
    return { action, stays: true };
  }

  async function restore(ids: string[], named: string) {
    const restored = await send('POST /restoreproducts', { body: { ids } });
    await refresh();
    if (restored.ok)
      showToast({ text: i18n.t('Restored to the shop: {named}', { named }), severity: 'info' });
    else showToast({ text: listProblem(restored.error), ...undo(ids, named) });
  }

  const removeDialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={i18n.t('Remove from the shop?')}
      confirmLabel={i18n.t('Remove')}
      onConfirm={() => asked && removeNow(asked)}
      onCancel={() => setAsked(undefined)}
    >
      {i18n.t('{names} can’t be brought back here. Old orders keep them.', { names })}
    </ConfirmDialog>
  );
  return {
    remove: (products) => (canComeBack(products) ? void removeNow(products) : setAsked(products)),
    removeDialog,
  };
}

function canComeBack(products: readonly AdminProduct[]): boolean {
  return products.every(({ version }) => version !== undefined);
}

function nameAll(products: readonly AdminProduct[]): string {
  const [first] = products;
  return products.length === 1 && first
    ? first.name
    : i18n.t('{count, plural, one {# product} other {# products}}', { count: products.length });
}
