import type { OrderContact } from '../../contract/schemas/order.ts';
import { useCheckout } from '../data/useCheckout.ts';
import type { CartRow } from '../lib/cartRows.ts';
import { type Toast, useToast } from '../ui/ToastProvider.tsx';

/** PROCEED TO CHECKOUT: leaves for the payment page, or says why not (spec section 8). */
export function useProceed(rows: readonly CartRow[] | undefined) {
  const notify = useToast();
  const startCheckout = useCheckout();

  return async function proceed(contact: OrderContact) {
    const outcome = await startCheckout(rows ?? [], contact);
    switch (outcome.status) {
      case 'ready':
        return window.location.assign(outcome.url);
      case 'changed':
        return notify({ text: outcome.message, severity: 'warning' });
      case 'refused':
      case 'failed':
        return notify(failures[outcome.status]);
    }
  };
}

const failures: Record<'refused' | 'failed', Toast> = {
  refused: { text: 'Failed to create checkout session. Please try again.' },
  failed: { text: 'An error occurred during checkout. Please try again later.' },
};
