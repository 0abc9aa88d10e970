import { v7 } from 'uuid';
import type { Order } from '../../contract/schemas/order.ts';
import type { Database } from '../../server/db/database.ts';
import { insertHistory, insertOrder } from '../../server/repositories/orders.ts';
import { placeCheckout } from '../server/support/placeOrder.ts';
import { addCustomer } from '../server/support/testShop.ts';

/**
 * The contract's example orders, oldest first as they are numbered, as rows of the server's
 * database.
 */
export async function placeExampleOrders(db: Database, orders: readonly Order[]): Promise<void> {
  const userId = await addCustomer(db, 1);
  for (const { _id: id, createdAt: at, ...order } of [...orders].reverse()) {
    const { fullName = '', address, phone, email, notes } = order;
    const { customerNote = '', trackingUrl = '' } = order;
    const { payment_status: paymentStatus, delivery_status: deliveryStatus } = order;
    const totalCents = Math.round(order.total * 100);
    const createdAt = new Date(at);
    const states = { paymentStatus, deliveryStatus, stockDeducted: deliveryStatus !== 'cancelled' };
    const sessionId = await placeCheckout(db, { userId, at, cents: totalCents });
    await insertOrder(
      db,
      {
        id,
        sessionId,
        userId,
        fullName,
        address,
        phone,
        email,
        notes,
        customerNote,
        trackingUrl,
        totalCents,
        createdAt,
        ...states,
      },
      order.products.map(({ product_id, price, picture, name, size, quantity }) => ({
        productId: product_id,
        name,
        size,
        quantity,
        picture: picture.replace('pictures/', ''),
        priceCents: Math.round(price * 100),
      })),
    );
    const changes = {
      payment_status: { from: null, to: paymentStatus },
      delivery_status: { from: null, to: deliveryStatus },
    };
    await insertHistory(db, { id: v7(), orderId: id, at: createdAt, userId: null, changes });
  }
}
