import { eq } from 'drizzle-orm';
import { users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { NotFound } from '../errors.ts';

/**
 * Lets one transaction at a time change the customer's cart, checkout and orders. It is always
 * the first lock; the session's follows, then those of sizes.
 * @throws NotFound when there is no such customer
 */
export async function lockCustomer(tx: Database, userId: string): Promise<void> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    // Rows that only point to the customer may still be added meanwhile.
    .for('no key update');
  if (found.length === 0) throw new NotFound('There is no such customer');
}
