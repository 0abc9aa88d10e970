import Close from '@mui/icons-material/Close';
import Alert, { type AlertColor } from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { i18n } from '../../contract/i18n.ts';

type ToastBarProps = {
  toast: Toast;
  open: boolean;
  /** Milliseconds; null keeps it open until closed. */
  autoHideDuration: number | null;
  onClose: () => void;
  /** Message element, for moving the focus to it. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * One sentence about the result of the visitor's last action. Closes automatically, so use it only
 * for what may be missed; put questions and fixable errors into the page or a dialog. The
 * specification's `alert`, or a `status` for info.
 */
export default function ToastBar({ toast, open, autoHideDuration, onClose, ref }: ToastBarProps) {
  const snackbar = useRef<HTMLDivElement>(null);
  useClearOfBars(snackbar, open);
  const keepOrigin = useFocusReturn(snackbar, open);
  const severity = toast.severity ?? 'error';
  const action = toast.stays ? (
    <>
      {toast.action}
      <IconButton aria-label={i18n.t('Close')} onClick={onClose}>
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
        closeText={i18n.t('Close')}
        onClose={onClose}
        slotProps={{ message: { lang: toast.lang, dir: toast.lang && 'auto' } }}
      >
        {toast.text}
      </Alert>
    </Snackbar>
  );
}

/** Restores the previous focus when the focused toast closes. */
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

/** Elements to keep visible: bars with buttons, and the focused invalid field. */
const kept = '[data-bar], .MuiFormControl-root:has([aria-invalid="true"]:focus)';

/**
 * Positions a toast at the bottom of the window without covering bars with buttons or the focused
 * invalid field, at any scroll position.
 */
function useClearOfBars(toast: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const element = toast.current;
    if (!isShown || !element) return;

    const place = () => {
      const bars = [...document.querySelectorAll(kept)].map((bar) => bar.getBoundingClientRect());
      const bottom = clearBottom(element.getBoundingClientRect(), bars, window.innerHeight);
      element.style.bottom = `${bottom}px`;
    };

    // The toast may rewrap, and content above a bar may change its height.
    const observer = new ResizeObserver(place);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    document.addEventListener('focusin', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      document.removeEventListener('focusin', place);
    };
  });
}

type Box = { left: number; right: number; top: number; bottom: number };

/** Distance between a toast and the bar below it, in px. */
const gap = 16;

/** Lowest `bottom` offset, in px, at which a toast overlaps no bar; the minimum if none fits. */
export function clearBottom(toast: Box, bars: readonly Box[], windowHeight: number): number {
  const height = toast.bottom - toast.top;
  const beside = bars.filter((bar) => bar.left < toast.right && bar.right > toast.left);
  const isClear = (bottom: number) => {
    const lower = windowHeight - bottom;
    const upper = lower - height;
    return upper >= 0 && beside.every((bar) => bar.bottom <= upper || bar.top >= lower);
  };
  const places = [gap, ...beside.map((bar) => windowHeight - bar.top + gap)];
  return (
    places
      .filter((bottom) => bottom >= gap)
      .sort((a, b) => a - b)
      .find(isClear) ?? gap
  );
}

export type Toast = {
  text: string;
  /** Language of the text, if it is not the page's. */
  lang?: string;
  /** Info messages are announced politely, others assertively. Defaults to an error. */
  severity?: AlertColor;
  /** Optional action, such as a link to the cart. */
  action?: ReactNode;
  /** Stay open until closed, because the action is not available elsewhere. */
  stays?: boolean;
  /** Shown together with a Back navigation, and belongs to the page it leads to. */
  staysOnBack?: boolean;
};
