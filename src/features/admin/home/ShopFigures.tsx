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
  summary: Omit<ShopSummary, 'abandoned'> & Partial<Pick<ShopSummary, 'abandoned'>>;
  /** Where all orders to ship are listed. */
  toShipAt: string;
};

/** How the shop is doing: revenue, orders to ship, best sellers, low stock and speed. */
export function ShopFigures({ summary, toShipAt }: ShopFiguresProps) {
  const { revenue, refunded, toShip, bestSellers, lowSizes, abandoned, speed } = summary;
  return (
    <>
      <KeyFigures {...{ revenue, refunded, abandoned }} toShip={toShip.count} />
      <RevenueCard revenue={revenue} />
      <HomeColumns>
        <OrdersToShip {...toShip} allAt={toShipAt} />
        <BestSellers sellers={bestSellers} />
        <LowSizes sizes={lowSizes} />
        {speed && <PageSpeeds speed={speed} />}
      </HomeColumns>
    </>
  );
}
