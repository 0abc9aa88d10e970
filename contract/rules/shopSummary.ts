import type { Order, OrderProduct } from '../schemas/order.ts';
import type { Product } from '../schemas/product.ts';
import { sumDollars } from './amounts.ts';
import { compareText } from './compareText.ts';
import { dayOf, lastDays } from './days.ts';
import { isPaid, isRefunded, needsShipping, ourStates } from './orderStates.ts';
import { ownerLimits } from './ownerLimits.ts';
import { availableUnits, isLowStock } from './stock.ts';

type Stocked = Pick<Product, '_id' | 'name' | 'sizes'>;

/**
 * Summary of a shop from all its orders and products: the reply of `GET /shopsummary`, without
 * abandoned checkouts, which are not in either. Refunded and unpaid orders do not count as revenue.
 * If no payment state of the server is known to mean paid, no order does (`isPaidKnown`).
 * @param period the last day as `2026-03-12`, and the number of days up to and including it
 * @param states the server's names of states, if they differ from ours
 */
export function summarise(
  orders: readonly Order[],
  products: readonly Stocked[],
  { today, days: count }: { today: string; days: number },
  states = ourStates,
) {
  const days = lastDays(today, count);
  const [first = today] = days;
  const paid = orders.filter(isPaid);
  const isInPeriod = (order: Order) => orderDay(order) >= first && orderDay(order) <= today;
  const sold = paid.filter(isInPeriod);
  const refunded = orders.filter((order) => isRefunded(order) && isInPeriod(order));
  const toShip = orders
    .filter((order) => needsShipping(order, states))
    .sort((a, b) => compareText(a.createdAt, b.createdAt));
  return {
    revenue: days.map((day) => {
      const ofDay = sold.filter((order) => orderDay(order) === day);
      return { day, orders: ofDay.length, total: sumDollars(ofDay.map(({ total }) => total)) };
    }),
    toShip: {
      count: toShip.length,
      oldest: toShip
        .slice(0, ownerLimits.summaryRows.toShip)
        .map(({ _id, createdAt, email, fullName, total }) => ({
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

function orderDay({ createdAt }: Order): string {
  return dayOf(new Date(createdAt));
}

function bestSellersOf(lines: readonly OrderProduct[]) {
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
    .slice(0, ownerLimits.summaryRows.bestSellers);
}

function lowSizesOf(products: readonly Stocked[]) {
  return products
    .flatMap(({ _id, name, sizes }) =>
      sizes.filter(isLowStock).map((entry) => ({
        productId: _id,
        name,
        size: entry.size,
        free: availableUnits(entry),
      })),
    )
    .sort((a, b) => a.free - b.free)
    .slice(0, ownerLimits.summaryRows.lowSizes);
}
