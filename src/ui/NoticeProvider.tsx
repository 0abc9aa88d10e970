import Alert, { type AlertColor, type AlertProps } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** A message to the person at the screen. */
export type Notice = {
  text: string;
  /** Informations are announced when the reader pauses, all others at once. */
  severity?: AlertColor;
  /** A way on, such as a link to the cart. */
  action?: ReactNode;
};

type Notify = (notice: Notice) => void;

const NoticeContext = createContext<Notify | undefined>(undefined);

/**
 * Shows one notice at a time at the foot of the window: the "alert" of the specification. It stays
 * for eight seconds, longer while the pointer or the focus is on it.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ notice: Notice; key: number }>();
  const [open, setOpen] = useState(false);

  const notify = useCallback<Notify>((notice) => {
    setShown((before) => ({ notice, key: (before?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);

  return (
    <NoticeContext value={notify}>
      {children}
      {shown && (
        <Snackbar
          key={shown.key}
          open={open}
          autoHideDuration={8000}
          onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <NoticeAlert notice={shown.notice} onClose={() => setOpen(false)} />
        </Snackbar>
      )}
    </NoticeContext>
  );
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
