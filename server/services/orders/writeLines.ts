import { isSameSize, movedParcels } from '../../../contract/rules/orderLines.ts';
import { onlyLeft } from '../../../contract/rules/stock.ts';
import type { Database } from '../../db/database.ts';
import { Conflict } from '../../errors.ts';
import type { SoldLine } from '../../repositories/checkouts.ts';
import { replaceLines } from '../../repositories/orderLines.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { updateParcel } from '../../repositories/parcels.ts';
import { sizeId, takeUnits } from '../../repositories/stock.ts';
import { lockAndReleaseExpired } from '../cart/holds.ts';

/** A size of an order, and the change of its units. */
type UnitsMore = SoldLine & { more: number };

/**
 * Locks the sizes of the old and the new lines, and counts the units that are added and removed.
 * @throws Conflict when too few are free
 */
export async function findDifference(
  tx: Database,
  { products, stockDeducted }: StoredOrder,
  lines: readonly SoldLine[],
  now: Date,
): Promise<UnitsMore[]> {
  if (!stockDeducted) return [];
  const all = [...products, ...lines];
  const stock = await lockAndReleaseExpired(tx, all, now);
  const unitsIn = (some: readonly SoldLine[], key: SoldLine) =>
    some.find((line) => isSameSize(line, key))?.quantity ?? 0;
  const units = [...new Map(all.map((line) => [sizeId(line), line])).entries()];
  return units.flatMap(([key, line]) => {
    const more = unitsIn(lines, line) - unitsIn(products, line);
    const { quantity = 0, reserved = 0 } = stock.get(key) ?? {};
    if (more > 0 && quantity - reserved < more) {
      throw new Conflict(onlyLeft(quantity - reserved, line.name, line.size));
    }
    return more === 0 ? [] : [{ ...line, more }];
  });
}

/** Takes units that are added from the stock, and returns those that are removed. */
export async function takeDifference(
  tx: Database,
  { id: orderId }: StoredOrder,
  units: readonly UnitsMore[],
  by: { at: Date; userId?: string | undefined },
) {
  for (const { more, ...line } of units) {
    await takeUnits(tx, line, more, { ...by, reason: more > 0 ? 'sold' : 'cancelled', orderId });
  }
}

/** Replaces an order's lines; its parcels follow. */
export async function writeNewLines(tx: Database, order: StoredOrder, lines: readonly SoldLine[]) {
  await replaceLines(tx, order, lines);
  for (const parcel of movedParcels(order.parcels, order.products, lines)) {
    await updateParcel(tx, parcel.id, { lines: parcel.lines });
  }
}
