import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { formatDay } from '../../../../contract/rules/days.ts';
import { inCurrency, priceIn } from '../../../../contract/rules/inCurrency.ts';
import type { Currency } from '../../../../contract/rules/money.ts';
import type { OrderPayment, PaymentOutcome } from '../../../../contract/schemas/payments.ts';
import { settledText } from '../../../lib/orderPayments.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { useMay } from '../frame/useMay.ts';
import { EntryList } from './OrderHistory.tsx';

/** Settles a difference; resolves to the error message, or to undefined. */
export type SettleDifference = (
  id: string,
  outcome: PaymentOutcome['outcome'],
) => Promise<string | undefined>;

type DifferencesPanelProps = {
  payments?: readonly OrderPayment[] | undefined;
  /** Currency of the order; by default the shop's. */
  currency?: Currency | undefined;
  onSettle: SettleDifference;
};

/** Differences of more expensive exchanges or changes: open and paid ones. */
export function DifferencesPanel({ payments = [], currency, onSettle }: DifferencesPanelProps) {
  const [asked, setAsked] = useState<{
    payment: OrderPayment;
    outcome: PaymentOutcome['outcome'];
  }>();
  const [problem, setProblem] = useState<string>();
  const [isActing, setActing] = useState(false);
  const may = useMay();
  if (payments.length === 0) return null;
  const heading = i18n.t('Second payments');

  async function act() {
    if (!asked) return;
    setAsked(undefined);
    setProblem(undefined);
    setActing(true);
    setProblem(await onSettle(asked.payment.id, asked.outcome));
    setActing(false);
  }

  const outcomesOf = ({ isManual }: OrderPayment) => [
    ...(isManual ? (['paid'] as const) : []),
    ...(may('orders:refund') ? (['waive'] as const) : []),
    'withdraw' as const,
  ];
  return (
    <FocusFallback label={heading}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <EntryList role="list" aria-label={heading} sx={{ mb: 1.5 }}>
        {payments.map((payment) => (
          <ListItem key={payment.id}>
            {payment.state !== 'open' || !may('orders:sums') ? (
              <div>
                {may('orders:sums')
                  ? inCurrency(currency, () => settledText(payment))
                  : payment.items}
              </div>
            ) : (
              <>
                <b>{i18n.t('{price} more to pay', { price: priceIn(currency, payment.amount) })}</b>
                <div>{payment.items}</div>
              </>
            )}
            {payment.state === 'open' && (
              <>
                <Typography variant="caption" color="textSecondary" component="p">
                  {i18n.t('The items are held until {day}.', { day: formatDay(payment.until) })}
                </Typography>
                {!payment.isExchange && (
                  <Typography variant="caption" color="textSecondary" component="p">
                    {i18n.t(
                      'Until it is paid, waived or withdrawn, the items can’t be changed again, and there is no packing slip.',
                    )}
                  </Typography>
                )}
                {may('orders:write') && (
                  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
                    {outcomesOf(payment).map((outcome) => (
                      <Button
                        key={outcome}
                        size="small"
                        variant={outcome === 'paid' ? 'outlined' : 'text'}
                        disabled={isActing}
                        onClick={() => setAsked({ payment, outcome })}
                      >
                        <span>{questions()[outcome].label}</span>
                      </Button>
                    ))}
                  </Stack>
                )}
              </>
            )}
          </ListItem>
        ))}
      </EntryList>
      {problem && <Alert severity="error">{problem}</Alert>}
      {asked && (
        <ConfirmDialog
          title={questions()[asked.outcome].title}
          confirmLabel={questions()[asked.outcome].label}
          onConfirm={act}
          onCancel={() => setAsked(undefined)}
        >
          {asked.outcome === 'withdraw' && asked.payment.isExchange
            ? i18n.t('The new items are for sale again, and what comes back is refunded.')
            : questions()[asked.outcome].text}
        </ConfirmDialog>
      )}
    </FocusFallback>
  );
}

const questions = () => ({
  paid: {
    label: i18n.t('Record the payment'),
    title: i18n.t('Record the payment?'),
    text: i18n.t('The customer has paid the difference to you.'),
  },
  waive: {
    label: i18n.t('Waive the difference'),
    title: i18n.t('Waive the difference?'),
    text: i18n.t('The customer gets the new items without paying more, and is told by email.'),
  },
  withdraw: {
    label: i18n.t('Withdraw'),
    title: i18n.t('Withdraw this difference?'),
    text: i18n.t('The new items are for sale again, and the order stays as it is.'),
  },
});
