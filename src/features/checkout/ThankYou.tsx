import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { isState } from '../../../contract/rules/orderStates.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { orderName } from '../../lib/labels.ts';
import { type BilledOrder, orderBill } from '../../lib/orderBill.ts';
import { touchLink } from '../../theme/touchLink.ts';
import { focusOnMount } from '../../ui/browser.ts';
import { ItemizedBill } from '../../ui/ItemizedBill.tsx';
import { Trans } from '../../ui/Trans.tsx';

const Panel = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(3, 2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
})) as typeof Paper;

type ThankYouProps = {
  /** Absent if the server does not return it. */
  order?: PlacedOrder | undefined;
  /** Recipient, if known. */
  fullName?: string | undefined;
  /** Email of the confirmation, if known. */
  email?: string | undefined;
  /** The order was just placed: focus the heading, because it appears after a wait. */
  isAnswer?: boolean;
  /** Offer for guests to save the order to an account. */
  keepOrder?: ReactNode;
};

export function ThankYou({ order, fullName, email, isAnswer, keepOrder }: ThankYouProps) {
  const status = keepOrder
    ? guestStatus(order && email)
    : i18n.t('Please check the order status in your profile after about 10 minutes.');
  return (
    <CheckoutSheet aside={order && <OrderedItems {...order} />}>
      <Typography
        variant="h1"
        sx={{ '&:focus-visible': { outline: 'none' } }}
        {...(isAnswer && { ref: focusOnMount, tabIndex: -1 })}
      >
        {order?.problem
          ? i18n.t('We could not fulfil your order')
          : i18n.t('Thank you for your order')}
      </Typography>
      {order && (
        <Typography>
          <Trans
            id="Order number <order>{number}</order>"
            values={{ number: order.name }}
            components={{
              order: keepOrder ? <b /> : <Link href={paths.order(order.id)} sx={touchLink} />,
            }}
          />
        </Typography>
      )}
      {order && email && !keepOrder && !order.problem && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {i18n.t('We’ve emailed your order to {email}.', { email })}
        </Typography>
      )}
      {fullName && order && !order.problem && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {i18n.t('Your parcel is addressed to {fullName}.', { fullName })}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ maxWidth: '44ch', overflowWrap: 'anywhere' }}>
        {order?.problem ?? status}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {!keepOrder && (
          <Button href={paths.myOrders} variant="contained">
            {i18n.t('See my orders')}
          </Button>
        )}
        <Button href={paths.home} variant={keepOrder ? 'contained' : 'outlined'}>
          {i18n.t('Continue shopping')}
        </Button>
      </Stack>
      {keepOrder}
    </CheckoutSheet>
  );
}

function guestStatus(email: string | undefined): string {
  return email
    ? i18n.t('We’ve emailed your order to {email}. We’ll write again when it is on its way.', {
        email,
      })
    : i18n.t('We’ve emailed you your order. We’ll write again when it is on its way.');
}

function OrderedItems(order: BilledOrder) {
  return (
    <Panel component="section" variant="outlined" square aria-labelledby="ordered-items">
      <Typography id="ordered-items" variant="h4" component="h2" sx={{ mb: 2 }}>
        {i18n.t('Your order')}
      </Typography>
      <ItemizedBill label={i18n.t('What you ordered')} {...orderBill(order, paths.product)} />
    </Panel>
  );
}

/**
 * Order fields shown on the thank-you page. Stored in the browser's history state, so it contains
 * no name, address or contact details.
 */
export type PlacedOrder = BilledOrder & {
  id: string;
  /** Order number for display. */
  name: string;
  /** Reason why a paid order will not be shipped. */
  problem?: string;
};

/** An order that is cancelled on creation was paid too late; its note explains why. */
export function toPlacedOrder(order: Order): PlacedOrder {
  const { _id: id, total, products, delivery, discount, tax, taxes, giftCard } = order;
  const isCancelled = isState(order.delivery_status, 'cancelled');
  const problem = isCancelled && (order.customerNote || i18n.t('This order will not be sent.'));
  return {
    ...{ id, name: orderName(order), total, products },
    ...(delivery && { delivery }),
    ...(discount && { discount }),
    ...(tax && { tax }),
    ...(taxes && { taxes }),
    ...(giftCard !== undefined && { giftCard }),
    ...(problem && { problem }),
  };
}

const Sheet = styled(Container)(({ theme }) => ({
  maxWidth: theme.spacing(140),
  minHeight: '60svh',
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10) },
}));

type CheckoutSheetProps = {
  children: ReactNode;
  /** Shown beside the text on wide screens, else below. */
  aside?: ReactNode;
};

export function CheckoutSheet({ children, aside }: CheckoutSheetProps) {
  return (
    <Sheet maxWidth={false}>
      <Grid container spacing={{ xs: 5, md: 8 }}>
        <Grid size={{ xs: 12, md: aside ? 6 : 12 }}>
          <Stack sx={{ alignItems: 'flex-start', gap: 3, textWrap: 'balance' }}>{children}</Stack>
        </Grid>
        {aside && <Grid size={{ xs: 12, md: 6 }}>{aside}</Grid>}
      </Grid>
    </Sheet>
  );
}

/** Loading placeholder while the payment becomes an order. */
export function OrderSkeleton() {
  return (
    <CheckoutSheet aside={<Skeleton aria-hidden width="100%" height={280} />}>
      <Typography variant="h1">{i18n.t('Just a moment')}</Typography>
      <Typography color="textSecondary" role="status">
        {i18n.t('We’re turning your payment into an order.')}
      </Typography>
      <Skeleton aria-hidden width={200} height={44} />
    </CheckoutSheet>
  );
}
