import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import type { PasswordReset } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../db/transaction.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { later } from '../../lib/days.ts';
import { guestAccountMail } from '../../mail/guestAccountMail.ts';
import type { Mail } from '../../mail/mail.ts';
import { passwordResetMail } from '../../mail/passwordResetMail.ts';
import { findOrdersOf } from '../../repositories/orders.ts';
import {
  addPasswordReset,
  findPasswordReset,
  removeExpiredPasswordResets,
  takePasswordReset,
} from '../../repositories/passwordResets.ts';
import { findUserByEmail, lockUser } from '../../repositories/users.ts';
import { forgetAdminPassword } from '../../security/adminPasswordFile.ts';
import type { HashClient } from '../../security/hashQueue.ts';
import { hashPassword, refuseGuessable } from '../../security/passwords.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';
import { claimOrder } from './guests.ts';
import { replaceUnproven } from './replaceUnproven.ts';
import { setPassword } from './setPassword.ts';

/** How long a link works. */
const minutes = 30;

/**
 * Emails a link to set a new password, if an account has this email. Whether one has is found
 * out after the answer, so neither the answer nor its time tells.
 */
export function forgotPassword(context: ResetContext, email: string): void {
  context.mailer.send(() => writeResetMail(context, email));
}

type ResetContext = Pick<Context, 'db' | 'now' | 'mailer' | 'shop' | 'publicUrl'>;

async function writeResetMail(context: ResetContext, email: string): Promise<Mail | undefined> {
  const user = await findUserByEmail(context.db, email);
  if (!user) return undefined;
  const link = await makeLink(context, user.id);
  return passwordResetMail(user.email, shopOf(context), link, minutes);
}

/**
 * Emails a guest who has ordered a link to choose the password of an account for the order. Only
 * whoever reads the email gets on, and nobody else learns whether it has an account already.
 * @throws NotFound when the guest has no order
 */
export async function mailAccountLink(context: ResetContext, guestId: string): Promise<void> {
  const order = (await findOrdersOf(context.db, guestId))[0];
  if (!order?.isGuest) throw new NotFound('There is no order without an account');
  context.mailer.send(async () => {
    const isNew = !(await findUserByEmail(context.db, order.email));
    const link = await makeLink(context, guestId, isNew);
    const number = formatOrderNumber(order.number);
    return guestAccountMail(order.email, shopOf(context), { link, minutes, number });
  });
}

function shopOf({ shop, publicUrl }: ResetContext) {
  return { name: shop.name, email: shop.email, url: publicUrl };
}

/** @param isNewAccount there is no account yet: the page says so */
async function makeLink(
  { db, now, publicUrl }: ResetContext,
  userId: string,
  isNewAccount = false,
): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    const time = now();
    const expiresAt = later(time, minutes * 60_000);
    await removeExpiredPasswordResets(tx, time);
    await addPasswordReset(tx, { tokenHash: hashToken(token), userId, expiresAt });
  });
  return `${publicUrl}/reset-password?token=${token}${isNewAccount ? '&account=new' : ''}`;
}

/**
 * Sets a new password with the token of an emailed link, and ends every session of the account. A
 * guest's link brings their order into the account of its email, which is made if there is none.
 * @throws BadInput when the link has expired, was used, or never was, and for a password that is
 * guessed first
 */
export async function resetPassword(
  { db, now, adminPasswordFile, shop }: Pick<Context, 'db' | 'now' | 'adminPasswordFile' | 'shop'>,
  { token, password }: PasswordReset,
  client?: HashClient,
): Promise<void> {
  const tokenHash = hashToken(token);
  // Hashing is dear; taking the link below is what decides.
  if (!(await findPasswordReset(db, tokenHash, now()))) throw deadLink();
  await refuseGuessable(password, [shop.name]);
  const passwordHash = await hashPassword(password, client);
  const before = await inTransaction(db, async (tx) => {
    const reset = await takePasswordReset(tx, tokenHash, now());
    const owner = reset && (await lockUser(tx, reset.userId));
    const isGuest = owner?.role === 'guest';
    const user = isGuest ? await claimOrder(tx, owner.id, passwordHash, now()) : owner;
    if (!user) throw deadLink();
    if (!isGuest) await replaceUnproven(tx, user, { phone: null, address: null });
    await setPassword(tx, user.id, passwordHash);
    return user;
  });
  await forgetAdminPassword(adminPasswordFile, before);
}

function deadLink(): BadInput {
  return new BadInput('This link has expired or was already used. Ask for a new one.', 'token');
}
