import Alert, { type AlertColor, type AlertProps } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useClearOfBars } from './useClearOfBars.ts';

/** A message to the person at the screen. */
export type Toast = {
  text: string;
  /** Informations are announced when the reader pauses, all others at once. */
  severity?: AlertColor;
  /** A way on, such as a link to the cart. */
  action?: ReactNode;
  /** It comes with a step Back, and is of the page that this leads to. */
  staysOnBack?: boolean;
};

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * Shows one toast at a time at the bottom of the window, clear of any bar there: the "alert" of the specification. It stays
 * for eight seconds, longer while the pointer or the focus is on it, and goes when the visitor goes
 * on to another page. One that comes with a change of page is of the new page. F8 leads to it, as
 * it stands at the page's end and may be gone before Tab is there.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; key: number }>();
  const [open, setOpen] = useState(false);

  const hasActed = useHasActed();
  const alert = useFocusKey('F8');
  const snackbar = useRef<HTMLDivElement>(null);
  useClearOfBars(snackbar, open);

  const show = useCallback<ShowToast>(
    (toast) => {
      hasActed.current = false;
      setShown((before) => ({ toast, key: (before?.key ?? 0) + 1 }));
      setOpen(true);
    },
    [hasActed],
  );

  const { pathname } = useLocation();
  const isBackOrForth = useNavigationType() === NavigationType.Pop;
  const staysOnBack = shown?.toast.staysOnBack;
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    if (hasActed.current || (isBackOrForth && !staysOnBack)) setOpen(false);
  }, [pathname, isBackOrForth, staysOnBack, hasActed]);

  return (
    <ToastContext value={show}>
      {children}
      {shown && (
        <Snackbar
          key={shown.key}
          ref={snackbar}
          open={open}
          autoHideDuration={8000}
          onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <ToastAlert
            ref={alert}
            tabIndex={-1}
            toast={shown.toast}
            onClose={() => setOpen(false)}
          />
        </Snackbar>
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

type ToastAlertProps = Omit<AlertProps, 'severity' | 'action' | 'role'> & {
  toast: Toast;
  onClose: () => void;
};

/** The message itself: the specification's alert, or a `status` for what only informs. */
export function ToastAlert({ toast, onClose, ...rest }: ToastAlertProps) {
  const severity = toast.severity ?? 'error';
  return (
    <Alert
      {...rest}
      severity={severity}
      role={severity === 'info' ? 'status' : 'alert'}
      {...(toast.action ? { action: toast.action } : { onClose })}
    >
      {toast.text}
    </Alert>
  );
}

/** Shows a toast; the newest takes the place of the one before. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
