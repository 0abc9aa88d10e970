import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { mergeAddress } from '../../../contract/rules/addresses.ts';
import type { SavedAddressInput } from '../../../contract/schemas/addresses.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Conflict, NotFound, NotLoggedIn } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  findAddressesOf,
  removeAddressRow,
  writeAddress,
} from '../../repositories/savedAddresses.ts';
import { lockUser } from '../../repositories/users.ts';
import type { Caller } from '../../security/caller.ts';
import type { Context } from '../context.ts';

/**
 * Keeps an address of the caller, or changes one.
 * @throws NotFound when the caller has none of this id
 * @throws Conflict when there are enough, or another one is the same
 */
export async function saveAddress(
  { db }: Pick<Context, 'db'>,
  { id: userId }: Pick<Caller, 'id'>,
  input: SavedAddressInput,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new NotLoggedIn();
    const decided = mergeAddress(await findAddressesOf(tx, userId), input, v7);
    if (!decided) throw noSuchAddress();
    if ('conflict' in decided) throw new Conflict(decided.conflict, 'address');
    await writeAddress(tx, userId, decided.saved);
  });
}

/** @throws NotFound when the caller has none of this id */
export async function removeAddress(
  { db }: Pick<Context, 'db'>,
  { id: userId }: Pick<Caller, 'id'>,
  id: string,
): Promise<void> {
  if (!isUuid(id) || !(await removeAddressRow(db, userId, id))) throw noSuchAddress();
}

function noSuchAddress(): NotFound {
  return new NotFound(messages.noSuchAddress);
}
