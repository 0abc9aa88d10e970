import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import { orderBill } from '../../lib/orderBill.ts';
import { orderName } from '../../lib/orderName.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { ItemizedBill } from '../../ui/ItemizedBill.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { ParcelTracking } from './ParcelTracking.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    gap: theme.spacing(8),
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: theme.spacing(0, 0, 2) },
}));

type OrderDetailProps = {
  order: Order;
  /** In place of name, address, phone and email, where they are not to be shown yet. */
  contact?: ReactNode;
  /** What can be done with the order; below all else. */
  actions?: ReactNode;
  /** Sends items back; absent until it is known that the visitor may. */
  onReturn?: ((request: ReturnRequest) => Promise<string | undefined>) | undefined;
};

/** One order: how it stands, what was bought, and where it goes. */
export function OrderDetail({ order, contact, actions, onReturn }: OrderDetailProps) {
  return (
    <Columns>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <OrderProgress order={order} />
        <ParcelTracking tracking={order.trackingUrl} />
        <OrderNotes notes={order.customerNote} />
        <ItemizedBill label="Products" {...orderBill(order, paths.product)} />
        <OrderReturns order={order} onReturn={onReturn} />
      </Box>
      <FocusFallback label="Contact and delivery">
        <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
          Contact and delivery
        </Typography>
        <Facts>
          <dt>Order number</dt>
          <dd>{orderName(order)}</dd>
          {!contact && (
            <>
              {order.fullName && (
                <>
                  <dt>Name</dt>
                  <dd>{order.fullName}</dd>
                </>
              )}
              <dt>Address</dt>
              <dd>{order.address}</dd>
              <dt>Phone</dt>
              <dd>{order.phone}</dd>
              <dt>Email</dt>
              <dd>{order.email}</dd>
            </>
          )}
        </Facts>
        {contact}
        {/* Words under words, without a button's own room. */}
        <Box sx={{ '& .MuiButton-text': { ml: -1 } }}>{actions}</Box>
      </FocusFallback>
    </Columns>
  );
}
