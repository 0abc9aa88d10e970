import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions, { cardActionsClasses } from '@mui/material/CardActions';
import CardContent, { cardContentClasses } from '@mui/material/CardContent';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { priceIn } from '../../../contract/rules/inCurrency.ts';
import type { Order, OrderProduct } from '../../../contract/schemas/order.ts';
import { countUnits, orderName } from '../../lib/labels.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Row } from '../../ui/Row.ts';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderNotes, ParcelTracking } from './ParcelTracking.tsx';

const Cards = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: theme.spacing(100),
}));

export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <Cards role="list" aria-label={i18n.t('Orders')} disablePadding>
      {orders.map((order) => (
        <ListItem key={order._id} disablePadding>
          <OrderCard order={order} />
        </ListItem>
      ))}
    </Cards>
  );
}

const Placeholder = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));

export function OrdersSkeleton() {
  return (
    <Stack
      role="status"
      aria-label={i18n.t('Loading orders')}
      sx={{ gap: 3, maxWidth: (theme) => theme.spacing(100) }}
    >
      {[0, 1].map((index) => (
        <Placeholder key={index} variant="outlined">
          <Skeleton variant="text" width="40%" sx={{ fontSize: 'h4.fontSize' }} />
          <Skeleton height={88} sx={{ maxWidth: 480 }} />
          <Skeleton height={100} sx={{ maxWidth: 256 }} />
          <Skeleton height={44} width={160} />
        </Placeholder>
      ))}
    </Stack>
  );
}

const Frame = styled(Card)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2),
  // Don't clip the focus ring.
  overflow: 'visible',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  [`& > .${cardContentClasses.root}`]: {
    display: 'grid',
    gap: 'inherit',
    '&, &:last-child': { padding: 0 },
  },
  [`& > .${cardActionsClasses.root}`]: { padding: 0 },
})) as typeof Card;

const summary = { alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 };

/** Maximum number of tiles; with more products, the last tile counts the rest. */
const places = 5;

const Pictures = styled(ImageList)(({ theme }) => ({
  maxWidth: theme.spacing(places * 10 + places - 1),
  margin: 0,
}));

const Others = styled(ImageListItem)(({ theme }) => ({
  ...theme.typography.body2,
  alignItems: 'center',
  justifyContent: 'center',
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

export function OrderCard({ order }: { order: Order }) {
  const headingId = useId();
  const day = formatDay(order.createdAt);
  const units = countUnits(order.products);
  return (
    <Frame component="article" variant="outlined" aria-labelledby={headingId}>
      <CardContent>
        <Row component="header" sx={summary}>
          <Typography id={headingId} variant="h4" component="h2">
            {day}
          </Typography>
          <Typography color="textSecondary">{orderName(order)}</Typography>
          <Typography>
            <span>{`${i18n.t('{count, plural, one {# item} other {# items}}', { count: units })} · `}</span>
            <b>{priceIn(order.currency, order.total)}</b>
          </Typography>
        </Row>
        <OrderProgress order={order} />
        <OrderPictures products={order.products} />
        <ParcelTracking tracking={order.trackingUrl} />
        <OrderNotes notes={order.customerNote} />
      </CardContent>
      <CardActions>
        <Button
          href={paths.order(order._id)}
          variant="outlined"
          aria-label={i18n.t('See the order of {day}, {order}', { day, order: orderName(order) })}
        >
          {i18n.t('See the order')}
        </Button>
      </CardActions>
    </Frame>
  );
}

function OrderPictures({ products }: { products: readonly OrderProduct[] }) {
  const shown = products.length > places ? products.slice(0, places - 1) : products;
  return (
    <Pictures role="list" aria-label={i18n.t('Products')} cols={places} gap={8}>
      {shown.map(({ product_id, size, name, picture }) => (
        <ImageListItem key={`${product_id} ${size}`}>
          <Picture src={picture || undefined} alt={name} />
        </ImageListItem>
      ))}
      {shown.length < products.length && (
        <Others aria-label={i18n.t('and {count} more', { count: products.length - shown.length })}>
          <span>{`+${products.length - shown.length}`}</span>
        </Others>
      )}
    </Pictures>
  );
}
