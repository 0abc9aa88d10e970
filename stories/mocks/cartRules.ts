import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import {
  fewerUnitsMessage,
  joinedQuantity,
  leftOut,
  mergeLines,
  tooManyUnits,
} from '../../contract/rules/cartLines.ts';
import { availableUnits, onlyLeft as onlyLeftOf } from '../../contract/rules/stock.ts';
import type { CartItem, CartLine, CartTarget } from '../../contract/schemas/cart.ts';
import { MockFailure } from './mockEndpoint.ts';
import { findProduct, type ShopState, shown } from './shopState.ts';

/**
 * Lines whose product still exists, with the product; the customer's own units count as available.
 */
export function toItems({ shelf, lines, plain }: ShopState): CartItem[] {
  return lines.flatMap(({ itemId, size, quantity }) => {
    const product = shelf.find(({ _id }) => _id === itemId);
    const isThere = quantity > 0 && product?.sizes.some((entry) => entry.size === size);
    return product && isThere ? [{ product: shown(product, plain), size, quantity }] : [];
  });
}

/** Lines whose product or size was removed. */
export function goneLines(state: ShopState): CartLine[] {
  return state.lines.filter((line) => line.quantity > 0 && !canHave(state, line));
}

/** Adds a unit if one is available. */
export function addUnit(state: ShopState, target: CartTarget) {
  const within = unitsFor(state, target);
  const wanted = 1 + (findLine(state, target)?.quantity ?? 0);
  if (wanted > within) throw new MockFailure(409, onlyLeft(state, target, within));
  if (wanted > limits.cartQuantity.max) throw new MockFailure(409, tooManyUnits());
  setLine(state, target, wanted);
}

/** Removes one item, and the line at zero. */
export function removeUnit(state: ShopState, target: CartTarget) {
  const line = findLine(state, target);
  if (!line) throw new MockFailure(404, messages.notInCart);
  setLine(state, target, line.quantity - 1);
}

/** Adds a guest's lines as far as the stock allows; returns the rest. */
export function joinLines(state: ShopState, guest: readonly CartLine[]) {
  const removed: CartLine[] = [];
  const told: string[] = [];
  for (const line of mergeLines(guest)) {
    if (!canHave(state, line)) {
      removed.push(line);
      continue;
    }
    const within = unitsFor(state, line);
    const before = findLine(state, line)?.quantity ?? 0;
    const quantity = joinedQuantity(before, line.quantity, within);
    if (quantity < before + line.quantity) {
      told.push(fewerUnitsMessage(within, findProduct(state, line.itemId).name, line.size));
    }
    setLine(state, line, quantity);
  }
  if (removed.length > 0) told.push(leftOut(removed.length));
  return {
    ...(removed.length > 0 && { removed }),
    ...(told.length > 0 && { message: told.join(' ') }),
  };
}

/** Sets the units of a line; removes it at zero. */
export function setLine({ lines }: ShopState, target: CartTarget, quantity: number) {
  const index = lines.findIndex((line) => isSame(line, target));
  const line = lines[index];
  if (quantity === 0) lines.splice(index, line ? 1 : 0);
  else if (line) line.quantity = quantity;
  else lines.push({ itemId: target.itemId, size: target.size, quantity });
}

function findLine({ lines }: ShopState, target: CartTarget) {
  return lines.find((line) => isSame(line, target));
}

function isSame(a: CartTarget, b: CartTarget): boolean {
  return a.itemId === b.itemId && a.size === b.size;
}

function canHave({ shelf }: ShopState, { itemId, size }: CartTarget): boolean {
  const product = shelf.find(({ _id }) => _id === itemId);
  return product?.sizes.some((entry) => entry.size === size) ?? false;
}

/** Units not reserved by others. */
function unitsFor(state: ShopState, { itemId, size }: CartTarget): number {
  const product = findProduct(state, itemId);
  const entry = product.sizes.find((each) => each.size === size);
  if (!entry) throw new MockFailure(404, messages.doesNotComeIn(product.name, size));
  return availableUnits(entry);
}

function onlyLeft(state: ShopState, { itemId, size }: CartTarget, units: number): string {
  const { name } = findProduct(state, itemId);
  return onlyLeftOf(units, name, size);
}
