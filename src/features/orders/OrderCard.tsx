import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions, { cardActionsClasses } from '@mui/material/CardActions';
import CardContent, { cardContentClasses } from '@mui/material/CardContent';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paths } from '../../../contract/paths.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import type { Order, OrderProduct } from '../../../contract/schemas/order.ts';
import { countUnits, orderName, pluralize } from '../../lib/labels.ts';
import { Picture } from '../../ui/Picture.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderNotes, ParcelTracking } from './ParcelTracking.tsx';

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

const Header = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
})) as typeof Stack;

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
        <Header component="header">
          <Typography id={headingId} variant="h4" component="h2">
            {day}
          </Typography>
          <Typography color="textSecondary">{orderName(order)}</Typography>
          <Typography>
            <span>{`${pluralize(units, 'item')} · `}</span>
            <b>{formatPrice(order.total)}</b>
          </Typography>
        </Header>
        <OrderProgress order={order} />
        <OrderPictures products={order.products} />
        <ParcelTracking tracking={order.trackingUrl} />
        <OrderNotes notes={order.customerNote} />
      </CardContent>
      <CardActions>
        <Button
          href={paths.order(order._id)}
          variant="outlined"
          aria-label={`See the order of ${day}, ${orderName(order)}`}
        >
          See the order
        </Button>
      </CardActions>
    </Frame>
  );
}

function OrderPictures({ products }: { products: readonly OrderProduct[] }) {
  const shown = products.length > places ? products.slice(0, places - 1) : products;
  return (
    <Pictures role="list" aria-label="Products" cols={places} gap={8}>
      {shown.map(({ product_id, size, name, picture }) => (
        <ImageListItem key={`${product_id} ${size}`}>
          <Picture src={picture || undefined} alt={name} />
        </ImageListItem>
      ))}
      {shown.length < products.length && (
        <Others aria-label={`and ${products.length - shown.length} more`}>
          <span>{`+${products.length - shown.length}`}</span>
        </Others>
      )}
    </Pictures>
  );
}
