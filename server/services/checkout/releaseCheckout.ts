import type { Database } from '../../db/database.ts';
import { findCartLines } from '../../repositories/cartLines.ts';
import {
  type CheckoutSession,
  endOpenCheckout,
  findSoldLines,
} from '../../repositories/checkoutSessions.ts';
import { sizeId } from '../../repositories/stock.ts';
import { lockCustomer } from '../../repositories/users.ts';
import { lockHeldStock } from '../cart/holds.ts';

/**
 * How a session ends without an order. A customer who cancels is still there, so the cart keeps its
 * holds.
 */
export type Ending = 'cancelled' | 'expired' | 'failed';

/**
 * Ends a session that nobody will pay, and releases its units. An ended one stays as it is, and so does one
 * that has got its payment page since it was read: that page has to take no more payments first.
 */
export async function releaseCheckout(
  tx: Database,
  session: Pick<CheckoutSession, 'id' | 'userId' | 'providerId' | 'expiresAt'>,
  ending: Ending,
  now: Date,
): Promise<void> {
  await lockCustomer(tx, session.userId);
  if (!(await endOpenCheckout(tx, session, ending))) return;
  const lines = await findSoldLines(tx, session.id);
  const stock = await lockHeldStock(tx, session.userId, lines, now);
  const cart = new Map(
    (await findCartLines(tx, session.userId)).map((line) => [sizeId(line), line]),
  );
  for (const line of lines) {
    await stock.holdForSession(line, 0, session);
    const inCart = cart.get(sizeId(line))?.quantity ?? 0;
    if (ending !== 'expired') await stock.hold(line, inCart);
  }
}
