import type { Database } from '../../db/database.ts';
import { findOrdersOf } from '../../repositories/orders.ts';
import { removeAddressesOf } from '../../repositories/savedAddresses.ts';
import { changeUser, type StoredUser } from '../../repositories/users.ts';

/**
 * For whoever has proven that an account's email is theirs. Anybody could have signed up with it, and
 * an address of theirs would fill the order form from then on: an account that never ordered has
 * these details instead.
 */
export async function replaceUnproven(
  tx: Database,
  { id, role }: StoredUser,
  details: Pick<StoredUser, 'phone' | 'address'> & Partial<Pick<StoredUser, 'name'>>,
): Promise<void> {
  if (role !== 'customer' || (await findOrdersOf(tx, id)).length > 0) return;
  await changeUser(tx, id, details);
  await removeAddressesOf(tx, id);
}
