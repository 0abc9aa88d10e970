import { formatPrice } from '../../../../contract/rules/money.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { FinalChange } from './orderValues.ts';

type ConfirmOrderDialogProps = {
  /** What is about to be done; undefined where nothing has to be confirmed. */
  asked: FinalChange | undefined;
  /** In dollars. */
  total: number;
  /** What of it has not been refunded in parts. */
  rest?: number | undefined;
  email: string;
  /** An admin took the money, and has to give it back. */
  isPaidByHand: boolean;
  onAnswer: (isAgreed: boolean) => void;
};

/** Asks before an order is refunded or cancelled: neither can be undone. */
export function ConfirmOrderDialog(props: ConfirmOrderDialogProps) {
  const { asked, total, rest = total, email, isPaidByHand, onAnswer } = props;
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
        {isPaidByHand
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
