import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { inCurrency, priceIn } from '../../../contract/rules/inCurrency.ts';
import { type Currency, formatPrice } from '../../../contract/rules/money.ts';
import type { OrderPayment } from '../../../contract/schemas/payments.ts';
import { settledText } from '../../lib/orderPayments.ts';
import { measure } from '../../theme/tokens.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';

/** Opens the payment page of a difference. */
export type PayDifference = (id: string) => Promise<void>;

type OrderPaymentsProps = {
  payments?: readonly OrderPayment[] | undefined;
  /** Currency of the order; by default the shop's. */
  currency?: Currency | undefined;
  /** Set after a payment page led back here. */
  cameBack?: boolean;
  /** Absent until the visitor is known to be allowed. */
  onPay?: PayDifference | undefined;
};

/** Differences of an order: open and paid ones. */
export function OrderPayments({
  payments = [],
  currency,
  cameBack = false,
  onPay,
}: OrderPaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <Stack component="section" aria-label={i18n.t('Payments')} sx={{ gap: 1, maxWidth: measure }}>
      {payments.map((payment) =>
        payment.state === 'open' ? (
          <OpenPayment key={payment.id} {...{ payment, currency, cameBack, onPay }} />
        ) : (
          <Typography key={payment.id} variant="body2">
            {inCurrency(currency, () => settledText(payment))}
          </Typography>
        ),
      )}
    </Stack>
  );
}

function OpenPayment({
  payment,
  currency,
  cameBack,
  onPay,
}: Pick<OrderPaymentsProps, 'currency' | 'cameBack' | 'onPay'> & { payment: OrderPayment }) {
  const [isPaying, setPaying] = useState(false);
  const { id, amount, isManual } = payment;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1.5 } }}>
      <span>{inCurrency(currency, () => openText(payment))}</span>
      {isManual && (
        <span>{i18n.t('Pay us the difference the same way you paid for the order.')}</span>
      )}
      {cameBack && (
        <span>
          {i18n.t('If you have just paid, this page shows it as soon as your payment arrives.')}
        </span>
      )}
      {!isManual && !onPay && (
        <span>{i18n.t('Enter the zip code of the delivery address to pay.')}</span>
      )}
      {!isManual && onPay && (
        <PendingButton
          variant="contained"
          isPending={isPaying}
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            setPaying(true);
            void onPay(id).finally(() => setPaying(false));
          }}
        >
          {i18n.t('Pay {price} more', { price: priceIn(currency, amount) })}
        </PendingButton>
      )}
    </Alert>
  );
}

function openText({ amount, until, items, isExchange, total = 0 }: OrderPayment): string {
  const values = { items, price: formatPrice(amount), day: formatDay(until) };
  return isExchange
    ? i18n.t(
        'The new items ({items}) cost {price} more. We hold them until {day} and send them once you have paid the difference.',
        values,
      )
    : i18n.t(
        'Changed order: {items}, {total} in total. Pay the remaining {price} by {day} to confirm it.',
        { ...values, total: formatPrice(total) },
      );
}
