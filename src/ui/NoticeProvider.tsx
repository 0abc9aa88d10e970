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
export type Notice = {
  text: string;
  /** Informations are announced when the reader pauses, all others at once. */
  severity?: AlertColor;
  /** A way on, such as a link to the cart. */
  action?: ReactNode;
  /** It comes with a step Back, and is of the page that this leads to. */
  staysOnBack?: boolean;
};

type Notify = (notice: Notice) => void;

const NoticeContext = createContext<Notify | undefined>(undefined);

/**
 * Shows one notice at a time at the foot of the window, clear of any bar there: the "alert" of the specification. It stays
 * for eight seconds, longer while the pointer or the focus is on it, and goes when the visitor goes
 * on to another page. One that comes with a change of page is of the new page. F8 leads to it, as
 * it stands at the page's end and may be gone before Tab is there.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ notice: Notice; key: number }>();
  const [open, setOpen] = useState(false);

  const hasActed = useHasActed();
  const alert = useFocusKey('F8');
  const toast = useRef<HTMLDivElement>(null);
  useClearOfBars(toast, open);

  const notify = useCallback<Notify>(
    (notice) => {
      hasActed.current = false;
      setShown((before) => ({ notice, key: (before?.key ?? 0) + 1 }));
      setOpen(true);
    },
    [hasActed],
  );

  const { pathname } = useLocation();
  const isBackOrForth = useNavigationType() === NavigationType.Pop;
  const staysOnBack = shown?.notice.staysOnBack;
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    if (hasActed.current || (isBackOrForth && !staysOnBack)) setOpen(false);
  }, [pathname, isBackOrForth, staysOnBack, hasActed]);

  return (
    <NoticeContext value={notify}>
      {children}
      {shown && (
        <Snackbar
          key={shown.key}
          ref={toast}
          open={open}
          autoHideDuration={8000}
          onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <NoticeAlert
            ref={alert}
            tabIndex={-1}
            notice={shown.notice}
            onClose={() => setOpen(false)}
          />
        </Snackbar>
      )}
    </NoticeContext>
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

type NoticeAlertProps = Omit<AlertProps, 'severity' | 'action' | 'role'> & {
  notice: Notice;
  onClose: () => void;
};

/** The message itself: the specification's alert, or a `status` for what only informs. */
export function NoticeAlert({ notice, onClose, ...rest }: NoticeAlertProps) {
  const severity = notice.severity ?? 'error';
  return (
    <Alert
      {...rest}
      severity={severity}
      role={severity === 'info' ? 'status' : 'alert'}
      {...(notice.action ? { action: notice.action } : { onClose })}
    >
      {notice.text}
    </Alert>
  );
}

/** Shows a notice; the newest takes the place of the one before. */
export function useNotify(): Notify {
  const notify = useContext(NoticeContext);
  if (!notify) throw new Error('useNotify needs a NoticeProvider above it');
  return notify;
}
