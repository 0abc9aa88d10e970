import type { Reply } from '../../../contract/endpoint.ts';
import { limits } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { tooManyUnits } from '../../../contract/rules/cartLines.ts';
import { onlyLeft } from '../../../contract/rules/stock.ts';
import type { Cart, CartLine, CartTarget } from '../../../contract/schemas/cart.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { later } from '../../lib/days.ts';
import { isUuid } from '../../lib/ids.ts';
import { findCartLines, writeCartLine } from '../../repositories/cartLines.ts';
import { renewCartHolds } from '../../repositories/holds.ts';
import { findProductNames } from '../../repositories/products.ts';
import { sizeId } from '../../repositories/stock.ts';
import { lockCustomer } from '../../repositories/users.ts';
import type { Context } from '../context.ts';
import { readCartLines } from './cartView.ts';
import { cartHoldLife, lockHeldStock } from './holds.ts';
import { mergeGuestLines } from './mergeGuestLines.ts';

type Done = Reply<'POST /addtocart'>;

type CartContext = Pick<Context, 'db' | 'pictures' | 'now'>;

/** The customer's cart with the products as they are now. Reading it counts as using it. */
export async function getCart(context: CartContext, userId: string): Promise<Cart> {
  const now = context.now();
  await inTransaction(context.db, (tx) =>
    renewCartHolds(tx, userId, now, later(now, cartHoldLife)),
  );
  return readCartLines(context, userId);
}

/**
 * One more unit in the customer's cart, held for 15 minutes.
 * @throws NotFound when the shop has no such size
 * @throws Conflict when the customer cannot have that many
 */
export async function addToCart(
  { db, now: clock }: CartContext,
  userId: string,
  { itemId, size }: CartTarget,
): Promise<Done> {
  const key = { productId: itemId, size };
  return inTransaction(db, async (tx) => {
    const now = clock();
    await lockCustomer(tx, userId);
    const name = (await findProductNames(tx, isUuid(itemId) ? [itemId] : [])).get(itemId);
    if (name === undefined) throw new NotFound(messages.noSuchProduct);
    const stock = await lockHeldStock(tx, userId, [key], now);
    if (!stock.has(key)) throw new NotFound(messages.doesNotComeIn(name, size));

    const lines = await findCartLines(tx, userId);
    const wanted = 1 + (lines.find((line) => sizeId(line) === sizeId(key))?.quantity ?? 0);
    const within = stock.available(key);
    if (wanted > within) throw new Conflict(onlyLeft(within, name, size));
    if (wanted > limits.cartQuantity.max) throw new Conflict(tooManyUnits);
    if (wanted === 1 && lines.length >= limits.cartLines.max) {
      throw new Conflict(`A cart takes at most ${limits.cartLines.max} different items.`);
    }
    await stock.hold(key, wanted - stock.heldBySession(key));
    await writeCartLine(tx, { userId, ...key }, wanted, now);
    await renewCartHolds(tx, userId, now, later(now, cartHoldLife));
    return { success: true };
  });
}

/**
 * Removes one item; the line goes at zero. What is gone from the shop can still be removed.
 * @throws NotFound when the cart has no such line
 */
export async function removeFromCart(
  { db, now: clock }: CartContext,
  userId: string,
  { itemId, size }: CartTarget,
): Promise<Done> {
  const key = { productId: itemId, size };
  return inTransaction(db, async (tx) => {
    const now = clock();
    await lockCustomer(tx, userId);
    const lines = await findCartLines(tx, userId);
    const line = lines.find((each) => sizeId(each) === sizeId(key));
    if (!line) throw new NotFound(messages.notInCart);
    const left = line.quantity - 1;
    const stock = await lockHeldStock(tx, userId, [key], now);
    const needed = Math.max(0, left - stock.heldBySession(key));
    await stock.hold(key, Math.min(needed, stock.heldByCart(key)));
    await writeCartLine(tx, line, left, now);
    await renewCartHolds(tx, userId, now, later(now, cartHoldLife));
    return { success: true };
  });
}

/** Empties the cart. What a checkout session holds stays with it. */
export async function cleanCart({ db, now: clock }: CartContext, userId: string): Promise<Done> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    await lockCustomer(tx, userId);
    const lines = await findCartLines(tx, userId);
    const stock = await lockHeldStock(tx, userId, lines, now);
    for (const line of lines) {
      await stock.hold(line, 0);
      await writeCartLine(tx, line, 0, now);
    }
    return { success: true, message: messages.cartEmptied };
  });
}

/**
 * Adds a guest's lines to the customer's cart, capped at what is left, once for each `joinId`;
 * `message` says what was not added.
 */
export async function mergeCart(
  context: CartContext,
  userId: string,
  lines: readonly CartLine[],
  joinId: string,
): Promise<Cart> {
  const now = context.now();
  const { removed, messages } = await inTransaction(context.db, (tx) =>
    mergeGuestLines(tx, { userId, lines, joinId, now }),
  );
  const { cartData, heldUntil } = await readCartLines(context, userId);
  return {
    success: true,
    cartData,
    ...(heldUntil && { heldUntil }),
    ...(removed.length > 0 && { removed }),
    ...(messages.length > 0 && { message: messages.join(' ') }),
  };
}
