import { toCents } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import type { HandOrder } from '../../../contract/schemas/handOrder.ts';
import type { ChangedOrder } from '../../../contract/schemas/order.ts';
import { inTransaction } from '../../db/transaction.ts';
import { BadInput, Conflict } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { findOrdersOf, type StoredOrder } from '../../repositories/orders.ts';
import { addGuest, lockCustomer } from '../../repositories/users.ts';
import type { CheckoutContext } from '../checkout/checkoutContext.ts';
import { writeOrder } from '../checkout/completeOrder.ts';
import { finishOrder } from '../checkout/finishOrder.ts';
import { writeCheckout } from '../checkout/openCheckout.ts';
import { toAdminOrder } from './orderView.ts';

/** Who took the money, in the place of a payment provider. */
const provider = 'hand';

/**
 * An order that came by telephone or at a market. It is a guest's, priced and taken from the stock by
 * the rules of the checkout, in one transaction; no provider is asked. Sent again, it is the order
 * that came of it before.
 * @throws BadInput for an id that is none, or is an account's
 * @throws Conflict when prices or stock are not as the admin saw them, or it was sent before in
 *   another form
 */
export async function takeOrder(
  context: CheckoutContext,
  adminId: string,
  { requestId: guestId, orderDetails: details, payment, notes, mailsCustomer }: HandOrder,
): Promise<ChangedOrder> {
  if (!isUuid(guestId)) throw wrongId();
  const { order, isNew } = await inTransaction(context.db, async (tx) => {
    const now = context.now();
    await addGuest(tx, guestId, now);
    if (!(await lockCustomer(tx, guestId)).isGuest) throw wrongId();
    const [before] = await findOrdersOf(tx, guestId);
    if (before) {
      if (isSame(before, details, payment)) return { order: before, isNew: false };
      const number = formatOrderNumber(before.number);
      throw new Conflict(`This was already taken as order ${number}: change it there.`);
    }
    const checkout = { userId: guestId, details, urls: nowhere, provider, now };
    const session = await writeCheckout(tx, { ...checkout, isTakenByHand: true });
    // A guest of a moment ago has no other.
    if ('replaces' in session) throw wrongId();
    return writeOrder(tx, session, now, {
      ...{ adminId, payment, notes, mailsCustomer: mailsCustomer && details.email !== '' },
    });
  });
  const finished = isNew ? await finishOrder(context, order) : order;
  return {
    success: true,
    message: 'The order is taken.',
    order: await toAdminOrder(finished, context),
  };
}

/** Whether this is what the order was made of. */
function isSame(
  order: StoredOrder,
  { products, total, email, address }: HandOrder['orderDetails'],
  payment: HandOrder['payment'],
): boolean {
  const linesOf = (lines: readonly { productId: string; size: string; quantity: number }[]) =>
    lines.map(({ productId, size, quantity }) => `${productId} ${size} ${quantity}`).sort();
  return (
    linesOf(order.products).join() === linesOf(products).join() &&
    order.totalCents === toCents(total) &&
    order.takenByHand === payment &&
    order.email.toLowerCase() === email.trim().toLowerCase() &&
    order.address === address.trim()
  );
}

/** Nobody goes to a payment page. */
const nowhere = { serverUrl: '', appUrl: '' };

function wrongId(): BadInput {
  const message = 'requestId must be a new UUID';
  return new BadInput(message, { requestId: message });
}
