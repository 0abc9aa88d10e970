import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

type PendingButtonProps = ButtonProps & {
  isPending: boolean;
};

/**
 * Button with a pending state: a spinner replaces the icon or, without one, covers the label, which
 * keeps the width. While pending it keeps the focus and ignores presses, even Enter in its form.
 */
export function PendingButton({
  isPending,
  startIcon,
  onClick,
  children,
  ...button
}: PendingButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={isPending}
      startIcon={startIcon && isPending ? <Ring /> : startIcon}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {/* Wrapped, because React can't move a text node that a browser has translated. */}
      <span style={isPending && !startIcon ? { opacity: 0 } : undefined}>{children}</span>
      {isPending && !startIcon && <Ring isCentred />}
    </Button>
  );
}

/** Spinner of icon size. */
function Ring({ isCentred = false }) {
  return (
    <CircularProgress
      size="1em"
      color="inherit"
      aria-hidden
      sx={isCentred ? { position: 'absolute', inset: 0, margin: 'auto', fontSize: 20 } : {}}
    />
  );
}
