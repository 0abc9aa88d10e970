import { limits } from '../../contract/limits.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import { isPaid, isRefunded, isToShip, ourStates } from '../../contract/rules/orderStates.ts';
import { freeUnits } from '../../contract/rules/stock.ts';

const dayLength = 24 * 60 * 60 * 1000;

type Sold = { product_id: string; name: string; quantity: number; subtotal: number };

type Ordered = {
  _id: string;
  createdAt: string;
  email: string;
  fullName?: string;
  total: number;
  payment_status: string;
  refundPending?: boolean;
  takenByHand?: string;
  delivery_status: string;
  products: readonly Sold[];
};

type Offered = {
  _id: string;
  name: string;
  sizes: readonly { size: string; quantity: number; quantityReserved: number }[];
};

/**
 * How a shop does, out of all its orders and products: what `GET /shopsummary` answers, apart from
 * abandoned checkouts, of which neither tells. Refunded and unpaid orders are no revenue.
 * @param period the last day (UTC) as `2026-03-12`, and how many days up to and with it
 * @param states what the server calls its states, where they are not ours
 */
export function summarise(
  orders: readonly Ordered[],
  products: readonly Offered[],
  period: { today: string; days: number },
  states = ourStates,
) {
  const days = daysOf(period);
  const [first = period.today] = days;
  const paid = orders.filter((order) => isPaid(order, states) && !isRefunded(order));
  const isInPeriod = (order: Ordered) => dayOf(order) >= first && dayOf(order) <= period.today;
  const sold = paid.filter(isInPeriod);
  const refunded = orders.filter((order) => isRefunded(order) && isInPeriod(order));
  const toShip = orders
    .filter((order) => isToShip(order, states))
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  return {
    revenue: days.map((day) => {
      const ofDay = sold.filter((order) => dayOf(order) === day);
      return { day, orders: ofDay.length, total: sumDollars(ofDay.map(({ total }) => total)) };
    }),
    toShip: {
      count: toShip.length,
      oldest: toShip.slice(0, 5).map(({ _id, createdAt, email, fullName, total }) => ({
        ...{ _id, createdAt, email, total },
        ...(fullName !== undefined && { fullName }),
      })),
    },
    bestSellers: bestSellersOf(sold.flatMap((order) => order.products)),
    lowSizes: lowSizesOf(products),
    refunded: {
      count: refunded.length,
      total: sumDollars(refunded.map(({ total }) => total)),
    },
  };
}

/** Dollars added up as cents. */
export function sumDollars(amounts: readonly number[]): number {
  return toDollars(amounts.reduce((cents, dollars) => cents + toCents(dollars), 0));
}

function daysOf({ today, days }: { today: string; days: number }): string[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) =>
    new Date(last - (days - 1 - index) * dayLength).toISOString().slice(0, 10),
  );
}

function dayOf({ createdAt }: Ordered): string {
  return createdAt.slice(0, 10);
}

function bestSellersOf(lines: readonly Sold[]) {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))];
  return ids
    .map((productId) => {
      const ofProduct = lines.filter(({ product_id }) => product_id === productId);
      return {
        productId,
        name: ofProduct[0]?.name ?? '',
        units: ofProduct.reduce((sum, { quantity }) => sum + quantity, 0),
        total: sumDollars(ofProduct.map(({ subtotal }) => subtotal)),
      };
    })
    .sort((a, b) => b.units - a.units || b.total - a.total)
    .slice(0, 10);
}

function lowSizesOf(products: readonly Offered[]) {
  return products
    .flatMap(({ _id, name, sizes }) =>
      sizes.map((entry) => ({
        productId: _id,
        name,
        size: entry.size,
        free: freeUnits(entry),
      })),
    )
    .filter(({ free }) => free <= limits.lowStock)
    .sort((a, b) => a.free - b.free)
    .slice(0, 20);
}
