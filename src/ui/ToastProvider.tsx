import { styled } from '@mui/material/styles';
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
import { onFirstInteraction } from '../lib/onFirstInteraction.ts';
import { lowScreen } from '../theme/tokens.ts';
import { forgetFailedLoads, lazyComponent } from './lazyComponent.tsx';
import type { Toast } from './toast.ts';
import { overlayIn } from './useOverlay.ts';

const ToastBar = lazyComponent(() => import('./ToastBar.tsx'));

/** What is left of a toast whose code can't be loaded. */
const PlainToast = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
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
  /** How long a toast stays, in ms; null until it is closed. */
  autoHideDuration?: number | null;
  children: ReactNode;
};

/**
 * Shows one toast at a time at the bottom of the window, clear of any bar there: the "alert" of the
 * specification. It stays for eight seconds, longer while the pointer or the focus is on it, and goes
 * when the visitor goes on to another page or opens an overlay. One that comes with a change of page
 * is of the new page. F8 leads to it, as it stands at the page's end and may be gone before Tab is
 * there.
 */
export function ToastProvider({ autoHideDuration = 8000, children }: ToastProviderProps) {
  const [shown, setShown] = useState<{ toast: Toast; key: number; open: boolean }>();

  const hasActed = useHasActed();
  const alert = useFocusKey('F8');
  // It is there without a network, too, as its message may be about that.
  useEffect(() => onFirstInteraction(() => ToastBar.load().catch(() => {})), []);

  const show = useCallback<ShowToast>(
    (toast) => {
      hasActed.current = false;
      // What a press has changed is painted before the toast that tells of it.
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
  /** Closes the toast that is seen, not one that is about to be. */
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
              <PlainToast role="alert">
                {shown.toast.text} {shown.toast.action}
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
 * Whether the visitor has pressed anything since this was last set to false: what comes of it by
 * itself, such as the way on after a login, is told apart from where they go.
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

/** The `ref` of what a key gives the focus to, wherever that was. */
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

/** Shows a toast; the newest takes the place of the one before. */
export function useToast(): ShowToast {
  return useToasts().show;
}

/** Closes a toast, if it is the one that is there. */
export function useCloseToast(): ShowToast {
  return useToasts().close;
}

function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
