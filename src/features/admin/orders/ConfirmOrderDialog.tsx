import { formatCents, toCents } from '../../../../contract/rules/money.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { FinalChange } from './orderValues.ts';

type ConfirmOrderDialogProps = {
  /** What is about to be done; undefined for nothing that needs a question. */
  asked: FinalChange | undefined;
  /** In dollars. */
  total: number;
  /** What of it went back before, as for a return, in cents. */
  refundedCents?: number;
  email: string;
  /** An admin took the money, and has to give it back. */
  isPaidByHand: boolean;
  onAnswer: (isAgreed: boolean) => void;
};

/** Asks before an order is refunded or cancelled: neither can be taken back. */
export function ConfirmOrderDialog(props: ConfirmOrderDialogProps) {
  const { asked, total, refundedCents = 0, email, isPaidByHand, onAnswer } = props;
  const answers = { onConfirm: () => onAnswer(true), onCancel: () => onAnswer(false) };
  const refund = `Refund ${formatCents(toCents(total) - refundedCents)}`;
  const payment = refundedCents > 0 ? 'the rest of the payment' : 'the whole payment';
  return (
    <>
      <ConfirmDialog
        {...answers}
        open={asked === 'refund'}
        title={`${refund}?`}
        confirmLabel={refund}
      >
        {isPaidByHand
          ? `Give ${payment} back by hand: nothing goes back by itself.`
          : `This sends ${payment} back to ${email}.`}{' '}
        This can’t be undone.
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
