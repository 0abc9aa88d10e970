import { useState } from 'react';
import type { Order } from '../../../contract/schemas/order.ts';

/**
 * The orders that are checked in the list, on any page: as the current page has them, else as last
 * known.
 */
export function useCheckedOrders(listed: readonly Order[]) {
  const [kept, setKept] = useState<readonly Order[]>([]);
  const checked = kept.map((order) => listed.find(({ _id }) => _id === order._id) ?? order);
  return {
    checked,
    check: (ids: readonly string[]) =>
      setKept(ids.flatMap((id) => [...listed, ...kept].find(({ _id }) => _id === id) ?? [])),
    uncheck: (id: string) => setKept((before) => before.filter(({ _id }) => _id !== id)),
    /** Takes over a newer state of an order. */
    renew: (order: Order) =>
      setKept((before) => before.map((each) => (each._id === order._id ? order : each))),
  };
}
