import { useEffect } from 'react';
import { isOffline } from '../lib/isOffline.ts';
import { useToast } from '../ui/ToastProvider.tsx';

/** Says that what is shown was kept, where the network is lost or was never there. */
export function useOfflineToast() {
  const showToast = useToast();
  useEffect(() => {
    function tell() {
      showToast({
        text: 'You are offline. Prices and stock may have changed.',
        severity: 'info',
      });
    }
    if (isOffline()) tell();
    window.addEventListener('offline', tell);
    return () => window.removeEventListener('offline', tell);
  }, [showToast]);
}
