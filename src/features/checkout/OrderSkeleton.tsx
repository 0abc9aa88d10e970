import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CheckoutSheet } from './CheckoutSheet.tsx';

/** The placeholder of a thank-you: the payment is being turned into an order. */
export function OrderSkeleton() {
  return (
    <CheckoutSheet aside={<Skeleton aria-hidden width="100%" height={280} />}>
      <Typography variant="h1">Just a moment</Typography>
      <Typography color="textSecondary" role="status">
        We’re turning your payment into an order.
      </Typography>
      <Skeleton aria-hidden width={200} height={44} />
    </CheckoutSheet>
  );
}
