import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';

type ConfirmedActionProps = Pick<ButtonProps, 'variant' | 'aria-label'> & {
  label: string;
  title: string;
  /** Consequences of confirming. */
  text: string;
  confirmLabel: string;
  /** Resolves to a problem, which keeps the question open. */
  onConfirm: () => Promise<string | undefined>;
};

/** A button that asks first. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, variant, title, text, confirmLabel, onConfirm } = props;
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  function ask() {
    setProblem(undefined);
    setAsked(true);
  }

  async function confirm() {
    setAsked(false);
    setPending(true);
    const found = await onConfirm();
    setPending(false);
    setProblem(found);
    setAsked(found !== undefined);
  }

  return (
    <>
      <PendingButton
        variant={variant ?? 'text'}
        isPending={isPending}
        onClick={ask}
        aria-label={props['aria-label']}
      >
        {label}
      </PendingButton>
      <ConfirmDialog
        open={isAsked}
        title={title}
        confirmLabel={confirmLabel}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      >
        <Typography>{text}</Typography>
        {problem && (
          <Typography color="error" role="alert" sx={{ mt: 1 }}>
            {problem}
          </Typography>
        )}
      </ConfirmDialog>
    </>
  );
}
