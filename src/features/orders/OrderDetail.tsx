import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { inCurrency, priceIn } from '../../../contract/rules/inCurrency.ts';
import { type Currency, formatPrice } from '../../../contract/rules/money.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { OrderPayment } from '../../../contract/schemas/payments.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import { orderName } from '../../lib/labels.ts';
import { orderBill } from '../../lib/orderBill.ts';
import { settledText } from '../../lib/orderPayments.ts';
import { measure, mirrored } from '../../theme/tokens.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { ItemizedBill } from '../../ui/ItemizedBill.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderNotes } from './ParcelTracking.tsx';
import type { FindExchanges } from './ReturnDialog.tsx';

const FactText = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  overflowWrap: 'anywhere',
})) as typeof Typography;

type OrderDetailProps = {
  order: Order;
  /** Replaces the contact details while they must not be shown. */
  contact?: ReactNode;
  actions?: ReactNode;
  /** Opens the payment page of a difference; absent until the visitor is known to be allowed. */
  onPay?: PayDifference | undefined;
  /** Set after a payment page led back here. */
  cameBack?: boolean;
  findExchanges?: FindExchanges | undefined;
  /** Name and address of the shop, in lines; absent if it has none. */
  returnAddress?: string | undefined;
  /** Requests a return; absent until the visitor is known to be allowed. */
  onReturn?: ((request: ReturnRequest) => Promise<string | undefined>) | undefined;
};

export function OrderDetail({
  order,
  contact,
  actions,
  onPay,
  cameBack,
  onReturn,
  ...returns
}: OrderDetailProps) {
  return (
    <Grid container spacing={{ xs: 4, lg: 8 }}>
      <Grid size={{ xs: 12, lg: 'grow' }} sx={{ minWidth: 0 }}>
        <Stack sx={{ gap: 3 }}>
          <OrderProgress order={order} />
          <OrderPayments
            payments={order.payments}
            currency={order.currency}
            cameBack={cameBack ?? false}
            onPay={onPay}
          />
          <OrderParcels order={order} />
          <OrderNotes notes={order.customerNote} />
          <ItemizedBill label={i18n.t('Products')} {...orderBill(order, paths.product)} />
          <OrderReturns order={order} onReturn={onReturn} {...returns} />
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, lg: 'auto' }} sx={{ width: { lg: 280 } }}>
        <FocusFallback label={i18n.t('Contact and delivery')}>
          <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
            {i18n.t('Contact and delivery')}
          </Typography>
          <dl>
            <Fact name={i18n.t('Order number')}>{orderName(order)}</Fact>
            {!contact && (
              <>
                {order.fullName && <Fact name={i18n.t('Name')}>{order.fullName}</Fact>}
                <Fact name={i18n.t('Address')}>{order.address}</Fact>
                <Fact name={i18n.t('Phone')}>{order.phone}</Fact>
                <Fact name={i18n.t('Email')}>{order.email}</Fact>
              </>
            )}
          </dl>
          {contact}
          {/* Cancels the button padding to align labels with the text above. */}
          <Box sx={{ '& .MuiButton-text': { ml: -1 } }}>{actions}</Box>
        </FocusFallback>
      </Grid>
    </Grid>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <FactText component="dd">{children}</FactText>
    </>
  );
}

export function BackToOrders() {
  return (
    <Button
      href={paths.myOrders}
      startIcon={<ArrowBack fontSize="small" sx={mirrored} />}
      sx={{ ml: -1, mb: 1, displayPrint: 'none' }}
    >
      {i18n.t('All my orders')}
    </Button>
  );
}

export function OrderDetailSkeleton() {
  return (
    <Stack role="status" aria-label={i18n.t('Loading the order')} sx={{ gap: 4, pt: 6.5 }}>
      <Skeleton variant="text" sx={{ maxWidth: 480, fontSize: 'h2.fontSize' }} />
      <Skeleton height={64} sx={{ maxWidth: 480 }} />
      <Stack sx={{ gap: 2, maxWidth: (theme) => theme.spacing(100) }}>
        {[0, 1].map((line) => (
          <Stack key={line} sx={{ gap: 2 }}>
            <Divider />
            <Stack direction="row" sx={{ gap: 2 }}>
              <Skeleton width={72} height={90} sx={{ flexShrink: 0 }} />
              <Stack sx={{ flexGrow: 1 }}>
                <Skeleton variant="text" width="50%" />
                <Skeleton variant="text" width="30%" />
              </Stack>
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

/** Opens the payment page of a difference. */
type PayDifference = (id: string) => Promise<void>;

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
