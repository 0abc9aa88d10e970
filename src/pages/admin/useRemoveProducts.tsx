import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useChangeProducts } from '../../data/admin/useChangeProducts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';

type Removal = {
  remove: (products: readonly AdminProduct[]) => void;
  /** The question of a bare server; to be put anywhere on the page. */
  removeDialog: ReactNode;
};

/**
 * Takes products out of the shop, with an Undo; a bare server can't bring them back, so there the
 * question comes before.
 */
export function useRemoveProducts(isBare: boolean, onRemoved: () => void): Removal {
  const notify = useToast();
  const { removeAll, restoreAll } = useChangeProducts(isBare);
  const [asked, setAsked] = useState<readonly AdminProduct[]>();
  const names = asked?.map(({ name }) => name).join(', ');

  async function removeNow(products: readonly AdminProduct[]) {
    const ids = products.map(({ _id }) => _id);
    const named = nameAll(products);
    setAsked(undefined);
    try {
      await removeAll(ids);
    } catch {
      notify({ text: `${named} could not be removed. Please try again.` });
      return;
    }
    onRemoved();
    const undo = (
      <Button color="inherit" onClick={() => bringBack(ids, named)}>
        Undo
      </Button>
    );
    notify({ text: `Removed: ${named}`, severity: 'info', ...(!isBare && { action: undo }) });
  }

  async function bringBack(ids: string[], named: string) {
    try {
      await restoreAll(ids);
      notify({ text: `Back in the shop: ${named}`, severity: 'info' });
    } catch {
      notify({ text: `${named} could not be brought back. Please try again.` });
    }
  }

  const removeDialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title="Remove from the shop?"
      confirmLabel="Remove"
      onConfirm={() => asked && removeNow(asked)}
      onCancel={() => setAsked(undefined)}
    >
      {names} can’t be brought back here. Old orders keep them.
    </ConfirmDialog>
  );
  return {
    remove: (products) => (isBare ? setAsked(products) : void removeNow(products)),
    removeDialog,
  };
}

function nameAll(products: readonly AdminProduct[]): string {
  const [first] = products;
  return products.length === 1 && first ? first.name : `${products.length} products`;
}
