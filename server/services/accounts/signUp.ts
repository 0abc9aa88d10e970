import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import type { SignupRequest } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Conflict } from '../../errors.ts';
import { addUser, findUserByEmail } from '../../repositories/users.ts';
import type { HashClient } from '../../security/hashQueue.ts';
import { hashPassword, refuseGuessable } from '../../security/passwords.ts';
import { mergeCart } from '../cart/customerCart.ts';
import type { Context } from '../context.ts';
import type { OpenedSession } from './logIn.ts';
import { openSession } from './sessions.ts';

/**
 * A new customer with the guest's cart, logged in: all of it, or nothing.
 * @throws Conflict when the email is in use
 * @throws BadInput for a password that is guessed first
 */
export async function signUp(
  context: Pick<Context, 'db' | 'pictures' | 'now' | 'shop'>,
  { username, email, password, phone, address, cartItems }: SignupRequest,
  client?: HashClient,
): Promise<OpenedSession> {
  // Hashing is expensive, so check first; the insert below decides.
  if (await findUserByEmail(context.db, email)) throw emailInUse();
  await refuseGuessable(password, [context.shop.name, username, email]);
  const passwordHash = await hashPassword(password, client);
  return inTransaction(context.db, async (tx) => {
    const now = context.now();
    const user = { id: v7(), role: 'customer' } as const;
    const { added } = await addUser(tx, {
      ...user,
      name: username,
      email,
      phone: phone ?? null,
      address: address ?? null,
      passwordHash,
      createdAt: now,
    });
    if (!added) throw emailInUse();
    const token = await openSession(tx, user.id, now);
    if (cartItems.length > 0) {
      await mergeCart({ ...context, db: tx }, user.id, cartItems, `signup-${user.id}`);
    }
    return { token, user };
  });
}

/** What a second account with the same email is answered. */
export function emailInUse(): Conflict {
  return new Conflict(messages.emailInUse, 'email');
}
