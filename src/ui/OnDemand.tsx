import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isOffline } from '../lib/isOffline.ts';
import { forgetFailedLoads } from './lazyComponent.tsx';
import { useToast } from './ToastProvider.tsx';
import type { Toast } from './toast.ts';

type OnDemandProps = {
  /** From the first time on that this is true, the children stay. */
  wanted: boolean;
  /** Their code failed to load, which the visitor has been told: stop asking for them. */
  onFail: () => void;
  children: ReactNode;
};

const offline: Toast = {
  text: 'This could not be loaded. Please check your connection and try again.',
};

/** A newer release has other files: no other press would load this one. */
const replaced: Toast = {
  text: 'This could not be loaded; the shop may have been updated.',
  action: (
    <Button color="inherit" onClick={() => window.location.reload()}>
      Reload
    </Button>
  ),
  stays: true,
};

/** Renders what is not needed until it is asked for: a dialog or menu made by `lazyComponent`. */
export function OnDemand({ wanted, onFail, children }: OnDemandProps) {
  const [wasWanted, setWasWanted] = useState(wanted);
  if (wanted && !wasWanted) setWasWanted(true);
  const showToast = useToast();
  if (!wasWanted) return null;
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[wanted]}
      onReset={forgetFailedLoads}
      onError={() => {
        showToast(isOffline() ? offline : replaced);
        onFail();
      }}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
