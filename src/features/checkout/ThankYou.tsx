import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '../../../contract/paths.ts';
import { type BilledOrder, orderBill } from '../../lib/orderBill.ts';
import { touchLink } from '../../theme/touchLink.ts';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { ItemizedBill } from '../../ui/ItemizedBill.tsx';
import { CheckoutSheet } from './CheckoutSheet.tsx';
import type { PlacedOrder } from './placedOrder.ts';

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(3, 2),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}));

type ThankYouProps = {
  /** Absent where the server does not return it. */
  order?: PlacedOrder | undefined;
  /** The recipient, as long as it is known. */
  fullName?: string | undefined;
  /** Where the confirmation was sent, as long as it is known. */
  email?: string | undefined;
  /** The order has just been made: the thanks take the focus, as they come after a wait. */
  isAnswer?: boolean;
  /** Offers a guest, who has no profile, to save the order to an account. */
  keepOrder?: ReactNode;
};

/** The end of a purchase: thanks, what was ordered, and where to follow it. */
export function ThankYou({ order, fullName, email, isAnswer, keepOrder }: ThankYouProps) {
  const mailed = order && email && `We’ve emailed your order to ${email}.`;
  const status = keepOrder
    ? `${mailed || 'We’ve emailed you your order.'} We’ll write again when it is on its way.`
    : 'Please check the order status in your profile after about 10 minutes.';
  return (
    <CheckoutSheet aside={order && <OrderedItems {...order} />}>
      <Typography
        variant="h1"
        sx={{ '&:focus-visible': { outline: 'none' } }}
        {...(isAnswer && { ref: focusOnMount, tabIndex: -1 })}
      >
        {order?.problem ? 'We could not fulfil your order' : 'Thank you for your order'}
      </Typography>
      {order && (
        <Typography>
          Order number{' '}
          {keepOrder ? (
            <b>{order.name}</b>
          ) : (
            <Link href={paths.order(order.id)} sx={touchLink}>
              {order.name}
            </Link>
          )}
        </Typography>
      )}
      {mailed && !keepOrder && !order.problem && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {mailed}
        </Typography>
      )}
      {fullName && order && !order.problem && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Your parcel is addressed to {fullName}.
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ maxWidth: '44ch', overflowWrap: 'anywhere' }}>
        {order?.problem ?? status}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!keepOrder && (
          <Button href={paths.myOrders} variant="contained">
            See my orders
          </Button>
        )}
        <Button href={paths.home} variant={keepOrder ? 'contained' : 'outlined'}>
          Continue shopping
        </Button>
      </Box>
      {keepOrder}
    </CheckoutSheet>
  );
}

function OrderedItems(order: BilledOrder) {
  return (
    <Panel aria-labelledby="ordered-items">
      <Typography id="ordered-items" variant="h4" component="h2" sx={{ mb: 2 }}>
        Your order
      </Typography>
      <ItemizedBill label="What you ordered" {...orderBill(order, paths.product)} />
    </Panel>
  );
}
