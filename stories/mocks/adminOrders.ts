import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { exampleSummary } from '../../contract/examples/summary.ts';
import { messages } from '../../contract/messages.ts';
import { isDay } from '../../contract/rules/days.ts';
import { toCents } from '../../contract/rules/money.ts';
import { countOrders, selectOrders } from '../../contract/rules/orderList.ts';
import { ownerLimits } from '../../contract/rules/ownerLimits.ts';
import { refundMessage, refundPendingMessage } from '../../contract/rules/returnSteps.ts';
import type { Order, OrderChange } from '../../contract/schemas/order.ts';
import type { ShopSummary } from '../../contract/schemas/summary.ts';
import { settleDifference } from './differences.ts';
import { admin } from './logins.ts';
import { MockFailure, mockEndpoint, undocumentedReply } from './mockEndpoint.ts';
import { changeLines } from './orderLines.ts';
import { changesOf, checkStates, refuseChange, type TaxSources } from './orderRules.ts';
import { openOrderStore } from './orderStore.ts';
import { sendParcel } from './parcels.ts';
import { printOf } from './prints.ts';
import {
  askForReturn,
  orderOfReturn,
  receiveReturn,
  refundPart,
  refundReturns,
  refuseReturn,
  type SentTimes,
  sendExchange,
} from './returns.ts';

export type AdminOrderScenario = {
  /** All orders; by default those of the story's customer. */
  orders?: Order[];
  /** Figures of the admin home. */
  summary?: ShopSummary;
  /** Change of another admin just before the first save, which makes that save stale. */
  orderChangedMeanwhile?: Partial<OrderChange>;
  /** The payment provider does not answer, so refunds stay pending. */
  isProviderAway?: boolean;
};

