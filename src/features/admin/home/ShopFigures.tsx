import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { BestSellers } from './BestSellers.tsx';
import { HomeColumns } from './HomeColumns.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LowSizes } from './LowSizes.tsx';
import { OrdersToShip } from './OrdersToShip.tsx';
import { RevenueCard } from './RevenueCard.tsx';

type ShopFiguresProps = {
  /** `abandoned` is absent where nobody counts checkouts. */
  summary: Omit<ShopSummary, 'abandoned'> & Partial<Pick<ShopSummary, 'abandoned'>>;
};

/** How the shop does: what came in, what waits, what sells and what runs out. */
export function ShopFigures({ summary }: ShopFiguresProps) {
  const { revenue, toShip, bestSellers, lowSizes, abandoned } = summary;
  const isQuiet = revenue.every(({ orders }) => orders === 0) && toShip.count === 0;
  return (
    <>
      {isQuiet ? (
        <EmptyState
          title="No paid orders in this time"
          text="What your customers buy is summed up here."
          next={{ label: 'Add a product', to: paths.addProduct }}
        />
      ) : (
        <>
          <KeyFigures revenue={revenue} toShip={toShip.count} abandoned={abandoned} />
          <RevenueCard revenue={revenue} />
        </>
      )}
      <HomeColumns>
        {!isQuiet && <OrdersToShip {...toShip} />}
        {!isQuiet && <BestSellers sellers={bestSellers} />}
        {(!isQuiet || lowSizes.length > 0) && <LowSizes sizes={lowSizes} />}
      </HomeColumns>
    </>
  );
}
