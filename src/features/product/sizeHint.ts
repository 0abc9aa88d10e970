import type { ProductSize } from '../../../contract/schemas/product.ts';
import { freePieces, lowStock } from '../../lib/stock.ts';

/** A size's measure, and how many are left of it where that is few. */
export function sizeHint(entry: ProductSize): string {
  const free = freePieces(entry);
  const left = free > 0 && free <= lowStock && `Only ${free} left`;
  return [entry.description, left].filter(Boolean).join(' · ');
}
