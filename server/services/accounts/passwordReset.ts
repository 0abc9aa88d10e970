import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import type { PasswordReset } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../db/database.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { toEmailKey } from '../../lib/ids.ts';
import { addMs } from '../../lib/time.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import {
  addPasswordReset,
  consumePasswordReset,
  findPasswordReset,
  removeExpiredPasswordResets,
} from '../../repositories/credentials.ts';
import { claimFormerOrders, findUnclaimedOrders } from '../../repositories/formerOrders.ts';
import { findGuestOrders, findOrdersOf } from '../../repositories/orders.ts';
import { findUser, findUserByEmail, lockUser, type StoredUser } from '../../repositories/users.ts';
import { removeAdminPassword } from '../../security/adminPasswordFile.ts';
import { type HashClient, hashPassword, refuseGuessable } from '../../security/passwords.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';
import { claimOrder, claimOrders, lockGuestsOf } from './guests.ts';
import { setPassword } from './sessions.ts';

/** Lifetime of a link. */
const usualMinutes = 30;
const worksOnce = `The link works once, within ${usualMinutes} minutes.`;

/**
 * Emails a link to set a new password, if an account has this email. The lookup runs after the
 * reply, so that neither the reply nor its duration reveals whether one has.
 */
export function forgotPassword(context: Context, email: string): void {
  context.mailer.send(() => writeResetMail(context, email));
}

async function writeResetMail(context: Context, email: string): Promise<Mail | undefined> {
  const user = await findUserByEmail(context.db, email);
  if (!user) return undefined;
  const { shop, publicUrl } = context;
  return renderMail(user.email, 'Set a new password', {
    shop,
    publicUrl,
    preview: worksOnce,
    headline: 'Set a new password',
    paragraphs: [
      'Someone, hopefully you, asked for a new password for your account.',
      worksOnce,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    button: { label: 'Set a new password', url: await makeLink(context, user) },
    reason: `You get this mail because you have an account at ${shop.name}.`,
  });
}

/**
 * Emails a guest who has ordered a link to choose the password of an account for the order. Nobody
 * but the reader learns whether the email has an account already.
 * @throws NotFound when the guest has no order
 */
export async function mailAccountLink(context: Context, guestId: string) {
  const order = (await findOrdersOf(context.db, guestId))[0];
  if (!order?.isGuest) throw new NotFound(messages.noGuestOrder);
  context.mailer.send(async () => {
    const isNew = !(await findUserByEmail(context.db, order.email));
    const { shop, publicUrl } = context;
    const number = formatOrderNumber(order.number);
    return renderMail(order.email, `Keep order ${number} in an account`, {
      shop,
      publicUrl,
      preview: worksOnce,
      headline: 'Choose a password',
      paragraphs: [
        `With a password, order ${number} is in an account of your own at ${shop.name}.`,
        'If you have an account with this email already, the order is added to it, and the password you choose is its new one.',
        `${worksOnce} If it was not you who asked, there is nothing to do.`,
      ],
      button: {
        label: 'Choose a password',
        url: await makeLink(context, { id: guestId, email: order.email }, { isNewAccount: isNew }),
      },
      reason: `You get this mail because someone ordered at ${shop.name} with this email.`,
    });
  });
}

/**
 * Emails a customer a link to choose a password, which moves the orders that guests made with their
 * email to the account. The lookup runs after the reply, as in `forgotPassword`.
 */
export function mailGuestOrdersLink(context: Context, userId: string): void {
  context.mailer.send(async () => {
    const user = await findUser(context.db, userId);
    if (!user) return undefined;
    const guestOrders = await findGuestOrders(context.db, user.email);
    const formerOrders = await findUnclaimedOrders(context.db, user.emailKey);
    const numbers = [
      ...guestOrders.map(({ number }) => formatOrderNumber(number)),
      ...formerOrders.map(({ number }) => number),
    ];
    if (numbers.length === 0) return undefined;
    const { shop, publicUrl } = context;
    return renderMail(user.email, 'Add your orders to your account', {
      shop,
      publicUrl,
      preview: worksOnce,
      headline: 'Choose a password',
      paragraphs: [
        `These orders were made with your email, without an account: ${numbers.join(', ')}.`,
        'With a new password, they are in your account. You may choose the one you have.',
        `${worksOnce} If it was not you who asked, there is nothing to do.`,
      ],
      button: { label: 'Choose a password', url: await makeLink(context, user) },
      reason: `You get this mail because someone ordered at ${shop.name} with this email.`,
    });
  });
}

/** Lifetime of a link that nobody asked for. */
const minutesUnasked = 7 * 24 * 60;

/** Mail for an imported customer with a link to choose a password; undefined if they have one. */
export async function writeFormerCustomerMail(
  context: Context,
  userId: string,
): Promise<Mail | undefined> {
  const user = await findUser(context.db, userId);
  if (!user?.email || user.passwordHash !== '') return undefined;
  const { shop, publicUrl } = context;
  return renderMail(user.email, `Your account at ${shop.name}`, {
    shop,
    publicUrl,
    preview: 'Choose a password to see your orders.',
    headline: 'Choose a password',
    paragraphs: [
      `${shop.name} has a new shop. Your account has moved there, with your earlier orders, but without your password.`,
      'The link works once, within 7 days. Later, “Forgot your password?” on the login page sends another one.',
      'If you don’t want the account, there is nothing to do.',
    ],
    button: {
      label: 'Choose a password',
      url: await makeLink(context, user, { isNewAccount: true, minutes: minutesUnasked }),
    },
    reason: `You get this mail because you had an account at ${shop.name} before.`,
  });
}

/** Emails staff a link to choose a password, which works for a week. */
export function mailInvitation(context: Context, userId: string): void {
  context.mailer.send(async () => {
    const user = await findUser(context.db, userId);
    if (user?.role !== 'admin') return undefined;
    const { shop, publicUrl } = context;
    return renderMail(user.email, `Work with us at ${shop.name}`, {
      shop,
      publicUrl,
      preview: 'Choose a password to begin.',
      headline: 'Choose a password',
      paragraphs: [
        `An owner of ${shop.name} has invited you to its admin area, as ${user.staffRole}.`,
        'Choose a password, then log in with this email. If you had an account here, its old password no longer works.',
        'The link works once, within 7 days. If you don’t expect it, ignore this email.',
      ],
      button: {
        label: 'Choose a password',
        url: await makeLink(context, user, { isNewAccount: true, minutes: minutesUnasked }),
      },
      reason: `You get this mail because an owner of ${shop.name} entered your email.`,
    });
  });
}

/**
 * @param user `email` is the one that the link is mailed to
 * @param isNewAccount there is no account yet, which the page mentions
 */
async function makeLink(
  { db, now, publicUrl }: Context,
  { id: userId, email }: Pick<StoredUser, 'id' | 'email'>,
  { isNewAccount = false, minutes = usualMinutes } = {},
): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    const time = now();
    const expiresAt = addMs(time, minutes * 60_000);
    await removeExpiredPasswordResets(tx, time);
    const emailKey = toEmailKey(email);
    await addPasswordReset(tx, { tokenHash: hashToken(token), userId, emailKey, expiresAt });
  });
  return `${publicUrl}${paths.resetPassword}?token=${token}${isNewAccount ? '&account=new' : ''}`;
}

