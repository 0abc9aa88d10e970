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
 * Stands in for a page that could not be loaded without a network. A visitor who comes from another
 * page of the shop stays there, and a toast offers to try again; the first page of a visit, or one
 * that Back leads to, is replaced by this message.
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

/** Goes back to the previous page of the shop, if there is one; returns whether it does. */
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
