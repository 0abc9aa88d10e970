import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

type PendingButtonProps = ButtonProps & {
  /** Whether its press is being answered. */
  isPending: boolean;
};

/**
 * A button that shows that its press is being answered. It keeps the focus meanwhile, and takes no
 * other press, not even Enter in a field of its form.
 */
export function PendingButton({ isPending, startIcon, onClick, ...button }: PendingButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={isPending}
      startIcon={isPending ? <CircularProgress size={16} color="inherit" aria-hidden /> : startIcon}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    />
  );
}
