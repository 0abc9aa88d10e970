import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToast } from '../ui/ToastProvider.tsx';
import type { Toast } from '../ui/toast.ts';

/** Says how a payment ended that brought the visitor back to the cart (`?payment=…`), once. */
export function usePaymentReturn() {
  const showToast = useToast();
  const [search, setSearch] = useSearchParams();
  const payment = search.get('payment');

  useEffect(() => {
    if (payment === null) return;
    const toast = Object.hasOwn(endings, payment) && endings[payment];
    if (toast) showToast(toast);
    setSearch({}, { replace: true });
  }, [payment, showToast, setSearch]);
}

const endings: Record<string, Toast> = {
  cancelled: {
    text: 'The payment was cancelled and you have not been charged. Your cart is as you left it.',
    severity: 'info',
  },
  declined: {
    text: 'The payment was declined and you have not been charged. Your cart is as you left it.',
    severity: 'warning',
  },
};
