import { toDollars } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { type PictureUrlSigner, thumbnailUrl } from '../pictures/renditionUrls.ts';

/** A stored order as its customer sees it, without what is internal; `picture` is where a browser can load it from. */
export async function toOrder(stored: StoredOrder, pictures: PictureUrlSigner): Promise<Order> {
  return {
    _id: stored.id,
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
    products: await Promise.all(
      stored.products.map(
        async ({ productId, picture, pictureWidth, name, size, quantity, priceCents }) => ({
          product_id: productId,
          name,
          picture: picture && (await thumbnailUrl(picture, pictureWidth, pictures)),
          size,
          quantity,
          price: toDollars(priceCents),
          subtotal: toDollars(priceCents * quantity),
        }),
      ),
    ),
  };
}

/** What only an admin sees of it, too. */
export async function toAdminOrder(
  stored: StoredOrder,
  pictures: PictureUrlSigner,
): Promise<Order> {
  const order = await toOrder(stored, pictures);
  const { notes, version, refundPending } = stored;
  return { ...order, notes, version, ...(refundPending && { refundDue: true }) };
}
