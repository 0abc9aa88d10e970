import type { Cart } from '../../../contract/schemas/cart.ts';
import type { CreateOrderRequest } from '../../../contract/schemas/order.ts';
import type { PlacedReply } from '../answers/readAnswer.ts';
import { ApiError } from '../apiError.ts';
import type { Call } from '../call.ts';
import { type PaymentReturn, paymentReturnsOf, returnId } from './paymentReturns.ts';

/** Error status for a payment return with an empty cart. */
const gone = 410;

/** Time, in ms, in which a request without a reply may still become an order. */
const patience = 60_000;
const pause = 2_000;

/**
 * Requests the order of a return from payment once, on a server that would make another order for
 * each request. After a request without a reply, the customer's orders show whether it was made.
 * @throws ApiError 410 if the cart is empty, 0 while it is unknown whether the order was made
 */
export async function orderOnce(
  userId: string,
  request: CreateOrderRequest,
  ask: () => Promise<PlacedReply>,
  call: Call,
): Promise<PlacedReply> {
  const returns = paymentReturnsOf(userId);
  const id = returnId(request);

  async function finish(entry: PaymentReturn, cart: string): Promise<PlacedReply> {
    returns.save(id, { isOrdered: true, requestedAt: 0, knownOrders: [], cart: '' });
    // Don't clear items that were added since.
    return cart === entry.cart ? cleanCart(call) : { success: true };
  }

  let isWaiting = false;
  for (let entry = returns.find(id); entry; entry = returns.find(id)) {
    if (entry.isOrdered) return { success: true };
    const { knownOrders, requestedAt } = entry;
    const orders = await call('GET /getorders', {});
    if (orders.some(({ _id }) => !knownOrders.includes(_id))) {
      const cart = await call('GET /getcart', {}).catch(() => undefined);
      return finish(entry, cart ? linesOf(cart) : '');
    }
    const isLate = Date.now() - requestedAt > patience;
    if (isLate && isWaiting) throw new ApiError(0);
    if (isLate) break;
    isWaiting = true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }

  const [cart, orders] = await Promise.all([call('GET /getcart', {}), call('GET /getorders', {})]);
  if (cart.cartData.length === 0) throw new ApiError(gone);
  // Another tab may have requested the order meanwhile.
  const other = returns.find(id);
  if (other && Date.now() - other.requestedAt <= patience) {
    return orderOnce(userId, request, ask, call);
  }
  const entry: PaymentReturn = {
    isOrdered: false,
    requestedAt: Date.now(),
    knownOrders: orders.map(({ _id }) => _id),
    cart: linesOf(cart),
  };
  returns.save(id, entry);
  try {
    const answer = await ask();
    if (!answer.order) return await finish(entry, entry.cart);
    returns.save(id, { ...entry, isOrdered: true });
    return answer;
  } catch (error) {
    const { status } = error as ApiError;
    if (status >= 400 && status < 500) returns.remove(id);
    else if (!mayBeProcessed(status)) returns.save(id, { ...entry, requestedAt: 0 });
    throw error;
  }
}

/** Like `orderOnce`, for a return with a session id, which servers turn into one order only. */
export async function noteOrdered(userId: string, request: CreateOrderRequest, call: Call) {
  const done = { isOrdered: true, requestedAt: 0, knownOrders: [], cart: '' };
  paymentReturnsOf(userId).save(returnId(request), done);
  return cleanCart(call);
}

/** Clears the cart; a failure is reported with the order, which exists. */
async function cleanCart(call: Call): Promise<PlacedReply> {
  const isCleared = await call('POST /cleancart', { body: {} }).then(
    () => true,
    () => false,
  );
  return { success: true, ...(!isCleared && { cartKept: true }) };
}

function linesOf({ cartData }: Cart): string {
  return JSON.stringify(
    cartData.map(({ product, size, quantity }) => [product._id, size, quantity]),
  );
}

/** Unreachable, or a proxy timeout: the server may have processed it, or still be doing so. */
function mayBeProcessed(status: number | undefined): boolean {
  return [undefined, 0, 502, 504].includes(status);
}
