import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { CheckoutSheet } from './CheckoutSheet.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import type { PlacedOrder } from './placedOrder.ts';

type ThankYouProps = {
  /** Absent where the server does not tell what it made of the payment. */
  order?: PlacedOrder | undefined;
};

/** The end of a purchase: thanks, what was ordered, and where to follow it. */
export function ThankYou({ order }: ThankYouProps) {
  return (
    <CheckoutSheet aside={order && <OrderedItems {...order} />}>
      <Typography variant="h1">
        {order?.problem ? 'We could not fulfil your order' : 'Thank you for your order'}
      </Typography>
      {order && (
        <Typography>
          Order number <b>{order.name}</b>
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
        {order?.problem ?? 'Please check the order status in your profile after about 10 minutes.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={paths.myOrders} variant="contained">
          See my orders
        </Button>
        <Button component={Link} to={paths.home} variant="outlined">
          Continue shopping
        </Button>
      </Box>
    </CheckoutSheet>
  );
}
