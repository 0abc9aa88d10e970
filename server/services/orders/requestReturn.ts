import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { unitsByLine } from '../../../contract/rules/returnLines.ts';
import { lineProblems, requestedText } from '../../../contract/rules/returnSteps.ts';
import {
  listUnits,
  repeatProblem,
  returnProblem,
  returnUnits,
} from '../../../contract/rules/returns.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, Conflict, NotFound, refuse } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { wrongId } from '../../lib/ids.ts';
import { forStaff, spokenLanguage } from '../../lib/languages.ts';
import { insertOrderMail, type OrderMail } from '../../repositories/mails.ts';
import {
  findOrder,
  insertHistory,
  type StoredOrder,
  updateOrder,
} from '../../repositories/orders.ts';
import {
  findReturnedOrderId,
  insertReturn,
  insertReturnedUnits,
} from '../../repositories/returns.ts';
import type { CheckoutContext } from '../context.ts';
import { askForDifference } from './askForChange.ts';
import { closeEndedPages } from './differences.ts';
import { finishOrder } from './finishOrder.ts';
import { holdExchange } from './holdExchange.ts';
import { lockOrder, toRulesOrder } from './orderView.ts';

/** Change of an order by a parcel, a return or a refund. */
type Effect = {
  /** Entry for the order's history. */
  history: { parcel?: string; return?: string; refund?: string; refundNote?: string };
  trackingUrl?: string;
  mails?: Pick<OrderMail, 'kind' | 'aboutId'>[];
  deliveryStatus?: string;
  refundedCents?: number;
  language?: string | null;
};

/**
 * Runs `work` on an order under its customer's lock, in its currency, writes the effect, if any,
 * then sends emails and refunds, and closes the payment pages of ended differences.
 * @param userId author of the change
 */
export async function writeReturns(
  context: CheckoutContext,
  { userId, orderId }: { userId: string; orderId: string },
  work: (tx: Database, order: StoredOrder) => Promise<Effect | undefined>,
): Promise<StoredOrder> {
  const at = context.now();
  const written = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const effect = await inCurrencyOf(order, () => work(tx, order));
    if (!effect) return order;
    const { history, mails = [], ...update } = effect;
    const { deliveryStatus: to = order.deliveryStatus } = update;
    const changes = {
      ...Object.fromEntries(
        Object.entries(history).map(([name, to]) => [name, { from: null, to }]),
      ),
      ...(to !== order.deliveryStatus && { delivery_status: { from: order.deliveryStatus, to } }),
    };
    await updateOrder(tx, orderId, update);
    await insertHistory(tx, { id: v7(), orderId, at, userId, changes });
    await insertOrderMail(tx, ...mails.map((mail) => ({ ...mail, orderId, createdAt: at })));
    return (await findOrder(tx, orderId)) ?? order;
  });
  const order = await finishOrder(context, written);
  await closeEndedPages(context, order);
  return order;
}

/** Returns a step with texts for staff, or the caller's message if the step is refused. */
export function decide<Step>(context: CheckoutContext, step: () => Step): Step {
  const decided = forStaff(context, step);
  return typeof decided === 'string' ? step() : decided;
}

/** @throws BadInput for a repeated or unknown line */
export function checkLines(
  lines: Parameters<typeof lineProblems>[0],
  known: readonly number[],
): void {
  refuse(lineProblems(lines, known), BadInput);
}

/**
 * Requests the return of units, by the customer or an admin. Emails a confirmation, and the owner
 * if a customer asks. New units of an exchange are held. A repeated id makes no second return.
 * @param userId author of the request
 * @throws NotFound when there is no such order, or it is not the customer's own
 * @throws BadInput for a repeated or unknown line, or the id of another return
 * @throws Conflict when the order was not sent, it is too late, the units are being returned or
 * can't be exchanged, or the id was used with another content
 */
export async function requestReturn(
  context: CheckoutContext,
  { userId, orderId, isAdmin = false }: { userId: string; orderId: string; isAdmin?: boolean },
  { requestId: id = v7(), reason, lines }: ReturnRequest,
): Promise<StoredOrder> {
  return writeReturns(context, { userId, orderId }, async (tx, order) => {
    if (!isAdmin && order.userId !== userId) throw new NotFound(messages.noSuchOrder);
    checkLines(lines, [...order.products.keys()]);
    const made = order.requests.find((request) => request.id === id);
    if (made) {
      const problem = repeatProblem(order.products, made, { reason, lines });
      if (problem) throw new Conflict(problem);
      return undefined;
    }
    if (await findReturnedOrderId(tx, id)) throw wrongId();
    const time = { now: context.now(), days: context.shop.returnDays };
    const problem = returnProblem(toRulesOrder(order), { reason, lines }, time);
    if (problem) throw new Conflict(problem);
    const exchange = await holdExchange({ ...context, db: tx }, order, { reason, lines }, time.now);
    const exchangeId = exchange?.exchangeId ?? null;
    await insertReturn(tx, { id, orderId, reason, createdAt: time.now, exchangeId });
    if (exchange && exchange.moreCents > 0) {
      const { exchangeId, moreCents: cents } = exchange;
      await askForDifference(tx, order, { exchangeId, returnId: id, cents, at: time.now });
    }
    for (const [position, quantity] of unitsByLine(lines)) {
      const first = returnUnits(order.requests, position, 'quantity');
      await insertReturnedUnits(tx, { orderId, position, returnId: id }, { first, quantity });
    }
    const wanted = exchange?.wanted ?? [];
    const units = wanted.map(({ quantity }, line) => ({ line, quantity }));
    const asked = forStaff(context, () =>
      requestedText(order.products, { reason, lines }, listUnits(wanted, units)),
    );
    return {
      history: { return: asked },
      // Later mails are in the language that the customer reads now.
      ...(!isAdmin && { language: spokenLanguage() ?? order.language ?? null }),
      mails: [
        { kind: 'returnRequested', aboutId: id },
        ...(isAdmin ? [] : [{ kind: 'ownerReturn', aboutId: id } as const]),
      ],
    };
  });
}
