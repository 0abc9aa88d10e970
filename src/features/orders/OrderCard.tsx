import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paths } from '../../../contract/paths.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import type { Order, OrderProduct } from '../../../contract/schemas/order.ts';
import { countUnits } from '../../lib/countUnits.ts';
import { formatDay } from '../../lib/dates.ts';
import { orderName } from '../../lib/orderName.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Row } from '../../ui/Row.ts';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { ParcelTracking } from './ParcelTracking.tsx';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));

/** Pictures in a row; with more products, the last place counts the others. */
const places = 5;

const Pictures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${places}, minmax(0, ${theme.spacing(10)}))`,
  gap: theme.spacing(1),
}));

const Others = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

/** An order in a list. */
export function OrderCard({ order }: { order: Order }) {
  const headingId = useId();
  const day = formatDay(order.createdAt);
  const units = countUnits(order.products);
  return (
    <Card aria-labelledby={headingId}>
      <Row
        as="header"
        sx={{ alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Typography id={headingId} variant="h4" component="h2">
          {day}
        </Typography>
        <Typography color="textSecondary">{orderName(order)}</Typography>
        <Typography>
          {pluralize(units, 'item')} · <b>{formatPrice(order.total)}</b>
        </Typography>
      </Row>
      <OrderProgress order={order} />
      <OrderPictures products={order.products} />
      <ParcelTracking tracking={order.trackingUrl} />
      <OrderNotes notes={order.customerNote} />
      <Button
        href={paths.order(order._id)}
        variant="outlined"
        aria-label={`See the order of ${day}, ${orderName(order)}`}
        sx={{ justifySelf: 'start' }}
      >
        See the order
      </Button>
    </Card>
  );
}

/** What an order holds, at a glance. */
function OrderPictures({ products }: { products: readonly OrderProduct[] }) {
  const shown = products.length > places ? products.slice(0, places - 1) : products;
  return (
    <Pictures role="list" aria-label="Products">
      {shown.map(({ product_id, size, name, picture }) => (
        <li key={`${product_id} ${size}`}>
          <Picture src={picture || undefined} alt={name} />
        </li>
      ))}
      {shown.length < products.length && (
        <Others aria-label={`and ${products.length - shown.length} more`}>
          +{products.length - shown.length}
        </Others>
      )}
    </Pictures>
  );
}
