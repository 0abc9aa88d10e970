import { asc, eq } from 'drizzle-orm';
import { type Database, isAnyOf } from '../db/database.ts';
import { orderParcels } from '../db/parcelSchema.ts';

export type StoredParcel = typeof orderParcels.$inferSelect;

/** Parcels of these orders, oldest first. */
export async function findParcels(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderParcels)
    .where(isAnyOf(orderParcels.orderId, orderIds))
    .orderBy(asc(orderParcels.sentAt), asc(orderParcels.id));
}

/** @returns false if another parcel has this id */
export async function insertParcel(tx: Database, parcel: typeof orderParcels.$inferInsert) {
  const inserted = await tx
    .insert(orderParcels)
    .values(parcel)
    .onConflictDoNothing()
    .returning({ id: orderParcels.id });
  return inserted.length === 1;
}

export async function updateParcel(
  tx: Database,
  id: string,
  change: Partial<Pick<StoredParcel, 'trackingUrl' | 'lines'>>,
) {
  await tx.update(orderParcels).set(change).where(eq(orderParcels.id, id));
}

/** Deletes the tracking of an order's parcels. */
export async function removeParcelTracking(tx: Database, orderId: string) {
  await tx.update(orderParcels).set({ trackingUrl: '' }).where(eq(orderParcels.orderId, orderId));
}
