import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

type PendingButtonProps = ButtonProps & {
  isPending: boolean;
};

/**
 * A button that shows that its press is being answered, by a ring in the place of its icon or, where
 * it has none, of its words, so that it stays as wide as it is. It keeps the focus meanwhile, and
 * takes no other press, not even Enter in a field of its form.
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
      {/* In an element of its own: React could not move a text that a browser has translated. */}
      <span style={isPending && !startIcon ? { opacity: 0 } : undefined}>{children}</span>
      {isPending && !startIcon && <Ring isCentred />}
    </Button>
  );
}

/** As large as an icon here. */
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
