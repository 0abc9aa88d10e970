import { messages } from '../../../contract/messages.ts';
import { keptDifferences } from '../../../contract/rules/differences.ts';
import { currency, toDollars } from '../../../contract/rules/money.ts';
import { formatInvoiceNumber, formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { toOrderTaxes } from '../../../contract/rules/orderTaxes.ts';
import {
  billAfterRefunds,
  dueForReturns,
  remainingCents,
} from '../../../contract/rules/refunds.ts';
import { listLines, receivedUnits, returnsOf } from '../../../contract/rules/returns.ts';
import type { IncludedTax } from '../../../contract/rules/taxes.ts';
import type { Order, OrderReply } from '../../../contract/schemas/order.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';
import { inCurrencyOf, isInMainCurrency, rateInUse } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import { findOrder, findOrdersOf, type StoredOrder } from '../../repositories/orders.ts';
import { lockCustomerOf } from '../../repositories/users.ts';
import type { Context } from '../context.ts';
import { thumbnailUrl } from '../pictures/renditionUrls.ts';
import { shownDelivery } from '../selling/deliveryNames.ts';

/** A stored order for its customer, without internal fields. */
export async function toOrder(stored: StoredOrder, context: Context): Promise<Order> {
  // Pages in another currency need each order's currency.
  const needsCurrency = stored.currency || !isInMainCurrency();
  const order = await inCurrencyOf(stored, () => toOwnOrder(stored, context));
  return needsCurrency ? { ...order, currency: inCurrencyOf(stored, orderCurrency) } : order;
}

async function toOwnOrder(stored: StoredOrder, context: Context): Promise<Order> {
  const { fullName, address, phone, email, trackingUrl, customerNote } = stored;
  return {
    _id: stored.id,
    ...{ fullName, address, phone, email, trackingUrl, customerNote },
    payment_status: stored.paymentStatus,
    delivery_status: stored.deliveryStatus,
    total: toDollars(stored.totalCents),
    notes: '',
    createdAt: stored.createdAt.toISOString(),
    number: formatOrderNumber(stored.number),
    ...(stored.invoicedAt && {
      invoice: {
        number: formatInvoiceNumber(stored.number, stored.invoiceVersion),
        createdAt: stored.invoicedAt.toISOString(),
      },
    }),
    ...(stored.isGuest && { isGuest: true }),
    ...(stored.deliveryName !== null && {
      delivery: {
        name: shownDelivery(stored.deliveryName),
        price: toDollars(stored.deliveryCents),
      },
    }),
    ...(stored.code !== null && {
      discount: { code: stored.code, amount: toDollars(stored.discountCents) },
    }),
    ...toOrderTaxes(taxesLeft(stored)),
    ...taxRegionOf(stored),
    ...(stored.parcels.length > 0 && { parcels: stored.parcels.map(toParcel) }),
    ...(stored.payments.length > 0 && { payments: toPayments(stored) }),
    ...(stored.giftCardCents > 0 && { giftCard: toDollars(stored.giftCardCents) }),
    returns: toReturns(stored, context),
    products: await Promise.all(
      stored.products.map(async ({ productId, name, picture, size, quantity, ...line }) => ({
        product_id: productId,
        name,
        picture: picture && (await thumbnailUrl(picture, line.pictureWidth, context.pictures)),
        size,
        quantity,
        price: toDollars(line.priceCents),
        subtotal: toDollars(line.priceCents * quantity),
        ...(!line.codeApplies && { codeApplies: false }),
      })),
    ),
  };
}

/** Currency in use, as orders name it. */
function orderCurrency(): NonNullable<Order['currency']> {
  const { code, sign, name, digits, terms } = currency();
  return {
    ...{ code, sign, name, rate: rateInUse() },
    ...(digits !== undefined && { digits }),
    ...(terms && terms.priceEnding !== null && { ending: terms.priceEnding }),
  };
}

function toPayments({ payments, manualPayment }: StoredOrder): NonNullable<Order['payments']> {
  return payments.map(({ id, cents, state, until, isExchange, totalCents, lines, ...payment }) => ({
    ...{ id, amount: toDollars(cents), state, until: until.toISOString() },
    items: listLines(lines),
    ...(manualPayment !== null && { isManual: true }),
    ...(payment.refundDue && { refund: payment.refundedAt ? 'made' : 'pending' }),
    ...(isExchange ? { isExchange } : { total: toDollars(totalCents) }),
  }));
}

/** Region of the taxes that were paid, if it is not that of a corrected address. */
function taxRegionOf({ taxes, taxPlaces }: StoredOrder): Pick<Order, 'taxRegion'> {
  if (!taxPlaces || taxes.some(({ onTop }) => !onTop)) return {};
  return { taxRegion: taxPlaces[0]?.region ?? '' };
}

/** An order's taxes, with the amounts left after refunds. */
function taxesLeft(stored: StoredOrder): IncludedTax[] {
  const { products, totalCents, refunds, requests, taxes } = stored;
  const isRefunded = stored.paymentStatus === 'refunded' || stored.refundPending;
  const parts = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const backCents = isRefunded ? totalCents : parts;
  if (backCents === 0) return taxes;
  const bill = { ...stored, lines: products };
  const left = billAfterRefunds(bill, backCents, receivedUnits(requests, products), refunds);
  return taxes.map((tax, index) => {
    const { cents, net } = left.taxes[index] ?? {};
    return { ...tax, left: cents, netLeft: net };
  });
}

/** Lines with their sizes' codes, for packers with a scanner. */
function withCodes(lines: Order['products'], stored: StoredOrder['products']) {
  return lines.map((line, index) => {
    const { sku, barcode } = stored[index] ?? {};
    return { ...line, ...(sku && { sku }), ...(barcode && { barcode }) };
  });
}

function toParcel({ id, sentAt, carrier, trackingUrl, lines }: StoredOrder['parcels'][number]) {
  return { ...{ id, carrier, trackingUrl, lines }, sentAt: sentAt.toISOString() };
}

/** The customer's own orders, newest first. */
export async function listOrders(context: Context, userId: string): Promise<Order[]> {
  const orders = await findOrdersOf(context.db, userId);
  return Promise.all(orders.map((order) => toOrder(order, context)));
}

export async function toAdminOrder(stored: StoredOrder, context: Context): Promise<Order> {
  return inCurrencyOf(stored, () => toStaffOrder(stored, context));
}

async function toStaffOrder(stored: StoredOrder, context: Context): Promise<Order> {
  const order = await toOrder(stored, context);
  const { notes, version, userId: customerId, refundPending, mailProblem } = stored;
  const paidLater = toPaidLater(stored);
  const refundable = toDollars(refundableCents(stored));
  const isPaid = stored.paymentStatus === 'paid';
  return {
    ...{ ...order, notes, version, customerId },
    products: withCodes(order.products, stored.products),
    ...(order.returns && { returns: { ...order.returns, refundable } }),
    ...(isPaid && { refundableRest: toDollars(remainingCents(toRulesOrder(stored))) }),
    ...(refundPending && { refundPending: true }),
    ...(paidLater.length > 0 && { paidLater }),
    ...(mailProblem && stored.email !== '' && { mailProblem }),
    ...(stored.manualPayment !== null && { manualPayment: stored.manualPayment }),
  };
}

function toPaidLater(stored: StoredOrder): NonNullable<Order['paidLater']> {
  const { paymentStatus, refundPending, paidLater, refunds, differences, requests } = stored;
  if (paymentStatus !== 'paid' || refundPending) return [];
  const moneyBack = refunds.filter(({ id }) => !requests.some((request) => request.id === id));
  const own = keptDifferences(
    paidLater.filter(({ isAhead }) => !isAhead),
    [...moneyBack, ...differences],
    stored.totalCents - stored.refundedCents,
  );
  return [...own, ...paidLater.filter(({ isAhead }) => isAhead)].map(
    ({ cents, paidAt, isAhead }) => ({
      ...{ amount: toDollars(cents), at: paidAt.toISOString() },
      ...(isAhead && { isAhead }),
    }),
  );
}

export async function toChangedOrder(
  stored: StoredOrder,
  context: Context,
  message: string,
): Promise<OrderReply> {
  return { success: true, message, order: await toAdminOrder(stored, context) };
}

/** A stored order in the form that the contract's rules use. */
export function toRulesOrder(stored: StoredOrder) {
  return {
    ...stored,
    payment_status: stored.paymentStatus,
    delivery_status: stored.deliveryStatus,
    manualPayment: stored.manualPayment ?? undefined,
    giftCard: toDollars(stored.giftCardCents),
  };
}

/** Cents due for returned units that are not refunded yet. */
export function refundableCents(stored: StoredOrder): number {
  const { products, requests, paymentStatus, refundPending } = stored;
  if (paymentStatus !== 'paid' || refundPending) return 0;
  const received = receivedUnits(requests, products);
  return dueForReturns({ ...stored, lines: products }, received, stored.refunds, requests);
}

function toReturns(stored: StoredOrder, { now, shop }: Context) {
  const refunds = stored.refunds.map(({ id, cents, createdAt, settledAt, note }) => ({
    id,
    amount: toDollars(cents),
    at: (settledAt ?? createdAt).toISOString(),
    isPending: settledAt === null,
    ...(note !== null && { note }),
    ...(stored.requests.some((request) => request.id === id) && { isExchange: true }),
  }));
  return returnsOf(toRulesOrder(stored), refunds, { now: now(), days: shop.returnDays });
}

/**
 * Locks an order's customer first, as everywhere, and then reads the order. Repeats both if it has
 * moved from a guest into an account in between.
 * @throws NotFound when there is no such order
 */
export async function lockOrder(tx: Database, id: string): Promise<StoredOrder> {
  for (;;) {
    const customerId = isUuid(id) ? await lockCustomerOf(tx, id) : undefined;
    if (customerId === undefined) throw new NotFound(messages.noSuchOrder);
    const order = await findOrder(tx, id);
    if (order?.userId === customerId) return order;
  }
}
