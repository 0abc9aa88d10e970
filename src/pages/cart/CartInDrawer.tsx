import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { CartCards } from '../../features/cart/CartCards.tsx';
import { CartDrawer, DrawerLines, DrawerSummary } from '../../features/cart/CartDrawer.tsx';
import { CartSkeleton } from '../../features/cart/CartSkeleton.tsx';
import { HeldUntil } from '../../features/cart/CartSummary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ToastProvider } from '../../ui/ToastProvider.tsx';
import { useOrderBill } from './useOrderBill.ts';
import { useShownCart } from './useShownCart.tsx';

type CartInDrawerProps = {
  open: boolean;
  onClose: () => void;
};

/** Cart drawer over the current page; checkout is on the cart page. */
export default function CartInDrawer({ open, onClose }: CartInDrawerProps) {
  return (
    <CartDrawer open={open} onClose={onClose} onClosed={keepFocusOnPage}>
      {/* Own provider, because a toast outside the dialog is neither announced nor focusable. */}
      <ToastProvider>
        <OpenCart />
      </ToastProvider>
    </CartDrawer>
  );
}

function OpenCart() {
  const { lines, rows, isFailed, heldUntil, actions } = useShownCart();
  const { bill, hint } = useOrderBill(rows ?? [], false);

  if (isFailed) {
    return (
      <DrawerLines>
        <EmptyState
          title={i18n.t('Your cart could not be loaded')}
          next={{ label: i18n.t('View cart'), to: paths.cart }}
        />
      </DrawerLines>
    );
  }
  if (rows?.length === 0) {
    return (
      <DrawerLines>
        <EmptyState
          title={i18n.t('Your cart is empty')}
          next={{ label: i18n.t('See the new collection'), to: paths.newCollection }}
        />
      </DrawerLines>
    );
  }
  return (
    <>
      <DrawerLines>
        {rows ? <CartCards rows={rows} {...actions} /> : <CartSkeleton lines={lines.length} />}
      </DrawerLines>
      <DrawerSummary
        subtotalCents={rows && bill.goods}
        hint={rows && hint}
        held={rows && heldUntil && <HeldUntil until={heldUntil} />}
      />
    </>
  );
}

/** Focuses the content if the link that opened the drawer is gone, such as one in a toast. */
function keepFocusOnPage() {
  const { activeElement, body } = document;
  const isLost = activeElement === body || activeElement?.closest('[role="dialog"]');
  if (isLost) document.getElementById('main')?.focus({ preventScroll: true });
}
