import type { Database } from '../../db/database.ts';
import { addMs } from '../../lib/time.ts';
import {
  findHolds,
  type NewHold,
  removeExpiredHolds,
  replaceHolds,
} from '../../repositories/cart.ts';
import {
  changeUnits,
  lockStock,
  recordStock,
  reserveUnits,
  type SizeKey,
  type StockCause,
  type StockRow,
  sizeId,
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
  hold: (key: SizeKey, wanted: number) => void;
  /** The same for a checkout session. */
  holdForSession: (key: SizeKey, wanted: number, session: { id: string; expiresAt: Date }) => void;
  take: (key: SizeKey, units: number) => void;
  /** Writes all of these changes; `cause` is of the units that were taken. */
  save: (cause?: StockCause) => Promise<void>;
};

const ofCart = '';

/**
 * Locks sizes, releases their expired holds, and reads the customer's. All changes of holds go
 * through here, so `reserved` is always their sum. The changes are kept until `save`, which writes
 * each size once.
 */
export async function lockHeldStock(
  tx: Database,
  userId: string,
  keys: readonly SizeKey[],
  now: Date,
): Promise<HeldStock> {
  const stock = await lockSizes(tx, keys);
  const found = await findHolds(tx, userId, keys, now);
  const stored = found.filter(({ expiresAt }) => expiresAt > now);
  if (stored.length < found.length) await releaseExpired(tx, stock, keys, now);
  const locked = new Map([...stock].map(([id, row]) => [id, { ...row }]));
  const idOf = (key: SizeKey, holder: string | null) => `${sizeId(key)} ${holder ?? ofCart}`;
  const held = new Map<string, NewHold>(stored.map((one) => [idOf(one, one.sessionId), one]));
  const written = new Set<string>();

  const rowOf = (key: SizeKey) => stock.get(sizeId(key));
  const heldBy = (key: SizeKey, holder: string) => held.get(idOf(key, holder))?.quantity ?? 0;
  const free = (key: SizeKey) => {
    const row = rowOf(key);
    return row ? row.quantity - row.reserved : 0;
  };
  const heldInAll = (key: SizeKey) =>
    [...held.values()]
      .filter((one) => sizeId(one) === sizeId(key))
      .reduce((sum, { quantity }) => sum + quantity, 0);

  function hold(key: SizeKey, wanted: number, expiresAt: Date, sessionId: string | null = null) {
    const row = rowOf(key);
    const before = heldBy(key, sessionId ?? ofCart);
    const quantity = Math.max(0, Math.min(wanted, before + free(key)));
    if (!row || (quantity === 0 && before === 0)) return;
    row.reserved += quantity - before;
    const { productId, size } = row;
    const id = idOf(key, sessionId);
    held.set(id, { productId, size, userId, sessionId, quantity, expiresAt });
    written.add(id);
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
    take(key, units) {
      const row = rowOf(key);
      if (!row || free(key) < units) throw new Error(`Not free: ${sizeId(key)}`);
      row.quantity -= units;
    },
    async save(cause) {
      const changes = [...stock].flatMap(([id, row]) => {
        const before = locked.get(id) ?? row;
        const reserved = row.reserved - before.reserved;
        const taken = before.quantity - row.quantity;
        return reserved === 0 && taken === 0 ? [] : [{ before, row, reserved, taken }];
      });
      // The rows are locked, so the values are current; the guard only catches bugs.
      const units = changes.map(({ row, ...change }) => ({ ...row, ...change }));
      if (!(await changeUnits(tx, units))) {
        throw new Error(`Not free: ${units.map(sizeId).join(', ')}`);
      }
      const replaced = stored.filter((one) => written.has(idOf(one, one.sessionId)));
      const added = [...held].filter(([id, { quantity }]) => written.has(id) && quantity > 0);
      await replaceHolds(
        tx,
        replaced.map(({ id }) => id),
        added.map(([, one]) => one),
      );
      const sold = changes.map(({ before, row }) => {
        const { productId, size, quantity: to } = row;
        return { productId, size, from: before.quantity, to };
      });
      if (cause) await recordStock(tx, sold, cause);
    },
  };
}

export async function lockAndReleaseExpired(
  tx: Database,
  keys: readonly SizeKey[],
  now: Date,
): Promise<Map<string, StockRow>> {
  const stock = await lockSizes(tx, keys);
  await releaseExpired(tx, stock, keys, now);
  return stock;
}

async function lockSizes(tx: Database, keys: readonly SizeKey[]) {
  return new Map((await lockStock(tx, keys)).map((row) => [sizeId(row), row]));
}

async function releaseExpired(
  tx: Database,
  stock: Map<string, StockRow>,
  keys: readonly SizeKey[],
  now: Date,
) {
  const released = new Map<StockRow, number>();
  for (const hold of await removeExpiredHolds(tx, keys, now)) {
    const row = stock.get(sizeId(hold));
    if (row) released.set(row, (released.get(row) ?? 0) + hold.quantity);
  }
  for (const [row, units] of released) {
    if (!(await reserveUnits(tx, row, -units))) throw new Error(`Not free: ${sizeId(row)}`);
    row.reserved -= units;
  }
}