/**
 * Sets a new password by an emailed link, and ends every session. A guest's link moves their order
 * into the account of its email, a customer's moves all orders that guests made with it.
 * @throws BadInput for an invalid link, or a password that is guessed first
 */
export async function resetPassword(
  { db, now, adminPasswordFile, shop }: Context,
  { token, password }: PasswordReset,
  client?: HashClient,
) {
  const tokenHash = hashToken(token);
  // Hashing is expensive, so check first; taking the link below decides.
  if (!(await findPasswordReset(db, tokenHash, now()))) throw deadLink();
  await refuseGuessable(password, [shop.name]);
  const passwordHash = await hashPassword(password, client);
  const before = await inTransaction(db, async (tx) => {
    const reset = await consumePasswordReset(tx, tokenHash, now());
    // Guests are locked before the account, as in `claimOrder`.
    const guests = reset ? await lockGuestsOf(tx, reset.userId) : [];
    const owner = reset && (await lockUser(tx, reset.userId));
    const isGuest = owner?.role === 'guest';
    const user = isGuest ? await claimOrder(tx, owner.id, passwordHash, now()) : owner;
    // The account or the order has another email than the one that the link was mailed to.
    if (!user || user.emailKey !== reset?.emailKey) throw deadLink();
    if (!isGuest) await claimOrders(tx, user, guests);
    await claimFormerOrders(tx, user);
    await setPassword(tx, user.id, passwordHash);
    return user;
  });
  await removeAdminPassword(adminPasswordFile, before);
}

function deadLink(): BadInput {
  return new BadInput(messages.resetLinkExpired, 'token');
}
