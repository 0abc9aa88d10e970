import { sql } from 'drizzle-orm';
import { users } from '../../../server/db/accountSchema.ts';
import { productSizes } from '../../../server/db/catalogueSchema.ts';
import { cartLines, holds } from '../../../server/db/checkoutSchema.ts';
import type { Connection, Database } from '../../../server/db/database.ts';
import { orders } from '../../../server/db/orderSchema.ts';
import type { Mailer } from '../../../server/mail/mail.ts';
import { addProducts, type NewProduct } from '../../../server/repositories/productWrites.ts';
import { createTestPayments } from '../../../server/services/checkout/testPayments.ts';
import type { CheckoutContext } from '../../../server/services/context.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { exampleId } from './exampleProduct.ts';
import { openMailbox } from './mailbox.ts';
import { servicesOn } from './services.ts';

const mailers = new WeakMap<Database, Mailer>();

/**
 * Services on a database with only these products, a clock and a mailbox. Earlier data is removed:
 * emptying a database is faster than opening one.
 */
export async function openTestShop({ db }: Connection, products: NewProduct[]) {
  // Email of the previous shop may still be in progress, and write to the database.
  await mailers.get(db)?.idle();
  await emptyDatabase(db);
  await addProducts(db, products);
  let time = Date.UTC(2026, 2, 1, 12);
  const now = () => new Date(time);
  const mail = openMailbox();
  mailers.set(db, mail.mailer);
  const payments = createTestPayments({ db, now });
  const reports: unknown[] = [];
  const context: CheckoutContext & { payments: typeof payments } = {
    ...servicesOn(db, now, mail.mailer),
    payments,
    report: (error) => reports.push(error),
  };
  return {
    ...context,
    context,
    reports,
    mails: mail.mails,
    ownerMails: mail.ownerMails,
    /** Sets the clock. */
    pass: (minutes: number) => {
      time += minutes * 60_000;
    },
    addCustomer: (number: number) => addCustomer(db, number),
    stockOf: (number: number, size = 'M') => stockOf(db, number, size),
    cartOf: (userId: string) => cartOf(db, userId),
    countOrders: () => db.$count(orders),
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** Adds a customer; returns their id. */
export async function addCustomer(db: Database, number: number): Promise<string> {
  const id = exampleId(0x1000 + number);
  const email = `customer-${number}@shop.test`;
  await db.insert(users).values({
    id,
    name: `Customer ${number}`,
    email,
    emailKey: email,
    passwordHash: 'nobody logs in with this',
    createdAt: new Date('2026-01-01'),
  });
  return id;
}

/** Stock of a size, and the sum of its holds, which must equal `reserved`. */
async function stockOf(db: Database, number: number, size: string) {
  const id = exampleId(number);
  const { quantity, reserved } = productSizes;
  const [row] = await db
    .select({ quantity, reserved })
    .from(productSizes)
    .where(sql`${productSizes.productId} = ${id} and ${productSizes.size} = ${size}`);
  const [sum] = await db
    .select({ held: sql<number>`coalesce(sum(${holds.quantity}), 0)::int` })
    .from(holds)
    .where(sql`${holds.productId} = ${id} and ${holds.size} = ${size}`);
  return { ...row, held: sum?.held };
}

/** The customer's lines as `product number, size, quantity`. */
async function cartOf(db: Database, userId: string): Promise<[number, string, number][]> {
  const lines = await db
    .select()
    .from(cartLines)
    .where(sql`${cartLines.userId} = ${userId}`)
    .orderBy(cartLines.productId, cartLines.size);
  return lines.map(({ productId, size, quantity }) => [
    Number.parseInt(productId.slice(-12), 16),
    size,
    quantity,
  ]);
}
