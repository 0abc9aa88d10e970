import Alert from '@mui/material/Alert';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { BestSellers } from './BestSellers.tsx';
import { HomeColumns } from './HomeColumns.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LowSizes } from './LowSizes.tsx';
import { OrdersToShip } from './OrdersToShip.tsx';
import { PageSpeeds } from './PageSpeeds.tsx';
import { RevenueCard } from './RevenueCard.tsx';

type ShopFiguresProps = {
  /** `abandoned` is absent where checkouts are not counted, `speed` where speed is not measured. */
  summary: Omit<ShopSummary, 'abandoned'> &
    Partial<Pick<ShopSummary, 'abandoned'>> & {
      /** No payment state is known to mean paid: what depends on it is left out. */
      paidUnknown?: boolean;
    };
  /** Where all orders to ship are listed. */
  toShipAt: string;
};

/** How the shop is doing: revenue, orders to ship, best sellers, low stock and speed. */
export function ShopFigures({ summary, toShipAt }: ShopFiguresProps) {
  const { revenue, refunded, toShip, bestSellers, lowSizes, abandoned, speed } = summary;
  const { paidUnknown = false } = summary;
  return (
    <>
      {paidUnknown ? (
        <Alert severity="info">
          None of this shop’s payment states is called “paid”, so revenue, paid orders, best sellers
          and orders to ship are not shown.
        </Alert>
      ) : (
        <>
          <KeyFigures {...{ revenue, refunded, abandoned }} toShip={toShip.count} />
          <RevenueCard revenue={revenue} />
        </>
      )}
      <HomeColumns>
        {!paidUnknown && <OrdersToShip {...toShip} allAt={toShipAt} />}
        {!paidUnknown && <BestSellers sellers={bestSellers} />}
        <LowSizes sizes={lowSizes} />
        {speed && <PageSpeeds speed={speed} />}
      </HomeColumns>
    </>
  );
}
