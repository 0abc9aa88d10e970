import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { i18n } from '../../contract/i18n.ts';
import { isOffline } from './browser.ts';
import { forgetFailedLoads } from './lazyComponent.tsx';
import type { Toast } from './ToastBar.tsx';
import { useToast } from './ToastProvider.tsx';

type OnDemandProps = {
  /** Mounts the children; they stay mounted from then on. */
  wanted: boolean;
  /** Called when their code failed to load, after the toast; reset `wanted`. */
  onFail: () => void;
  children: ReactNode;
};

const offline = (): Toast => ({
  text: i18n.t('This could not be loaded. Please check your connection and try again.'),
});

/** A newer release has other file names, so a retry without a reload would fail, too. */
const replaced = (): Toast => ({
  text: i18n.t('This could not be loaded; the shop may have been updated.'),
  action: (
    <Button color="inherit" onClick={() => window.location.reload()}>
      {i18n.t('Reload')}
    </Button>
  ),
  stays: true,
});

/** Renders a dialog or menu made by `lazyComponent` once it is wanted. */
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
        showToast(isOffline() ? offline() : replaced());
        onFail();
      }}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
