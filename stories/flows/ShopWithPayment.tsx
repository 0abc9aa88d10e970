import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { firstSessionId, paymentHash } from '../mocks/checkout.ts';

const paid = new URLSearchParams({
  session_id: firstSessionId,
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  phone: '+351912345678',
  email: 'anna@example.test',
});

/** The shop, replaced by a payment provider's page once the shop redirects there. */
export function ShopWithPayment() {
  const navigate = useNavigate();
  const isPaying = useSyncExternalStore(onHashChange, () => window.location.hash === paymentHash);
  if (!isPaying) return <AppRoutes />;

  function leaveFor(url: string) {
    navigate(url);
    window.location.hash = '';
  }

  async function pay() {
    await fetch(`/api/test-payment/${firstSessionId}`, { method: 'POST' });
    leaveFor(`${paths.checkoutSuccess}?${paid}`);
  }

  return (
    <main>
      <h1>Test payment</h1>
      <button type="button" onClick={pay}>
        Pay
      </button>
      <button type="button" onClick={() => leaveFor(`${paths.cart}?payment=declined`)}>
        Decline
      </button>
      <button type="button" onClick={() => leaveFor(`${paths.cart}?payment=cancelled`)}>
        Cancel
      </button>
    </main>
  );
}

function onHashChange(listen: () => void) {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}
