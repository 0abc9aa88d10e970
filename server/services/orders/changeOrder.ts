import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import {
  changesInvoice,
  changesOf,
  refusalOf,
  requestsRefund,
} from '../../../contract/rules/orderChange.ts';
import { type May, permissionsForChange } from '../../../contract/rules/permissions.ts';
import { paidLines } from '../../../contract/rules/pricing.ts';
import { exchangedProblem, manualRefundText } from '../../../contract/rules/refunds.ts';
import { refundPendingMessage } from '../../../contract/rules/returnSteps.ts';
import { receivedUnits, waitsForExchange } from '../../../contract/rules/returns.ts';
import { shopSettings } from '../../../contract/rules/shopSettings.ts';
import { taxesElsewhere } from '../../../contract/rules/taxes.ts';
import { isOtherTaxPlace, placesOf, taxPlaceProblem } from '../../../contract/rules/taxRegions.ts';
import type { OrderChange, OrderReply } from '../../../contract/schemas/order.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, Conflict, NotAllowed } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { giftCardProvider } from '../../repositories/checkouts.ts';
import { removePasswordResetsOf } from '../../repositories/credentials.ts';
import { findExchangeId, findPaidCheckout } from '../../repositories/exchanges.ts';
import {
  insertOrderMail,
  insertReviewRequest,
  requeueRefusedMail,
} from '../../repositories/mails.ts';
import { removeOrderLinks } from '../../repositories/orderLinks.ts';
import type { StoredPayment } from '../../repositories/orderPayments.ts';
import {
  findOrder,
  insertHistory,
  type StoredOrder,
  updateOrder,
} from '../../repositories/orders.ts';
import { findProductsById } from '../../repositories/products.ts';
import { findTaxes } from '../../repositories/selling.ts';
import { lockStock, takeUnits } from '../../repositories/stock.ts';
import type { CheckoutContext } from '../context.ts';
import { closeEndedPages } from './differences.ts';
import { endDifferences, isUnused } from './endDifference.ts';
import { finishOrder } from './finishOrder.ts';
import { releaseExchange } from './holdExchange.ts';
import { newInvoice } from './invoices.ts';
import { mailForChange } from './orderMails.ts';
import { lockOrder, toChangedOrder, toRulesOrder } from './orderView.ts';
import { changeParcels } from './sendParcel.ts';

/**
 * Changes an order, records the admin, and notifies the customer. Cancelling it before shipping, or
 * refunding it, puts its units back into stock, once. The provider makes the refund after the
 * commit. The same values again change nothing, so the call can be repeated.
 * @param may says which changes the caller's role allows
 * @throws BadInput for a state that the shop does not have
 * @throws NotAllowed when the change needs another role
 * @throws NotFound when there is no such order
 * @throws Conflict when it was changed meanwhile, or the change is not allowed
 */
export async function changeOrder(
  context: CheckoutContext,
  adminId: string,
  id: string,
  change: OrderChange,
  may: May = () => true,
): Promise<OrderReply> {
  checkState('payment_status', change.payment_status, shopSettings.paymentStates);
  checkState('delivery_status', change.delivery_status, shopSettings.deliveryStates);
  const written = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, id);
    return inCurrencyOf(order, () => writeChange(context, tx, order, { adminId, change, may }));
  });
  const order = await finishOrder(context, written);
  await closeEndedPages(context, order);
  const isRefundedManually = order.manualPayment !== null && change.payment_status === 'refunded';
  const told = [
    messages.orderSaved,
    order.refundPending && i18n.t(refundPendingMessage),
    isRefundedManually && i18n.t(manualRefundText),
  ];
  return toChangedOrder(order, context, told.filter(Boolean).join(' '));
}

function checkState(name: string, state: string, states: string[]): void {
  if (states.includes(state)) return;
  throw new BadInput(messages.unknownState(name, states), name);
}

