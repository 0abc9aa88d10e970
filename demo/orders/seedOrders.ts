import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { msPerDay } from '../../contract/rules/days.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import { checkoutLines, checkoutSessions } from '../../server/db/checkoutSchema.ts';
import type { Database } from '../../server/db/database.ts';
import { orderHistory } from '../../server/db/orderSchema.ts';
import { insertOrder } from '../../server/repositories/orders.ts';
import type { NewProduct } from '../../server/repositories/productWrites.ts';
import { addUser } from '../../server/repositories/users.ts';
import { type DemoCustomer, demoCustomers } from './customers.ts';
import { type PlannedOrder, planOrders } from './plan.ts';

type Visit = Pick<PlannedOrder, 'at' | 'customer' | 'lines'>;
type Buyer = DemoCustomer & { id: string };

/**
 * Adds some weeks of orders up to `now` to the demo shop, with their customers. The stock is the
 * remainder after those orders, so nothing is taken from it; cancelled and returned units are in it
 * again.
 * @returns the customers
 */
export async function seedOrders(
  tx: Database,
  products: readonly NewProduct[],
  now: Date,
): Promise<Buyer[]> {
  const { orders, abandoned } = planOrders(now, products, demoCustomers.length);
  const first = orders[0]?.at ?? now;
  const buyers = await addCustomers(tx, new Date(first.getTime() - msPerDay));
  const buyerOf = ({ customer }: Visit): Buyer => {
    const buyer = buyers[customer];
    if (!buyer) throw new Error(`There is no demo customer ${customer}`);
    return buyer;
  };

  const bought = orders.map((order) => ({ ...order, checkout: toCheckout(order, buyerOf(order)) }));
  const left = abandoned.map((visit) => ({
    ...visit,
    checkout: toCheckout(visit, buyerOf(visit)),
  }));
  await tx
    .insert(checkoutSessions)
    .values([
      ...bought.map(({ checkout }) => ({ ...checkout, status: 'completed' as const })),
      ...left.map(({ checkout }) => ({ ...checkout, status: 'expired' as const })),
    ]);
  await tx
    .insert(checkoutLines)
    .values(
      [...bought, ...left].flatMap(({ checkout, lines }) =>
        toSoldLines(lines).map((line, position) => ({ ...line, sessionId: checkout.id, position })),
      ),
    );
  const histories: (typeof orderHistory.$inferInsert)[] = [];
  // Sequential, because order numbers follow the insertion.
  for (const { at, lines, steps, checkout } of bought) {
    const { id: sessionId, userId, fullName, address, phone, email, totalCents } = checkout;
    const id = v7({ msecs: at.getTime() });
    const last = steps.at(-1);
    if (!last) throw new Error('An order has at least the step that it begins with');
    const order = {
      id,
      sessionId,
      userId,
      fullName,
      address,
      phone,
      email,
      totalCents,
      paymentStatus: last.payment,
      deliveryStatus: last.delivery,
      stockDeducted: last.payment === 'paid',
      createdAt: at,
      confirmedAt: at,
      version: steps.length,
    };
    await insertOrder(tx, order, toSoldLines(lines));
    histories.push(...toHistory(id, at, steps));
  }
  await tx.insert(orderHistory).values(histories);
  return buyers;
}

/** Nobody knows their passwords, since these hashes belong to none. */
async function addCustomers(tx: Database, createdAt: Date): Promise<Buyer[]> {
  const buyers: Buyer[] = demoCustomers.map((customer) => ({ ...customer, id: v7() }));
  for (const buyer of buyers) {
    await addUser(tx, { ...buyer, role: 'customer', passwordHash: unknownPassword(), createdAt });
  }
  return buyers;
}

/** In argon2's format, so that a login is refused like any other. */
function unknownPassword(): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=32768,t=2,p=1$${random(16)}$${random(32)}`;
}

/** Paid on the test payment page, so that an owner can try a refund. */
function toCheckout({ at, lines }: Visit, { id: userId, name, address, phone, email }: Buyer) {
  const id = v7({ msecs: at.getTime() });
  const totalCents = lines.reduce(
    (sum, { product, quantity }) => sum + product.priceCents * quantity,
    0,
  );
  return {
    id,
    userId,
    fullName: name,
    address,
    phone,
    email,
    totalCents,
    contentKey: id,
    provider: 'test',
    providerId: `test_demo_${id}`,
    createdAt: at,
    expiresAt: at,
  };
}

function toSoldLines(lines: Visit['lines']) {
  return lines.map(({ product, size, quantity }) => ({
    productId: product.id,
    name: nameInColour(product),
    picture: product.images[0]?.name ?? '',
    size,
    quantity,
    priceCents: product.priceCents,
  }));
}

function toHistory(orderId: string, at: Date, steps: PlannedOrder['steps']) {
  let time = at.getTime();
  return steps.map(({ payment, delivery, days }, index) => {
    time += days * msPerDay;
    const before = steps[index - 1];
    const changes = {
      ...(payment !== before?.payment && {
        payment_status: { from: before?.payment ?? null, to: payment },
      }),
      ...(delivery !== before?.delivery && {
        delivery_status: { from: before?.delivery ?? null, to: delivery },
      }),
    };
    return { id: v7({ msecs: time }), orderId, at: new Date(time), userId: null, changes };
  });
}
