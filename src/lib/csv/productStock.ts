import { i18n } from '../../../contract/i18n.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { stockSeenColumn } from './productColumns.ts';
import { Problem, readQuantity, readStockSeen } from './productCsvRow.ts';

/** New quantities by size; undefined if the size is no longer offered. */
export type Stock = { size: string; quantity: number | undefined }[];

/** Sizes that the file changes; `seen` has the quantities at export. */
export function readStock(
  cells: Record<string, string | undefined>,
  sizes: readonly string[],
  product: AdminProduct | undefined,
): { sizes: Stock; seen?: ReadonlyMap<string, number>; problems: string[] } {
  const stock: Stock = [];
  const problems: string[] = [];
  const seenCell = product && cells[stockSeenColumn];
  const seen = seenCell === undefined ? undefined : readStockSeen(seenCell);
  if (seen instanceof Problem) return { sizes: [], problems: [seen.textFor(stockSeenColumn)] };
  for (const size of sizes) {
    const cell = cells[size];
    if (cell === undefined) continue;
    const quantity = readQuantity(cell);
    if (seen && quantity === seen.get(size)) continue;
    const entry = product?.sizes.find((other) => other.size === size);
    const reserved = entry?.quantityReserved ?? 0;
    if (quantity instanceof Problem) problems.push(quantity.textFor(size));
    else if (reserved > (quantity ?? 0))
      problems.push(i18n.t('{size} can’t go below {reserved}: reserved', { size, reserved }));
    else stock.push({ size, quantity });
  }
  return { sizes: stock, seen, problems };
}
