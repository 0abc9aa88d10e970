import { paths } from '../../contract/paths.ts';
import { useCart } from '../data/useCart.ts';
import { useCartRows } from '../data/useCartRows.ts';
import { CartCards } from '../features/cart/CartCards.tsx';
import { CartDrawer } from '../features/cart/CartDrawer.tsx';
import { CartSkeleton } from '../features/cart/CartSkeleton.tsx';
import { DrawerLines } from '../features/cart/DrawerLines.tsx';
import { DrawerSummary } from '../features/cart/DrawerSummary.tsx';
import { HeldUntil } from '../features/cart/HeldUntil.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import { useCartActions } from './useCartActions.tsx';
import { useOrderBill } from './useOrderBill.ts';

type CartInDrawerProps = {
  open: boolean;
  onClose: () => void;
};

/** What is in the cart, over the page one is on; it is ordered on its own page. */
export default function CartInDrawer({ open, onClose }: CartInDrawerProps) {
  return (
    <CartDrawer open={open} onClose={onClose} onClosed={keepFocusOnPage}>
      {/* A toast outside is not for who is in a dialog: neither heard nor reached. */}
      <ToastProvider>
        <OpenCart />
      </ToastProvider>
    </CartDrawer>
  );
}

function OpenCart() {
  const cart = useCart();
  const actions = useCartActions(cart);
  const answer = useCartRows(cart);
  const rows = answer.status === 'ready' ? answer.data : undefined;
  const { bill, hint } = useOrderBill(rows ?? [], false);

  if (answer.status === 'failed') {
    return (
      <DrawerLines>
        <EmptyState
          title="Your cart could not be loaded"
          next={{ label: 'View cart', to: paths.cart }}
        />
      </DrawerLines>
    );
  }
  if (rows?.length === 0) {
    return (
      <DrawerLines>
        <EmptyState
          title="Your cart is empty"
          next={{ label: 'See the new collection', to: paths.newCollection }}
        />
      </DrawerLines>
    );
  }
  return (
    <>
      <DrawerLines>
        {rows ? <CartCards rows={rows} {...actions} /> : <CartSkeleton lines={cart.lines.length} />}
      </DrawerLines>
      <DrawerSummary
        subtotalCents={rows && bill.goods}
        hint={rows && hint}
        held={rows && cart.heldUntil && <HeldUntil until={cart.heldUntil} />}
      />
    </>
  );
}

/** Where the link that opened the drawer has gone meanwhile, as a toast's. */
function keepFocusOnPage() {
  const { activeElement, body } = document;
  const isLost = activeElement === body || activeElement?.closest('[role="dialog"]');
  if (isLost) document.getElementById('main')?.focus({ preventScroll: true });
}
