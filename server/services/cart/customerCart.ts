import type { Reply } from '../../../contract/endpoint.ts';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import {
  fewerUnitsMessage,
  joinedQuantity,
  leftOut,
  mergeLines,
  tooManyLines,
  tooManyUnits,
} from '../../../contract/rules/cartLines.ts';
import { inSize } from '../../../contract/rules/sizeNames.ts';
import { onlyLeft } from '../../../contract/rules/stock.ts';
import type { Cart, CartLine, CartTarget } from '../../../contract/schemas/cart.ts';
import { inTransaction } from '../../db/database.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { addMs } from '../../lib/time.ts';
import {
  findCartLines,
  recordCartJoin,
  renewCartHolds,
  writeCartLine,
} from '../../repositories/cart.ts';
import { findProductNames } from '../../repositories/products.ts';
import { sizeId } from '../../repositories/stock.ts';
import { lockCustomer } from '../../repositories/users.ts';
import type { Context } from '../context.ts';
import { namesInOwnWords } from '../selling/ownWords.ts';
import { readCartLines } from './cartView.ts';
import { cartHoldLife, lockHeldStock } from './holds.ts';

type Done = Reply<'POST /addtocart'>;

/** The customer's cart with the current products. Reading it renews its holds. */
export async function getCart(context: Context, userId: string): Promise<Cart> {
  const now = context.now();
  await inTransaction(context.db, (tx) =>
    renewCartHolds(tx, userId, now, addMs(now, cartHoldLife)),
  );
  return readCartLines(context, userId);
}

/**
 * Adds a held unit to the customer's cart.
 * @throws NotFound when the shop has no such size
 * @throws Conflict when no unit is left, or the cart's limit is reached
 */
export async function addToCart(
  context: Context,
  userId: string,
  { itemId, size }: CartTarget,
): Promise<Done> {
  const { db, now: clock } = context;
  const key = { productId: itemId, size };
  return inTransaction(db, async (tx) => {
    const now = clock();
    await lockCustomer(tx, userId);
    const found = await findProductNames(tx, isUuid(itemId) ? [itemId] : []);
    const name = (await namesInOwnWords({ ...context, db: tx }, found)).get(itemId);
    if (name === undefined) throw new NotFound(messages.noSuchProduct);
    const stock = await lockHeldStock(tx, userId, [key], now);
    if (!stock.has(key)) throw new NotFound(messages.doesNotComeIn(name, size));

    const lines = await findCartLines(tx, userId);
    const wanted = 1 + (lines.find((line) => sizeId(line) === sizeId(key))?.quantity ?? 0);
    const within = stock.available(key);
    if (wanted > within) throw new Conflict(onlyLeft(within, name, size));
    if (wanted > limits.cartQuantity.max) throw new Conflict(tooManyUnits());
    if (wanted === 1 && lines.length >= limits.cartLines.max) {
      throw new Conflict(tooManyLines());
    }
    stock.hold(key, wanted - stock.heldBySession(key));
    await stock.save();
    await writeCartLine(tx, { userId, ...key }, wanted, now);
    await renewCartHolds(tx, userId, now, addMs(now, cartHoldLife));
    return { success: true };
  });
}

/**
 * Removes one item, even if the shop no longer has it; an empty line is deleted.
 * @throws NotFound when the cart has no such line
 */
export async function removeFromCart(
  { db, now: clock }: Context,
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
    stock.hold(key, Math.min(needed, stock.heldByCart(key)));
    await stock.save();
    await writeCartLine(tx, line, left, now);
    await renewCartHolds(tx, userId, now, addMs(now, cartHoldLife));
    return { success: true };
  });
}

/** Empties the cart. A checkout session keeps its holds. */
export async function cleanCart({ db, now: clock }: Context, userId: string): Promise<Done> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    await lockCustomer(tx, userId);
    const lines = await findCartLines(tx, userId);
    const stock = await lockHeldStock(tx, userId, lines, now);
    for (const line of lines) {
      stock.hold(line, 0);
      await writeCartLine(tx, line, 0, now);
    }
    await stock.save();
    return { success: true, message: messages.cartEmptied };
  });
}

/** Adds a guest's lines to the customer's, once per `joinId`; `message` names what is missing. */
export async function mergeCart(
  context: Context,
  userId: string,
  lines: readonly CartLine[],
  joinId: string,
): Promise<Cart> {
  const now = context.now();
  const { removed, messages } = await inTransaction(context.db, (tx) =>
    mergeGuestLines({ ...context, db: tx }, { userId, lines, joinId, now }),
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

/** Lines whose product or size no longer exists, and human-readable messages. */
type Joined = { removed: CartLine[]; messages: string[] };

/** Adds a guest's lines to the customer's, capped at the stock, once for each `joinId`. */
async function mergeGuestLines(
  context: Context,
  join: { userId: string; lines: readonly CartLine[]; joinId: string; now: Date },
): Promise<Joined> {
  const { userId, now } = join;
  const tx = context.db;
  await lockCustomer(tx, userId);
  if (!(await recordCartJoin(tx, userId, join.joinId, now))) return { removed: [], messages: [] };

  const guest = mergeLines(join.lines);
  const ids = new Set(guest.map(({ itemId }) => itemId).filter(isUuid));
  const names = await namesInOwnWords(context, await findProductNames(tx, [...ids]));
  const keys = guest
    .filter(({ itemId }) => names.has(itemId))
    .map(({ itemId, size }) => ({ productId: itemId, size }));
  const stock = await lockHeldStock(tx, userId, keys, now);
  const mine = await findCartLines(tx, userId);
  const quantities = new Map(mine.map((line) => [sizeId(line), line.quantity]));

  const joined: Joined = { removed: [], messages: [] };
  for (const line of guest) {
    const key = { productId: line.itemId, size: line.size };
    const name = names.get(line.itemId);
    if (name === undefined || !stock.has(key)) {
      joined.removed.push(line);
      continue;
    }
    const before = quantities.get(sizeId(key)) ?? 0;
    const within = stock.available(key);
    const quantity = joinedQuantity(before, line.quantity, within);
    if (quantity < before + line.quantity) {
      joined.messages.push(fewerUnitsMessage(within, name, line.size));
    }
    if (quantity === before) continue;
    if (before === 0 && quantities.size >= limits.cartLines.max) {
      joined.messages.push(
        i18n.t('There was no room in your cart for {product}.', {
          product: inSize(name, line.size),
        }),
      );
      continue;
    }
    stock.hold(key, quantity - stock.heldBySession(key));
    await writeCartLine(tx, { userId, ...key }, quantity, now);
    quantities.set(sizeId(key), quantity);
  }
  await stock.save();
  if (joined.removed.length > 0) joined.messages.push(leftOut(joined.removed.length));
  return joined;
}
