import { formatPrice } from '../../../../contract/rules/money.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { IrreversibleChange } from './useOrderForm.ts';

type ConfirmOrderDialogProps = {
  asked: IrreversibleChange | undefined;
  total: number;
  /** Amount not refunded yet, in dollars. */
  rest?: number | undefined;
  email: string;
  /** Paid outside the payment provider: an admin has to return the money. */
  isPaidManually: boolean;
  onAnswer: (isAgreed: boolean) => void;
};

export function ConfirmOrderDialog(props: ConfirmOrderDialogProps) {
  const { asked, total, rest = total, email, isPaidManually, onAnswer } = props;
  const answers = { onConfirm: () => onAnswer(true), onCancel: () => onAnswer(false) };
  const refund = `Refund ${formatPrice(rest)}`;
  const payment = rest < total ? 'rest of the payment' : 'whole payment';
  return (
    <>
      <ConfirmDialog
        {...answers}
        open={asked === 'refund'}
        title={`${refund}?`}
        confirmLabel={refund}
      >
        {isPaidManually
          ? `Give the ${payment} back by hand: nothing goes back by itself. This can’t be undone.`
          : `The ${payment} goes back to ${email}. This can’t be undone.`}
      </ConfirmDialog>
      <ConfirmDialog
        {...answers}
        open={asked === 'cancel'}
        title="Cancel this order?"
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
      >
        A cancelled order can’t be resumed. The payment is not affected; refund it under Payment.
      </ConfirmDialog>
    </>
  );
}
