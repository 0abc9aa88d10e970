import { desc, eq } from 'drizzle-orm';
import { users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { orderHistory } from '../db/orderSchema.ts';

export async function insertHistory(
  tx: Database,
  entry: typeof orderHistory.$inferInsert,
): Promise<void> {
  await tx.insert(orderHistory).values(entry);
}

/** What happened to the order, the latest first; `email` is null where the shop did it by itself. */
export async function findHistory(db: Database, orderId: string) {
  const { at, changes } = orderHistory;
  return db
    .select({ at, changes, email: users.email })
    .from(orderHistory)
    .leftJoin(users, eq(users.id, orderHistory.userId))
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(desc(at), desc(orderHistory.id));
}
