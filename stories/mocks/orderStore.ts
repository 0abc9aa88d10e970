import { messages } from '../../contract/messages.ts';
import { changesInvoice } from '../../contract/rules/orderChange.ts';
import { hasPrint } from '../../contract/rules/prints.ts';
import { isOtherTaxPlace, taxPlaceProblem } from '../../contract/rules/taxRegions.ts';
import type { OrderHistoryEntry } from '../../contract/schemas/adminOrder.ts';
import type { Order, OrderChange } from '../../contract/schemas/order.ts';
import { admin } from './logins.ts';
import { MockFailure } from './mockEndpoint.ts';
import { renewInvoice } from './orderLines.ts';
import { changesOf, type TaxSources, taxesAt, withoutOrderExtensions } from './orderRules.ts';
import { changedParcels } from './parcels.ts';
import { type SentTimes, storyTime, withRefundable } from './returns.ts';

type StepTelling = {
  message: string;
  /** Delivery state before the change. */
  before?: string;
  /** Versions created by the step: a refund creates one of its own. */
  versionsMade?: number;
  /** Further changes for the history. */
  entry?: OrderHistoryEntry['changes'] | undefined;
};

type OrderStoreOptions = {
  /** True for a server with only the specification's calls. */
  plain: boolean;
  /** The payment provider does not answer, so refunds stay pending. */
  isProviderAway: boolean;
  sentTimes: SentTimes;
} & TaxSources;

/** Orders for admins, each with its version and history. */
export function openOrderStore(
  orders: Order[],
  { plain, isProviderAway, sentTimes, selling, shelf }: OrderStoreOptions,
) {
  const versions = new Map<string, number>();
  const histories = new Map<string, OrderHistoryEntry[]>();

  const versionOf = ({ _id, returns }: Order) =>
    (versions.get(_id) ?? 1) + (returns?.requests.length ?? 0);
  /** The order as sent to an admin. */
  const view = (order: Order) =>
    plain
      ? withoutOrderExtensions(order)
      : { ...withRefundable(order, sentTimes, selling.codes), version: versionOf(order) };
  const find = (id: string) => {
    const order = orders.find(({ _id }) => _id === id);
    if (!order) throw new MockFailure(404, messages.noSuchOrder);
    return order;
  };
  const historyOf = (order: Order) => histories.get(order._id) ?? [firstEntry(order)];

  /** Applies a change, if any; returns the order. */
  function write(id: string, by: string, change: OrderChange) {
    const order = find(id);
    const changes = changesOf(order, change);
    if (Object.keys(changes).length === 0) return order;
    const { version: _, payment_status, ...told } = change;
    const isDue = payment_status === 'refunded' && order.payment_status !== 'refunded';
    const moved = changes.delivery_status;
    // A returned order was delivered before, even if nobody recorded it.
    if (moved && !(moved.from === 'delivered' && moved.to === 'returned')) {
      sentTimes.set(id, storyTime);
    }
    const { tax, taxes, mailProblem, ...rest } = order;
    const { address = order.address } = change;
    const problem = address !== order.address && taxPlaceProblem(address, selling.taxes);
    if (problem) throw new MockFailure(409, problem, 'address');
    const changed: Order = {
      ...rest,
      ...(isOtherTaxPlace(order.address, address, selling.taxes)
        ? taxesAt({ selling, shelf }, order, address)
        : { ...(tax && { tax }), ...(taxes && { taxes }) }),
      ...told,
      ...changedParcels(order, change),
      ...(mailProblem && !changes.email && { mailProblem }),
      ...(isDue && isProviderAway ? { refundPending: true } : { payment_status }),
    };
    if (changesInvoice(changes) && hasPrint('invoice', order)) renewInvoice(changed);
    histories.set(id, [{ at: storyTime, by, changes }, ...historyOf(order)]);
    // The change and the refund have a version each.
    versions.set(id, (versions.get(id) ?? 1) + (isDue && !isProviderAway ? 2 : 1));
    orders.splice(orders.indexOf(order), 1, changed);
    return changed;
  }

  /** Records a step of a return, if any; returns the order. */
  function step(
    order: Order,
    changes: Record<string, string | undefined>,
    { message, before = order.delivery_status, versionsMade = 1, entry }: StepTelling,
  ) {
    const { _id: id, delivery_status: to } = order;
    const told = Object.entries(changes).flatMap(([name, to]) =>
      to === undefined ? [] : [[name, { from: null, to }] as const],
    );
    if (told.length > 0 || entry) {
      const changes = {
        ...entry,
        ...Object.fromEntries(told),
        ...(to !== before && { delivery_status: { from: before, to } }),
      };
      histories.set(id, [{ at: storyTime, by: admin.email, changes }, ...historyOf(order)]);
      versions.set(id, (versions.get(id) ?? 1) + versionsMade);
    }
    return { reply: { success: true, message, order: view(order) } };
  }

  return { find, view, versionOf, historyOf, write, step };
}

function firstEntry({ createdAt, payment_status, delivery_status }: Order): OrderHistoryEntry {
  const changes = {
    payment_status: { from: null, to: payment_status },
    delivery_status: { from: null, to: delivery_status },
  };
  return { at: createdAt, by: '', changes };
}
