import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { lowScreen } from '../theme/tokens.ts';
import { onFirstInteraction } from './browser.ts';
import { forgetFailedLoads, lazyComponent } from './lazyComponent.tsx';
import type { Toast } from './ToastBar.tsx';
import { overlayIn } from './useOverlay.ts';

const ToastBar = lazyComponent(() => import('./ToastBar.tsx'));

/** Fallback if the toast's code can't be loaded. */
const PlainToast = styled(Typography)(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.snackbar,
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  [lowScreen]: { position: 'static' },
}));

type ShowToast = (toast: Toast) => void;

type Toasts = { show: ShowToast; close: ShowToast };

const ToastContext = createContext<Toasts | undefined>(undefined);

type ToastProviderProps = {
  /** Milliseconds until a toast closes; null keeps it open. */
  autoHideDuration?: number | null;
  children: ReactNode;
};

/**
 * Shows one toast at a time, the "alert" of the specification. It closes after eight seconds, not
 * counting hover or focus, and when the visitor navigates or opens an overlay. A toast shown
 * together with a navigation belongs to the new page. F8 focuses it, since it is last in tab order
 * and may close before Tab gets there.
 */
export function ToastProvider({ autoHideDuration = 8000, children }: ToastProviderProps) {
  const [shown, setShown] = useState<{ toast: Toast; key: number; open: boolean }>();

  const hasActed = useHasActed();
  const alert = useFocusKey('F8');
  // Preload, because a toast may report that the network is down.
  useEffect(() => onFirstInteraction(() => ToastBar.load().catch(() => {})), []);

  const show = useCallback<ShowToast>(
    (toast) => {
      hasActed.current = false;
      // Paint the result of the press before the toast about it.
      startTransition(() => {
        setShown((before) => ({ toast, key: (before?.key ?? 0) + 1, open: true }));
      });
    },
    [hasActed],
  );
  const toasts = useMemo<Toasts>(
    () => ({
      show,
      close: (toast) => setShown((now) => (now?.toast === toast ? { ...now, open: false } : now)),
    }),
    [show],
  );
  /** Closes the rendered toast, not one that is about to replace it. */
  function close() {
    setShown((now) => (now && now.key === shown?.key ? { ...now, open: false } : now));
  }
  const closeShown = useEffectEvent(close);

  const location = useLocation();
  const { pathname } = location;
  const isBackOrForth = useNavigationType() === NavigationType.Pop;
  const staysOnBack = shown?.toast.staysOnBack;
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    if (hasActed.current || (isBackOrForth && !staysOnBack)) closeShown();
  }, [pathname, isBackOrForth, staysOnBack, hasActed]);

  const overlay = overlayIn(location)?.name;
  useEffect(() => {
    if (overlay && hasActed.current) closeShown();
  }, [overlay, hasActed]);

  return (
    <ToastContext value={toasts}>
      {children}
      {shown && (
        <ErrorBoundary
          fallback={
            shown.open ? (
              <PlainToast role="alert" variant="body2">
                <bdi lang={shown.toast.lang}>{shown.toast.text}</bdi> {shown.toast.action}
              </PlainToast>
            ) : null
          }
          resetKeys={[shown.key]}
          onReset={forgetFailedLoads}
        >
          <Suspense fallback={null}>
            <ToastBar
              key={shown.key}
              ref={alert}
              toast={shown.toast}
              open={shown.open}
              autoHideDuration={autoHideDuration}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </ToastContext>
  );
}

/**
 * Ref that becomes true on the visitor's next press. Distinguishes their own navigation from an
 * automatic one, such as the redirect after a login.
 */
function useHasActed() {
  const hasActed = useRef(false);
  useEffect(() => {
    const act = () => {
      hasActed.current = true;
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, act, { capture: true });
    return () => {
      for (const event of events) document.removeEventListener(event, act, { capture: true });
    };
  }, []);
  return hasActed;
}

/** Ref of an element that a global key press focuses. */
function useFocusKey(key: string) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      if (event.key === key) element.current?.focus();
    }
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [key]);
  return element;
}

export function useToast(): ShowToast {
  return useToasts().show;
}

/** Closes a toast if it is the current one. */
export function useCloseToast(): ShowToast {
  return useToasts().close;
}

function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
