import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { replacedInvoices } from '../db/invoiceSchema.ts';

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
