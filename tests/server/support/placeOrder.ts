import { v7 } from 'uuid';
import type { ManualOrder } from '../../../contract/schemas/manualOrder.ts';
import type { OrderContact } from '../../../contract/schemas/order.ts';
import { checkoutSessions, type sessionStates } from '../../../server/db/checkoutSchema.ts';
import type { Database } from '../../../server/db/database.ts';
import { insertHistory, insertOrder } from '../../../server/repositories/orders.ts';
import { contact } from './checkoutRequest.ts';
import { exampleId } from './exampleProduct.ts';

type Line = [number: number, size: string, quantity: number, cents: number, name?: string];

/** A checkout as stored in the database. */
type PlacedCheckout = {
  userId: string;
  /** ISO 8601. */
  at: string;
  cents?: number;
  status?: (typeof sessionStates)[number];
};

/** Stores a checkout directly. */
export async function placeCheckout(
  db: Database,
  { userId, at, cents = 0, status = 'completed' }: PlacedCheckout,
): Promise<string> {
  const id = v7();
  const createdAt = new Date(at);
  await db.insert(checkoutSessions).values({
    ...contact,
    id,
    userId,
    status,
    contentKey: id,
    provider: 'test',
    providerId: `test_${id}`,
    totalCents: cents,
    createdAt,
    expiresAt: createdAt,
  });
  return id;
}

/** Stores an order without a checkout; returns its id. */
export async function placeOrder(
  db: Database,
  order: {
    userId: string;
    at: string;
    lines: Line[];
    id?: string;
    payment?: string;
    delivery?: string;
    refundPending?: boolean;
    manualPayment?: ManualOrder['payment'];
    contact?: Partial<OrderContact>;
  },
): Promise<string> {
  const { userId, at, id = v7(), payment = 'paid', delivery = 'processing' } = order;
  const lines = order.lines.map(([number, size, quantity, priceCents, name]) => ({
    productId: exampleId(number),
    name: name ?? `Product ${number}`,
    picture: '',
    size,
    quantity,
    priceCents,
  }));
  const cents = lines.reduce((sum, line) => sum + line.quantity * line.priceCents, 0);
  const createdAt = new Date(at);
  await insertOrder(
    db,
    {
      ...contact,
      ...order.contact,
      id,
      sessionId: await placeCheckout(db, { userId, at, cents }),
      userId,
      paymentStatus: payment,
      deliveryStatus: delivery,
      totalCents: cents,
      stockDeducted: true,
      refundPending: order.refundPending ?? false,
      manualPayment: order.manualPayment ?? null,
      createdAt,
    },
    lines,
  );
  const changes = { payment_status: { from: null, to: payment } };
  await insertHistory(db, { id: v7(), orderId: id, at: createdAt, userId: null, changes });
  return id;
}
