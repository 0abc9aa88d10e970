import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Order } from '../../../../contract/schemas/order.ts';
import { touchLink } from '../../../theme/touchLink.ts';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: theme.spacing(1, 2),
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& a': touchLink,
}));

type OrderContactProps = { order: Pick<Order, 'email' | 'phone' | 'address' | 'isGuest'> };

/** Who ordered, how they are reached, and where it goes; of a deleted account, nothing is known. */
export function OrderContact({ order }: OrderContactProps) {
  return (
    <section aria-label="Customer">
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {order.isGuest ? 'Guest' : 'Customer'}
      </Typography>
      {order.email === '' ? (
        <Typography variant="body2">
          {order.isGuest
            ? 'The guest’s details have been deleted.'
            : 'This account has been deleted.'}
        </Typography>
      ) : (
        <Facts>
          <dt>Email</dt>
          <dd>
            <Link href={`mailto:${order.email}`}>{order.email}</Link>
          </dd>
          <dt>Phone</dt>
          <dd>
            <Link href={`tel:${order.phone}`}>{order.phone}</Link>
          </dd>
          <dt>Address</dt>
          <dd>{order.address}</dd>
        </Facts>
      )}
    </section>
  );
}
