import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { stockProblems } from '../../../contract/rules/checkout.ts';
import type { CheckoutRequest } from '../../../contract/schemas/order.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { BadInput, NotLoggedIn } from '../../errors.ts';
import { later } from '../../lib/days.ts';
import { isUuid } from '../../lib/ids.ts';
import { refuse } from '../../lib/refuse.ts';
import { findCartLines } from '../../repositories/cartLines.ts';
import {
  type CheckoutSession,
  findOpenCheckout,
  insertCheckout,
} from '../../repositories/checkoutSessions.ts';
import { findOrdersOf } from '../../repositories/orders.ts';
import { sizeId } from '../../repositories/stock.ts';
import { lockCustomer } from '../../repositories/users.ts';
import { lockHeldStock } from '../cart/holds.ts';
import type { CheckoutContext, ShopUrls } from '../context.ts';
import { priceOrder } from './priceOrder.ts';

/** Milliseconds that a checkout session may be paid. */
const checkoutLife = 30 * 60_000;

/** The session before, which has to end first. */
type Replaces = { replaces: CheckoutSession };

/**
 * The customer's session for this content: the one that is open, or a new one that holds the
 * units. The cart's own holds move over to it. A guest's cart is in their browser: it is what they
 * ask for.
 * @throws NotLoggedIn when the guest has their order: another one is another guest's
 */
export async function openCheckout(
  { db, payments, now }: CheckoutContext,
  userId: string,
  details: CheckoutRequest['orderDetails'],
  urls: ShopUrls,
): Promise<CheckoutSession | Replaces> {
  return inTransaction(db, (tx) =>
    writeCheckout(tx, { userId, details, urls, provider: payments.name, now: now() }),
  );
}

type CheckoutToWrite = {
  userId: string;
  details: CheckoutRequest['orderDetails'];
  urls: ShopUrls;
  /** The payment provider, or `hand`. */
  provider: string;
  now: Date;
  /** Whether an admin takes it, who may hand it over: then it needs no delivery. */
  isTakenByHand?: boolean;
  /**
   * Identifies a repeated request; by default a hash of what is bought, for whom, and the return
   * URL.
   */
  contentKey?: string;
};

/** The same within the caller's transaction. */
export async function writeCheckout(
  tx: Database,
  { userId, details, urls, provider, now, isTakenByHand = false, ...asked }: CheckoutToWrite,
): Promise<CheckoutSession | Replaces> {
  const { fullName = '', address, phone, email } = details;
  const { isGuest } = await lockCustomer(tx, userId);
  if (isGuest && (await findOrdersOf(tx, userId)).length > 0) throw new NotLoggedIn();
  const cart = isGuest
    ? details.products.filter(({ productId }) => isUuid(productId))
    : await findCartLines(tx, userId);
  if (cart.length === 0) throw new BadInput(messages.emptyCart);
  const order = await priceOrder(tx, cart, details, { userId, email, now, isTakenByHand });
  const contentKey =
    asked.contentKey ?? toContentKey([order, fullName, address, phone, email, urls]);

  const open = await findOpenCheckout(tx, userId);
  if (open) {
    const same = open.contentKey === contentKey && open.provider === provider;
    return same && open.expiresAt > now ? open : { replaces: open };
  }
  const stock = await lockHeldStock(tx, userId, order.lines, now);
  refuse(stockProblems(order.lines, stock.available));
  const session = await insertCheckout(
    tx,
    {
      id: v7(),
      userId,
      contentKey,
      provider,
      ...order.bill,
      fullName,
      address,
      phone,
      email,
      createdAt: now,
      expiresAt: later(now, checkoutLife),
    },
    order.lines,
  );
  for (const line of order.lines) {
    const inCart = cart.find((each) => sizeId(each) === sizeId(line))?.quantity ?? 0;
    const stays = Math.min(stock.heldByCart(line), inCart - line.quantity);
    await stock.hold(line, stays);
    await stock.holdForSession(line, line.quantity, session);
  }
  return session;
}

export function toContentKey(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
