import { and, asc, eq, ne } from 'drizzle-orm';
import type { SavedAddress } from '../../contract/schemas/addresses.ts';
import { savedAddresses } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';

/** A customer's own, the oldest first. */
export async function findAddressesOf(db: Database, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(asc(savedAddresses.id));
  return rows.map(({ id, fullName, address, phone, isDefault }) => ({
    ...{ id, address, isDefault },
    ...(fullName !== null && { fullName }),
    ...(phone !== null && { phone }),
  }));
}

/** Adds it, or changes the one of this id. Under the customer's lock: there is one default at most. */
export async function writeAddress(
  tx: Database,
  userId: string,
  { id, fullName, address, phone, isDefault }: SavedAddress,
): Promise<void> {
  if (isDefault) {
    await tx
      .update(savedAddresses)
      .set({ isDefault: false })
      .where(and(eq(savedAddresses.userId, userId), ne(savedAddresses.id, id)));
  }
  const fields = { fullName: fullName ?? null, address, phone: phone ?? null, isDefault };
  await tx
    .insert(savedAddresses)
    .values({ id, userId, ...fields })
    .onConflictDoUpdate({ target: savedAddresses.id, set: fields });
}

/** Answers false where the customer has none of this id. */
export async function removeAddressRow(tx: Database, userId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(savedAddresses)
    .where(and(eq(savedAddresses.userId, userId), eq(savedAddresses.id, id)))
    .returning({ id: savedAddresses.id });
  return removed.length === 1;
}

export async function removeAddressesOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(savedAddresses).where(eq(savedAddresses.userId, userId));
}
