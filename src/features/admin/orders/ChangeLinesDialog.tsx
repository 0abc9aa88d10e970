import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import type { Currency } from '../../../../contract/rules/money.ts';
import type { Product } from '../../../../contract/schemas/product.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { NewOrderLines } from './NewOrderLines.tsx';
import { type NewLine, withUnit } from './newOrder.ts';

/** Outcome of a change, or the reason why it is refused. */
type LinesAnswer = { message: string } | { problem: string };

type ChangeLinesDialogProps = {
  /** Items as ordered, at the prices that they were ordered for. */
  ordered: readonly NewLine[];
  /** Currency of the order; by default the shop's. */
  currency?: Currency | undefined;
  /** Search for items to add. */
  finder: (onAdd: (product: Product, size: string) => void) => ReactNode;
  /** Calculates a change, or makes it. */
  onChange: (lines: readonly NewLine[], isPreview: boolean) => Promise<LinesAnswer>;
  onClose: () => void;
};

/** Changes the items of an order. Shows its cost before the confirmation. */
export function ChangeLinesDialog({
  ordered,
  currency,
  finder,
  onChange,
  onClose,
}: ChangeLinesDialogProps) {
  const [lines, setLines] = useState(ordered);
  const [answer, setAnswer] = useState<LinesAnswer>();
  const [isSending, setSending] = useState(false);
  const isSame =
    lines.length === ordered.length &&
    lines.every((line) =>
      ordered.some(
        (old) =>
          old.size === line.size &&
          old.product._id === line.product._id &&
          old.quantity === line.quantity,
      ),
    );

  function edit(changed: readonly NewLine[]) {
    setLines(changed);
    setAnswer(undefined);
  }

  async function send(isPreview: boolean) {
    setAnswer(undefined);
    setSending(true);
    const outcome = await onChange(lines, isPreview).finally(() => setSending(false));
    if (isPreview || 'problem' in outcome) setAnswer(outcome);
    else onClose();
  }

  return (
    <Dialog open fullWidth maxWidth="md" onClose={() => !isSending && onClose()}>
      <DialogTitle>{i18n.t('Change the items')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <NewOrderLines
            lines={lines}
            currency={currency}
            onQuantity={(changed, quantity) =>
              edit(lines.map((line) => (line === changed ? { ...line, quantity } : line)))
            }
            onRemove={(removed) => edit(lines.filter((line) => line !== removed))}
          />
          {finder((product, size) => {
            const known = [...lines, ...ordered].find((line) => line.product._id === product._id);
            edit(withUnit(lines, known?.product ?? product, size));
          })}
          {answer && 'problem' in answer && <Alert severity="error">{answer.problem}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button disabled={isSending} onClick={onClose}>
          {i18n.t('Cancel')}
        </Button>
        <PendingButton
          variant="contained"
          isPending={isSending}
          disabled={isSame || lines.length === 0}
          onClick={() => send(true)}
        >
          {i18n.t('Continue')}
        </PendingButton>
      </DialogActions>
      {answer && 'message' in answer && (
        <ConfirmDialog
          title={i18n.t('Change the items?')}
          confirmLabel={i18n.t('Change items')}
          onConfirm={() => send(false)}
          onCancel={() => setAnswer(undefined)}
        >
          {answer.message}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