/** The admin's calls for orders; they change `orders`. */
export function adminOrderHandlers(
  orders: Order[],
  {
    summary = exampleSummary,
    orderChangedMeanwhile,
    isProviderAway = false,
  }: AdminOrderScenario = {},
  plain = false,
  sentTimes: SentTimes = new Map(),
  sources: TaxSources = { shelf: [], selling: { taxes: [], codes: [] } },
) {
  const options = { plain, isProviderAway, sentTimes, ...sources };
  const { find, view, versionOf, historyOf, write, step } = openOrderStore(orders, options);
  let othersChange = orderChangedMeanwhile;

  return [
    mockEndpoint('POST /sendparcel/:id', ({ params: { id }, body }) => {
      const order = find(id);
      const before = order.delivery_status;
      const told = sendParcel(order, body);
      return step(order, { parcel: told }, { message: messages.parcelSent, before });
    }),
    mockEndpoint('POST /changelines/:id', ({ params: { id }, body }) => {
      const order = find(id);
      const { change, message, ...sums } = changeLines(order, body, {
        ...{ ...sources, newest: versionOf(order) },
      });
      const { reply } = step(order, {}, { message, entry: change && { items: change } });
      return { reply: { ...reply, ...sums } };
    }),
    mockEndpoint('POST /settledifference/:id', ({ params: { id }, body: { outcome } }) => {
      const order = orders.find(({ payments = [] }) => payments.some((each) => each.id === id));
      if (!order) throw new MockFailure(404, messages.noSuchPayment);
      const { history, message } = settleDifference(order, id, outcome);
      return step(order, { difference: history }, { message });
    }),
    mockEndpoint('POST /openreturn/:id', ({ params: { id }, body }) => {
      const order = find(id);
      const told = askForReturn(order, body, sentTimes);
      const message = 'The return is open. The customer is told by email.';
      // A new return leaves the order's version unchanged.
      return step(order, { return: told }, { message, versionsMade: 0 });
    }),
    mockEndpoint('POST /receivereturn/:id', ({ params: { id }, body }) => {
      const order = orderOfReturn(orders, id);
      const before = order.delivery_status;
      const told = receiveReturn(order, id, body);
      return step(order, { return: told }, { message: messages.returnReceived, before });
    }),
    mockEndpoint('POST /refusereturn/:id', ({ params: { id }, body: { refusal } }) => {
      const order = orderOfReturn(orders, id);
      const message = messages.returnRefused;
      return step(order, { return: refuseReturn(order, id, refusal) }, { message });
    }),
    mockEndpoint('POST /sendexchange/:id', ({ params: { id } }) => {
      const order = orderOfReturn(orders, id);
      const told = sendExchange(orders, order, id);
      return step(order, { return: told }, { message: messages.exchangeSent });
    }),
    mockEndpoint('POST /refundreturns/:id', ({ params: { id }, body: { amount } }) => {
      const order = find(id);
      // Manual orders have no payment provider.
      const isPending = isProviderAway && order.manualPayment === undefined;
      const told = refundReturns(order, amount, { codes: sources.selling.codes, isPending });
      const message = refundMessage(toCents(amount), { ...order, isPending });
      const versionsMade = isPending ? 1 : 2;
      return step(order, { refund: told }, { message, versionsMade });
    }),
    mockEndpoint('POST /refundpart/:id', ({ params: { id }, body }) => {
      const order = find(id);
      const isPending = isProviderAway && order.manualPayment === undefined;
      const told = refundPart(order, body, isPending);
      const message = refundMessage(toCents(body.amount), { ...order, isPending });
      return step(order, told, { message, versionsMade: isPending ? 1 : 2 });
    }),
    mockEndpoint('GET /allorders', ({ query: { limit, offset = 0, ...query } }) => {
      if (plain) return { reply: orders.map(view) };
      checkDays(query);
      const matching = selectOrders(orders, query);
      return {
        reply: matching.slice(offset, limit && offset + limit).map(view),
        headers: { 'X-Total-Count': String(matching.length) },
      };
    }),
    mockEndpoint('POST /handleorder/:id', ({ params: { id }, body }) => {
      const { notes: _, payment_status: __, delivery_status: ___, ...extensions } = body;
      if (plain && Object.keys(extensions).length > 0) {
        throw new MockFailure(400, `Not known: ${Object.keys(extensions)}`);
      }
      if (othersChange) {
        write(id, 'marta@example.test', { ...find(id), ...othersChange });
        othersChange = undefined;
      }
      const order = find(id);
      checkStates(body, exampleEnvParams);
      const isNew = Object.keys(changesOf(order, body)).length > 0;
      if (isNew && body.version !== undefined && body.version !== versionOf(order)) {
        throw new MockFailure(409, messages.orderHasChanged, 'version');
      }
      refuseChange(order, body);
      const changed = write(id, admin.email, body);
      if (plain) return undocumentedReply;
      return { reply: { success: true, message: messageOf(changed), order: view(changed) } };
    }),
    mockEndpoint('POST /printorders', ({ body: { kind, ids, version } }) =>
      printOf(kind, ids.map(find), version),
    ),
    mockEndpoint('GET /ordercounts', ({ query }) => {
      checkDays(query);
      const states = exampleEnvParams.deliveryStates;
      return { reply: { delivery: countOrders(selectOrders(orders, query), states) } };
    }),
    mockEndpoint('GET /orderhistory/:id', ({ params: { id } }) => ({
      reply: historyOf(find(id)),
    })),
    mockEndpoint('GET /shopsummary', ({ query: { days = ownerLimits.summaryDays.usual } }) => ({
      reply: { ...summary, revenue: summary.revenue.slice(-days) },
    })),
  ];
}

function checkDays({ from, to }: { from?: string; to?: string }) {
  for (const [name, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) {
      throw new MockFailure(400, messages.notADay(name), name);
    }
  }
  if (from && to && from > to) throw new MockFailure(400, messages.fromAfterTo(from, to), 'from');
}

function messageOf({ refundPending }: Order): string {
  return refundPending ? `${messages.orderSaved} ${refundPendingMessage}` : messages.orderSaved;
}
