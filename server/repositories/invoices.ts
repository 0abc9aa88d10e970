import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { invoiceSellers, replacedInvoices } from '../db/invoiceSchema.ts';
import { orderHistory } from '../db/orderSchema.ts';

const { name, lines } = invoiceSellers;

/** Seller on invoices; `lines` are the legal name, address and VAT number. */
export type Seller = { name: string; lines: string[] };

/** Lets one transaction at a time change the seller. */
export async function lockSellers(tx: Database) {
  await tx.execute(sql`lock table ${invoiceSellers} in share row exclusive mode`);
}

/** Uses this seller for invoices from now on. The first one counts for earlier invoices, too. */
export async function keepSeller(db: Database, seller: Seller, now: Date) {
  const rows = db.select({ name, lines }).from(invoiceSellers);
  const [latest] = await rows.orderBy(desc(invoiceSellers.since)).limit(1);
  if (isDeepStrictEqual(latest, seller)) return;
  const row = { ...seller, since: latest ? now : new Date(0) };
  const { since } = invoiceSellers;
  await db.insert(invoiceSellers).values(row).onConflictDoUpdate({ target: since, set: seller });
}

/** All sellers, the oldest first. */
export async function findSellers(db: Database) {
  return db.select().from(invoiceSellers).orderBy(asc(invoiceSellers.since));
}

/** Times at which these orders were first paid, by id. */
export async function findPaidTimes(db: Database, ids: readonly string[]) {
  const isPaid = sql`${orderHistory.changes} @> '{"payment_status": {"to": "paid"}}'`;
  const { orderId, at } = orderHistory;
  const rows = await db
    .select({ orderId, at: min(at) })
    .from(orderHistory)
    .where(and(inArray(orderId, [...ids]), isPaid))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.at]));
}

export async function insertReplacedInvoice(
  tx: Database,
  invoice: typeof replacedInvoices.$inferInsert,
) {
  await tx.insert(replacedInvoices).values(invoice);
}

export async function findReplacedInvoice(db: Database, orderId: string, version: number) {
  const [found] = await db
    .select()
    .from(replacedInvoices)
    .where(and(eq(replacedInvoices.orderId, orderId), eq(replacedInvoices.version, version)));
  return found?.content;
}

/** Erases the recipient, as in the order. */
export async function anonymizeInvoices(tx: Database, orderId: string) {
  await tx
    .update(replacedInvoices)
    .set({ content: sql`${replacedInvoices.content} || '{"parties": []}'` })
    .where(eq(replacedInvoices.orderId, orderId));
}