async function writeChange(
  context: CheckoutContext,
  tx: Database,
  order: StoredOrder,
  { adminId, change, may }: { adminId: string; change: OrderChange; may: May },
): Promise<StoredOrder> {
  const { payments, now, reviewMailDays } = context;
  const { id } = order;
  const before = toRulesOrder(order);
  const changes = changesOf(before, change);
  if (Object.keys(changes).length === 0) return order;
  // First, because an outdated field is not a change by the caller.
  if (change.version !== undefined && change.version !== order.version) {
    throw new Conflict(messages.orderHasChanged, 'version');
  }
  if (!permissionsForChange(changes).every(may)) throw new NotAllowed(messages.notInRole);
  const refusal = refusalOf(before, change) ?? exchangedProblem(before, change);
  if (refusal) throw new Conflict(refusal);
  const isRefund = requestsRefund(before, change);
  if (isRefund) await checkProvider(tx, order, payments.name);
  const isCancelled =
    order.deliveryStatus === 'processing' && change.delivery_status === 'cancelled';
  const goesBack = order.stockDeducted && (isCancelled || isRefund);
  if (goesBack) await putBack(tx, order, { at: now(), userId: adminId });
  if (isRefund) await releaseExchanges(tx, order, now());
  if (isRefund || change.delivery_status === 'cancelled') {
    const isEnding = (payment: StoredPayment) =>
      (isRefund || payment.returnId === null) && isUnused(order, payment);
    await endDifferences(context, tx, order, { userId: adminId, isEnding });
  }
  const update = {
    ...(changesInvoice(changes) && (await newInvoice(context, tx, order, now()))),
    ...(change.address !== undefined && (await addressColumns(tx, order, change.address))),
    ...(change.fullName !== undefined && { fullName: change.fullName }),
    ...(change.email !== undefined && { email: change.email }),
    notes: change.notes,
    customerNote: change.customerNote ?? order.customerNote,
    trackingUrl: change.trackingUrl ?? order.trackingUrl,
    deliveryStatus: change.delivery_status,
    stockDeducted: order.stockDeducted && !goesBack,
    refundPending: order.refundPending || isRefund,
    // The state changes when the provider has confirmed the refund.
    paymentStatus:
      change.payment_status === 'refunded' ? order.paymentStatus : change.payment_status,
  };
  await updateOrder(tx, id, update);
  await insertHistory(tx, { id: v7(), orderId: id, at: now(), userId: adminId, changes });
  const isRequeued = 'email' in changes && (await correctEmail(tx, order, now()));
  const aboutId = await changeParcels(tx, order, change, now());
  const mailed = aboutId ? 'shipped' : mailForChange(order, change, isRequeued);
  // Customers withdraw from an unsent order by cancelling it.
  const kind = mailed === 'cancelled' && adminId === order.userId ? 'withdrawn' : mailed;
  if (kind) await insertOrderMail(tx, { orderId: id, kind, aboutId, createdAt: now() });
  if (kind === 'delivered' && reviewMailDays > 0) {
    await insertReviewRequest(tx, { orderId: id, deliveredAt: now() });
  }
  return (await findOrder(tx, id)) ?? order;
}

/**
 * After a move to a place with other rates, the total includes its taxes. The order remembers the
 * first places, which its added taxes are for.
 * @throws Conflict if the address does not tell which taxes apply
 */
async function addressColumns(tx: Database, order: StoredOrder, typed: string) {
  const rates = await findTaxes(tx);
  const problem = typed !== order.address && taxPlaceProblem(typed, rates);
  if (problem) throw new Conflict(problem, 'address');
  const first = placesOf(order.address);
  const isMoved = JSON.stringify(first) !== JSON.stringify(placesOf(typed));
  const address = { address: typed, taxPlaces: order.taxPlaces ?? (isMoved ? first : null) };
  if (!isOtherTaxPlace(order.address, typed, rates)) return address;
  const { products: sold, discountCents, deliveryCents, waivedCents } = order;
  const products = await findProductsById(
    tx,
    sold.map(({ productId }) => productId),
  );
  const lines = sold.map(({ productId, priceCents, quantity, codeApplies }) => ({
    ...{ cents: priceCents * quantity, quantity, codeApplies },
    product: products.get(productId),
  }));
  const paid = paidLines(lines, discountCents - waivedCents, ({ codeApplies }) => codeApplies);
  const taxed = { lines: paid, delivery: deliveryCents - waivedCents, taxes: order.taxes };
  return { ...address, taxes: taxesElsewhere(taxed, rates, typed) };
}

/** Ends the links that another reader may have; returns true if a refused email is sent again. */
async function correctEmail(tx: Database, { id, userId, isGuest }: StoredOrder, now: Date) {
  await removeOrderLinks(tx, id);
  if (isGuest) await removePasswordResetsOf(tx, userId);
  return requeueRefusedMail(tx, id, now);
}

/** Only the provider that took the money can refund it; admins refund manual orders themselves. */
export async function checkProvider(tx: Database, order: StoredOrder, name: string) {
  const session = await findPaidCheckout(tx, order.sessionId);
  if (order.manualPayment !== null || session?.provider === giftCardProvider) return;
  if (session?.provider === name && session.providerId !== null) return;
  throw new Conflict(
    i18n.t(
      'This order was paid through {provider}, which the shop no longer uses: give the money back there.',
      { provider: session?.provider },
    ),
  );
}

/** Returns units to stock, except those that came back before. Deleted sizes have no stock. */
async function putBack(
  tx: Database,
  { id: orderId, products, requests }: StoredOrder,
  by: { at: Date; userId: string },
) {
  await lockStock(tx, products);
  const received = receivedUnits(requests, products);
  for (const [line, sold] of products.entries()) {
    await takeUnits(tx, sold, (received[line] ?? 0) - sold.quantity, {
      ...{ ...by, reason: 'cancelled', orderId },
    });
  }
}

async function releaseExchanges(tx: Database, { requests }: StoredOrder, now: Date) {
  for (const { id } of requests.filter(waitsForExchange)) {
    const exchangeId = await findExchangeId(tx, id);
    if (exchangeId) await releaseExchange(tx, exchangeId, now);
  }
}
