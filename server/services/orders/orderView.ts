import { toDollars } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { dueForReturns, restCents } from '../../../contract/rules/refunds.ts';
import { receivedUnits, returnsOf } from '../../../contract/rules/returns.ts';
import type { Order, OrderReply } from '../../../contract/schemas/order.ts';
import { findOrdersOf, type StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { type PictureUrlSigner, thumbnailUrl } from '../pictures/renditionUrls.ts';
import { taxOf } from './orderTax.ts';

/** What it takes to show an order. */
export type ViewContext = Pick<Context, 'now' | 'shop'> & { pictures: PictureUrlSigner };

/** A stored order as its customer sees it, without what is internal; `picture` is where a browser can load it from. */
export async function toOrder(stored: StoredOrder, context: ViewContext): Promise<Order> {
  const tax = taxOf(stored);
  return {
    _id: stored.id,
    fullName: stored.fullName,
    address: stored.address,
    phone: stored.phone,
    email: stored.email,
    payment_status: stored.paymentStatus,
    delivery_status: stored.deliveryStatus,
    total: toDollars(stored.totalCents),
    notes: '',
    createdAt: stored.createdAt.toISOString(),
    number: formatOrderNumber(stored.number),
    trackingUrl: stored.trackingUrl,
    customerNote: stored.customerNote,
    ...(stored.isGuest && { isGuest: true }),
    ...(stored.deliveryName !== null && {
      delivery: { name: stored.deliveryName, price: toDollars(stored.deliveryCents) },
    }),
    ...(stored.code !== null && {
      discount: { code: stored.code, amount: toDollars(stored.discountCents) },
    }),
    ...(tax && { tax: { name: tax.name, rate: tax.rate, amount: toDollars(tax.cents) } }),
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

/** The customer's own orders, newest first. */
export async function listOrders(
  context: Pick<Context, 'db'> & ViewContext,
  userId: string,
): Promise<Order[]> {
  const orders = await findOrdersOf(context.db, userId);
  return Promise.all(orders.map((order) => toOrder(order, context)));
}

/** With what only admins see. */
export async function toAdminOrder(stored: StoredOrder, context: ViewContext): Promise<Order> {
  const order = await toOrder(stored, context);
  const { notes, version, refundPending } = stored;
  const refundable = toDollars(refundableCents(stored));
  const isPaid = stored.paymentStatus === 'paid';
  return {
    ...{ ...order, notes, version },
    ...(order.returns && { returns: { ...order.returns, refundable } }),
    ...(isPaid && { refundableRest: toDollars(restCents(forRules(stored))) }),
    ...(refundPending && { refundPending: true }),
    ...(stored.takenByHand !== null && { takenByHand: stored.takenByHand }),
  };
}

/** The answer to an admin who changed it. */
export async function toChangedOrder(
  stored: StoredOrder,
  context: ViewContext,
  message: string,
): Promise<OrderReply> {
  return { success: true, message, order: await toAdminOrder(stored, context) };
}

/** With the names that the contract's rules use for its states. */
export function forRules(stored: StoredOrder) {
  return {
    ...stored,
    payment_status: stored.paymentStatus,
    delivery_status: stored.deliveryStatus,
    takenByHand: stored.takenByHand ?? undefined,
  };
}

/** Cents due for what came back and is not refunded yet. */
export function refundableCents(stored: StoredOrder): number {
  const { products, requests, paymentStatus, refundPending } = stored;
  if (paymentStatus !== 'paid' || refundPending) return 0;
  const received = receivedUnits(requests, products);
  return dueForReturns({ ...stored, lines: products }, received, stored.refunds);
}

function toReturns(stored: StoredOrder, { now, shop }: ViewContext) {
  const refunds = stored.refunds.map(({ id, cents, createdAt, settledAt, note }) => ({
    id,
    amount: toDollars(cents),
    at: (settledAt ?? createdAt).toISOString(),
    isPending: settledAt === null,
    ...(note !== null && { note }),
  }));
  return returnsOf(forRules(stored), refunds, { now: now(), days: shop.returnDays });
}
