import { limits } from '../../contract/limits.ts';
import { freeUnits } from '../../contract/rules/stock.ts';

type SizeEntry = { size: string; quantity: number; quantityReserved: number };

/** A size in words, with what its looks tell of the stock: "M", "M, only 2 left", "M, sold out". */
export function sizeName(entry: SizeEntry): string {
  const free = freeUnits(entry);
  if (free === 0) return `${entry.size}, sold out`;
  return free <= limits.lowStock ? `${entry.size}, only ${free} left` : entry.size;
}
