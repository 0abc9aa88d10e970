import { i18n } from '../../../../contract/i18n.ts';
import { priceIn } from '../../../../contract/rules/inCurrency.ts';
import type { Currency } from '../../../../contract/rules/money.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { IrreversibleChange } from './useOrderForm.ts';

type ConfirmOrderDialogProps = {
  asked: IrreversibleChange | undefined;
  total: number;
  /** Currency of the order; by default the shop's. */
  currency?: Currency | undefined;
  /** Amount not refunded yet, in dollars. */
  rest?: number | undefined;
  email: string;
  /** Paid outside the payment provider: an admin has to return the money. */
  isPaidManually: boolean;
  onAnswer: (isAgreed: boolean) => void;
};

export function ConfirmOrderDialog(props: ConfirmOrderDialogProps) {
  const { asked, total, currency, rest = total, email, isPaidManually, onAnswer } = props;
  const answers = { onConfirm: () => onAnswer(true), onCancel: () => onAnswer(false) };
  const amount = priceIn(currency, rest);
  const part = rest < total ? 'rest' : 'whole';
  return (
    <>
      <ConfirmDialog
        {...answers}
        open={asked === 'refund'}
        title={i18n.t('Refund {amount}?', { amount })}
        confirmLabel={i18n.t('Refund {amount}', { amount })}
      >
        {isPaidManually
          ? i18n.t(
              '{part, select, rest {Refund the rest of the payment manually: nothing is refunded automatically. This can’t be undone.} other {Refund the whole payment manually: nothing is refunded automatically. This can’t be undone.}}',
              { part },
            )
          : i18n.t(
              '{part, select, rest {The rest of the payment will be refunded to {email}. This can’t be undone.} other {The whole payment will be refunded to {email}. This can’t be undone.}}',
              { part, email },
            )}
      </ConfirmDialog>
      <ConfirmDialog
        {...answers}
        open={asked === 'cancel'}
        title={i18n.t('Cancel this order?')}
        confirmLabel={i18n.t('Cancel the order')}
        cancelLabel={i18n.t('Keep it')}
      >
        {i18n.t(
          'A cancelled order can’t be resumed. The payment is not affected; refund it under Payment.',
        )}
      </ConfirmDialog>
    </>
  );
}
