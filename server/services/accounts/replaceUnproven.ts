import type { Database } from '../../db/database.ts';
import { findOrdersOf } from '../../repositories/orders.ts';
import { removeAddressesOf } from '../../repositories/savedAddresses.ts';
import { changeUser, type StoredUser } from '../../repositories/users.ts';

/**
 * For a user who has proven that an account's email is theirs. A stranger could have signed up with it,
 * whose address would fill the order form from then on: an account that never ordered gets these
 * details instead.
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
