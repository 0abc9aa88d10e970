import { mySizeProblem, withMySize } from '../../../contract/rules/mySizes.ts';
import { shopSettings } from '../../../contract/rules/shopSettings.ts';
import type { MySizeInput } from '../../../contract/schemas/mySizes.ts';
import type { User, UserChange } from '../../../contract/schemas/user.ts';
import { inTransaction, sqlState } from '../../db/transaction.ts';
import { BadInput, NotLoggedIn } from '../../errors.ts';
import { findFavouriteIds } from '../../repositories/favourites.ts';
import { removePasswordResetsOf } from '../../repositories/passwordResets.ts';
import { findAddressesOf } from '../../repositories/savedAddresses.ts';
import { changeUser, findUser, lockUser } from '../../repositories/users.ts';
import { forgetAdminPassword } from '../../security/adminPasswordFile.ts';
import type { Caller } from '../../security/caller.ts';
import type { HashClient } from '../../security/hashQueue.ts';
import { hashPassword, refuseGuessable } from '../../security/passwords.ts';
import { getCart } from '../cart/customerCart.ts';
import type { Context } from '../context.ts';
import { setPassword } from './setPassword.ts';
import { emailInUse } from './signUp.ts';

/** The caller's own details, with cart and favourites. */
export async function getUser(
  context: Pick<Context, 'db' | 'pictures' | 'now'>,
  { id, isEnrolled }: Pick<Caller, 'id' | 'isEnrolled'>,
  requireMfa: boolean,
): Promise<User> {
  const user = await findUser(context.db, id);
  if (!user) throw new NotLoggedIn();
  const { cartData } = await getCart(context, id);
  return {
    id,
    name: user.name,
    email: user.email,
    ...(user.phone !== null && { phone: user.phone }),
    ...(user.address !== null && { address: user.address }),
    role: user.role,
    favoriteProducts: await findFavouriteIds(context.db, id),
    cartData,
    savedAddresses: await findAddressesOf(context.db, id),
    mySizes: user.mySizes,
    mayLeave: true,
    ...(requireMfa && user.role === 'admin' && !isEnrolled && { mustEnrol: true }),
  };
}

/**
 * Puts the caller's details in place of the old ones: a phone or address that is absent is
 * removed, an absent password stays. A new password ends the caller's other sessions.
 * @throws Conflict when the new email is somebody else's
 * @throws BadInput for a password that is guessed first
 */
export async function updateUser(
  { db, adminPasswordFile, shop }: Pick<Context, 'db' | 'adminPasswordFile' | 'shop'>,
  { id, session }: Pick<Caller, 'id' | 'session'>,
  { username, email, password, phone, address }: UserChange,
  client?: HashClient,
): Promise<void> {
  if (password !== undefined) await refuseGuessable(password, [shop.name, username, email]);
  const passwordHash = password === undefined ? undefined : await hashPassword(password, client);
  const before = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new NotLoggedIn();
    await changeUser(tx, id, {
      name: username,
      phone: phone ?? null,
      address: address ?? null,
      ...(email !== user.email && { email }),
    });
    // A link that went to the old address opens nothing any more.
    if (email !== user.email) await removePasswordResetsOf(tx, id);
    if (passwordHash !== undefined) await setPassword(tx, id, passwordHash, session);
    return user;
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? emailInUse() : error;
  });
  if (passwordHash !== undefined) await forgetAdminPassword(adminPasswordFile, before);
}

/**
 * Keeps what the caller wears of a category, or forgets it.
 * @throws BadInput for a size that the shop does not have
 */
export async function saveMySize(
  { db }: Pick<Context, 'db'>,
  { id }: Pick<Caller, 'id'>,
  input: MySizeInput,
): Promise<void> {
  const problem = mySizeProblem(input, shopSettings.allowedSizes);
  if (problem) throw new BadInput(problem, 'size');
  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new NotLoggedIn();
    await changeUser(tx, id, { mySizes: withMySize(user.mySizes, input) });
  });
}
