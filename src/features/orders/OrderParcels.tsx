import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { unsentLines } from '../../../contract/rules/parcels.ts';
import { listUnits } from '../../../contract/rules/returns.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { measure } from '../../theme/tokens.ts';
import { ParcelTracking } from './ParcelTracking.tsx';

/** Entries about an order, each with a border at its left. */
export const OrderEntries = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: measure,
  margin: theme.spacing(2, 0, 0),
  overflowWrap: 'anywhere',
})) as typeof List;

export const OrderEntry = styled(ListItem)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  paddingLeft: theme.spacing(2),
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
}));

type OrderParcelsProps = {
  order: Pick<Order, 'products' | 'payment_status' | 'delivery_status' | 'parcels' | 'trackingUrl'>;
};

/** Contents and tracking of an order's parcels, or the tracking of its only one. */
export function OrderParcels({ order }: OrderParcelsProps) {
  const { products, parcels = [], trackingUrl } = order;
  if (parcels.length === 0) return <ParcelTracking tracking={trackingUrl} />;
  const unsent = unsentLines(order);
  return (
    <section aria-label={i18n.t('Parcels')}>
      <Typography variant="h4" component="h2">
        {i18n.t('Parcels')}
      </Typography>
      <OrderEntries role="list" aria-label={i18n.t('Parcels')} disablePadding>
        {parcels.map(({ id, sentAt, carrier, trackingUrl, lines }, index) => (
          <OrderEntry key={id} disablePadding>
            <Typography variant="h6" component="h3">
              {i18n.t('Parcel {number}', { number: index + 1 })}
            </Typography>
            <div>{listUnits(products, lines)}</div>
            <Typography variant="body2" color="textSecondary">
              {carrier
                ? i18n.t('Sent on {day} with {carrier}', { day: formatDay(sentAt), carrier })
                : i18n.t('Sent on {day}', { day: formatDay(sentAt) })}
            </Typography>
            <ParcelTracking tracking={trackingUrl} />
          </OrderEntry>
        ))}
        {unsent.length > 0 && (
          <OrderEntry disablePadding>
            <Typography variant="h6" component="h3">
              {i18n.t('Still to come')}
            </Typography>
            <div>{listUnits(products, unsent)}</div>
          </OrderEntry>
        )}
      </OrderEntries>
    </section>
  );
}
