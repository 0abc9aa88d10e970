import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useRef } from 'react';
import { v7 as uuid } from 'uuid';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { inCurrency, priceIn } from '../../../../contract/rules/inCurrency.ts';
import { currency } from '../../../../contract/rules/money.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { partRefundProblem, refundDestination } from '../../../../contract/rules/refunds.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import type { PartRefund } from '../../../../contract/schemas/returns.ts';
import { isAmount, moneyPrompt, toNumber } from '../../../lib/formRules.ts';
import { type FormAnswer, FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';

export type RefundPart = (refund: PartRefund) => Promise<FormAnswer<PartRefund>>;

export type RefundedOrder = Pick<Order, 'email' | 'manualPayment' | 'giftCard' | 'currency'>;

type PartRefundDialogProps = {
  order: RefundedOrder;
  rest: number;
  onRefund: RefundPart;
  onClose: () => void;
};

export function PartRefundDialog({ order, rest, onRefund, onClose }: PartRefundDialogProps) {
  const requestId = useRef(uuid());
  const { sign } = order.currency ?? currency();
  const most = i18n.t('At most {amount}', { amount: priceIn(order.currency, rest) });

  function problemOf(typed: string): string | undefined {
    if (!isAmount(typed)) return moneyPrompt();
    const amount = toNumber(typed);
    return amount > rest ? most : partRefundProblem(amount);
  }

  const schema = object({
    amount: string()
      .trim()
      .required(() => i18n.t('Enter an amount'))
      .test('sum', (typed = '', { createError }) => {
        const message = typed === '' ? '' : inCurrency(order.currency, () => problemOf(typed));
        return !message || createError({ message });
      }),
    note: string()
      .trim()
      .max(ownerLimits.customerNote.max, ({ max }) =>
        i18n.t('No more than {max} characters', { max }),
      ),
  });

  async function refund({ amount, note }: { amount: string; note: string }) {
    const wrong = await onRefund({
      ...{ amount: toNumber(amount), note: note.trim(), requestId: requestId.current },
    });
    // A request after a refusal is a new one.
    if (typeof wrong === 'object') requestId.current = uuid();
    return wrong;
  }

  return (
    <FormDialog
      title={i18n.t('Refund a part')}
      submitLabel={<SubmitLabel currency={order.currency} />}
      initialValues={{ amount: '', note: '' }}
      schema={schema}
      onSubmit={refund}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {i18n.t(
          'For a missing item, a late delivery or goodwill; nothing has to come back. {destination} This can’t be undone.',
          { destination: inCurrency(order.currency, () => refundDestination(order)) },
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <FormTextField
          name="amount"
          label={i18n.t('Amount')}
          hint={most}
          inputMode="decimal"
          required
          slotProps={{
            input: {
              startAdornment: <InputAdornment position="start">{sign}</InputAdornment>,
            },
          }}
        />
        <FormTextField
          name="note"
          label={i18n.t('Note to the customer')}
          hint={
            order.email
              ? i18n.t('Optional. Sent by email, and shown with the order')
              : i18n.t('Optional. Shown with the order')
          }
          minRows={3}
        />
      </Box>
    </FormDialog>
  );
}

function SubmitLabel({ currency }: Pick<Order, 'currency'>) {
  const [{ value }] = useField<string>('amount');
  const typed = value.trim();
  return (
    <span>
      {inCurrency(currency, () => isAmount(typed))
        ? i18n.t('Refund {amount}', { amount: priceIn(currency, toNumber(typed)) })
        : i18n.t({ id: 'Refund (verb)', message: 'Refund' })}
    </span>
  );
}
