import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import {
  createPath,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { useFailures } from '../data/useFailures.ts';
import { OfflineMessage } from '../features/status/OfflineMessage.tsx';
import { isOffline } from '../lib/isOffline.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { PageHead } from './PageHead.tsx';

/**
 * Stands in for a page that did not come because there is no network. Whoever came from another
 * page of the shop stays on that, and a toast offers to try again; the first page of a visit, or
 * one that Back leads to, says it in its own place.
 */
export function OfflinePage({ onTryAgain }: { onTryAgain: () => void }) {
  const showToast = useToast();
  const isReturning = useReturn();

  useEffect(() => {
    window.addEventListener('online', onTryAgain);
    return () => window.removeEventListener('online', onTryAgain);
  }, [onTryAgain]);

  function tryAgain() {
    if (isOffline()) showToast({ text: 'You are still offline.', severity: 'warning' });
    else onTryAgain();
  }

  if (isReturning) return null;
  return (
    <>
      <PageHead title="You are offline" noindex />
      <OfflineMessage onTryAgain={tryAgain} />
    </>
  );
}

/** Goes back to the page before, if there is one; whether it does. */
function useReturn(): boolean {
  const showToast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const [isReturning] = useState(() => cameFromShop(type));
  const hasReturned = useRef(false);
  const { forget } = useFailures();

  useEffect(() => {
    if (!isReturning || hasReturned.current) return;
    hasReturned.current = true;
    forget();
    const tryAgain = () => navigate(createPath(location), { state: location.state });
    showToast({
      text: 'You are offline, so the page could not be loaded.',
      severity: 'warning',
      staysOnBack: true,
      action: (
        <Button color="inherit" onClick={tryAgain}>
          Try again
        </Button>
      ),
    });
    navigate(-1);
  }, [isReturning, forget, location, navigate, showToast]);

  return isReturning;
}

/** The router numbers the entries of the history in a visit from 0. */
function cameFromShop(type: NavigationType): boolean {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return type === NavigationType.Push || (type === NavigationType.Replace && idx > 0);
}
