import type { Database } from '../../db/database.ts';
import { later } from '../../lib/days.ts';
import { findHolds, removeExpiredHolds, writeHold } from '../../repositories/holds.ts';
import {
  lockStock,
  reserveUnits,
  type SizeKey,
  type StockRow,
  sizeId,
  takeUnits,
} from '../../repositories/stock.ts';

/** Milliseconds that a cart keeps a unit after it was last used. */
export const cartHoldLife = 15 * 60_000;

/** The same that a checkout keeps its units for longer: a payment of the last second must still arrive. */
const checkoutHoldGrace = 2 * 60_000;

/** Sizes that this transaction has locked, and what one customer holds of them. */
type HeldStock = {
  /** Whether the shop has this size. */
  has: (key: SizeKey) => boolean;
  /** Free units. */
  free: (key: SizeKey) => number;
  /** Units available to the customer: free ones, and those they hold themselves. */
  available: (key: SizeKey) => number;
  /** Units that the customer's cart holds. */
  heldByCart: (key: SizeKey) => number;
  /** Units that the customer's checkout session holds. */
  heldBySession: (key: SizeKey) => number;
  /** Makes the cart hold `wanted` units, or as many as there are; less than none is none. */
  hold: (key: SizeKey, wanted: number) => Promise<void>;
  /** The same of a checkout session. */
  holdForSession: (
    key: SizeKey,
    wanted: number,
    session: { id: string; expiresAt: Date },
  ) => Promise<void>;
  /** Takes free units out of the stock. */
  take: (key: SizeKey, units: number) => Promise<void>;
};

const ofCart = '';

/**
 * Locks sizes, releases holds on them that have expired, and reads what the customer holds.
 * All changes of holds go through here, so `reserved` is always their sum.
 */
export async function lockHeldStock(
  tx: Database,
  userId: string,
  keys: readonly SizeKey[],
  now: Date,
): Promise<HeldStock> {
  const stock = await lockAndReleaseExpired(tx, keys, now);
  /** By size, then by session. */
  const held = new Map(keys.map((key) => [sizeId(key), new Map<string, number>()]));
  for (const hold of await findHolds(tx, userId, keys)) {
    held.get(sizeId(hold))?.set(hold.sessionId ?? ofCart, hold.quantity);
  }
  const rowOf = (key: SizeKey) => stock.get(sizeId(key));
  const heldBy = (key: SizeKey, holder: string) => held.get(sizeId(key))?.get(holder) ?? 0;
  const free = (key: SizeKey) => {
    const row = rowOf(key);
    return row ? row.quantity - row.reserved : 0;
  };
  const heldInAll = (key: SizeKey) =>
    [...(held.get(sizeId(key))?.values() ?? [])].reduce((sum, units) => sum + units, 0);

  async function hold(key: SizeKey, wanted: number, expiresAt: Date, sessionId?: string) {
    const row = rowOf(key);
    const before = heldBy(key, sessionId ?? ofCart);
    const units = Math.max(0, Math.min(wanted, before + free(key)));
    if (!row || (units === 0 && before === 0)) return;
    await changeReserved(tx, row, units - before);
    await writeHold(tx, { userId, ...(sessionId && { sessionId }) }, key, units, expiresAt);
    held.get(sizeId(key))?.set(sessionId ?? ofCart, units);
  }

  return {
    has: (key) => rowOf(key) !== undefined,
    free,
    available: (key) => free(key) + heldInAll(key),
    heldByCart: (key) => heldBy(key, ofCart),
    heldBySession: (key) => heldInAll(key) - heldBy(key, ofCart),
    hold: (key, wanted) => hold(key, wanted, later(now, cartHoldLife)),
    holdForSession: (key, wanted, { id, expiresAt }) =>
      hold(key, wanted, later(expiresAt, checkoutHoldGrace), id),
    async take(key, units) {
      const row = rowOf(key);
      if (!row || !(await takeUnits(tx, key, units))) throw new Error(`Not free: ${sizeId(key)}`);
      row.quantity -= units;
    },
  };
}

/** Locks sizes and releases holds on them that have expired. */
export async function lockAndReleaseExpired(
  tx: Database,
  keys: readonly SizeKey[],
  now: Date,
): Promise<Map<string, StockRow>> {
  const rows = await lockStock(tx, keys);
  const stock = new Map(rows.map((row) => [sizeId(row), row]));
  const released = new Map<StockRow, number>();
  for (const hold of await removeExpiredHolds(tx, keys, now)) {
    const row = stock.get(sizeId(hold));
    if (row) released.set(row, (released.get(row) ?? 0) + hold.quantity);
  }
  for (const [row, units] of released) await changeReserved(tx, row, -units);
  return stock;
}

/** The row is locked, so what was read of it still holds; the guard is for our own mistakes. */
async function changeReserved(tx: Database, row: StockRow, units: number): Promise<void> {
  if (units === 0) return;
  if (!(await reserveUnits(tx, row, units))) throw new Error(`Not free: ${sizeId(row)}`);
  row.reserved += units;
}
