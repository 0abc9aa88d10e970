import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import type { May } from '../../../contract/rules/permissions.ts';
import { remainingCents } from '../../../contract/rules/refunds.ts';
import {
  exchangeEndedText,
  exchangeStep,
  listWanted,
} from '../../../contract/rules/returnSteps.ts';
import type { OrderReply } from '../../../contract/schemas/order.ts';
import type { Database } from '../../db/database.ts';
import { Conflict } from '../../errors.ts';
import { termsOf } from '../../lib/currencies.ts';
import { forStaff, inLanguageOf } from '../../lib/languages.ts';
import { completeCheckout, findCheckoutById, type SoldLine } from '../../repositories/checkouts.ts';
import { findExchangeId } from '../../repositories/exchanges.ts';
import { insertOrderMail } from '../../repositories/mails.ts';
import {
  findOrderOfSession,
  insertHistory,
  insertOrder,
  type StoredOrder,
} from '../../repositories/orders.ts';
import { insertRefund } from '../../repositories/returns.ts';
import { takeUnits } from '../../repositories/stock.ts';
import type { CheckoutContext } from '../context.ts';
import { finishOrder } from './finishOrder.ts';
import { releaseExchange } from './holdExchange.ts';
import { toChangedOrder, toRulesOrder } from './orderView.ts';
import { writeReturns } from './requestReturn.ts';
import { ofReturn, orderOf } from './returns.ts';

/**
 * Accepts an exchange whose parcel has arrived: its held units become a paid order of their own,
 * and their price counts as refunded. A difference is refunded as for any return. Repeated, it is
 * the same order.
 * @param may says what the caller's role allows
 * @throws Conflict if units are awaited, no longer held, or the payment does not cover them
 */
export async function sendExchange(
  context: CheckoutContext,
  adminId: string,
  id: string,
  may: May = () => true,
): Promise<OrderReply> {
  const orderId = await orderOf(context, id);
  let exchangeId: string | undefined;
  const order = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const request = ofReturn(order, id);
    exchangeId = await findExchangeId(tx, id);
    const rest = remainingCents(toRulesOrder(order));
    const step = exchangeStep(request, rest, may('orders:sums'));
    if (typeof step === 'string') throw new Conflict(step);
    if (!step || !exchangeId) return undefined;
    if (order.address === '') throw new Conflict(messages.exchangeWithoutAddress);
    const at = context.now();
    const lines = await releaseExchange(tx, exchangeId, at);
    const newId = v7();
    const cause = { reason: 'sold', at, userId: adminId, orderId: newId } as const;
    for (const line of lines) {
      const isTaken = await takeUnits(tx, line, line.quantity, cause);
      if (!isTaken) throw new Conflict(i18n.t(exchangeEndedText));
    }
    const sent = { id: newId, exchangeId, adminId, lines, at };
    const number = await insertExchange(context, tx, order, sent);
    const { cents } = step;
    const refund = { id, orderId, cents, note: null, createdAt: at, settledAt: at };
    if (cents > 0) await insertRefund(tx, refund);
    return {
      history: {
        return: forStaff(context, () =>
          i18n.t('Exchanged: {items} (order {number})', {
            items: listWanted(request.lines),
            number,
          }),
        ),
      },
      refundedCents: order.refundedCents + cents,
    };
  });
  const sent = exchangeId && (await findOrderOfSession(context.db, exchangeId));
  if (sent) await finishOrder(context, sent);
  return toChangedOrder(order, context, messages.exchangeSent);
}

/** Writes the order of the new units; returns its number. */
async function insertExchange(
  context: CheckoutContext,
  tx: Database,
  before: StoredOrder,
  sent: { id: string; exchangeId: string; adminId: string; lines: readonly SoldLine[]; at: Date },
): Promise<string> {
  const { id, exchangeId, adminId, lines, at } = sent;
  const { userId, isGuest, fullName, address, phone, email, manualPayment, number, taxPlaces } =
    before;
  const { language = null, deliveryId, deliveryName } = before;
  const note = inLanguageOf(before, context, () =>
    i18n.t('In exchange for items of order {number}.', { number: formatOrderNumber(number) }),
  );
  const session = await findCheckoutById(tx, exchangeId);
  if (!session) throw new Error('An exchange has no checkout');
  const { totalCents, taxes, code, discountCents } = session;
  const { number: newNumber } = await insertOrder(
    tx,
    {
      ...{ id, sessionId: exchangeId, userId, isGuest, fullName, address, phone, email },
      ...{ totalCents, taxes, code, discountCents, manualPayment, language },
      // Free, as its price was paid before.
      ...{ deliveryId, deliveryName, deliveryCents: 0 },
      ...termsOf(before),
      ...{ paymentStatus: 'paid', deliveryStatus: 'processing', stockDeducted: true },
      ...{ customerNote: note, taxPlaces },
      createdAt: at,
    },
    lines,
  );
  const changes = {
    payment_status: { from: null, to: 'paid' },
    delivery_status: { from: null, to: 'processing' },
  };
  await insertHistory(tx, { id: v7(), orderId: id, at, userId: adminId, changes });
  await insertOrderMail(tx, { orderId: id, kind: 'exchanged', createdAt: at });
  await completeCheckout(tx, exchangeId);
  return formatOrderNumber(newNumber);
}
