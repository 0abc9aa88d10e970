import { messages } from '../../../contract/messages.ts';
import { dayOf, endOfDay, isDay, lastDays, startOfDay } from '../../../contract/rules/days.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import { toSearchWords } from '../../../contract/rules/search.ts';
import { shopSettings } from '../../../contract/rules/shopSettings.ts';
import type {
  OrderCounts,
  OrderCountsQuery,
  OrderHistoryEntry,
  OrderQuery,
} from '../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { ShopSummary } from '../../../contract/schemas/summary.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  countAllOrders,
  countByDelivery,
  findAllOrders,
  findBestSellers,
  findLowSizes,
  findToShip,
  type OrderFilter,
  sumAbandoned,
  sumRefunded,
} from '../../repositories/adminOrders.ts';
import { sumByDay } from '../../repositories/incomes.ts';
import { findHistory } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { toAdminOrder } from '../orders/orderView.ts';

/**
 * A page of all orders, or the whole list when the query has no `limit`.
 * @returns also the number of orders that pass the filters
 * @throws BadInput for nonexistent days, or a period that ends before it begins
 */
export async function listAllOrders(
  context: Context,
  { sort = '-created', limit, offset = 0, ...query }: OrderQuery,
): Promise<{ orders: Order[]; total: number }> {
  const { db } = context;
  const filter = toFilter(query);
  const found = await findAllOrders(db, { filter, sort, limit, offset });
  const isPage = found.length > 0 || offset === 0;
  const isLast = isPage && (limit === undefined || found.length < limit);
  return {
    orders: await Promise.all(found.map((order) => toAdminOrder(order, context))),
    total: isLast ? offset + found.length : await countAllOrders(db, filter),
  };
}

/** Number and totals of orders in each delivery state. */
export async function countOrders({ db }: Context, query: OrderCountsQuery): Promise<OrderCounts> {
  const counted = await countByDelivery(db, toFilter(query));
  const nothing = { orders: 0, total: 0, paid: 0, refunded: 0 };
  const none = shopSettings.deliveryStates.map((state) => [state, nothing]);
  const some = counted.map(({ state, orders, cents, paidCents, refundedCents }) => [
    state,
    {
      orders,
      total: toDollars(cents),
      paid: toDollars(paidCents),
      refunded: toDollars(refundedCents),
    },
  ]);
  return { delivery: Object.fromEntries([...none, ...some]) };
}

/**
 * History of an order, the latest change first.
 * @throws NotFound when there is no such order
 */
export async function readHistory({ db }: Context, id: string): Promise<OrderHistoryEntry[]> {
  const entries = isUuid(id) ? await findHistory(db, id) : [];
  // Every order has an entry for its creation.
  if (entries.length === 0) throw new NotFound(messages.noSuchOrder);
  return entries.map(({ at, changes, email }) => ({
    at: at.toISOString(),
    by: email ?? '',
    changes,
  }));
}

function toFilter({
  q = '',
  payment,
  delivery,
  returns,
  from,
  to,
}: Omit<OrderQuery, 'sort'>): OrderFilter {
  return {
    words: toSearchWords(q),
    payment: payment && withoutNul(payment),
    delivery: delivery && withoutNul(delivery),
    isReturning: returns === 'requested',
    ...periodOf({ from, to }),
  };
}

/** @throws BadInput for nonexistent days, or a period that ends before it begins */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  if (from !== undefined && to !== undefined && from > to) {
    throw new BadInput(messages.fromAfterTo(from, to), 'from');
  }
  return {
    from: from === undefined ? undefined : startOfDay(checkedDay('from', from)),
    until: to === undefined ? undefined : endOfDay(checkedDay('to', to)),
  };
}

/** @throws BadInput for a nonexistent day like 2026-02-30; `name` is its field */
function checkedDay(name: string, day: string): string {
  if (isDay(day)) return day;
  throw new BadInput(messages.notADay(name), name);
}

/** Postgres texts cannot contain NUL, so searching for one would fail. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

/** Summary of the last `days` days, today included, and of pending work. */
export async function readSummary(
  { db, now }: Context,
  days: number = ownerLimits.summaryDays.usual,
): Promise<ShopSummary> {
  const period = lastDays(dayOf(now()), days);
  const from = startOfDay(period[0] ?? '');
  const [byDay, toShip, bestSellers, lowSizes, refunded, abandoned] = await Promise.all([
    sumByDay(db, from, period.map(startOfDay)),
    findToShip(db, ownerLimits.summaryRows.toShip),
    findBestSellers(db, from, ownerLimits.summaryRows.bestSellers),
    findLowSizes(db, ownerLimits.summaryRows.lowSizes),
    sumRefunded(db, from),
    sumAbandoned(db, from),
  ]);
  const ofDay = new Map(byDay.map((row) => [period[row.day - 1], row]));
  return {
    revenue: period.map((day) => {
      const { orders = 0, cents = 0 } = ofDay.get(day) ?? {};
      return { day, orders, total: toDollars(cents) };
    }),
    toShip: {
      count: toShip[0]?.all ?? 0,
      oldest: toShip.map(({ id, createdAt, email, fullName, totalCents }) => ({
        _id: id,
        createdAt: createdAt.toISOString(),
        email,
        fullName,
        total: toDollars(totalCents),
      })),
    },
    bestSellers: bestSellers.map(({ cents, ...product }) => ({
      ...withColour(product),
      total: toDollars(cents),
    })),
    lowSizes: lowSizes.map(withColour),
    refunded: { count: refunded.count, total: toDollars(refunded.cents) },
    abandoned: { count: abandoned.count, total: toDollars(abandoned.cents) },
  };
}

function withColour<P extends { colour: string | null }>({ colour, ...product }: P) {
  return { ...product, ...(colour && { colour }) };
}
