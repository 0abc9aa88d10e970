import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { listed } from '../../../contract/rules/beside.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import type { PasswordReset } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../db/database.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { emailKeys } from '../../lib/ids.ts';
import { inLanguageOf, pagesUrl } from '../../lib/languages.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import { consumePasswordReset, findPasswordReset } from '../../repositories/credentials.ts';
import { claimFormerOrders, findUnclaimedOrders } from '../../repositories/formerOrders.ts';
import { findGuestOrders, findOrdersOf } from '../../repositories/orders.ts';
import { findUser, findUserByEmail, lockUser } from '../../repositories/users.ts';
import { removeAdminPassword } from '../../security/adminPasswordFile.ts';
import { type HashClient, hashPassword, refuseGuessable } from '../../security/passwords.ts';
import { hashToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';
import { claimOrder, claimOrders, lockGuestsOf } from './guests.ts';
import {
  choosePasswordMail,
  makePasswordLink,
  worksOnce,
  worksOnceIfAsked,
} from './passwordMails.ts';
import { setPassword } from './sessions.ts';

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
  const { shop } = context;
  const url = await makePasswordLink(context, user);
  return inLanguageOf(user, context, () => {
    const title = i18n.t('Set a new password');
    return renderMail(user.email, title, {
      shop,
      publicUrl: pagesUrl(context),
      preview: worksOnce(),
      headline: title,
      paragraphs: [
        i18n.t('Someone, hopefully you, asked for a new password for your account.'),
        worksOnce(),
        i18n.t('If it was not you, there is nothing to do: your password stays as it is.'),
      ],
      button: { label: title, url },
      reason: i18n.t('You get this mail because you have an account at {shop}.', {
        shop: shop.name,
      }),
    });
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
    const owner = { id: guestId, email: order.email, language: order.language };
    const url = await makePasswordLink(context, owner, isNew ? { account: 'new' } : {});
    const { name: shop } = context.shop;
    const number = formatOrderNumber(order.number);
    return inLanguageOf(order, context, () =>
      choosePasswordMail(context, order.email, {
        subject: i18n.t('Keep order {number} in an account', { number }),
        preview: worksOnce(),
        paragraphs: [
          i18n.t('With a password, order {number} is in an account of your own at {shop}.', {
            number,
            shop,
          }),
          i18n.t(
            'If you have an account with this email already, the order is added to it, and the password you choose is its new one.',
          ),
          worksOnceIfAsked(),
        ],
        url,
        reason: i18n.t('You get this mail because someone ordered at {shop} with this email.', {
          shop,
        }),
      }),
    );
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
    const url = await makePasswordLink(context, user);
    return inLanguageOf(user, context, () =>
      choosePasswordMail(context, user.email, {
        subject: i18n.t('Add your orders to your account'),
        preview: worksOnce(),
        paragraphs: [
          i18n.t('These orders were made with your email, without an account: {numbers}.', {
            numbers: listed(numbers),
          }),
          i18n.t('With a new password, they are in your account. You may choose the one you have.'),
          worksOnceIfAsked(),
        ],
        url,
        reason: i18n.t('You get this mail because someone ordered at {shop} with this email.', {
          shop: context.shop.name,
        }),
      }),
    );
  });
}

/**
 * Sets a new password by an emailed link, and ends every session. A guest's link moves their order
 * into the account of its email, a customer's moves all orders that guests made with it.
 * @throws BadInput for an invalid link, or an easily guessed password
 */
export async function resetPassword(
  { db, now, adminPasswordFile, shop }: Context,
  { token, password }: PasswordReset,
  client?: HashClient,
) {
  const tokenHash = hashToken(token);
  // Hashing is expensive, so check first; taking the link below decides.
  const found = await findPasswordReset(db, tokenHash, now());
  if (!found) throw deadLink();
  await refuseGuessable(password, [shop.name]);
  const passwordHash = await hashPassword(password, client);
  const before = await inTransaction(db, async (tx) => {
    // Guests are locked before the account, as in `claimOrder`, and the account before its links, all
    // of which `setPassword` removes.
    const guests = await lockGuestsOf(tx, found.userId);
    const owner = await lockUser(tx, found.userId);
    const reset = await consumePasswordReset(tx, tokenHash, now());
    if (!owner || !reset) throw deadLink();
    const isGuest = owner.role === 'guest';
    const user = isGuest ? await claimOrder(tx, owner.id, passwordHash, now()) : owner;
    // The account or the order no longer has the email that the link was mailed to.
    if (!user || !emailKeys(user.email).includes(reset.emailKey)) throw deadLink();
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
