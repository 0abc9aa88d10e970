import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import type { Languages } from '../../../contract/languages.ts';
import type { ManualOrder } from '../../../contract/schemas/manualOrder.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { termsOf } from '../../lib/currencies.ts';
import { inLanguageOf } from '../../lib/languages.ts';
import { findCartLines, writeCartLine } from '../../repositories/cart.ts';
import {
  type CheckoutSession,
  completeCheckout,
  findSoldLines,
  type SoldLine,
} from '../../repositories/checkouts.ts';
import { countBalance, lockGiftCard } from '../../repositories/giftCards.ts';
import { insertOrderMail } from '../../repositories/mails.ts';
import {
  findOrderOfSession,
  insertHistory,
  insertOrder,
  type StoredOrder,
  withProducts,
} from '../../repositories/orders.ts';
import { type StockCause, sizeId } from '../../repositories/stock.ts';
import { lockCustomer } from '../../repositories/users.ts';
import { lockHeldStock } from '../cart/holds.ts';
import type { CheckoutContext } from '../context.ts';
import { finishOrder } from '../orders/finishOrder.ts';

/** Message about an order that was paid after its units were sold. */
export const paidTooLateMessage =
  /*i18n*/ 'The payment arrived after the reservation had expired, and some items had sold out. Nothing is sent, and the payment is refunded.';

/**
 * Returns the order of a paid session, created if necessary. Its units leave the stock, and its
 * lines the cart. If units are missing, the order is cancelled and the payment refunded.
 */
export async function completeOrder(context: CheckoutContext, session: CheckoutSession) {
  const { order, isNew } = await inTransaction(context.db, (tx) =>
    writeOrder(tx, session, { now: context.now(), languages: context.languages }),
  );
  return isNew ? finishOrder(context, order) : order;
}

/** Additional fields of a manual order. */
type ManualDetails = Pick<ManualOrder, 'payment' | 'notes' | 'mailsCustomer'> & {
  adminId: string;
};

/** Writes the order in the caller's transaction; the caller finishes the order afterwards. */
export async function writeOrder(
  tx: Database,
  session: CheckoutSession,
  { now, languages }: { now: Date; languages: Languages | undefined },
  manual?: ManualDetails,
): Promise<{ order: StoredOrder; isNew: boolean }> {
  const customer = await lockCustomer(tx, session.userId);
  const before = await findOrderOfSession(tx, session.id);
  if (before) return { order: before, isNew: false };
  const lines = await findSoldLines(tx, session.id);
  const id = v7();
  const cause = { reason: 'sold', at: now, orderId: id, userId: manual?.adminId } as const;
  // A deleted customer's late payment is refunded, as nothing can be shipped to them.
  const mayTake = !customer.isDeleted && (await isCovered(tx, session));
  const stockDeducted = await takeStock(tx, session, lines, cause, mayTake);
  const note = inLanguageOf(session, { languages }, () =>
    stockDeducted ? '' : i18n.t(paidTooLateMessage),
  );
  const newOrder = { ...toOrder(session, stockDeducted, note), createdAt: now, id };
  const { isGuest } = customer;
  const fields = { ...newOrder, ...(manual && manualFields(manual)), isGuest };
  const row = await insertOrder(tx, fields, lines);
  const [order] = await withProducts(tx, [{ ...row, hasDetails: false }]);
  if (!order) throw new Error('An order was not inserted');
  await beginHistory(tx, order, manual);
  const mail = { orderId: order.id, createdAt: now };
  const toCustomer = { ...mail, kind: stockDeducted ? 'placed' : 'unfilled' } as const;
  await insertOrderMail(
    tx,
    ...(manual?.mailsCustomer === false ? [] : [toCustomer]),
    // The admin who creates an order needs no email about it.
    ...(manual ? [] : [{ ...mail, kind: 'ownerOrdered' } as const]),
  );
  await completeCheckout(tx, session.id);
  return { order, isNew: true };
}

function manualFields({ payment, notes }: ManualDetails) {
  return {
    manualPayment: payment,
    paymentStatus: payment === 'unpaid' ? 'pending' : 'paid',
    notes,
  };
}

function toOrder(session: CheckoutSession, stockDeducted: boolean, customerNote: string) {
  const { id: sessionId, userId, fullName, address, phone, email, totalCents } = session;
  const { deliveryId, deliveryName, deliveryCents, code, discountCents, waivedCents, taxes } =
    session;
  const { giftCardCents, language } = session;
  return {
    ...{ sessionId, userId, fullName, address, phone, email, language, totalCents },
    ...{ deliveryId, deliveryName, deliveryCents, code, discountCents, waivedCents, taxes },
    ...{ giftCardCents, ...termsOf(session) },
    paymentStatus: 'paid',
    deliveryStatus: stockDeducted ? 'processing' : 'cancelled',
    customerNote,
    stockDeducted,
    refundPending: !stockDeducted,
  };
}

/** Writes the shop's own decisions into the history; a refund is decided here, and done later. */
async function beginHistory(tx: Database, order: StoredOrder, manual: ManualDetails | undefined) {
  const { id: orderId, createdAt: at, paymentStatus, deliveryStatus, refundPending } = order;
  const changes = {
    ...(manual && { taken: { from: null, to: manual.payment } }),
    payment_status: { from: null, to: paymentStatus },
    delivery_status: { from: null, to: deliveryStatus },
  };
  const userId = manual?.adminId ?? null;
  await insertHistory(tx, { id: v7(), orderId, at, userId, changes });
  if (!refundPending) return;
  const refund = { payment_status: { from: paymentStatus, to: 'refunded' } };
  await insertHistory(tx, { id: v7(), orderId, at, userId: null, changes: refund });
}

/**
 * Returns true if the order's gift card still has what it pays: after the checkout had ended, it may
 * have paid for another one.
 */
async function isCovered(tx: Database, { id, giftCardId, giftCardCents }: CheckoutSession) {
  const card = giftCardId === null ? undefined : await lockGiftCard(tx, { id: giftCardId });
  if (!card) return true;
  return (
    card.refundedAt === null && (await countBalance(tx, card, { sessionId: id })) >= giftCardCents
  );
}

/** Takes all units from the stock, or none and returns false; ends the session's holds anyway. */
async function takeStock(
  tx: Database,
  session: CheckoutSession,
  lines: readonly SoldLine[],
  cause: StockCause,
  mayTake: boolean,
): Promise<boolean> {
  const { userId } = session;
  const { at: now } = cause;
  const cart = new Map((await findCartLines(tx, userId)).map((line) => [sizeId(line), line]));
  const stock = await lockHeldStock(tx, userId, lines, now);
  const heldByCart = new Map(lines.map((line) => [line, stock.heldByCart(line)]));
  for (const line of lines) {
    stock.holdForSession(line, 0, session);
    stock.hold(line, 0);
  }
  const taken = mayTake && lines.every((line) => stock.free(line) >= line.quantity);
  for (const line of lines) {
    const inCart = cart.get(sizeId(line));
    const sold = taken ? line.quantity : 0;
    const stays = Math.max(0, (inCart?.quantity ?? 0) - sold);
    if (taken) stock.take(line, sold);
    if (inCart && taken) await writeCartLine(tx, inCart, stays, now);
    stock.hold(line, Math.min(heldByCart.get(line) ?? 0, stays));
  }
  await stock.save(cause);
  return taken;
}
