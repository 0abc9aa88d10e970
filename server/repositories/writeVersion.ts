import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { giftCardTerms } from '../db/giftCardSchema.ts';
import type { currencies, deliveryMethods, discountCodes, taxRates } from '../db/shopSchema.ts';

/**
 * Adds the row, or changes this version of it; returns false if it has another version, was
 * deleted, or exists. The statement compares the version, so one of several changes succeeds.
 */
export async function writeVersion<
  Table extends
    | typeof currencies
    | typeof deliveryMethods
    | typeof taxRates
    | typeof discountCodes
    | typeof giftCardTerms,
>(
  tx: Database,
  table: Table,
  { id, version }: { id: string; version?: number | undefined },
  row: Omit<Table['$inferInsert'], 'id' | 'version'>,
): Promise<boolean> {
  const written =
    version === undefined
      ? await tx
          .insert(table as typeof taxRates)
          .values({ ...row, id } as typeof taxRates.$inferInsert)
          .onConflictDoNothing({ target: table.id })
          .returning({ id: table.id })
      : await tx
          .update(table as typeof taxRates)
          .set({ ...row, version: version + 1 })
          .where(and(eq(table.id, id), eq(table.version, version)))
          .returning({ id: table.id });
  return written.length > 0;
}
