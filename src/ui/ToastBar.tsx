import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { type FocusEvent, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Toast } from './toast.ts';
import { useClearOfBars } from './useClearOfBars.ts';

type ToastBarProps = {
  toast: Toast;
  open: boolean;
  /** In ms; null to stay until it is closed. */
  autoHideDuration: number | null;
  onClose: () => void;
  /** The message itself, for the focus. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * One sentence on the outcome of what the visitor has just done, while the page stays as it is. It
 * covers nothing and closes by itself, so it is for what may be missed: what has to be answered,
 * kept or put right stands in the page or in a dialog. The specification's alert, or a `status` for
 * what only informs.
 */
export default function ToastBar({ toast, open, autoHideDuration, onClose, ref }: ToastBarProps) {
  const snackbar = useRef<HTMLDivElement>(null);
  useClearOfBars(snackbar, open);
  const keepOrigin = useFocusReturn(snackbar, open);
  const severity = toast.severity ?? 'error';
  const action = toast.stays ? (
    <>
      {toast.action}
      <IconButton aria-label="Close" color="inherit" onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </>
  ) : (
    toast.action
  );
  return (
    <Snackbar
      ref={snackbar}
      open={open}
      autoHideDuration={toast.stays ? null : autoHideDuration}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      onFocus={keepOrigin}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert
        ref={ref}
        tabIndex={-1}
        severity={severity}
        role={severity === 'info' ? 'status' : 'alert'}
        action={action}
        onClose={onClose}
      >
        {toast.text}
      </Alert>
    </Snackbar>
  );
}

/** Gives the focus back to where it came from when what has it goes away. */
function useFocusReturn(ref: RefObject<HTMLElement | null>, open: boolean) {
  const origin = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    function giveBack() {
      if (ref.current?.contains(document.activeElement)) origin.current?.focus();
    }
    if (!open) giveBack();
    return giveBack;
  }, [ref, open]);

  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  };
}
