import { messages } from '../../../contract/messages.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import { toSearchWords } from '../../../contract/rules/search.ts';
import { shopSettings } from '../../../contract/rules/shopSettings.ts';
import type {
  OrderCounts,
  OrderCountsQuery,
  OrderHistoryEntry,
  OrderQuery,
} from '../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { endOfDay, startOfDay } from '../../lib/days.ts';
import { isUuid } from '../../lib/ids.ts';
import { countAllOrders, countByDelivery, findAllOrders } from '../../repositories/adminOrders.ts';
import type { OrderFilter } from '../../repositories/orderFilter.ts';
import { findHistory } from '../../repositories/orderHistory.ts';
import type { Context } from '../context.ts';
import { toAdminOrder, type ViewContext } from '../orders/orderView.ts';

/**
 * A page of everybody's orders, or all of them when the query has no `limit`.
 * @returns with `total`, how many pass the filters on all pages
 * @throws BadInput for days that do not exist, or that end before they begin
 */
export async function listAllOrders(
  context: Pick<Context, 'db'> & ViewContext,
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

/** How many orders are in each delivery state of the shop, and what they come to. */
export async function countOrders(
  { db }: Pick<Context, 'db'>,
  query: OrderCountsQuery,
): Promise<OrderCounts> {
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
 * Who changed what of an order, the latest first.
 * @throws NotFound when there is no such order
 */
export async function readHistory(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<OrderHistoryEntry[]> {
  const entries = isUuid(id) ? await findHistory(db, id) : [];
  // Every order has the entry of its beginning.
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
  if (from !== undefined && to !== undefined && from > to) {
    throw new BadInput(messages.fromAfterTo(from, to), 'from');
  }
  return {
    words: toSearchWords(q),
    payment: payment && withoutNul(payment),
    delivery: delivery && withoutNul(delivery),
    isReturning: returns === 'requested',
    from: from === undefined ? undefined : startOfDay('from', from),
    until: to === undefined ? undefined : endOfDay(startOfDay('to', to)),
  };
}

/** Postgres texts hold no NUL, so a search for one would fail. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
