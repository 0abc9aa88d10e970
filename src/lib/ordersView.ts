import { limits, orderSorts } from '../../contract/limits.ts';
import type { OrdersQuery } from './adminOrders.ts';

/** What the admin's list of orders keeps in its address. */
export type OrdersView = {
  query: OrdersQuery;
  /** The first page is 0 here and not named there; the second is `page=2`. */
  page: number;
  /** The order that is open in the editor. */
  openId: string | undefined;
};

/** Reads the address of the list; what makes no sense in it is passed over. */
export function readOrdersView(search: URLSearchParams): OrdersView {
  const q = search.get('q')?.trim().slice(0, limits.search.max);
  const delivery = readState(search.get('delivery'));
  const payment = readState(search.get('payment'));
  const from = readDay(search.get('from'));
  const last = readDay(search.get('to'));
  const to = from && last && from > last ? undefined : last;
  const sort = orderSorts.find((name) => name === search.get('sort'));
  return {
    query: {
      ...(q && { q }),
      ...(delivery && { delivery }),
      ...(payment && { payment }),
      ...(from && { from }),
      ...(to && { to }),
      ...(sort && { sort }),
    },
    page: readPage(search.get('page')),
    openId: search.get('order')?.slice(0, 64) || undefined,
  };
}

/** The address's parameters for a view; defaults are left out. */
export function writeOrdersView({ query, page, openId }: OrdersView): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of ['delivery', 'q', 'payment', 'from', 'to'] as const) {
    const value = query[name];
    if (value) search.set(name, value);
  }
  if (query.sort && query.sort !== '-created') search.set('sort', query.sort);
  if (page > 0) search.set('page', String(page + 1));
  if (openId) search.set('order', openId);
  return search;
}

function readState(text: string | null): string | undefined {
  return text?.trim().slice(0, limits.state.max) || undefined;
}

/** A day that there is: not the 31st of June. */
function readDay(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, 40_000) - 1 : 0;
}
