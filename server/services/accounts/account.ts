import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { mergeAddress } from '../../../contract/rules/addresses.ts';
import { withMySize } from '../../../contract/rules/mySizes.ts';
import { mySizeProblem } from '../../../contract/rules/scaleInput.ts';
import type { SavedAddressInput } from '../../../contract/schemas/addresses.ts';
import type { MySizeInput } from '../../../contract/schemas/mySizes.ts';
import type { User, UserChange } from '../../../contract/schemas/user.ts';
import { inTransaction, sqlState } from '../../db/database.ts';
import { BadInput, Conflict, NotFound, NotLoggedIn } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { removePasswordResetsOf } from '../../repositories/credentials.ts';
import { removeConsentOf } from '../../repositories/newsletter.ts';
import { findScales } from '../../repositories/sizeScales.ts';
import {
  changeUser,
  findAddressesOf,
  findFavouriteIds,
  findUser,
  findUserByEmail,
  lockUser,
  removeAddressRow,
  writeAddress,
} from '../../repositories/users.ts';
import { removeAdminPassword } from '../../security/adminPasswordFile.ts';
import type { Caller } from '../../security/caller.ts';
import { type HashClient, hashPassword, refuseGuessable } from '../../security/passwords.ts';
import { getCart } from '../cart/customerCart.ts';
import type { Context } from '../context.ts';
import { emailInUse } from './logIn.ts';
import { newsletterStateOf } from './newsletter.ts';
import { recheckCaller, setPassword } from './sessions.ts';

/** The caller's own details, with cart and favourites. */
export async function getUser(
  context: Context,
  { id, isEnrolled, permissions }: Pick<Caller, 'id' | 'isEnrolled' | 'permissions'>,
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
    ...(user.role === 'admin' && { permissions: [...permissions] }),
    favoriteProducts: await findFavouriteIds(context.db, id),
    cartData,
    savedAddresses: await findAddressesOf(context.db, id),
    mySizes: user.mySizes,
    newsletter: await newsletterStateOf(context.db, id),
    mayLeave: true,
    ...(requireMfa && user.role === 'admin' && !isEnrolled && { mustEnrol: true }),
  };
}

/**
 * Replaces the caller's details: an absent phone or address is removed, an absent password is kept.
 * A new password ends the caller's other sessions.
 * @throws NotLoggedIn when the session has ended since the request began
 * @throws Conflict when the new email is somebody else's
 * @throws BadInput for an easily guessed password
 */
export async function updateUser(
  { db, adminPasswordFile, shop, now }: Context,
  caller: Pick<Caller, 'id' | 'session' | 'role'>,
  { username, email, password, phone, address }: UserChange,
  client?: HashClient,
) {
  const { id, session } = caller;
  if (password !== undefined) await refuseGuessable(password, [shop.name, username, email]);
  const passwordHash = password === undefined ? undefined : await hashPassword(password, client);
  const before = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new NotLoggedIn();
    await recheckCaller(tx, caller, now());
    if (email !== user.email) {
      const other = await findUserByEmail(tx, email);
      if (other && other.id !== id) throw emailInUse();
    }
    await changeUser(tx, id, {
      name: username,
      phone: phone ?? null,
      address: address ?? null,
      ...(email !== user.email && { email }),
    });
    if (email !== user.email) {
      // A link that was sent to the old address becomes invalid.
      await removePasswordResetsOf(tx, id);
      await removeConsentOf(tx, id);
    }
    if (passwordHash !== undefined) await setPassword(tx, id, passwordHash, session);
    return user;
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? emailInUse() : error;
  });
  if (passwordHash !== undefined) await removeAdminPassword(adminPasswordFile, before);
}

/** @throws BadInput for a size that the shop does not have */
export async function saveMySize({ db }: Context, id: string, input: MySizeInput) {
  const scales = await findScales(db);
  const problem = mySizeProblem(input, scales);
  if (problem) throw new BadInput(problem, 'size');
  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new NotLoggedIn();
    await changeUser(tx, id, { mySizes: withMySize(user.mySizes, input, scales) });
  });
}

/**
 * @throws NotFound when the caller has no address with this id
 * @throws Conflict when there are enough, or another one is the same
 */
export async function saveAddress({ db }: Context, userId: string, input: SavedAddressInput) {
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new NotLoggedIn();
    const decided = mergeAddress(await findAddressesOf(tx, userId), input, v7);
    if (!decided) throw noSuchAddress();
    if ('conflict' in decided) throw new Conflict(decided.conflict, 'address');
    await writeAddress(tx, userId, decided.saved);
  });
}

/** @throws NotFound when the caller has none with this id */
export async function removeAddress({ db }: Context, userId: string, id: string) {
  if (!isUuid(id) || !(await removeAddressRow(db, userId, id))) throw noSuchAddress();
}

function noSuchAddress(): NotFound {
  return new NotFound(messages.noSuchAddress);
}
