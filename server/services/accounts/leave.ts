import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import type { AccountDeletion, OwnData } from '../../../contract/schemas/user.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Conflict, NotLoggedIn } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { findCartLines } from '../../repositories/cart.ts';
import { findOpenCheckout } from '../../repositories/checkouts.ts';
import {
  anonymizeOrder,
  anonymizeUser,
  findOrdersToAnonymize,
  findOwnRows,
} from '../../repositories/customerData.ts';
import { forgetVisitorsOf, type MeasuredMessageRow } from '../../repositories/measuring.ts';
import { findConsent } from '../../repositories/newsletter.ts';
import { findAddressesOf, findUser, lockOwners, lockUser } from '../../repositories/users.ts';
import { removeAdminPassword } from '../../security/adminPasswordFile.ts';
import type { Caller } from '../../security/caller.ts';
import type { HashClient } from '../../security/passwords.ts';
import { lockHeldStock } from '../cart/holds.ts';
import { toOwnReview } from '../catalogue/reviews.ts';
import { endCheckout } from '../checkout/endCheckout.ts';
import type { CheckoutContext, Context } from '../context.ts';
import { listFormerOrders } from '../orders/formerOrders.ts';
import { listOrders } from '../orders/orderView.ts';
import { verifyOwner } from './confirmOwner.ts';
import type { MfaContext } from './mfa.ts';

/** Everything the shop holds about the caller. */
export async function exportOwnData(context: Context, id: string): Promise<OwnData> {
  const { db } = context;
  const user = await findUser(db, id);
  if (!user) throw new NotLoggedIn();
  const { name, email, phone, address, role, createdAt, reviewMails, mySizes, language } = user;
  const own = await findOwnRows(db, id);
  const { checkouts, ratings, reviews, favourites, stockAlerts, reviewRequests, sessions } = own;
  const consent = await findConsent(db, id);
  return {
    exportedAt: context.now().toISOString(),
    account: {
      ...{ id, name, email, role, createdAt: createdAt.toISOString(), reviewMails },
      ...(phone !== null && { phone }),
      ...(address !== null && { address }),
      ...(language !== null && { language }),
    },
    ...(consent && {
      newsletter: {
        ...{ email, text: consent.text, language: consent.language },
        givenAt: consent.givenAt.toISOString(),
        ...(consent.confirmedAt && { confirmedAt: consent.confirmedAt.toISOString() }),
      },
    }),
    savedAddresses: await findAddressesOf(db, id),
    mySizes,
    orders: await listOrders(context, id),
    formerOrders: await listFormerOrders(context, id),
    checkouts: checkouts.map(({ status, totalCents, currency, createdAt: at, ...contact }) => ({
      ...{ status, createdAt: at.toISOString() },
      total: inCurrencyOf({ currency }, () => toDollars(totalCents)),
      ...(currency !== null && { currency }),
      ...{ fullName: contact.fullName, address: contact.address },
      ...{ phone: contact.phone, email: contact.email },
    })),
    ratings: await Promise.all(
      ratings.map(async ({ productId, rating, ratedAt }) => {
        const review = reviews.get(productId);
        return {
          ...{ productId, rating, ratedAt: ratedAt.toISOString() },
          ...(review && { review: await toOwnReview(review, context.pictures) }),
        };
      }),
    ),
    favorites: favourites.map(({ productId, createdAt: at }) => ({
      ...{ productId, addedAt: at.toISOString() },
    })),
    cart: (await findCartLines(db, id)).map(({ productId, size, quantity, addedAt }) => ({
      ...{ itemId: productId, size, quantity, addedAt: addedAt.toISOString() },
    })),
    stockAlerts: stockAlerts.map(({ productId, size, email: to, createdAt: at, sentAt }) => ({
      ...{ productId, size, email: to, createdAt: at.toISOString() },
      ...(sentAt && { sentAt: sentAt.toISOString() }),
    })),
    reviewRequests: reviewRequests.flatMap(({ orderId, sentAt }) =>
      sentAt ? [{ orderId, sentAt: sentAt.toISOString() }] : [],
    ),
    measuring: own.measured.visitors.map((visitor) => ({
      ...{ visitorId: visitor.id, services: visitor.granted, userAgent: visitor.userAgent },
      ...{ givenAt: visitor.givenAt.toISOString(), lastSeenAt: visitor.seenAt.toISOString() },
      messages: own.measured.messages
        .filter(({ visitorId }) => visitorId === visitor.id)
        .map((message) => {
          const of = checkouts.find((checkout) => checkout.id === message.sessionId);
          return inCurrencyOf(of ?? {}, () => toOwnMessage(message));
        }),
    })),
    sessions: sessions.map(({ createdAt: at, expiresAt }) => ({
      ...{ createdAt: at.toISOString(), expiresAt: expiresAt.toISOString() },
    })),
  };
}

