import { limits } from '../../../contract/limits.ts';
import {
  fewerUnits,
  joinedQuantity,
  leftOut,
  mergeLines,
} from '../../../contract/rules/cartLines.ts';
import type { CartLine } from '../../../contract/schemas/cart.ts';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../lib/ids.ts';
import { addCartJoin, findCartLines, writeCartLine } from '../../repositories/cartLines.ts';
import { findProductNames } from '../../repositories/products.ts';
import { sizeId } from '../../repositories/stock.ts';
import { lockCustomer } from '../../repositories/users.ts';
import { lockHeldStock } from './holds.ts';

/** What could not be added: lines whose product or size is gone, and texts for people. */
type Joined = { removed: CartLine[]; messages: string[] };

/** Adds a guest's lines to the customer's, each as far as the stock goes, once a `joinId`. */
export async function mergeGuestLines(
  tx: Database,
  join: { userId: string; lines: readonly CartLine[]; joinId: string; now: Date },
): Promise<Joined> {
  const { userId, now } = join;
  await lockCustomer(tx, userId);
  if (!(await addCartJoin(tx, userId, join.joinId, now))) return { removed: [], messages: [] };

  const guest = mergeLines(join.lines);
  const ids = new Set(guest.map(({ itemId }) => itemId).filter(isUuid));
  const names = await findProductNames(tx, [...ids]);
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
      joined.messages.push(fewerUnits(within, name, line.size));
    }
    if (quantity === before) continue;
    if (before === 0 && quantities.size >= limits.cartLines.max) {
      joined.messages.push(`There was no room in your cart for ${name} in size ${line.size}.`);
      continue;
    }
    await stock.hold(key, quantity - stock.heldBySession(key));
    await writeCartLine(tx, { userId, ...key }, quantity, now);
    quantities.set(sizeId(key), quantity);
  }
  if (joined.removed.length > 0) joined.messages.push(leftOut(joined.removed.length));
  return joined;
}
