import type { Database } from '../../db/database.ts';
import { addMs } from '../../lib/time.ts';
import { findHolds, removeExpiredHolds, writeHold } from '../../repositories/cart.ts';
import {
  lockStock,
  reserveUnits,
  type SizeKey,
  type StockCause,
  type StockRow,
  sizeId,
  takeUnits,
} from '../../repositories/stock.ts';

/** Milliseconds that a cart holds a unit after its last use. */
export const cartHoldLife = 15 * 60_000;

/** Extra time of a checkout's holds: a payment in the last second must still arrive. */
const checkoutHoldGrace = 2 * 60_000;

/** Sizes that this transaction has locked, and one customer's holds on them. */
type HeldStock = {
  has: (key: SizeKey) => boolean;
  free: (key: SizeKey) => number;
  /** Units available to the customer, including those that they hold. */
  available: (key: SizeKey) => number;
  heldByCart: (key: SizeKey) => number;
  heldBySession: (key: SizeKey) => number;
  /** Sets the cart's hold to `wanted` units, or to as many as are free or held by it. */
  hold: (key: SizeKey, wanted: number) => Promise<void>;
  /** The same for a checkout session. */
  holdForSession: (
    key: SizeKey,
    wanted: number,
    session: { id: string; expiresAt: Date },
  ) => Promise<void>;
  take: (key: SizeKey, units: number, cause: StockCause) => Promise<void>;
};

const ofCart = '';

/**
 * Locks sizes, releases their expired holds, and reads the customer's. All changes of holds go
 * through here, so `reserved` is always their sum.
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
    hold: (key, wanted) => hold(key, wanted, addMs(now, cartHoldLife)),
    holdForSession: (key, wanted, { id, expiresAt }) =>
      hold(key, wanted, addMs(expiresAt, checkoutHoldGrace), id),
    async take(key, units, cause) {
      const row = rowOf(key);
      if (!row || !(await takeUnits(tx, key, units, cause)))
        throw new Error(`Not free: ${sizeId(key)}`);
      row.quantity -= units;
    },
  };
}

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

/** The row is locked, so the values are current; the guard only catches bugs. */
async function changeReserved(tx: Database, row: StockRow, units: number) {
  if (units === 0) return;
  if (!(await reserveUnits(tx, row, units))) throw new Error(`Not free: ${sizeId(row)}`);
  row.reserved += units;
}