function toOwnMessage({
  target,
  type,
  at,
  cents,
  events,
  finishedAt,
  isDelivered,
  answer,
}: MeasuredMessageRow): OwnData['measuring'][number]['messages'][number] {
  return {
    ...{ service: target, type, at: at.toISOString() },
    ...(cents !== null && { amount: toDollars(cents) }),
    ...(events && { events }),
    ...(finishedAt && isDelivered && { sentAt: finishedAt.toISOString() }),
    ...(answer && { answer }),
  };
}

/** Orders in these states need no action. */
const doneStates = ['delivered', 'returned', 'cancelled'];

/**
 * Deletes the caller's account and ends its sessions. Open orders are anonymized later, by
 * `anonymizeDoneOrders`.
 * @throws BadInput naming what is missing or wrong of the proof
 * @throws Conflict for the last owner, and while a payment is under way
 */
export async function deleteAccount(
  context: CheckoutContext & MfaContext,
  caller: Caller,
  proof: AccountDeletion,
  client?: HashClient,
) {
  const passwordHash = await verifyOwner(context, caller, proof, client);
  const before = await forgetUser(context, caller.id, async (tx) => {
    const [owner, ...others] = caller.role === 'admin' ? await lockOwners(tx) : [];
    if (owner === caller.id && others.length === 0) throw new Conflict(messages.lastAdmin);
    const user = await lockUser(tx, caller.id);
    if (!user || user.passwordHash !== passwordHash) throw new NotLoggedIn();
    return user;
  });
  await removeAdminPassword(context.adminPasswordFile, before);
  await anonymizeDoneOrders(context, 100);
}

/**
 * Deletes a user's data and ends their sessions; `anonymizeDoneOrders` does the rest.
 * @param lock locks the user, or throws the reason why they stay
 * @throws Conflict while a payment is under way
 */
export async function forgetUser<User>(
  context: CheckoutContext,
  id: string,
  lock: (tx: Database) => Promise<User>,
): Promise<User> {
  const { db, now } = context;
  const open = await findOpenCheckout(db, id);
  // It becomes an order if it was paid at the last moment, so this cannot be done later.
  if (open && (await endCheckout(context, open, 'cancelled')) === 'open') throw paymentUnderWay();
  return inTransaction(db, async (tx) => {
    const user = await lock(tx);
    if (await findOpenCheckout(tx, id)) throw paymentUnderWay();
    await forgetCart(tx, id, now());
    // While their checkouts are linked to them.
    await forgetVisitorsOf(tx, id);
    await anonymizeUser(tx, id);
    return user;
  });
}

function paymentUnderWay(): Conflict {
  return new Conflict(i18n.t('A payment is still in progress. Please wait until it finishes.'));
}

/** Its units become available again. */
async function forgetCart(tx: Database, userId: string, now: Date) {
  const lines = await findCartLines(tx, userId);
  const stock = await lockHeldStock(tx, userId, lines, now);
  for (const line of lines) stock.hold(line, 0);
  await stock.save();
}

/** Anonymizes finished orders of deleted accounts. */
export async function anonymizeDoneOrders({ db }: CheckoutContext, limit: number) {
  for (const order of await findOrdersToAnonymize(db, doneStates, limit)) {
    await inTransaction(db, (tx) => anonymizeOrder(tx, order));
  }
}
