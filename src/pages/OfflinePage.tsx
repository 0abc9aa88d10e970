import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import {
  createPath,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { useFailures } from '../data/useFailures.ts';
import { OfflineMessage } from '../features/status/ErrorMessage.tsx';
import { isOffline } from '../ui/browser.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { PageHead } from './PageHead.tsx';

/**
 * Replaces a page that failed to load while offline. Visitors coming from another page of the shop
 * return there and get a toast with a retry. The first page of a visit, and pages reached by Back,
 * show this message.
 */
export function OfflinePage({ onTryAgain }: { onTryAgain: () => void }) {
  const showToast = useToast();
  const isReturning = useReturn();

  useEffect(() => {
    window.addEventListener('online', onTryAgain);
    return () => window.removeEventListener('online', onTryAgain);
  }, [onTryAgain]);

  function tryAgain() {
    if (isOffline()) showToast({ text: i18n.t('You are still offline.'), severity: 'warning' });
    else onTryAgain();
  }

  if (isReturning) return null;
  return (
    <>
      <PageHead title={i18n.t('You are offline')} noindex />
      <OfflineMessage onTryAgain={tryAgain} />
    </>
  );
}

/** Returns to the previous page of the shop; false if there is none. */
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
      text: i18n.t('You are offline, so the page could not be loaded.'),
      severity: 'warning',
      staysOnBack: true,
      action: (
        <Button color="inherit" onClick={tryAgain}>
          {i18n.t('Try again')}
        </Button>
      ),
    });
    navigate(-1);
  }, [isReturning, forget, location, navigate, showToast]);

  return isReturning;
}

/** `idx` is the router's 0-based number of the entry within the visit. */
function cameFromShop(type: NavigationType): boolean {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return type === NavigationType.Push || (type === NavigationType.Replace && idx > 0);
}
