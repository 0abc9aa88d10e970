import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { type Ref, useRef } from 'react';
import type { Toast } from './toast.ts';
import { useClearOfBars } from './useClearOfBars.ts';

type ToastBarProps = {
  toast: Toast;
  open: boolean;
  onClose: () => void;
  /** The message itself, for the focus. */
  ref?: Ref<HTMLDivElement>;
};

/** A toast: the specification's alert, or a `status` for what only informs. */
export function ToastBar({ toast, open, onClose, ref }: ToastBarProps) {
  const snackbar = useRef<HTMLDivElement>(null);
  useClearOfBars(snackbar, open);
  const severity = toast.severity ?? 'error';
  return (
    <Snackbar
      ref={snackbar}
      open={open}
      autoHideDuration={8000}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert
        ref={ref}
        tabIndex={-1}
        severity={severity}
        role={severity === 'info' ? 'status' : 'alert'}
        {...(toast.action ? { action: toast.action } : { onClose })}
      >
        {toast.text}
      </Alert>
    </Snackbar>
  );
}
